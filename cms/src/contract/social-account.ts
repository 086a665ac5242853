import type { Instant, One } from './common';
import type { SocialPlatform } from './social-platform';

/** `expiring` still publishes; `reconnect` and `disconnected` hold their posts. */
export const SOCIAL_ACCOUNT_STATUSES = ['connected', 'expiring', 'reconnect', 'disconnected'] as const;
export type SocialAccountStatus = (typeof SOCIAL_ACCOUNT_STATUSES)[number];

/** A page, profile or board that posts go to. Its tokens never leave the server. */
export interface SocialAccount {
  id: string;
  platform: SocialPlatform;
  simulated: boolean;
  /** Of the network's server that it lives on; '' where there is one for everybody. */
  server: string;
  name: string;
  pageId: string;
  /** The chosen board; null but on Pinterest. */
  board: { id: string; name: string } | null;
  status: SocialAccountStatus;
  expiresAt: Instant | null;
  /** Until when its network lets nothing through. */
  limitedUntil: Instant | null;
  /** Posts that are not out yet. */
  pendingPosts: number;
  connectedAt: Instant;
}
/** `GET /api/social/projects/:id/accounts` */
export interface ListSocialAccounts {
  response: { data: SocialAccount[] };
}

/** `POST /api/social/projects/:id/connect`: opens one attempt; `oauthUrl` goes into a popup. The browser is bound by a cookie. */
export interface ConnectSocialAccount {
  /** `server`: of networks that have many, where the person's account is. */
  request: { platform: SocialPlatform; server?: string };
  response: One<{ attemptId: string; oauthUrl: string }>;
}

/**
 * `POST /api/social/projects/:id/connect/password`: for networks without a page to agree on, a password that its owner made for us
 * there. It is used once, to sign in, and not stored. VALIDATION names the field: `password` `refused`, `main-password` (the account's
 * own, which we do not want) or `second-factor` (asked for the account's own too); `server` `address`, `private` or `unreachable`.
 */
export interface ConnectByPassword {
  request: { platform: SocialPlatform; identifier: string; password: string; server?: string };
  response: One<SocialAccount>;
}

/** What went wrong with an attempt. `no-targets`: the person has no page, professional account or board there. */
export const CONNECT_FAILURES = [
  'cancelled',
  'expired',
  'refused',
  'scopes',
  'no-targets',
  'unavailable',
] as const;
export type ConnectFailure = (typeof CONNECT_FAILURES)[number];

/** A page, account or board that may be chosen after signing in. */
export interface ConnectTarget {
  id: string;
  name: string;
  detail: string;
}
export type ConnectAttempt = { id: string; platform: SocialPlatform } & (
  | { status: 'waiting' }
  | { status: 'choosing'; targets: ConnectTarget[] }
  | { status: 'connected'; accountId: string }
  | { status: 'failed'; failure: ConnectFailure; missingScopes: string[] }
);
/** `GET /api/social/attempts/:id`: also for whoever's popup cannot speak to its opener. */
export interface GetConnectAttempt {
  response: One<ConnectAttempt>;
}
/** `POST /api/social/attempts/:id/choose` */
export interface ChooseConnectTarget {
  request: { targetId: string };
  response: One<SocialAccount>;
}
/** What the popup posts to its opener, at our own origin only. */
export interface SocialConnectedMessage {
  type: 'social_connected';
  platform: SocialPlatform;
  attemptId: string;
}
/**
 * `POST /api/social/accounts/:id/disconnect`. Soft: access is forgotten here, history stays, `posts` not out yet wait or are deleted.
 * Hard: access is taken back at the network too, the account goes, and its posts that are not out yet with it.
 */
export interface DisconnectSocialAccount {
  request: { mode: 'soft' | 'hard'; posts?: 'hold' | 'delete' };
  response: { data: null };
}
/** `GET /api/social/accounts/:id/boards` and `PATCH /api/social/accounts/:id`: Pinterest's boards. */
export interface ListSocialBoards {
  response: { data: { id: string; name: string }[] };
}
export interface UpdateSocialAccount {
  request: { boardId: string };
  response: One<SocialAccount>;
}

/** `POST /api/social/meta/:platform/data-deletion`: what Meta asks of an app whose person wants their data gone, in its own names. */
export interface MetaDataDeletion {
  request: { signed_request: string };
  response: { url: string; confirmation_code: string };
}
