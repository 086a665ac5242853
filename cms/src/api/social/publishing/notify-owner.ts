import type { Core } from '@strapi/strapi';
import type {
  Locale,
  NotificationKind,
  NotificationParams,
  SocialFailure,
  SocialPlatform,
  SocialPostStatus,
} from '../../../contract';
import type { MailKind, MailParams } from '../../../templates/mail-kinds';
import { engines } from '../../../engines';
import { USER_UID } from '../../account/to-account';
import { enqueueMail } from '../../mail/enqueue-mail';
import { notify } from '../../notification/notify';
import { SOCIAL_POST } from '../social-rows';
import type { PostNotification } from './dependencies';
import { instantOf } from '../../../database/date-of';

export const NOTIFY_SOCIAL_OWNER = 'notify-social-owner';
const MAX_ATTEMPTS = 6;

/** Has somebody hear of a post by a job that exists exactly when what happened to it does. */
export const enqueuePostNotification = (strapi: Core.Strapi, payload: PostNotification): Promise<void> =>
  engines(strapi).queue.enqueue({
    name: NOTIFY_SOCIAL_OWNER,
    payload,
    key: `${payload.postId ?? ''}:${payload.kind}`,
    maxAttempts: MAX_ATTEMPTS,
  });

interface PostOfOwner {
  id: number;
  platform: SocialPlatform;
  state: SocialPostStatus;
  failure: SocialFailure | null;
  account: { id: number; accountName: string | null; gatedUntil: string | null } | null;
  project: {
    id: number;
    name: string | null;
    installation: { documentId: string } | null;
    owner: { id: number; email: string; displayName: string | null; language: Locale | null } | null;
  } | null;
}

/** What each topic, the part of a kind before its colon, is about; the rest of a kind makes it this one time. */
const STATE_OF: Partial<Record<string, SocialPostStatus>> = {
  failed: 'failed',
  unclear: 'to-verify',
  skipped: 'skipped',
};

/** Notifies people of what became of a post: in the bell each time, by mail once a day for each account and cause. Twice does no harm. */
export const notifyOwner = (strapi: Core.Strapi) => {
  const notifyBoth = async <Kind extends NotificationKind & MailKind>(
    post: PostOfOwner,
    kind: Kind,
    words: { params: NotificationParams[Kind]; bellKey: string; mailKey: string },
  ): Promise<void> => {
    const owner = post.project?.owner;
    if (!owner) return;
    const path = `/social-builder?install_id=${post.project?.installation?.documentId ?? ''}`;
    await strapi.db.transaction(async () => {
      await notify(strapi, {
        owner: owner.id,
        kind,
        params: words.params,
        link: path,
        dedupeKey: words.bellKey,
      });
      await enqueueMail(strapi, {
        kind,
        to: owner.email,
        locale: owner.language ?? 'it',
        // Both take the same facts; a mail also greets and leads back.
        params: { ...words.params, name: owner.displayName ?? '', path } as unknown as MailParams[Kind],
        dedupeKey: words.mailKey,
      });
    });
  };

  /** To everybody who runs this installation. */
  const notifyAdministrators = async (platform: SocialPlatform, dedupeKey: string): Promise<void> => {
    const people: { id: number }[] = await strapi.db
      .query(USER_UID)
      .findMany({ where: { role: { type: 'admin' } }, select: ['id'] });
    for (const { id } of people)
      await notify(strapi, {
        owner: id,
        kind: 'social-network-paused',
        params: { platform },
        link: null,
        dedupeKey,
      });
  };

  return async (notification: PostNotification): Promise<void> => {
    const [topic = '', about = ''] = notification.kind.split(':');
    if (topic === 'network-paused')
      return notifyAdministrators(about as SocialPlatform, `social:${notification.kind}`);
    const post: PostOfOwner | null = await strapi.db.query(SOCIAL_POST).findOne({
      where: { id: notification.postId },
      populate: { account: true, project: { populate: ['owner', 'installation'] } },
    });
    // Taken away meanwhile, with its owner or by them.
    if (!post?.project) return;
    // What was true when it was written down may be mended by now.
    const state = STATE_OF[topic];
    if (state && post.state !== state) return;
    const { platform } = post;
    const day = new Date().toISOString().slice(0, 10);
    const accountName = post.account?.accountName ?? '';
    const account = post.account?.id ?? 0;
    const key = `social:${post.id}:${notification.kind}`;
    switch (topic) {
      case 'failed': {
        const failure = post.failure ?? 'content';
        return notifyBoth(post, 'social-post-failed', {
          params: { platform, accountName, failure },
          bellKey: key,
          mailKey: `social-failed:${account}:${failure}:${day}`,
        });
      }
      case 'unclear':
        return notifyBoth(post, 'social-post-unclear', {
          params: { platform, accountName },
          bellKey: key,
          mailKey: key,
        });
      case 'blocked': {
        const until = post.account?.gatedUntil;
        // The block may be over by now.
        if (!until) return;
        return notifyBoth(post, 'social-account-blocked', {
          params: { platform, accountName, until: instantOf(until) },
          bellKey: key,
          mailKey: key,
        });
      }
      case 'skipped': {
        const posts = await strapi.db.query(SOCIAL_POST).count({
          where: { project: { id: post.project.id }, state: 'skipped', deletedAt: { $null: true } },
        });
        // Many posts are skipped at once: they are one piece of news.
        const once = `social-skipped:${post.project.id}:${day}`;
        return notifyBoth(post, 'social-posts-skipped', {
          params: { projectName: post.project.name ?? '', posts },
          bellKey: once,
          mailKey: once,
        });
      }
      default:
        throw new Error(`No notification is known for ${notification.kind}`);
    }
  };
};
