import type { Core } from '@strapi/strapi';
import type { SocialAccess, SocialDraft, SocialNetworks } from '../../../engines/social/port';
import type { ClaimedPost, PostingAccount } from './post-rows';

/** The part of Strapi's database that publishing needs. */
export type PublishingDatabase = Pick<Core.Strapi['db'], 'connection' | 'transaction'>;

/** What there is to tell about a post; kept in a table of its own, so that telling never sends a post again. */
export interface Effect {
  id: number;
  /** Null for what is about no post in particular. */
  postId: number | null;
  kind: string;
  attempts: number;
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
  /** Tells people; may be asked for the same twice. */
  tell(effect: Effect): Promise<void>;
  now(): Date;
  pause(milliseconds: number): Promise<void>;
  /** 0 to 1. */
  random(): number;
  log: { info(message: string): void; warn(message: string): void; error(message: string): void };
}
