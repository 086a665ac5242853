import type { Core } from '@strapi/strapi';
import { WRITE_POSTS, type WritePostsPayload } from '../api/social/generation/begin-generation';
import { writePosts } from '../api/social/generation/write-posts';
import type { JobDefinition } from '../engines/queue/port';
import { timings } from '../settings/timings';

/** Writes the posts that a calendar lacks, and draws their cards. */
export const writePostsJob = (strapi: Core.Strapi): JobDefinition<WritePostsPayload> => ({
  name: WRITE_POSTS,
  // Drawing is processor work, and a model answers one at a time.
  concurrency: 1,
  // A run stops by itself sooner, and a model is waited for twice; a crashed server must not keep a calendar waiting long.
  timeoutMs: timings().jobs.writePostsMs,
  run: (payload, { attempt, signal }) => writePosts(strapi, payload, attempt, signal),
});
