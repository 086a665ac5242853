import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A post that was really made. */
export interface Entry {
  id: string;
  account: string;
  text: string;
  at: number;
}

/** What happens to a call that would make a post. */
export type Fate =
  | 'made'
  | 'made-then-500'
  | 'made-then-cut'
  | 'made-then-silent'
  | '500'
  | 'refused'
  | 'unauthorized'
  | 'operator'
  | { limitedFor: number };

export interface Ledger {
  url: string;
  made: Entry[];
  /** Uploads before posts. */
  prepared: number;
  /** Tokens that calls came with. */
  tokens: string[];
  /** Decides what happens; by default every post is made. */
  decide(fate: (entry: Omit<Entry, 'id' | 'at'>) => Fate): void;
  /** Whether looking for a post finds it. */
  visible: boolean;
  figures: Record<string, unknown>;
  close(): Promise<void>;
}

const STATUS: Partial<Record<string, number>> = {
  refused: 400,
  unauthorized: 401,
  operator: 403,
  '500': 500,
};

/** A network on paper: it makes posts, remembers each, and goes wrong as it is told. */
export const startLedger = async (): Promise<Ledger> => {
  let decide: (entry: Omit<Entry, 'id' | 'at'>) => Fate = () => 'made';
  const made: Entry[] = [];

  const create = (request: { account: string; text: string }, response: http.ServerResponse): void => {
    const answer = (status: number, body: object) => response.writeHead(status).end(JSON.stringify(body));
    const fate = decide(request);
    if (typeof fate === 'object') return void answer(429, { until: Date.now() + fate.limitedFor });
    const refused = STATUS[fate];
    if (refused) return void answer(refused, {});
    const id = `p${made.length + 1}`;
    made.push({ ...request, id, at: Date.now() });
    if (fate === 'made') answer(201, { id });
    else if (fate === 'made-then-500') answer(500, {});
    else if (fate === 'made-then-cut') response.destroy();
  };

  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Record<string, string>;
      const answer = (body: unknown) => response.writeHead(200).end(JSON.stringify(body));
      ledger.tokens.push(request.headers.authorization ?? '');
      if (request.url === '/uploads') {
        ledger.prepared += 1;
        answer({ upload: `u${ledger.prepared}` });
      } else if (request.url === '/look') {
        answer(ledger.visible ? made.filter(({ text }) => text === body.text) : []);
      } else if (request.url === '/figures') answer(ledger.figures);
      else create({ account: body.account ?? '', text: body.text ?? '' }, response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const ledger: Ledger = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    made,
    prepared: 0,
    tokens: [],
    decide: (fate) => void (decide = fate),
    visible: true,
    figures: { likes: 1, comments: 2, shares: null, reach: 4, reachKind: 'people', removed: false },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return ledger;
};
