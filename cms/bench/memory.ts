import { IndexCache } from '../src/engines/ai/index/index-cache';
import models from '../src/engines/ai/index/models.json';
import type { Passage } from '../src/engines/ai/port';
import { copiesOf, passagesOf, questionsOf, readArticles } from './data';
import { note } from './figures';

/** Passages of one bot, and how many over all bots the setting keeps by default. */
const PASSAGES = 2_000;
const KEPT = 60_000;

/** `memory <squad-it file> [--quick]`: a hundred bots (ten with --quick) asked one after the other; the setting's share of them, and all. */
const main = async (): Promise<void> => {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error('usage: memory <squad-it file> [--quick]');
  const bots = process.argv.includes('--quick') ? 10 : 100;
  const articles = readArticles(file);
  const once = passagesOf(articles);
  const questions = questionsOf(articles).filter((_, at) => at % 400 === 0);
  const loadPassages = (botId: string): Promise<Passage[]> => {
    const mark = String.fromCharCode(97 + (Number(botId) % 26));
    // Texts of their own: copies of one string would be counted once.
    return Promise.resolve(
      copiesOf(once, PASSAGES, mark).map((passage) => ({
        ...passage,
        text: Buffer.from(passage.text).toString(),
      })),
    );
  };
  const used = (): number => {
    globalThis.gc?.();
    return process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers;
  };
  for (const limit of [(KEPT * bots) / 100, PASSAGES * bots]) {
    const before = used();
    const cache = new IndexCache({
      loadPassages,
      materialVersion: () => Promise.resolve('1'),
      now: () => Date.now(),
      models,
      maxPassages: limit,
    });
    for (let bot = 0; bot < bots; bot += 1) {
      const retriever = await cache.get(String(bot));
      for (const { question } of questions) retriever.search(question, [], 8);
    }
    const megabytes = (used() - before) / 1024 / 1024;
    note(limit === PASSAGES * bots ? 'memory: all' : 'memory: kept', (megabytes * 100) / bots);
    console.log(
      `${bots} bots of ${PASSAGES} passages asked, at most ${limit} passages kept: ${cache.size} in memory, ${megabytes.toFixed(0)} MB`,
    );
  }
};
void main();
