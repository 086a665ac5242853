/**
 * What the chat endpoint itself costs: from a visitor's question to the whole reply, less what the engine took for it, beside a bare
 * HTTP handler that answers as many bytes, asked in the same run by the same visitors.
 *
 *   npm run bench -- chat
 *
 * Eight visitors talk at once and rest a moment between two questions, as a busy site's do; half of what they do goes to the bare
 * handler. The first turns warm both up and are not counted.
 */
import { fork } from 'node:child_process';
import http from 'node:http';
import type { WidgetChatReply } from '@contract';
import { sized } from '../support/bench-size';
import { client } from '../support/client';
import { sql } from '../support/database';
import { ownerOfBot } from '../support/owner';
import { startCms } from '../support/start-cms';

const SITE = 'https://esempio.it';
const VISITORS = sized(8, 2);
const WARM_UP = sized(5, 1);
const TURNS = sized(40, 2);
const REST_MS = 250;
const GOAL_MS = 25;
const QUESTIONS = ['A che ora apre la pizzeria?', 'Quando siete chiusi?', 'Dove posso parcheggiare?'];
const DOCUMENT =
  'Orari\n\nLa pizzeria apre alle 19 e chiude a mezzanotte. Il lunedì siamo chiusi per riposo.\n\nParcheggio\n\nDavanti alla pizzeria ci sono quattro posti gratuiti per i clienti.\n';

/** A bare handler in a process of its own, as the server is: reads the question, answers `body`. */
const serveBare = (body: string) => {
  const server = http.createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
      response.end(body);
    });
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(typeof address === 'object' && address ? address.port : 0);
  });
};

const timed = async <T>(work: () => Promise<T>): Promise<{ result: T; took: number }> => {
  const startedAt = performance.now();
  const result = await work();
  return { result, took: performance.now() - startedAt };
};

const percentile = (values: number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};
const row = (name: string, values: number[]): string =>
  `  ${name.padEnd(28)}${[0.5, 0.95, 0.99].map((share) => percentile(values, share).toFixed(1).padStart(8)).join('')}`;

const main = async () => {
  const server = await startCms({ env: { SEED_DEMO: 'true', RATE_LIMIT_SCALE: '100000' } });
  try {
    const bot = await ownerOfBot(server);
    await bot.save({ siteUrl: SITE });
    await bot.upload([{ name: 'orari.txt', bytes: Buffer.from(DOCUMENT) }]);
    await bot.publish();
    const ask = async (to: { url: string }, body: Record<string, unknown>) => {
      const reply = await client(to).post<WidgetChatReply>('/widget/chat', body, {
        headers: { origin: SITE },
      });
      if (reply.status !== 200)
        throw new Error(`The chat answered ${reply.status}: ${JSON.stringify(reply.body)}`);
      return reply.body;
    };
    const sample = await ask(server, { install_id: bot.id, message: QUESTIONS[0] });
    const child = fork(process.argv[1] ?? '', ['--bare', JSON.stringify(sample)]);
    const port = await new Promise<number>((resolve) =>
      child.once('message', (value) => resolve(Number(value))),
    );
    const bare = { url: `http://127.0.0.1:${port}` };

    const wholeTurns = new Map<string, number>();
    const bareTurns: number[] = [];
    const talk = async (visitor: number) => {
      let proof = {};
      for (let turn = 0; turn < WARM_UP + TURNS; turn += 1) {
        await new Promise((resolve) => setTimeout(resolve, REST_MS * (0.5 + Math.random())));
        const message = QUESTIONS[(visitor + turn) % QUESTIONS.length];
        const ours = await timed(() => ask(server, { install_id: bot.id, message, ...proof }));
        const theirs = await timed(() => ask(bare, { install_id: bot.id, message, ...proof }));
        const { sessionId, session_token, reply_id } = ours.result;
        proof = { sessionId, session_token };
        if (turn < WARM_UP) continue;
        wholeTurns.set(reply_id, ours.took);
        bareTurns.push(theirs.took);
      }
    };
    await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => talk(visitor)));
    child.kill();

    const replies = await sql(
      server,
      `select document_id, why from visitor_messages where sender = 'bot' and state = 'done'`,
    );
    const engine: number[] = [];
    const own: number[] = [];
    for (const { document_id: id, why } of replies) {
      const whole = wholeTurns.get(String(id));
      if (whole === undefined) continue;
      const { milliseconds } = (typeof why === 'string' ? JSON.parse(why) : why) as { milliseconds: number };
      engine.push(milliseconds);
      own.push(whole - milliseconds);
    }
    console.log(`
  ${String(own.length).padEnd(28)}${['p50', 'p95', 'p99'].map((name) => name.padStart(8)).join('')}   ms
${row('chat, question to reply', [...wholeTurns.values()])}
${row('of which the engine', engine)}
${row('own time', own)}
${row('bare handler', bareTurns)}
  own time p95 ${percentile(own, 0.95) < GOAL_MS ? 'under' : 'NOT under'} ${GOAL_MS} ms
`);
  } finally {
    await server.stop();
  }
};

if (process.argv[2] === '--bare') serveBare(process.argv[3] ?? '');
else await main();
