import { z } from '@strapi/utils';
import type { Context } from 'koa';
import { expect, test } from 'vitest';
import { toErrorAnswer } from './error-answer';
import { messageText } from './message-text';
import { inputOf, readInput } from './route-input';

const contextOf = (request: { params?: object; query?: object; body?: unknown }): Context =>
  ({
    method: 'POST',
    path: '/api/x',
    params: request.params ?? {},
    query: request.query ?? {},
    request: { body: request.body },
    state: {},
  }) as unknown as Context;

const refusalOf = (run: () => void) => {
  try {
    run();
  } catch (error) {
    return toErrorAnswer(error, 'r1').body.error.details;
  }
  return null;
};

test('a controller reads what the schemas made of a request', () => {
  const query = z.object({ page: z.coerce.number().default(1) });
  const body = z.object({ name: z.string().trim() });
  const ctx = contextOf({ query: { page: '3' }, body: { name: ' Giulia ' } });
  readInput(ctx, { query, body });
  expect(inputOf(ctx, query)).toEqual({ page: 3 });
  expect(inputOf(ctx, body)).toEqual({ name: 'Giulia' });
});

test('a controller cannot read what its route does not declare', () => {
  const ctx = contextOf({ body: { name: 'x' } });
  readInput(ctx, {});
  expect(() => inputOf(ctx, z.object({ name: z.string() }))).toThrow('does not declare');
});

test('an address with a part that cannot be is not there', () => {
  const params = z.object({ feature: z.enum(['assistant']) });
  const ctx = contextOf({ params: { feature: 'altro' } });
  expect(refusalOf(() => readInput(ctx, { params }))).toMatchObject({ code: 'NOT_FOUND' });
});

test('a body that is too large is refused', () => {
  const ctx = contextOf({ body: { text: 'x'.repeat(100) } });
  expect(refusalOf(() => readInput(ctx, { maxBodyBytes: 50 }))).toMatchObject({
    code: 'PAYLOAD_TOO_LARGE',
    maxBytes: 50,
  });
});

test('a message that is too long is refused by its own code, whatever else is wrong', () => {
  const body = z.object({ text: messageText(5), id: z.string() });
  expect(refusalOf(() => readInput(contextOf({ body: { text: 'troppo lungo' } }), { body }))).toEqual({
    code: 'MESSAGE_TOO_LONG',
    max: 5,
    requestId: 'r1',
  });
  expect(refusalOf(() => readInput(contextOf({ body: { text: 'bene' } }), { body }))).toMatchObject({
    code: 'VALIDATION',
    fields: { id: 'required' },
  });
});
