import type { ServiceMessage, ServiceOrderState } from '@contract';
import { expect, test } from 'vitest';
import { orderSteps, withoutLatestDelivery } from './order-steps';

const message = (id: string, kind: ServiceMessage['kind']): ServiceMessage => ({
  id,
  kind,
  from: kind === 'revision' ? 'customer' : 'team',
  author: 'Giulia',
  text: id,
  files: [],
  at: '2026-11-21T09:00:00.000Z',
});
const REVISED = [message('m1', 'delivery'), message('m2', 'revision')];

test.each<[ServiceOrderState, ServiceMessage[], string]>([
  ['to-start', [], 'now ahead ahead optional ahead'],
  ['in-progress', [], 'done now ahead optional ahead'],
  ['delivered', REVISED.slice(0, 1), 'done done now optional ahead'],
  ['to-revise', REVISED, 'done done done now ahead'],
  ['in-progress', REVISED, 'done now ahead optional ahead'],
  ['accepted', REVISED.slice(0, 1), 'done done done optional now'],
  ['accepted', REVISED, 'done done done done now'],
])('%s after %j', (state, messages, places) => {
  expect(
    orderSteps({ state, messages })
      .map(({ place }) => place)
      .join(' '),
  ).toBe(places);
});

test('the newest delivery stands apart, earlier ones stay in the conversation', () => {
  const second = message('m3', 'delivery');
  const { delivery, others } = withoutLatestDelivery([...REVISED, second]);
  expect(delivery).toBe(second);
  expect(others).toEqual(REVISED);
});
