import type { LiveEvent } from '@contract';

/** The live event of one topic. */
export type LiveOf<Topic extends LiveEvent['topic']> = Extract<LiveEvent, { topic: Topic }>;
