/**
 * The public pages beside a bare page of the same stack, on a slow phone: script before the page answers, largest paint, shifts,
 * blocked time; how long the server takes to draw; whether going back is instant; Lighthouse with `--lighthouse`.
 *
 *   npm run bench -- site [--rounds 5] [--lighthouse] [--as-built]
 *
 * One run, pages alternating within each round, medians; `SITE_DIST` measures another build than `site/dist`.
 */
import { chromium } from '@playwright/test';
import { parseArgs } from 'node:util';
import { sized } from '../support/bench-size';
import { chromiumPath } from '../support/chromium';
import { startCms } from '../support/start-cms';
import { serveBarePage } from './site/bare-page';
import { installLighthouse, lighthouse } from './site/lighthouse';
import { comesBackAtOnce, visit, type VisitFigures } from './site/visit';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    lighthouse: { type: 'boolean', default: false },
    'as-built': { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const DRAWINGS = sized(200, 5);
const GOALS = { script: 125, lcp: 1200, cls: 0.02, tbt: 100, drawing: 30 };

const at = (numbers: number[], share: number) => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
};

/** Milliseconds to draw a page anew, as a visitor waits for it: the searched words are new each time, so that no copy is ready. */
const drawings = async (url: string): Promise<number[]> => {
  const times: number[] = [];
  for (let index = 0; index < DRAWINGS; index += 1) {
    const began = performance.now();
    await (await fetch(`${url}?q=misura-${index}`, { headers: { accept: 'text/html' } })).arrayBuffer();
    times.push(performance.now() - began);
  }
  return times;
};

const main = async () => {
  const server = await startCms({ env: { SEED_DEMO: 'true', NODE_ENV: 'production' } });
  const bare = await serveBarePage();
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    // Playwright switches it off, and going back is what is measured.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const { data } = (await (await fetch(`${server.url}/api/site/articles`)).json()) as {
      data: { slug: string }[];
    };
    const pages = new Map([
      ['bare', bare.url],
      ['landing', `${server.url}/`],
      ['blog', `${server.url}/blog`],
      ['post', `${server.url}/blog/${data[0]?.slug}`],
    ]);
    const figures = new Map<string, VisitFigures[]>([...pages.keys()].map((name) => [name, []]));
    for (let round = 0; round <= rounds; round += 1)
      for (const [name, url] of pages) {
        const measured = await visit(browser, url);
        // The first round warms up.
        if (round > 0) figures.get(name)?.push(measured);
      }
    console.log('\n  page       script kB      LCP ms      CLS   TBT ms   drawn p95 ms   back at once');
    for (const [name, url] of pages) {
      const all = figures.get(name) ?? [];
      const median = (figure: keyof VisitFigures) =>
        at(
          all.map((one) => one[figure]),
          0.5,
        );
      const drawn = name === 'bare' ? '–' : at(await drawings(url), 0.95).toFixed(1);
      const back = name === 'bare' ? '–' : String(await comesBackAtOnce(browser, url, bare.url));
      console.log(
        `  ${name.padEnd(8)} ${median('script').toFixed(1).padStart(11)} ${median('lcp').toFixed(0).padStart(11)} ${median('cls').toFixed(3).padStart(8)} ${median('tbt').toFixed(0).padStart(8)} ${drawn.padStart(14)} ${back.padStart(14)}`,
      );
    }
    console.log(`  goal     ${Object.values(GOALS).join('  ')}`);
    if (values.lighthouse && installLighthouse()) {
      const scores = new Map<string, number[][]>([...pages.keys()].map((name) => [name, []]));
      for (let round = 0; round < rounds; round += 1)
        for (const [name, url] of pages) scores.get(name)?.push(await lighthouse(url));
      console.log(
        '\n  Lighthouse, phone   performance (lowest to highest) / accessibility / best practices / search',
      );
      for (const [name, found] of scores) {
        const [speed = [], ...others] = [0, 1, 2, 3].map((index) => found.map((each) => each[index] ?? 0));
        const median = (numbers: number[]) => at(numbers, 0.5);
        console.log(
          `  ${name.padEnd(18)} ${median(speed)} (${at(speed, 0)} to ${at(speed, 1)}) / ${others.map(median).join(' / ')}`,
        );
      }
    }
  } finally {
    await browser.close();
    bare.close();
    await server.stop();
  }
};

void main();
