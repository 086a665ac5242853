import { expect, test } from 'vitest';
import { SOCIAL_POST_STATUSES, type HeldReason, type SocialPostStatus } from '../../contract';
import { editObstacle, heldReason, isPast, stateAfterEdit, type HeldSituation } from './post-rules';

test.each<[SocialPostStatus, ReturnType<typeof editObstacle>]>([
  ['queued', null],
  ['ready', null],
  ['failed', null],
  ['skipped', null],
  ['generating', 'generating'],
  ['publishing', 'publishing'],
  ['to-verify', 'publishing'],
  ['published', 'published'],
])('a post that is %s is kept from being changed by: %s', (state, obstacle) => {
  expect(editObstacle(state)).toBe(obstacle);
});

test.each<[SocialPostStatus, { moved: boolean; complete: boolean }, SocialPostStatus]>([
  ['queued', { moved: false, complete: true }, 'ready'],
  ['ready', { moved: false, complete: false }, 'queued'],
  ['failed', { moved: false, complete: true }, 'failed'],
  ['failed', { moved: true, complete: true }, 'ready'],
  ['skipped', { moved: true, complete: false }, 'queued'],
])('%s, changed %j, is %s', (state, change, after) => {
  expect(stateAfterEdit(state, change)).toBe(after);
});

const free: HeldSituation = {
  state: 'ready',
  imageMissing: false,
  account: 'connected',
  approved: false,
  approveFirst: false,
  holdsEstimates: false,
  ownerLeaves: false,
  projectPaused: false,
  schedulePaused: false,
};
test.each<[Partial<HeldSituation>, HeldReason | null]>([
  [{}, null],
  [{ ownerLeaves: true, imageMissing: true }, 'leaving'],
  [{ imageMissing: true, account: null }, 'image'],
  [{ account: null, approveFirst: true }, 'no-account'],
  [{ account: 'reconnect', projectPaused: true }, 'account'],
  [{ account: 'disconnected' }, 'account'],
  [{ holdsEstimates: true }, 'approval'],
  [{ holdsEstimates: true, approved: true }, null],
  [{ approveFirst: true, projectPaused: true }, 'approval'],
  [{ approveFirst: true, approved: true }, null],
  [{ projectPaused: true, schedulePaused: true }, 'project-paused'],
  [{ schedulePaused: true }, 'schedule-paused'],
])('%j is held by: %s', (changes, reason) => {
  expect(heldReason({ ...free, ...changes })).toBe(reason);
});

test('only what waits is held', () => {
  const everything = { ...free, imageMissing: true, projectPaused: true };
  const held = SOCIAL_POST_STATUSES.filter((state) => heldReason({ ...everything, state }) !== null);
  expect(held).toEqual(['queued', 'ready']);
});

test('a minute ago is not past yet', () => {
  const now = new Date('2026-11-22T10:00:00Z');
  expect(isPast(new Date('2026-11-22T09:59:00Z'), now)).toBe(false);
  expect(isPast(new Date('2026-11-22T09:58:59Z'), now)).toBe(true);
});
