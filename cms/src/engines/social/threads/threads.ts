import type { SocialAccess, SocialCall, SocialDraft, SocialDraftImage, SocialNetwork } from '../port';
import { picturesOf } from '../pictures-of';
import { checkDraft } from '../check-draft';
import { fingerprintOf, reusable } from '../fingerprint';
import { jsonOf, listOf, numberOf, textOf } from '../http/answer';
import { createClient } from '../http/client';
import { createContainers } from '../meta/containers';
import { isMissing, metaFault } from '../meta/errors';
import { metaGate } from '../meta/usage';
import type { SocialApp, SocialDependencies } from '../settings';
import { type SocialErrorKind, SocialError } from '../social-error';
import { createThreadsLogin } from './sign-in';
import { timings } from '../../../settings/timings';

/** Threads has had one since it began. */
const VERSION = 'v1.0';
/** Asked for together, because they have been there since the beginning; views are in development, and asked for alone. */
const COUNTS = ['likes', 'replies', 'reposts', 'quotes'] as const;

const bearer = ({ accessToken }: SocialAccess) => ({ authorization: `Bearer ${accessToken}` });

/** What an error of a container means. `UNKNOWN` may be tried again. */
const faultOf = (reason: string): SocialErrorKind => {
  if (reason.startsWith('FAILED_DOWNLOADING')) return { kind: 'refused', failure: 'image-unreachable' };
  if (/^(INVALID|FAILED_PROCESSING)_/.test(reason)) return { kind: 'refused', failure: 'image-refused' };
  return { kind: 'transient' };
};

/** Only posts with a picture need an address that Threads can fetch it from. */
const addressOf = ({ publicUrl }: SocialDraftImage): string => {
  if (!publicUrl)
    throw new SocialError(
      { kind: 'refused', failure: 'image-unreachable' },
      'threads: this server has no public address to fetch a picture from',
    );
  return publicUrl;
};

/** What was counted, by its name; what is not among it is unknown. */
const figuresIn = (data: unknown): Map<string, number | null> =>
  new Map(
    listOf(data).map((figure) => [textOf(figure.name), numberOf(jsonOf(listOf(figure.values)[0]).value)]),
  );
const sumOf = (...figures: (number | null | undefined)[]): number | null => {
  const known = figures.filter((figure) => typeof figure === 'number');
  return known.length === 0 ? null : known.reduce((sum, figure) => sum + figure, 0);
};

/** Threads: a container of words, of a picture or of several is made ready, and published by its id. */
export const createThreads = (app: SocialApp, { now, wait }: SocialDependencies): SocialNetwork => {
  const host = app.baseUrl || 'https://graph.threads.net';
  const graph = `${host}/${VERSION}`;
  const client = createClient({
    platform: 'threads',
    faultOf: (answer, step) => metaFault(answer, step, now()),
  });
  const containers = createContainers({
    platform: 'threads',
    client,
    graph,
    now,
    wait,
    edge: 'threads',
    fields: { state: 'status', reason: 'error_message' },
    readyWithinMs: () => timings().social.threadsContainerMs,
    faultOf,
  });

  const read = (path: string, access: SocialAccess, call: SocialCall, accept: number[] = []) =>
    client({ step: 'read', method: 'GET', url: `${graph}/${path}`, headers: bearer(access), accept }, call);

  /** Posts and replies of the last 24 hours have an allowance each; nobody says when the next one comes free. */
  const assertAllowance = async (isReply: boolean, access: SocialAccess, call: SocialCall): Promise<void> => {
    const [usage, config] = isReply ? ['reply_quota_usage', 'reply_config'] : ['quota_usage', 'config'];
    const path = `${access.pageId}/threads_publishing_limit?fields=${usage},${config}`;
    const { body } = await read(path, access, call, [400, 403]);
    const [quota = {}] = listOf(body.data);
    const used = numberOf(quota[usage]);
    const total = numberOf(jsonOf(quota[config]).quota_total);
    // Who may not ask is told when they publish.
    if (used === null || total === null || used < total) return;
    const until = new Date(now().getTime() + timings().social.rateLimitPauseMs);
    throw new SocialError(
      { kind: 'rate-limited', gate: { until, scope: 'account' } },
      `threads read: ${used} of ${total} in 24 hours`,
    );
  };

  const wordsOf = ({ text, topic, replyTo }: SocialDraft): Record<string, string> => ({
    ...(text ? { text } : {}),
    ...(topic ? { topic_tag: topic } : {}),
    ...(replyTo ? { reply_to_id: replyTo.parent } : {}),
  });

  const stage = async (
    draft: SocialDraft,
    access: SocialAccess,
    context: SocialCall & { renew(): Promise<void> },
  ): Promise<string> => {
    const words = wordsOf(draft);
    const [first, ...more] = picturesOf(draft).map((picture) => ({
      media_type: 'IMAGE',
      image_url: addressOf(picture),
      ...(picture.alt ? { alt_text: picture.alt } : {}),
    }));
    if (!first) return containers.create({ media_type: 'TEXT', ...words }, access, context);
    if (more.length === 0) return containers.createTwice({ ...first, ...words }, access, context);
    const items: string[] = [];
    for (const picture of [first, ...more]) {
      const item = await containers.createTwice({ ...picture, is_carousel_item: 'true' }, access, context);
      await containers.untilReady(item, access, context);
      items.push(item);
    }
    const children = items.join(',');
    return containers.create({ media_type: 'CAROUSEL', children, ...words }, access, context);
  };

  return {
    platform: 'threads',
    simulated: false,
    ...createThreadsLogin({ app, host, graph, client, now }),
    async prepare(draft, access, { staged, signal, renew }) {
      checkDraft('threads', draft);
      const of = await fingerprintOf(draft);
      const call = { signal };
      const known = reusable(staged, { of, now: now(), maxAgeMs: timings().social.containerStoredMs });
      if (known?.container && (await containers.stateOf(known.container, access, call)) === 'FINISHED')
        return known;
      await assertAllowance(Boolean(draft.replyTo), access, call);
      const container = await stage(draft, access, { signal, renew });
      await containers.untilReady(container, access, { signal, renew });
      return { of, at: now().toISOString(), container };
    },
    async commit(_draft, access, { container = '' }, call) {
      const { externalId, headers } = await containers.publish(container, access, call);
      return {
        externalId,
        url: await containers.permalinkOf(externalId, access, call),
        gate: metaGate(headers, now()),
      };
    },
    async reconcile({ text, replyTo }, access, { since, staged: { container = '' } }, call) {
      const list = replyTo ? 'replies' : 'threads';
      return containers.find({ container, text, since, list, words: 'text' }, access, call);
    },
    async metrics(externalId, access, call) {
      const unknown = { likes: null, comments: null, shares: null, reach: null, reachKind: 'views' } as const;
      const post = await read(`${externalId}?fields=id`, access, call, [400, 404]);
      if (isMissing(post)) return { ...unknown, removed: true };
      if (post.status !== 200)
        throw new SocialError(metaFault(post, 'read', now()), `threads read: a post answered ${post.status}`);
      const insights = async (names: readonly string[]) => {
        const path = `${externalId}/insights?metric=${names.join(',')}`;
        return figuresIn((await read(path, access, call, [400, 403])).body.data);
      };
      const counts = await insights(COUNTS);
      return {
        likes: counts.get('likes') ?? null,
        comments: counts.get('replies') ?? null,
        shares: sumOf(counts.get('reposts'), counts.get('quotes')),
        reach: (await insights(['views'])).get('views') ?? null,
        reachKind: 'views',
        removed: false,
      };
    },
  };
};
