import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Subject } from './subjects';

export interface Profile {
  /** How many times slower than this machine. */
  cpu: number;
  /** 150 ms of round trip and 1.6 Mbit/s, as slow 4G. */
  slow4g: boolean;
}

/** What the page notes about itself, from its first moment. */
interface Notes {
  bubbleAt: number;
  clickAt: number;
  focusAt: number;
  blocked: number;
  longest: number;
  shift: number;
  frames: number;
}

// In the page: one look per frame, no observer of the DOM, so that looking costs every subject the same.
const takeNotes = ([bubble, field]: [string[], string[]]) => {
  const notes: Notes = { bubbleAt: 0, clickAt: 0, focusAt: 0, blocked: 0, longest: 0, shift: 0, frames: 0 };
  const find = (path: string[]): HTMLElement | null => {
    let root: ParentNode | null = document;
    let found: HTMLElement | null = null;
    for (const selector of path) {
      found = root?.querySelector<HTMLElement>(selector) ?? null;
      root = found?.shadowRoot ?? null;
    }
    return found;
  };
  const sees = (text: string, root: ParentNode = document): boolean =>
    [...root.querySelectorAll('*')].some(
      (element) =>
        (element.shadowRoot && sees(text, element.shadowRoot)) ||
        (element.children.length === 0 && element.textContent?.includes(text)),
    );
  Object.assign(window, {
    bench: { notes, sees, bubble: () => find(bubble), field: () => find(field) },
  });
  const focused = () => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return !!element?.matches('input, textarea, [contenteditable]');
  };
  // A frame's callbacks run before its layout and paint; a message posted there is read after them, when the bubble is drawn.
  const drawn = new MessageChannel();
  drawn.port1.onmessage = () => (notes.bubbleAt ||= performance.now());
  const look = () => {
    notes.frames += 1;
    if (!notes.bubbleAt && find(bubble)?.checkVisibility()) drawn.port2.postMessage(null);
    if (notes.clickAt && !notes.focusAt && focused()) notes.focusAt = performance.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  addEventListener('click', () => (notes.clickAt ||= performance.now()), { capture: true, once: true });
  const observe = (
    type: string,
    use: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  observe('longtask', ({ duration }) => {
    notes.blocked += Math.max(0, duration - 50);
    notes.longest = Math.max(notes.longest, duration);
  });
  observe('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) notes.shift += value;
  });
};

/** One visitor: a browser context of its own, so that nothing is cached from the visit before. */
export class Visit {
  private constructor(
    readonly page: Page,
    readonly cdp: CDPSession,
  ) {}

  static async start(
    browser: Browser,
    subject: Subject,
    { cpu, slow4g }: Profile,
    options: { talked?: boolean } = {},
  ): Promise<Visit> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable');
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    if (slow4g) {
      await cdp.send('Network.enable');
      await cdp.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: 200_000,
        uploadThroughput: 93_750,
      });
    }
    await page.addInitScript(takeNotes, [subject.bubble, subject.field] as [string[], string[]]);
    if (options.talked)
      await page.addInitScript(() => {
        sessionStorage.setItem('officina-chat:bench', JSON.stringify({ id: 's', token: 't' }));
        sessionStorage.setItem('officina-chat:bench:open', '0');
      });
    return new Visit(page, cdp);
  }

  /**
   * The value of an expression in the page, asked through the protocol: Playwright's own helpers would live in the page's heap, which is
   * measured here.
   */
  async ask<Value>(expression: string): Promise<Value> {
    const { result, exceptionDetails } = await this.cdp.send('Runtime.evaluate', {
      expression,
      returnByValue: true,
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.exception?.description}`);
    return result.value;
  }

  /** Asks again and again until the answer is a truthy one. */
  async until<Value>(expression: string, within = 30_000): Promise<Value> {
    const deadline = Date.now() + within;
    for (;;) {
      const value = await this.ask<Value>(expression);
      if (value) return value;
      if (Date.now() > deadline) throw new Error(`Waited in vain for ${expression}`);
      await sleep(50);
    }
  }

  /** Goes to the page and waits until the bubble is there and the browser has nothing left to do. */
  async arrive(origin: string, subject: Subject): Promise<void> {
    await this.page.goto(`${origin}/page/${encodeURIComponent(subject.name)}`, { waitUntil: 'commit' });
    await this.until('window.bench?.notes.bubbleAt');
    await this.page.waitForLoadState('networkidle');
    await sleep(600);
  }

  notes(): Promise<Notes> {
    return this.ask('({ ...bench.notes })');
  }

  /** Addresses of what was fetched until now, or until `time` of the page's clock. */
  async fetched(until = Infinity): Promise<string[]> {
    const entries = await this.ask<{ name: string; startTime: number }[]>(
      'performance.getEntriesByType("resource").map(({ name, startTime }) => ({ name, startTime }))',
    );
    return entries
      .filter(({ name, startTime }) => name.startsWith('http') && startTime <= until)
      .map(({ name }) => name);
  }

  /** Clicks the bubble as a hand does, and waits until the field has the keyboard. Milliseconds between the two. */
  async open(): Promise<number> {
    const { x, y } = await this.ask<{ x: number; y: number }>(
      '(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(bench.bubble().getBoundingClientRect())',
    );
    await this.page.mouse.click(x, y);
    await this.until('bench.notes.focusAt', 5_000).catch(() =>
      // Some never take the keyboard: then it counts when the field is there.
      this.until('bench.field()?.checkVisibility() && (bench.notes.focusAt ||= performance.now())'),
    );
    const { clickAt, focusAt } = await this.notes();
    return focusAt - clickAt;
  }

  async heap(): Promise<number> {
    await this.cdp.send('HeapProfiler.collectGarbage');
    await sleep(100);
    await this.cdp.send('HeapProfiler.collectGarbage');
    return (await this.metric('JSHeapUsedSize')) / 1e6;
  }

  /** Milliseconds that the main thread has worked so far. */
  async mainThread(): Promise<number> {
    return (await this.metric('TaskDuration')) * 1000;
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }

  private async metric(name: string): Promise<number> {
    const { metrics } = await this.cdp.send('Performance.getMetrics');
    return metrics.find((metric) => metric.name === name)?.value ?? 0;
  }
}
