import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { LAST_MESSAGE, REPLY_END, type BenchServer } from './serve';
import type { Subject } from './subjects';
import { Visit, type Profile } from './visit';

/** Names of figures and their values, of one visit. */
export type Figures = Record<string, number>;

const scripts = (server: BenchServer, addresses: string[]) =>
  addresses.reduce((sum, address) => sum + (/woff2|\/api\//.test(address) ? 0 : server.gzip(address)), 0);

/** From the first byte of the page to the keyboard in the field. */
export const arrival = async (
  browser: Browser,
  server: BenchServer,
  subject: Subject,
  profile: Profile,
): Promise<Figures> => {
  const visit = await Visit.start(browser, subject, profile);
  try {
    await visit.arrive(server.origin, subject);
    const { bubbleAt, blocked, longest, shift } = await visit.notes();
    const early = await visit.fetched(bubbleAt);
    const heapClosed = await visit.heap();
    const opened = await visit.open();
    const late = await visit.fetched();
    return {
      bubble: bubbleAt,
      blocked,
      longest,
      opened,
      shift,
      heapClosed,
      heapOpen: await visit.heap(),
      bytesBubble: scripts(server, early),
      bytesOpen: scripts(server, late),
      requestsBubble: early.length,
      requestsOpen: late.filter((address) => !address.includes('woff2')).length,
    };
  } finally {
    await visit.close();
  }
};

/** A conversation of 500 messages: opening it, and a key pressed with it on the screen. */
export const longConversation = async (
  browser: Browser,
  server: BenchServer,
  subject: Subject,
  profile: Profile,
): Promise<Figures> => {
  server.messages = 500;
  const visit = await Visit.start(browser, subject, profile, { talked: true });
  try {
    await visit.arrive(server.origin, subject);
    const before = await visit.notes();
    await visit.ask(`addEventListener('click', () => {
      const from = performance.now();
      const wait = () => {
        if (bench.sees(${JSON.stringify(LAST_MESSAGE)})) bench.lastSeen = performance.now() - from;
        else requestAnimationFrame(wait);
      };
      requestAnimationFrame(wait);
    }, { capture: true, once: true })`);
    await visit.open();
    const last = await visit.until<number>('bench.lastSeen', 60_000);
    await sleep(500);
    const after = await visit.notes();
    const heap = await visit.heap();
    const busy = await visit.mainThread();
    const keys = 20;
    for (let key = 0; key < keys; key += 1) {
      await visit.page.keyboard.press('a');
      await sleep(30);
    }
    const idle = await visit.mainThread();
    await sleep(30 * keys);
    const end = await visit.mainThread();
    return {
      last,
      blocked: after.blocked - before.blocked,
      longest: after.longest > before.longest ? after.longest : 0,
      heap,
      key: (idle - busy - (end - idle)) / keys,
    };
  } finally {
    await visit.close();
  }
};

/** One streamed reply of 2,000 characters below 100 messages. */
export const streamedReply = async (
  browser: Browser,
  server: BenchServer,
  subject: Subject,
  profile: Profile,
): Promise<Figures> => {
  server.messages = 100;
  const visit = await Visit.start(browser, subject, profile, { talked: true });
  try {
    await visit.arrive(server.origin, subject);
    await visit.open();
    await visit.until(`bench.sees(${JSON.stringify(LAST_MESSAGE)})`);
    await sleep(600);
    await visit.page.keyboard.type('Quando spedite?');
    await sleep(200);
    // What page and harness cost by themselves: a look at every frame, with nothing new to show.
    const quiet = await visit.mainThread();
    const still = Date.now();
    await sleep(2000);
    const idle = ((await visit.mainThread()) - quiet) / (Date.now() - still);
    const start = await visit.mainThread();
    const from = Date.now();
    const { frames, blocked } = await visit.notes();
    await visit.page.keyboard.press('Enter');
    // Only after the stream's own two seconds does anybody look: looking is work too.
    await sleep(2000);
    await visit.until(`bench.sees(${JSON.stringify(REPLY_END)})`, 20_000);
    const seconds = (Date.now() - from) / 1000;
    const now = await visit.notes();
    const work = (await visit.mainThread()) - start;
    return {
      work,
      own: work - idle * seconds * 1000,
      fps: (now.frames - frames) / seconds,
      blocked: now.blocked - blocked,
      whole: seconds * 1000,
    };
  } finally {
    await visit.close();
  }
};
