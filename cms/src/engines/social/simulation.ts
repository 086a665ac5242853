import { createHash, randomBytes } from 'node:crypto';
import { REACH_KIND, type SocialPlatform } from '../../contract/social-platform';
import { checkDraft } from './check-draft';
import type { SocialMetricsReading, SocialNetwork, SocialTarget } from './port';
import { SocialError } from './social-error';

/** Every token of the simulation begins with it, so that none is ever taken for a real one. */
const TOKEN = 'simulazione';

export const SIMULATION_PATHS = {
  authorize: '/api/social/simulation/authorize',
  post: '/api/social/simulation/posts',
} as const;

/** Whether an id is one that the simulation gave a post. */
export const isSimulatedPost = (externalId: string): boolean => externalId.startsWith(`${TOKEN}-`);

/** How many pages the person of a simulated consent has. */
export const SIMULATED_PAGES = [0, 1, 3] as const;
export type SimulatedPages = (typeof SIMULATED_PAGES)[number];

/** What the simulation's own consent page sends back. */
export const simulationCode = (pages: SimulatedPages): string =>
  `${TOKEN}.${pages}.${randomBytes(12).toString('base64url')}`;

const pagesOf = (token: string): number => {
  const [name, pages] = token.split('.');
  if (name !== TOKEN || !SIMULATED_PAGES.some((known) => String(known) === pages))
    throw new SocialError({ kind: 'auth' }, 'Not a token of the simulation');
  return Number(pages);
};

const targetOf = (platform: SocialPlatform, at: number): SocialTarget => ({
  pageId: `${TOKEN}-${platform}${platform === 'pinterest' ? '' : `-${at}`}`,
  name: platform === 'pinterest' ? 'Simulazione' : `Simulazione ${at}`,
  detail: '',
  board: platform === 'pinterest' ? { id: String(at), name: `Simulazione ${at}` } : null,
  accessToken: null,
});

/** The same figures whenever one asks: they come from the post's id. */
const figuresOf = (externalId: string): Omit<SocialMetricsReading, 'reachKind' | 'removed'> => {
  const [likes = 0, comments = 0, shares = 0, reach = 0] = createHash('sha256').update(externalId).digest();
  return { likes: likes % 40, comments: comments % 9, shares: shares % 6, reach: 60 + reach * 3 };
};

/**
 * A network that exists on this server alone, for installations without a developer app: nothing leaves, everything
 * succeeds, and the address of a post is a page of ours that says so.
 */
export const createSimulation = (
  platform: SocialPlatform,
  { publicUrl }: { publicUrl: string },
): SocialNetwork => {
  const addressOf = (externalId: string) => `${publicUrl}${SIMULATION_PATHS.post}/${externalId}`;
  return {
    platform,
    simulated: true,
    requiredScopes: [],
    authorizeUrl({ state, redirectUri }) {
      const query = new URLSearchParams({ platform, state, redirect_uri: redirectUri });
      return `${publicUrl}${SIMULATION_PATHS.authorize}?${query}`;
    },
    async exchange({ code }) {
      return {
        accessToken: `${TOKEN}.${pagesOf(code)}.${randomBytes(24).toString('base64url')}`,
        refreshToken: null,
        expiresAt: null,
        refreshExpiresAt: null,
        grantedScopes: [],
      };
    },
    async targets({ accessToken }) {
      return Array.from({ length: pagesOf(accessToken) }, (_, at) => targetOf(platform, at + 1));
    },
    refresh: null,
    revoke: async () => undefined,
    async prepare(draft, { accessToken }, { staged }) {
      pagesOf(accessToken);
      checkDraft(platform, draft);
      return { post: staged?.post ?? `${TOKEN}-${randomBytes(18).toString('base64url')}` };
    },
    async commit(_draft, { accessToken }, { post }) {
      pagesOf(accessToken);
      if (!post) throw new SocialError({ kind: 'transient' }, 'Nothing was prepared');
      return { externalId: post, url: addressOf(post), gate: null };
    },
    // Nothing is elsewhere, so what was prepared is as published as it will ever be.
    async reconcile(_draft, _access, { staged: { post } }) {
      return post ? { found: 'published', externalId: post, url: addressOf(post) } : { found: 'nothing' };
    },
    async metrics(externalId) {
      return { ...figuresOf(externalId), reachKind: REACH_KIND[platform], removed: false };
    },
  };
};
