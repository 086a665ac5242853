import type { SocialPlatform } from '@contract';
import type { SocialNetwork } from '../../../cms/src/engines/social/port';
import type { SocialErrorKind } from '../../../cms/src/engines/social/social-error';
import { SocialError } from './compiled';

/** Where a test may end or stop a process. */
export type Instant = 'staged' | 'before-call' | 'answered';

const OFF = () => Promise.reject(new Error('Not on paper'));

/** The port over a ledger: what each answer means is what a real network's adapter would say. */
export const createPaperNetwork = (
  platform: SocialPlatform,
  ledgerUrl: string,
  reached: (instant: Instant) => void = () => undefined,
): SocialNetwork => {
  const call = async (path: string, token: string, body: object): Promise<Response> => {
    try {
      return await fetch(`${ledgerUrl}${path}`, {
        method: 'POST',
        headers: { authorization: token },
        body: JSON.stringify(body),
      });
    } catch (cause) {
      const refused = String((cause as { cause?: { code?: string } }).cause?.code) === 'ECONNREFUSED';
      throw new SocialError({ kind: refused ? 'transient' : 'ambiguous' }, 'No answer');
    }
  };
  const faultOf = (status: number, body: { until?: number }): SocialErrorKind => {
    if (status === 429)
      return { kind: 'rate-limited', gate: { until: new Date(body.until ?? 0), scope: 'account' } };
    if (status === 401) return { kind: 'auth' };
    if (status === 403) return { kind: 'operator' };
    return status === 400 ? { kind: 'refused', failure: 'content' } : { kind: 'ambiguous' };
  };
  return {
    platform,
    simulated: false,
    requiredScopes: [],
    authorizeUrl: () => '',
    exchange: OFF,
    targets: OFF,
    refresh: null,
    revoke: OFF,
    async prepare(_draft, { accessToken }) {
      const reply = await call('/uploads', accessToken, {});
      const { upload } = (await reply.json()) as { upload: string };
      reached('staged');
      return { upload };
    },
    async commit(draft, { accessToken, pageId }) {
      reached('before-call');
      const reply = await call('/posts', accessToken, { account: pageId, text: draft.text });
      const body = (await reply.json()) as { id?: string; until?: number };
      reached('answered');
      if (!reply.ok || !body.id)
        throw new SocialError(faultOf(reply.status, body), `Answered ${reply.status}`);
      return { externalId: body.id, url: `https://paper.test/${body.id}`, gate: null };
    },
    async reconcile(draft, { accessToken }) {
      const reply = await call('/look', accessToken, { text: draft.text });
      const [found] = (await reply.json()) as { id: string }[];
      return found
        ? { found: 'published', externalId: found.id, url: `https://paper.test/${found.id}` }
        : { found: 'nothing' };
    },
    async metrics(externalId, { accessToken }) {
      const reply = await call('/figures', accessToken, { externalId });
      return (await reply.json()) as Awaited<ReturnType<SocialNetwork['metrics']>>;
    },
  };
};
