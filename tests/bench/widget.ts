/**
 * The widget in a page, beside a page with a plain button, a bare Lit element, and (with `--peers`) three chat widgets from npm.
 *
 *   npm run bench -- widget [--rounds 7] [--peers] [--only bubble,long,stream,behaviour] [--sdk FOLDER]
 *
 * One run, subjects alternating within each round, medians; CPU four times slower through the DevTools protocol; every visit is
 * a fresh browser context. `--sdk` measures another build than `sdk/dist` (made by `SDK_DIST=FOLDER npm run build -w sdk`), and
 * `--as-built` skips the builds that `npm run bench` begins with.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { chromiumPath } from '../support/chromium';
import { repositoryRoot } from '../support/paths';
import { behaviour } from './widget/behaviour';
import { arrival, longConversation, streamedReply, type Figures } from './widget/measures';
import { serve, type BenchServer } from './widget/serve';
import { PEERS, SUBJECTS, type Subject } from './widget/subjects';
import type { Profile } from './widget/visit';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    peers: { type: 'boolean', default: false },
    only: { type: 'string', default: 'bubble,long,stream,behaviour' },
    sdk: { type: 'string', default: path.join(repositoryRoot, 'sdk/dist') },
    help: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const parts = values.only.split(',');
const peersFolder = path.join(repositoryRoot, '.tmp/bench-peers');

const median = (numbers: number[]) => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
};

/** Peers live in a folder of their own: the product never depends on them. */
const installPeers = (): boolean => {
  if (fs.existsSync(path.join(peersFolder, 'node_modules/deep-chat'))) return true;
  fs.mkdirSync(peersFolder, { recursive: true });
  fs.writeFileSync(path.join(peersFolder, 'package.json'), '{"private":true}');
  const packages = ['deep-chat@2.4.2', '@typebot.io/js@0.10.7', 'flowise-embed@3.1.6'];
  try {
    execFileSync(
      'npm',
      ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps', ...packages],
      {
        cwd: peersFolder,
        stdio: 'ignore',
      },
    );
    return true;
  } catch {
    console.log('  The peers could not be installed (no network?); measuring without them.');
    return false;
  }
};

type Measure = (
  browser: Browser,
  server: BenchServer,
  subject: Subject,
  profile: Profile,
) => Promise<Figures>;

/** Every subject once a round, in an order that turns; the first round warms up and does not count. */
const alternate = async (
  browser: Browser,
  server: BenchServer,
  subjects: readonly Subject[],
  measure: Measure,
  profile: Profile,
): Promise<Map<string, Figures>> => {
  const all = new Map<string, Figures[]>(subjects.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round += 1)
    for (let turn = 0; turn < subjects.length; turn += 1) {
      const subject = subjects[(turn + round) % subjects.length];
      if (!subject) continue;
      if (process.stdout.isTTY)
        process.stdout.write(`\r  round ${round} of ${rounds}: ${subject.name}`.padEnd(60));
      try {
        const figures = await measure(browser, server, subject, profile);
        if (round > 0) all.get(subject.name)?.push(figures);
      } catch (error) {
        process.stdout.write(`\r  ${subject.name}: ${String(error).split('\n')[0]}\n`);
      }
    }
  if (process.stdout.isTTY) process.stdout.write(`\r${' '.repeat(60)}\r`);
  return new Map(
    [...all].map(([name, runs]) => [
      name,
      Object.fromEntries(
        Object.keys(runs[0] ?? {}).map((key) => [key, median(runs.map((run) => run[key] ?? NaN))]),
      ),
    ]),
  );
};

const print = (title: string, rows: Map<string, (string | number)[]>, columns: string[]) => {
  const lines = [['', ...columns], ...[...rows].map(([name, cells]) => [name, ...cells.map(String)])];
  const widths =
    lines[0]?.map((_, index) => Math.max(...lines.map((line) => (line[index] ?? '').length))) ?? [];
  console.log(`\n  ${title}\n`);
  for (const line of lines)
    console.log(
      `  ${line.map((cell, index) => (index ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0))).join('  ')}`,
    );
};

const fixed = (value: number | undefined, digits = 0) =>
  value === undefined || Number.isNaN(value) ? '–' : value.toFixed(digits);
const kilobytes = (bytes: number | undefined) => fixed((bytes ?? NaN) / 1000, 2);

const main = async () => {
  const withPeers = values.peers && installPeers();
  const subjects = [...SUBJECTS, ...(withPeers ? PEERS : [])];
  const server = await serve(subjects, values.sdk, path.join(peersFolder, 'node_modules'));
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  try {
    if (parts.includes('bubble'))
      for (const [title, profile] of [
        ['CPU ×4', { cpu: 4, slow4g: false }],
        ['CPU ×4, slow 4G (150 ms, 1.6 Mbit/s)', { cpu: 4, slow4g: true }],
      ] as const) {
        const figures = await alternate(browser, server, subjects, arrival, profile);
        const base = figures.get('plain button');
        print(
          title,
          new Map(
            [...figures].map(([name, own]) => [
              name,
              [
                kilobytes(own.bytesBubble),
                kilobytes(own.bytesOpen),
                `${fixed(own.requestsBubble)} / ${fixed(own.requestsOpen)}`,
                fixed(own.bubble),
                fixed((own.bubble ?? NaN) / (base?.bubble ?? NaN), 2),
                fixed(own.opened),
                fixed((own.blocked ?? NaN) - (base?.blocked ?? NaN)),
                fixed(own.heapClosed, 2),
                fixed(own.heapOpen, 2),
                fixed(own.shift, 3),
              ],
            ]),
          ),
          [
            'kB to bubble',
            'kB to open',
            'requests',
            'bubble ms',
            '×',
            'click→field ms',
            'TBT added ms',
            'heap MB',
            'heap open MB',
            'shift',
          ],
        );
      }
    const talkers = subjects.filter(({ converses }) => converses);
    if (parts.includes('long')) {
      const page = await alternate(browser, server, SUBJECTS.slice(0, 1), arrival, { cpu: 1, slow4g: false });
      const bare = page.get('plain button')?.heapClosed ?? NaN;
      for (const cpu of [1, 4]) {
        const figures = await alternate(browser, server, talkers, longConversation, { cpu, slow4g: false });
        print(
          `500 messages, ${cpu === 1 ? 'desktop' : 'CPU ×4'}`,
          new Map(
            [...figures].map(([name, own]) => [
              name,
              [
                fixed(own.last),
                fixed(own.blocked),
                fixed(own.longest),
                fixed(own.key, 1),
                fixed((own.heap ?? NaN) - bare, 2),
              ],
            ]),
          ),
          [
            'click→last message ms',
            'TBT ms',
            'longest task ms',
            'main thread per key ms',
            'heap over page MB',
          ],
        );
      }
    }
    if (parts.includes('stream')) {
      const figures = await alternate(browser, server, talkers, streamedReply, { cpu: 4, slow4g: false });
      print(
        'One streamed reply of 2,000 characters, 100 messages shown, CPU ×4',
        new Map(
          [...figures].map(([name, own]) => [
            name,
            [fixed(own.work), fixed(own.own), fixed(own.fps), fixed(own.blocked), fixed(own.whole)],
          ]),
        ),
        ['main thread ms', 'over an idle page ms', 'frames/s', 'TBT ms', 'Enter→last letter ms'],
      );
    }
    if (parts.includes('behaviour')) {
      const rows = new Map<string, string[]>();
      let columns: string[] = [];
      for (const subject of subjects.slice(1)) {
        const results = await behaviour(browser, server, subject);
        columns = Object.keys(results);
        rows.set(subject.name, Object.values(results));
      }
      print('Behaviour', rows, columns);
    }
    console.log('');
  } finally {
    await browser.close();
    server.close();
  }
};

if (values.help)
  console.log(
    'npm run bench -- widget [--rounds 7] [--peers] [--only bubble,long,stream,behaviour] [--sdk FOLDER] [--as-built]\n\n' +
      'While working: SDK_DIST=/tmp/mine npm run build -w sdk && npm run bench -- widget --as-built --sdk /tmp/mine --rounds 3 --only stream',
  );
else await main();
