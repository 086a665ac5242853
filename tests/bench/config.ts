/**
 * Requests per second of the widget's public config beside a bare HTTP handler that answers the same bytes, in the same run.
 *
 *   npm run bench -- config
 *
 * The load comes from a child process, 32 keep-alive connections; runs alternate and the medians are compared.
 */
import { fork } from 'node:child_process';
import http from 'node:http';
import { sized } from '../support/bench-size';
import { ownerOfBot, visitor } from '../support/owner';
import { startCms } from '../support/start-cms';

const SECONDS = sized(4, 1);
const ROUNDS = sized(5, 1);

/** Child: hammers one URL and reports how many answers came. */
const load = async (url: string) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 32 });
  const target = new URL(url);
  const end = Date.now() + SECONDS * 1000;
  let answers = 0;
  const one = () =>
    new Promise<void>((resolve, reject) => {
      http
        .get(
          {
            agent,
            host: target.hostname,
            port: target.port,
            path: target.pathname + target.search,
            headers: { origin: 'https://esempio.it' },
          },
          (response) => {
            if (response.statusCode !== 200) reject(new Error(`status ${response.statusCode}`));
            response.resume();
            response.on('end', () => {
              answers += 1;
              resolve();
            });
          },
        )
        .on('error', reject);
    });
  await Promise.all(
    Array.from({ length: 32 }, async () => {
      while (Date.now() < end) await one();
    }),
  );
  agent.destroy();
  process.send?.(answers / SECONDS);
};

const measure = (url: string) =>
  new Promise<number>((resolve, reject) => {
    const child = fork(process.argv[1] ?? '', ['--load', url]);
    child.once('message', (rate) => resolve(Number(rate)));
    child.once('exit', (code) => code && reject(new Error(`load ended with ${code}`)));
  });

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** A bare handler in a process of its own, as the server is. */
const serveBare = (body: string) => {
  const server = http.createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'access-control-allow-origin': 'https://esempio.it',
      vary: 'Origin',
    });
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(typeof address === 'object' && address ? address.port : 0);
  });
};

const main = async () => {
  const server = await startCms({ env: { SEED_DEMO: 'true', RATE_LIMIT_SCALE: '100000' } });
  try {
    const bot = await ownerOfBot(server);
    await bot.save({ siteUrl: 'https://esempio.it' });
    await bot.publish();
    const { config } = await visitor(server, bot.id, 'https://esempio.it');
    const body = JSON.stringify(config.body);
    const bare = fork(process.argv[1] ?? '', ['--bare', body]);
    const port = await new Promise<number>((resolve) =>
      bare.once('message', (value) => resolve(Number(value))),
    );
    const ours = `${server.url}/api/widget/config?install_id=${bot.id}&origin=https%3A%2F%2Fesempio.it`;
    const theirs = `http://127.0.0.1:${port}/`;
    const rates: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
    for (let round = 0; round <= ROUNDS; round += 1) {
      const a = await measure(ours);
      const b = await measure(theirs);
      // The first round warms both up.
      if (round > 0) {
        rates.ours.push(a);
        rates.bare.push(b);
      }
    }
    bare.kill();
    console.log(`
  widget config   ${median(rates.ours).toFixed(0)} requests/s   (${Buffer.byteLength(body)} bytes)
  bare handler    ${median(rates.bare).toFixed(0)} requests/s
  ratio           ${(median(rates.ours) / median(rates.bare)).toFixed(2)}
`);
  } finally {
    await server.stop();
  }
};

if (process.argv[2] === '--load') await load(process.argv[3] ?? '');
else if (process.argv[2] === '--bare') serveBare(process.argv[3] ?? '');
else await main();
