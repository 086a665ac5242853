import type { Browser } from '@playwright/test';
import zlib from 'node:zlib';

export interface VisitFigures {
  /** Kilobytes of script, as gzip, until the page answers. */
  script: number;
  /** Milliseconds. */
  lcp: number;
  tbt: number;
  cls: number;
}

/** Lighthouse's "slow 4G" as DevTools applies it, and a processor four times slower. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const SLOWER = 4;
/** After the page is ready: late shifts and long tasks still count. */
const WATCH_MS = 2_000;
/** A task longer than this keeps a finger waiting. */
const LONG_TASK_MS = 50;

interface Watched {
  lcp: number;
  tbt: number;
  cls: number;
}

/** One visit to a page by somebody who was never there. */
export const visit = async (browser: Browser, url: string): Promise<VisitFigures> => {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true });
  const page = await context.newPage();
  const scripts: Promise<number>[] = [];
  let ready = false;
  page.on('response', (response) => {
    if (ready || response.request().resourceType() !== 'script') return;
    scripts.push(response.body().then((body) => zlib.gzipSync(body, { level: 9 }).length));
  });
  await page.addInitScript((longTask) => {
    const watched: Watched = { lcp: 0, tbt: 0, cls: 0 };
    Object.assign(window, { watched });
    const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    watch('largest-contentful-paint', (entry) => (watched.lcp = entry.startTime));
    watch('longtask', (entry) => (watched.tbt += entry.duration - longTask));
    watch('layout-shift', (entry) => {
      const { hadRecentInput, value } = entry as PerformanceEntry & {
        hadRecentInput: boolean;
        value: number;
      };
      if (!hadRecentInput) watched.cls += value;
    });
  }, LONG_TASK_MS);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForSelector('html[data-ready]');
  ready = true;
  await page.waitForTimeout(WATCH_MS);
  const watched = await page.evaluate(() => (window as unknown as { watched: Watched }).watched);
  const bytes = await Promise.all(scripts);
  await context.close();
  return { script: bytes.reduce((sum, size) => sum + size, 0) / 1000, ...watched };
};

/** Whether going back finds the page as it was left, without loading it again. */
export const comesBackAtOnce = async (browser: Browser, from: string, to: string): Promise<boolean> => {
  const page = await browser.newPage();
  await page.addInitScript(() =>
    window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
  );
  await page.goto(from, { waitUntil: 'networkidle' });
  await page.goto(to, { waitUntil: 'networkidle' });
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction(() => 'persisted' in window);
  const persisted = await page.evaluate(() => (window as unknown as { persisted: boolean }).persisted);
  await page.close();
  return persisted;
};
