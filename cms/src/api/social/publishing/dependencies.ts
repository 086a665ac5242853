import type { Core } from '@strapi/strapi';
import type { SocialAccess, SocialDraft, SocialNetworks } from '../../../engines/social/port';
import type { ClaimedPost, PostingAccount } from './post-rows';

/** The part of Strapi's database that publishing needs. */
export type PublishingDatabase = Pick<Core.Strapi['db'], 'connection' | 'transaction'>;

/** What people are to hear of: the payload of a job, so that notifying never sends a post again. */
export interface PostNotification {
  /** Null for what is about no post in particular. */
  postId: number | null;
  /** A topic, a colon, and what makes it this one time. */
  kind: string;
}

/** Everything around the publishing engine, so that it runs in a server and, for measuring, beside one. */
export interface PublishingDependencies {
  database: PublishingDatabase;
  networks: SocialNetworks;
  /** Names this process among those that share the database. */
  instanceId: string;
  /** A token that works; `renewed` is one newer than what was refused. Throws `SocialError`. */
  access(account: PostingAccount, options: { renewed: boolean }): Promise<SocialAccess>;
  /** Holds an account that its network lets in no more, and tells its owner once. */
  loseAccess(accountId: number): Promise<void>;
  /** The post as it leaves. */
  draft(post: ClaimedPost): Promise<SocialDraft>;
  /** Screens that show this project should look again. */
  announce(projectId: number): void;
  /** Has people notified; joins the caller's transaction. */
  notifyOwner(postId: number | null, kind: string): Promise<void>;
  now(): Date;
  pause(milliseconds: number): Promise<void>;
  /** 0 to 1. */
  random(): number;
  log: { info(message: string): void; warn(message: string): void; error(message: string): void };
}
