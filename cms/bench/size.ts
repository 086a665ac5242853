import models from '../src/engines/ai/index/models.json';
import { PassageIndex } from '../src/engines/ai/index/passage-index';
import { passagesOf, questionsOf, readArticles } from './data';

const COPIES = 12;

/** What a fully loaded bot costs: `size <squad-it file>` builds one of about 12,000 passages and asks it 500 questions. */
const main = async (): Promise<void> => {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error('usage: size <squad-it file>');
  const articles = readArticles(file);
  const once = passagesOf(articles);
  for (const copies of [1, COPIES]) {
    // Each copy gets words of its own, as other documents would have.
    const passages = Array.from({ length: copies }, (_, copy) =>
      once.map((passage) => ({
        ...passage,
        id: `${passage.id}/${copy}`,
        text:
          copy === 0
            ? passage.text
            : passage.text.replace(/\b\p{Ll}{9,}\b/gu, (word) => `${word}${'xyzkwj'[copy % 6]}`),
      })),
    ).flat();
    let longest = 0;
    let last = performance.now();
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 1);
    globalThis.gc?.();
    const before = process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers;
    const start = performance.now();
    const begun = process.cpuUsage();
    const index = await PassageIndex.build(passages, models);
    const built = performance.now() - start;
    const work = process.cpuUsage(begun);
    await new Promise((resolve) => setTimeout(resolve, 5));
    clearInterval(timer);
    const times = questionsOf(articles)
      .filter((_, number) => number % 8 === 0)
      .map(({ question }) => {
        const asked = performance.now();
        index.search(question);
        return performance.now() - asked;
      })
      .sort((a, b) => a - b);
    const at = (q: number): string => (times[Math.floor(times.length * q)] ?? 0).toFixed(2);
    globalThis.gc?.();
    const megabytes =
      (process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers - before) / 1024 / 1024;
    console.log(
      `${index.passages.length} passages: built in ${built.toFixed(0)} ms (${((work.user + work.system) / 1000).toFixed(0)} ms of work, longest pause ${longest.toFixed(0)} ms), about ${megabytes.toFixed(0)} MB, query p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`,
    );
  }
};
void main();
