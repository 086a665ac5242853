import type { HeldReason, SocialFailure, SocialPostStatus } from '@contract';
import { expect, test } from 'vitest';
import { isChangeable, remedyOf, type Remedy } from './post-rights';

test.each<[SocialPostStatus, boolean]>([
  ['queued', true],
  ['ready', true],
  ['failed', true],
  ['skipped', true],
  ['generating', false],
  ['publishing', false],
  ['published', false],
  ['to-verify', false],
])('a post that is %s can be changed: %s', (status, changeable) => {
  expect(isChangeable({ status })).toBe(changeable);
});

test.each<[SocialPostStatus, HeldReason | null, SocialFailure | null, Remedy]>([
  ['ready', null, null, null],
  ['ready', 'approval', null, 'approve'],
  ['ready', 'no-account', null, 'account'],
  ['queued', 'image', null, 'image'],
  ['ready', 'project-paused', null, null],
  ['failed', null, 'image-unreachable', 'image'],
  ['failed', null, 'text-too-long', 'edit'],
  ['failed', null, 'permission', 'account'],
  ['failed', null, 'network-down', 'retry'],
  ['skipped', null, 'late', 'publishNow'],
  ['to-verify', null, null, 'verify'],
  ['published', null, null, null],
])('%s, held by %s, failed with %s: one button, %s', (status, held, failure, remedy) => {
  expect(remedyOf({ status, held, failure })).toBe(remedy);
});
