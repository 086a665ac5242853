import type { PlannedPost, SocialPlan } from '@contract';

/** A planned post as the server answers it, with the fields a test cares about. */
export const aPlannedPost = (fields: Partial<PlannedPost> = {}): PlannedPost => ({
  id: 'plan1',
  at: '2026-11-24T08:00:00.000Z',
  day: '2026-11-24',
  time: '09:00',
  platforms: ['facebook'],
  topic: 'Orli pronti in due giorni',
  kind: 'offer',
  reason: { kind: 'variety', words: '' },
  ...fields,
});

/** A plan of three posts in two weeks. */
export const aPlan = (fields: Partial<SocialPlan> = {}): SocialPlan => ({
  scheduleId: 's1',
  weeks: 4,
  posts: [
    aPlannedPost(),
    aPlannedPost({
      id: 'plan2',
      at: '2026-11-26T08:00:00.000Z',
      day: '2026-11-26',
      topic: 'Il buono regalo',
      reason: { kind: 'occasion', words: 'christmas' },
    }),
    aPlannedPost({
      id: 'plan3',
      at: '2026-12-01T08:00:00.000Z',
      day: '2026-12-01',
      topic: 'Corso di cucito',
      kind: 'event',
      platforms: ['facebook', 'x'],
      reason: { kind: 'deadline', words: '2026-12-05' },
    }),
  ],
  empty: 0,
  version: 3,
  ...fields,
});
