import type { Locale } from '../../contract/common';
import type { SocialMetrics } from '../../contract/social-post';
import type { ServerPlatform, SocialPlatform } from '../../contract/social-platform';

/** What a person's consent brought. */
export interface SocialConsent {
  code: string;
  verifier: string;
  redirectUri: string;
  /** Of networks with many servers: the person's. */
  server?: string;
  /** The person's name there, where the code is a password made for us. */
  identifier?: string;
}

/** What a network gave for a person's consent. Ids and tokens are text always: they do not fit into numbers. */
export interface SocialGrant {
  accessToken: string;
  /** Null where the network has none; an answer without one never replaces a stored one. */
  refreshToken: string | null;
  expiresAt: Date | null;
  refreshExpiresAt: Date | null;
  grantedScopes: string[];
  /** Of a network with many servers: the one that gave it. */
  server?: string;
  /** Whose consent it is, where the network later says of that person that they took it back. */
  personId?: string;
}

/** A page, account or board of the person who consented. `accessToken` is there where the target has its own. */
export interface SocialTarget {
  /** Of the page, professional account or person. */
  pageId: string;
  name: string;
  detail: string;
  board: { id: string; name: string } | null;
  accessToken: string | null;
}

/** Where a post goes and with what. */
export interface SocialAccess {
  pageId: string;
  boardId: string | null;
  accessToken: string;
  /** Of a network with many servers: where the account is. */
  server?: string;
}

/** A post as it leaves: already composed by `composePost`, so that its preview was the same text. */
export interface SocialDraft {
  text: string;
  title: string;
  link: string;
  /** Threads' alone: what the post is filed under. */
  topic?: string;
  image: SocialDraftImage | null;
  /** Behind the first, in their order. */
  moreImages?: readonly SocialDraftImage[];
  /** What it answers, by the ids of its network; null for a post of its own. */
  replyTo?: SocialReplyTarget | null;
  /** The picture was drawn by us. */
  aiImage: boolean;
  /** Of its words, for networks that want to be told. */
  language?: Locale;
  /** What the page says of itself that the post leads to, for networks that draw a card only from what they are given; null without one. */
  card?(): Promise<SocialLinkCard | null>;
}
/** The post that a thread or a comment hangs on, and the part of it that comes before; the same for the first. */
export interface SocialReplyTarget {
  root: string;
  parent: string;
}
/** The page that a post leads to. */
export interface SocialLinkCard {
  url: string;
  title: string;
  description: string;
}
export interface SocialDraftImage {
  contentType: 'image/jpeg' | 'image/png';
  alt: string;
  /** In pixels, where they are known. */
  size?: { width: number; height: number };
  bytes(): Promise<Buffer>;
  /** Null where this server has no public address. Unguessable, and gone after a while. */
  publicUrl: string | null;
}

/** Ids of what `prepare` left at the network (uploaded pictures, a container); kept on the post before `commit`. */
export type SocialStaged = Record<string, string>;

/** What the network lets through: kept on the account (or on the whole platform) until then. */
export interface SocialRateLimit {
  until: Date;
  scope: 'account' | 'platform';
  /** The network took the account for a spammer: more than a limit that everybody meets. */
  blocked?: boolean;
}
export interface SocialCreated {
  externalId: string;
  url: string | null;
  gate: SocialRateLimit | null;
}

/** What is known of a post whose sending had no clear answer. */
export type SocialFinding =
  | { found: 'published'; externalId: string; url: string | null }
  /** Looked, and it is not there: nothing was created so far. */
  | { found: 'nothing' }
  /** This network gives no way to look, or several look alike. */
  | { found: 'unknown' };

export interface SocialCall {
  signal: AbortSignal;
}

/**
 * One social network. `prepare` may be repeated as often as one likes; `commit` makes exactly one call that cannot be taken back.
 * Every method throws `SocialError` and nothing else.
 */
export interface SocialNetwork {
  readonly platform: SocialPlatform;
  readonly simulated: boolean;
  /**
   * `verifier` is a PKCE code verifier, of which networks that take PKCE get the S256 challenge. Null where a person agrees with a
   * password that they made for us there: that is then the code of `exchange`.
   */
  readonly authorizeUrl:
    | ((
        input: { state: string; verifier: string; redirectUri: string; server?: string },
        call: SocialCall,
      ) => string | Promise<string>)
    | null;
  exchange(input: SocialConsent, call: SocialCall): Promise<SocialGrant>;
  /** Scopes without which posts cannot be published. */
  readonly requiredScopes: readonly string[];
  targets(grant: SocialGrant, call: SocialCall): Promise<SocialTarget[]>;
  /**
   * Null where the network has no refreshing. Some (`SELF_RENEWING_PLATFORMS`) renew the access token with itself: a grant without a refresh token is no reason
   * not to ask.
   */
  readonly refresh: ((grant: SocialGrant, call: SocialCall) => Promise<SocialGrant>) | null;
  /** Best effort, with what the person gave: a page's own token ends nothing. */
  revoke(grant: SocialGrant, call: SocialCall): Promise<void>;
  /** Uploads and waits for what the post needs. `staged` is what an earlier attempt left; `renew` is called while it waits. */
  prepare(
    draft: SocialDraft,
    access: SocialAccess,
    context: SocialCall & { staged: SocialStaged | null; renew(): Promise<void> },
  ): Promise<SocialStaged>;
  commit(
    draft: SocialDraft,
    access: SocialAccess,
    staged: SocialStaged,
    call: SocialCall,
  ): Promise<SocialCreated>;
  /** Looks for a post whose `commit` began at `since`. */
  reconcile(
    draft: SocialDraft,
    access: SocialAccess,
    sent: { since: Date; staged: SocialStaged },
    call: SocialCall,
  ): Promise<SocialFinding>;
  metrics(externalId: string, access: SocialAccess, call: SocialCall): Promise<SocialMetricsReading>;
}
export type SocialMetricsReading = Omit<SocialMetrics, 'readAt'>;

/** The networks of this server: real where a developer app is configured, the simulation where none is. */
export interface SocialNetworks {
  of(platform: SocialPlatform): SocialNetwork;
  /** An account stays with the network it was connected to. */
  simulation(platform: SocialPlatform): SocialNetwork;
}

/** What a server gave this installation to be known by. */
export interface Registration {
  clientId: string;
  clientSecret: string;
}
/** Registrations with servers that nobody knows before a person names them. */
export interface Registrations {
  get(platform: ServerPlatform, server: string): Promise<Registration | null>;
  /** Writes over an older one. */
  put(platform: ServerPlatform, server: string, registration: Registration): Promise<void>;
}
