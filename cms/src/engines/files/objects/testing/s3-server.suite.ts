import fs from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Settings } from '../../../../settings';

interface S3rver {
  configureBuckets(): Promise<unknown>;
  callback(): http.RequestListener;
  middleware: ((context: S3Context, next: () => Promise<void>) => Promise<void>)[];
}
interface S3Context {
  path: string;
  mountPath: string | undefined;
  state: { vhost?: boolean };
}
type S3rverClass = new (options: {
  directory: string;
  silent: boolean;
  configureBuckets: { name: string }[];
}) => S3rver;

/** What goes wrong between a server and its bucket. */
export type S3Fault = 'refused' | 'slow-down' | 'full' | 'silent' | 'cut' | 'closed';

const BUCKET = 'officina-test';
/** How the server calls the file of an object. */
const OBJECT = '._S3rver_object';
/** The only pair of keys that the server knows. */
const KEY = 'S3RVER';

const answerError =
  (status: number, code: string): http.RequestListener =>
  (_request, response) =>
    void response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>Said by a test</Message></Error>`);

const FAULTS: Record<S3Fault, http.RequestListener> = {
  refused: answerError(403, 'AccessDenied'),
  'slow-down': answerError(503, 'SlowDown'),
  full: answerError(507, 'XMinioStorageFull'),
  silent: () => undefined,
  cut: (_request, response) => {
    response.writeHead(200, { 'content-length': '1000', etag: '"x"' });
    response.write('the beginning', () => response.destroy());
  },
  closed: (request) => void request.socket.destroy(),
};

export interface S3Server {
  /** As a server reads it from its environment. */
  settings: Settings['s3'];
  env: Record<string, string>;
  /** The next so many requests meet a fault, or are answered by a test; all of them without a number. */
  fail(fault: S3Fault | http.RequestListener, times?: number): void;
  heal(): void;
  /** The keys of everything in the bucket, looked up behind the server's back. */
  stored(): Promise<string[]>;
  close(): Promise<void>;
}

/** A server that speaks S3's protocol and checks its signatures, on this machine, with one empty bucket. */
export const startS3 = async (): Promise<S3Server> => {
  // It comes without types.
  const name = '@20minutes/s3rver';
  const { default: Server } = (await import(name)) as { default: S3rverClass };
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'officina-s3-'));
  const s3 = new Server({ directory, silent: true, configureBuckets: [{ name: BUCKET }] });
  await s3.configureBuckets();
  // Amazon's client asks for a bucket with a slash at the end, and this server checks the signature of an address without it, except
  // where a bucket is named by its host: version 5 may do better, on Node 24.
  s3.middleware.splice(-1, 0, (context, next) => {
    if (context.path === `/${BUCKET}/`) Object.assign(context, { mountPath: '/' }).state.vhost = true;
    return next();
  });
  const answer = s3.callback();

  let fault: http.RequestListener | null = null;
  let left = 0;
  const server = http.createServer((request, response) => {
    if (fault === null || left === 0) return answer(request, response);
    left -= 1;
    return fault(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: {
      bucket: BUCKET,
      endpoint,
      region: 'us-east-1',
      prefix: '',
      isPathStyle: true,
      accessKeyId: KEY,
      secretAccessKey: KEY,
    },
    env: { S3_BUCKET: BUCKET, S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: KEY, S3_SECRET_ACCESS_KEY: KEY },
    fail(next, times = Infinity) {
      fault = typeof next === 'string' ? FAULTS[next] : next;
      left = times;
    },
    heal() {
      fault = null;
    },
    async stored() {
      const names = await fs.readdir(path.join(directory, BUCKET), { recursive: true });
      return names.flatMap((each) => (each.endsWith(OBJECT) ? [each.slice(0, -OBJECT.length)] : []));
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await fs.rm(directory, { recursive: true, force: true });
    },
  };
};
