import type { Core } from '@strapi/strapi';
import type { PostNotification } from '../api/social/publishing/dependencies';
import { NOTIFY_SOCIAL_OWNER, notifyOwner } from '../api/social/publishing/notify-owner';
import type { JobDefinition } from '../engines/queue/port';
import { timings } from '../settings/timings';

/** Notifies people of what became of a post: whatever goes wrong here, no post is sent again for it. */
export const notifySocialOwnerJob = (strapi: Core.Strapi): JobDefinition<PostNotification> => ({
  name: NOTIFY_SOCIAL_OWNER,
  concurrency: 2,
  timeoutMs: timings().jobs.notifySocialOwnerMs,
  run: notifyOwner(strapi),
});
