import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SERVICE_ORDER_STATES } from '../../contract';
import { refundRuleOf, stateAfter, takesBrief, type ServiceOrderAction } from './transitions';

const once = { recurring: false };
const ACTIONS: ServiceOrderAction[] = ['start', 'deliver', 'accept', 'revise'];

test('an order goes from its start over delivery and revision to acceptance', () => {
  const walk: [ServiceOrderAction, string][] = [
    ['start', 'in-progress'],
    ['deliver', 'delivered'],
    ['revise', 'to-revise'],
    ['start', 'in-progress'],
    ['deliver', 'delivered'],
    ['accept', 'accepted'],
  ];
  let state: (typeof SERVICE_ORDER_STATES)[number] = 'to-start';
  for (const [action, expected] of walk) {
    const after = stateAfter(state, action, once);
    expect(after).toBe(expected);
    if (after) state = after;
  }
});

test('nothing is accepted or revised that was not delivered', () => {
  for (const state of ['to-start', 'in-progress', 'to-revise'] as const)
    for (const action of ['accept', 'revise'] as const) expect(stateAfter(state, action, once)).toBeNull();
});

describe('what was accepted stays accepted', () => {
  test('of a service bought once', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ACTIONS)), (actions) =>
        actions.every((action) => [null, 'accepted'].includes(stateAfter('accepted', action, once))),
      ),
    );
  });

  test('and begins again where the service is renewed', () => {
    expect(stateAfter('accepted', 'start', { recurring: true })).toBe('in-progress');
    expect(stateAfter('accepted', 'deliver', { recurring: true })).toBeNull();
  });
});

test('an action said twice is done once', () => {
  for (const action of ['start', 'deliver', 'accept'] as const)
    for (const state of SERVICE_ORDER_STATES) {
      const after = stateAfter(state, action, once);
      if (after) expect(stateAfter(after, action, once)).toBe(after);
    }
});

test('the price comes back whole before the start, in part during the work, and not after acceptance', () => {
  expect(SERVICE_ORDER_STATES.map(refundRuleOf)).toEqual(['full', 'part', 'part', 'none', 'part']);
});

test('a brief is corrected until the start, and sent late where there was none', () => {
  expect(takesBrief('to-start', true)).toBe(true);
  expect(takesBrief('in-progress', true)).toBe(false);
  expect(takesBrief('in-progress', false)).toBe(true);
  expect(takesBrief('delivered', false)).toBe(false);
});
