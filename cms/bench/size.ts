import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { IndexRetriever } from '../src/engines/ai/index/index-retriever';
import { IndexStore } from '../src/engines/ai/index/index-store';
import { IndexBuildWorker } from '../src/engines/ai/index/index-build-worker';
import models from '../src/engines/ai/index/models.json';
import { PassageIndex } from '../src/engines/ai/index/passage-index';
import { decodeSnapshot } from '../src/engines/ai/index/snapshot';
import { copiesOf, passagesOf, questionsOf, readArticles } from './data';
import { note } from './figures';
import { botOf, embeddedOn, replyTo } from './visitors-run';

/** The best of so many rounds counts: a machine that others use too is measured for what it can do. */
const ROUNDS = 3;
/** Passages of a bot of about 1.7 million characters, and of the largest bot. */
const SIZES = [2_000, 12_000];

const worker = async (): Promise<IndexBuildWorker> => {
  const workerFile = path.join(__dirname, 'build-worker.cjs');
  await build({
    entryPoints: [path.join(__dirname, '../../src/engines/ai/index/build-worker.ts')],
    bundle: true,
    platform: 'node',
    packages: 'external',
    outfile: workerFile,
    logLevel: 'error',
  });
  return new IndexBuildWorker({ workerFile });
};

/** The longest time in which the thread that answers visitors did nothing else. */
const pauses = () => {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  return {
    stop: async (): Promise<number> => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      clearInterval(timer);
      return longest;
    },
  };
};

const quantile = (times: readonly number[], q: number): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * q)] ?? 0;

/** Whole replies, and the work of this processor for each: what others do on the machine does not count. */
const timeReplies = async (retriever: IndexRetriever, questions: readonly string[]): Promise<number[]> => {
  const today = '2026-11-23';
  const engine = embeddedOn(today);
  const bot = botOf({ name: 'bot', title: 'Bot', language: 'it', today, passages: [], questions: [] });
  const best = questions.map(() => Infinity);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [number, text] of questions.entries()) {
      const begun = process.cpuUsage();
      await replyTo((question) => engine.answer(question, retriever), { bot, text, history: [] });
      const { user, system } = process.cpuUsage(begun);
      best[number] = Math.min(best[number] ?? Infinity, (user + system) / 1000);
    }
  return best;
};

/**
 * What a large bot costs: `size <squad-it file>` builds it on the other thread, stores it, reads it back, asks it 500 questions and has
 * 125 of them answered.
 */
const main = async (): Promise<void> => {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error('usage: size <squad-it file>');
  const articles = readArticles(file);
  const once = passagesOf(articles);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'officina-bench-'));
  const store = new IndexStore(folder);
  for (const size of SIZES) {
    const passages = copiesOf(once, size);
    const characters = passages.reduce((sum, { text }) => sum + text.length, 0);
    let built = Infinity;
    let longest = 0;
    let work = Infinity;
    let bytes = new Uint8Array();
    for (let round = 0; round < ROUNDS; round += 1) {
      // A thread that was just started, as after a restart: its start is part of the time.
      const workshop = await worker();
      const pause = pauses();
      const start = performance.now();
      const begun = process.cpuUsage();
      bytes = new Uint8Array(await workshop.build(passages));
      if (!decodeSnapshot(bytes)) throw new Error('The snapshot cannot be read');
      built = Math.min(built, performance.now() - start);
      const { user, system } = process.cpuUsage(begun);
      work = Math.min(work, (user + system) / 1000);
      longest = Math.max(longest, await pause.stop());
    }
    await store.write('bot', String(size), bytes);
    let back = Infinity;
    let index: PassageIndex | undefined;
    for (let round = 0; round < ROUNDS; round += 1) {
      const again = performance.now();
      const stored = await store.read('bot', String(size));
      if (!stored) throw new Error('The stored index cannot be read');
      index = new PassageIndex(stored.passages, stored.data, models);
      back = Math.min(back, performance.now() - again);
    }
    if (!index) throw new Error('Nothing was read');
    const retriever = new IndexRetriever(index, models);
    const questions = questionsOf(articles).filter((_, number) => number % 8 === 0);
    const best = questions.map(() => Infinity);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [number, { question }] of questions.entries()) {
        const begun = performance.now();
        retriever.search(question, [], 8);
        best[number] = Math.min(best[number] ?? Infinity, performance.now() - begun);
      }
    const replies = await timeReplies(
      retriever,
      questions.filter((_, number) => number % 4 === 0).map(({ question }) => question),
    );
    const at = (times: readonly number[], q: number): string => quantile(times, q).toFixed(1);
    note(`${size}: built`, built);
    note(`${size}: back`, back);
    note(`${size}: p95`, quantile(best, 0.95));
    note(`${size}: reply p95`, quantile(replies, 0.95));
    console.log(
      `${size} passages, ${(characters / 1e6).toFixed(1)} M characters: built in ${built.toFixed(0)} ms on a cold thread (${work.toFixed(0)} ms of work; the answering one paused ${longest.toFixed(0)} ms at most); ${(bytes.length / 1e6).toFixed(1)} MB on disk, back in ${back.toFixed(0)} ms; query p50 ${at(best, 0.5)} ms, p95 ${at(best, 0.95)} ms; reply p50 ${at(replies, 0.5)} ms of work, p95 ${at(replies, 0.95)} ms`,
    );
  }
  console.log(`load of the machine: ${os.loadavg()[0]?.toFixed(1)} on ${os.cpus().length} processors`);
  fs.rmSync(folder, { recursive: true });
  process.exit();
};
void main();
