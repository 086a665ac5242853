import { IndexCache } from '../src/engines/ai/index/index-cache';
import models from '../src/engines/ai/index/models.json';
import type { Passage } from '../src/engines/ai/port';
import { passagesOf, readArticles } from './data';

/** Passages of one bot, and the setting's default. */
const PASSAGES = 2_000;
const KEPT = 60_000;

/** `memory <squad-it file> [--quick]`: a hundred bots (ten with --quick) asked one after the other, and one that was forgotten. */
const main = async (): Promise<void> => {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error('usage: memory <squad-it file> [--quick]');
  const quick = process.argv.includes('--quick');
  const bots = quick ? 10 : 100;
  const kept = quick ? KEPT / 10 : KEPT;
  const once = passagesOf(readArticles(file));
  // Every bot has words of its own, as other owners' documents would.
  const loadPassages = (botId: string): Promise<Passage[]> =>
    Promise.resolve(
      Array.from({ length: PASSAGES }, (_, at): Passage => {
        const passage = once[at % once.length] ?? once[0]!;
        const mark = String.fromCharCode(97 + (Number(botId) % 26)) + (at < once.length ? '' : 'x');
        return {
          ...passage,
          id: `${botId}/${at}`,
          text: passage.text.replace(/\b\p{Ll}{9,}\b/gu, (word) => word + mark),
        };
      }),
    );
  const cache = new IndexCache({
    loadPassages,
    materialVersion: () => Promise.resolve('1'),
    now: () => Date.now(),
    models,
    maxPassages: kept,
  });
  globalThis.gc?.();
  const used = (): number => process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers;
  const before = used();
  for (let bot = 0; bot < bots; bot += 1) (await cache.get(String(bot))).search('Quando è nato?', [], 8);
  globalThis.gc?.();
  const megabytes = (used() - before) / 1024 / 1024;
  const begun = process.cpuUsage();
  const start = performance.now();
  await cache.get('0');
  const { user, system } = process.cpuUsage(begun);
  console.log(
    `${bots} bots of ${PASSAGES} passages, at most ${kept} passages kept: ${cache.size} in memory, ${megabytes.toFixed(0)} MB; a forgotten one is back in ${(performance.now() - start).toFixed(0)} ms (${((user + system) / 1000).toFixed(0)} ms of work)`,
  );
};
void main();
