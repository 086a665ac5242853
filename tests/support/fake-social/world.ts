import { createHash, randomBytes } from 'node:crypto';
import { SOCIAL_PLATFORMS, type SocialPlatform } from '@contract';

/** Every token of the stand-in begins with it, so that a log or a database can be searched for one. */
export const FAKE_TOKEN = 'FINTO';

export type Consent = 'approve' | 'deny' | 'untick' | 'ask';

/** A post that a network really made. `text` is what it shows. */
export interface Created {
  platform: SocialPlatform;
  /** Of the page, person or board's person. */
  account: string;
  id: string;
  text: string;
  title: string;
  link: string;
  board: string | null;
  /** Threads': what it is filed under. */
  topic: string;
  /** SHA-256 of every picture, and its description. */
  images: { sha256: string; alt: string }[];
  aiMark: boolean;
  /** What it answers: a part of a thread, or a comment. */
  replyTo: string | null;
  /** The card of the page that it leads to, where the network draws one. */
  card: { url: string; title: string } | null;
  at: string;
  removed: boolean;
  figures: Partial<Record<'likes' | 'comments' | 'shares' | 'reach', number>>;
}

export interface FakePage {
  id: string;
  name: string;
  /** Reached through a company, not among one's own. */
  business: boolean;
  instagram: boolean;
  mayPublish: boolean;
}
export interface Person {
  platform: SocialPlatform;
  id: string;
  name: string;
  pages: FakePage[];
}
export interface Token {
  token: string;
  platform: SocialPlatform;
  person: Person;
  /** Of a page with a token of its own. */
  page: string | null;
  scopes: string[];
  family: string;
  expiresAt: number;
  kind: 'access' | 'refresh' | 'short';
  used: boolean;
}
export interface Code {
  code: string;
  person: Person;
  scopes: string[];
  redirectUri: string;
  challenge: string | null;
  expiresAt: number;
}
/** A picture, container or upload that is not a post yet. */
export interface Staged {
  id: string;
  account: string;
  bytes: Buffer;
  alt: string;
  text: string;
  at: number;
  checks: number;
  state: 'waiting' | 'ready' | 'error' | 'published';
}

export interface WorldOptions {
  /** Posts per 15 minutes and person on X; the real limit is 100. */
  xPostsPerWindow?: number;
  /** What a post on Mastodon's server may have; others than 500 are common. */
  mastodonCharacters?: number;
  /** How often a container says IN_PROGRESS first. */
  containerChecks?: number;
}

const HOUR = 3_600_000;

/** What the networks remember. */
export const createWorld = (options: WorldOptions = {}) => {
  let shift = 0;
  let count = 0;
  const now = () => Date.now() + shift;
  const tokens = new Map<string, Token>();
  const codes = new Map<string, Code>();
  const created: Created[] = [];
  const people = new Map<string, Person>();

  /** Beyond what a number holds, as the real ones are. */
  const newId = () => `1784140${String((count += 1)).padStart(11, '0')}`;
  const newToken = (platform: SocialPlatform) =>
    `${FAKE_TOKEN}_${platform}_${randomBytes(24).toString('base64url')}`;

  const newPerson = (platform: SocialPlatform, pages: number): Person => {
    const id = newId();
    return {
      platform,
      id,
      name: `Persona ${id.slice(-3)}`,
      pages: Array.from({ length: pages }, (_, at) => ({
        id: newId(),
        name: `Pagina ${at + 1}`,
        business: false,
        instagram: true,
        mayPublish: true,
      })),
    };
  };
  const personOf = (platform: SocialPlatform): Person => {
    const person = people.get(platform) ?? newPerson(platform, 1);
    people.set(platform, person);
    return person;
  };

  const issue = (
    of: Pick<Token, 'platform' | 'person' | 'scopes' | 'kind'> & {
      hours: number;
      family?: string;
      page?: string;
    },
  ): Token => {
    const token: Token = {
      token: newToken(of.platform),
      platform: of.platform,
      person: of.person,
      page: of.page ?? null,
      scopes: of.scopes,
      family: of.family ?? newId(),
      expiresAt: now() + of.hours * HOUR,
      kind: of.kind,
      used: false,
    };
    tokens.set(token.token, token);
    return token;
  };

  return {
    options,
    now,
    tokens,
    codes,
    created,
    people,
    staged: new Map<string, Staged>(),
    consents: new Map<SocialPlatform, Consent>(SOCIAL_PLATFORMS.map((platform) => [platform, 'approve'])),
    /** Percentages that Meta says of an app's use. */
    usage: { app: 10, business: 10, minutes: 0 },
    advance: (milliseconds: number) => void (shift += milliseconds),
    newId,
    newPerson,
    personOf,
    issue,
    /** A token that may be used now; null otherwise. */
    valid(token: string | null, kind: Token['kind'] = 'access'): Token | null {
      const known = token === null ? undefined : tokens.get(token);
      return known && known.kind === kind && known.expiresAt > now() ? known : null;
    },
    /** Ends every token that came of one consent. */
    revokeFamily(family: string) {
      for (const [name, token] of tokens) if (token.family === family) tokens.delete(name);
    },
    create(post: Pick<Created, 'platform' | 'account' | 'id' | 'text'> & Partial<Created>): Created {
      const made: Created = {
        title: '',
        link: '',
        board: null,
        topic: '',
        images: [],
        aiMark: false,
        replyTo: null,
        card: null,
        removed: false,
        figures: {},
        ...post,
        at: new Date(now()).toISOString(),
      };
      created.push(made);
      return made;
    },
    find: (platform: SocialPlatform, id: string): Created | undefined =>
      created.find((post) => post.platform === platform && post.id === id && !post.removed),
    imageOf: (bytes: Buffer, alt: string) => ({
      sha256: createHash('sha256').update(bytes).digest('hex'),
      alt,
    }),
  };
};
export type World = ReturnType<typeof createWorld>;
