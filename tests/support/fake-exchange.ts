import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface StoredFile {
  id: number;
  file_name: string;
  payload: string;
}
interface StoredUpdate {
  id: number;
  send_id: number;
  state: string;
  last_update: string;
  description: string;
  errors: { code: string; description: string }[];
}

/** A stand-in of an intermediary's API (Invoicetronic v1): files in, notices of the exchange system out, signed messages. */
export const startFakeExchange = async () => {
  const secret = 'whsec_exchange';
  const files: StoredFile[] = [];
  const updates: StoredUpdate[] = [];
  /** Statuses to answer the next uploads with, in place of taking the file. */
  const refuseWith: { status: number; detail: string; keeps?: boolean }[] = [];

  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://exchange.test');
      const reply = (status: number, body: unknown) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      if (request.headers.authorization !== `Basic ${Buffer.from('ik_test_x:').toString('base64')}`)
        return reply(401, { title: 'Unauthorized' });
      if (request.method === 'POST' && pathname === '/v1/send') {
        const { file_name, payload } = JSON.parse(text) as StoredFile;
        const refusal = refuseWith.shift();
        if (refusal && !refusal.keeps) return reply(refusal.status, { detail: refusal.detail });
        if (files.some((file) => file.file_name === file_name))
          return reply(422, { detail: '00002: nome file duplicato' });
        const file = {
          id: files.length + 1,
          file_name,
          payload: Buffer.from(payload, 'base64').toString('utf8'),
        };
        files.push(file);
        // Taken, and the answer lost on its way.
        if (refusal) return reply(refusal.status, { detail: refusal.detail });
        return reply(201, file);
      }
      if (pathname === '/v1/send')
        return reply(
          200,
          files.filter((file) => file.file_name === searchParams.get('file_name')),
        );
      if (pathname === '/v1/update')
        return reply(
          200,
          updates.filter((update) => String(update.send_id) === searchParams.get('send_id')),
        );
      return reply(404, {});
    });
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}/v1`,
    apiKey: 'ik_test_x',
    secret,
    files,
    refuseWith,
    /** The exchange system says something of a file. */
    setState(sendId: number, state: string, errors: StoredUpdate['errors'] = []) {
      updates.push({
        id: updates.length + 1,
        send_id: sendId,
        state,
        last_update: new Date(Date.now() + updates.length).toISOString(),
        description: '',
        errors,
      });
    },
    /** The header of a message, signed at a moment. */
    sign: (body: string, at = new Date(), key = secret) => {
      const seconds = Math.floor(at.getTime() / 1000);
      const mark = createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex');
      return `t=${seconds},v1=${mark}`;
    },
    close: () => new Promise<void>((closed) => void server.close(() => closed())),
  };
};

export type FakeExchange = Awaited<ReturnType<typeof startFakeExchange>>;
