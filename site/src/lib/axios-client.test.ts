import { AxiosError, type AxiosAdapter } from 'axios';
import { expect, test } from 'vitest';
import { send } from './axios-client';

/** Stands for the line to the server. */
const answering =
  (status: number, data: unknown, headers: Record<string, string> = {}): AxiosAdapter =>
  async (config) => {
    const response = { status, statusText: '', data, headers, config };
    if (status < 400) return response;
    throw new AxiosError('refused', undefined, config, null, response);
  };
const cut: AxiosAdapter = async (config) => {
  throw new AxiosError('Network Error', 'ERR_NETWORK', config);
};

test('answers the parsed body', async () => {
  await expect(send({ url: '/me', adapter: answering(200, { data: 1 }) })).resolves.toEqual({ data: 1 });
});

test('a refusal keeps its code, fields and pause', async () => {
  const body = { error: { details: { code: 'RATE_LIMITED', fields: { email: 'email' } } } };
  await expect(
    send({ url: '/x', adapter: answering(429, body, { 'retry-after': '30' }) }),
  ).rejects.toMatchObject({
    status: 429,
    code: 'RATE_LIMITED',
    fields: { email: 'email' },
    retryAfterSeconds: 30,
  });
});

test('a cut line is NETWORK', async () => {
  await expect(send({ url: '/x', adapter: cut })).rejects.toMatchObject({ status: 0, code: 'NETWORK' });
});
