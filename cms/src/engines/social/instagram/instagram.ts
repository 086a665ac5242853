import type { SocialAccess, SocialCall, SocialDraft, SocialDraftImage, SocialNetwork } from '../port';
import { picturesOf } from '../pictures-of';
import { checkDraft } from '../check-draft';
import { fingerprintOf, reusable } from '../fingerprint';
import { jsonOf, listOf, numberOf, textOf } from '../http/answer';
import { createClient } from '../http/client';
import { findAlike, type Standing } from '../look-alike';
import { createComments } from '../meta/comments';
import { isMissing, metaFault } from '../meta/errors';
import { metaGate } from '../meta/usage';
import type { SocialApp, SocialDependencies } from '../settings';
import { SocialError } from '../social-error';
import { atFacebook, atInstagram } from './sign-in';
import { timings } from '../../../settings/timings';

type ContainerState = 'FINISHED' | 'PUBLISHED' | 'IN_PROGRESS' | 'gone';

const bearer = ({ accessToken }: SocialAccess) => ({ authorization: `Bearer ${accessToken}` });

/** Instagram's professional accounts: a container, which fetches the picture from this server, is published. */
export const createInstagram = (
  app: SocialApp,
  settings: { graphVersion: string; instagramLogin: 'instagram' | 'facebook' } & SocialDependencies,
): SocialNetwork => {
  const { graphVersion: version, instagramLogin, now, wait } = settings;
  const client = createClient({
    platform: 'instagram',
    faultOf: (answer, step) => metaFault(answer, step, now()),
  });
  const { graph, ...login } = (instagramLogin === 'facebook' ? atFacebook : atInstagram)({
    app,
    version,
    client,
    now,
  });

  const comments = createComments({ client, graph, now, words: 'text', time: 'timestamp' });

  const read = (path: string, access: SocialAccess, call: SocialCall, accept: number[] = []) =>
    client({ step: 'read', method: 'GET', url: `${graph}/${path}`, headers: bearer(access), accept }, call);

  const stateOf = async (
    container: string,
    access: SocialAccess,
    call: SocialCall,
  ): Promise<ContainerState> => {
    const { body } = await read(`${container}?fields=status_code`, access, call, [400]);
    const state = textOf(body.status_code);
    return state === 'FINISHED' || state === 'PUBLISHED' || state === 'IN_PROGRESS' ? state : 'gone';
  };

  const addressOf = ({ publicUrl }: SocialDraftImage): string => {
    // Another picture would not help: the server had a public address when the account was connected.
    if (!publicUrl)
      throw new SocialError({ kind: 'operator' }, 'instagram: this server has no public address any more');
    return publicUrl;
  };
  const makeContainer = async (
    fields: Record<string, string>,
    access: SocialAccess,
    call: SocialCall,
  ): Promise<string> => {
    const url = `${graph}/${access.pageId}/media`;
    const body = new URLSearchParams(fields);
    const answer = await client({ step: 'stage', method: 'POST', url, headers: bearer(access), body }, call);
    return textOf(answer.body.id);
  };

  /** Instagram's fetching fails now and then, and works the second time. */
  const makeContainerTwice = async (
    fields: Record<string, string>,
    access: SocialAccess,
    call: SocialCall,
  ): Promise<string> => {
    try {
      return await makeContainer(fields, access, call);
    } catch (error) {
      const { what } = error as SocialError;
      if (what.kind !== 'refused' || what.failure !== 'image-unreachable') throw error;
      await wait(timings().social.pictureLongestPollMs, call.signal);
      return makeContainer(fields, access, call);
    }
  };

  const untilReady = async (
    container: string,
    access: SocialAccess,
    { renew, ...call }: SocialCall & { renew(): Promise<void> },
  ): Promise<void> => {
    const deadline = now().getTime() + timings().social.instagramPictureMs;
    let pause = timings().social.pictureFirstPollMs;
    while (now().getTime() < deadline) {
      const state = await stateOf(container, access, call);
      if (state === 'FINISHED' || state === 'PUBLISHED') return;
      if (state === 'gone') break;
      await wait(pause, call.signal);
      await renew();
      pause = Math.min(pause * 2, timings().social.pictureLongestPollMs);
    }
    throw new SocialError({ kind: 'transient' }, 'instagram stage: the container did not become ready');
  };

  /** One picture is its own container; several are containers of one that carries the words. */
  const stage = async (
    draft: SocialDraft,
    access: SocialAccess,
    context: SocialCall & { renew(): Promise<void> },
  ): Promise<string> => {
    const [first, ...more] = picturesOf(draft).map((picture) => ({
      image_url: addressOf(picture),
      ...(picture.alt ? { alt_text: picture.alt } : {}),
    }));
    if (!first) throw new SocialError({ kind: 'refused', failure: 'content' }, 'instagram: no picture');
    const caption = draft.text;
    if (more.length === 0) return makeContainerTwice({ ...first, caption }, access, context);
    const items: string[] = [];
    for (const picture of [first, ...more]) {
      const item = await makeContainerTwice({ ...picture, is_carousel_item: 'true' }, access, context);
      await untilReady(item, access, context);
      items.push(item);
    }
    return makeContainer({ media_type: 'CAROUSEL', children: items.join(','), caption }, access, context);
  };

  const permalinkOf = async (id: string, access: SocialAccess, call: SocialCall): Promise<string | null> => {
    const signal = AbortSignal.any([call.signal, AbortSignal.timeout(timings().social.permalinkMs)]);
    const answer = await read(`${id}?fields=permalink`, access, { signal }).catch(() => null);
    return textOf(answer?.body.permalink) || null;
  };

  /** One figure per call: one that Instagram has given up would lose the others. */
  const insightOf = async (id: string, name: string, access: SocialAccess, call: SocialCall) => {
    const { body } = await read(`${id}/insights?metric=${name}`, access, call, [400, 403]);
    const [figure] = listOf(body.data);
    return numberOf(jsonOf(listOf(figure?.values)[0]).value);
  };

  return {
    platform: 'instagram',
    simulated: false,
    ...login,
    async prepare(draft, access, { staged, signal, renew }) {
      checkDraft('instagram', draft);
      const of = await fingerprintOf(draft);
      // Below a post stand words alone: there is nothing to prepare.
      if (draft.replyTo) return { of };
      const call = { signal };
      const known = reusable(staged, { of, now: now(), maxAgeMs: timings().social.containerStoredMs });
      if (known?.container && (await stateOf(known.container, access, call)) === 'FINISHED') return known;
      const container = await stage(draft, access, { signal, renew });
      await untilReady(container, access, { signal, renew });
      return { of, at: now().toISOString(), container };
    },
    async commit(draft, access, { container = '' }, call) {
      if (draft.replyTo) return comments.create(draft.text, draft.replyTo.root, access, call);
      const url = `${graph}/${access.pageId}/media_publish`;
      const body = new URLSearchParams({ creation_id: container });
      const answer = await client(
        { step: 'create', method: 'POST', url, headers: bearer(access), body },
        call,
      );
      const externalId = textOf(answer.body.id);
      if (!externalId)
        throw new SocialError({ kind: 'ambiguous' }, 'instagram create: an answer without an id');
      return {
        externalId,
        url: await permalinkOf(externalId, access, call),
        gate: metaGate(answer.headers, now()),
      };
    },
    async reconcile(draft, access, { since, staged: { container } }, call) {
      if (draft.replyTo) return comments.find(draft.text, { on: draft.replyTo.root, since }, access, call);
      // The container says by itself whether it went out.
      const state = container ? await stateOf(container, access, call) : 'gone';
      if (container && state !== 'PUBLISHED') return { found: 'nothing' };
      const fields = 'id,caption,timestamp,permalink';
      const { body } = await read(`${access.pageId}/media?fields=${fields}&limit=10`, access, call);
      const standing = listOf(body.data).map((post): Standing => ({
        externalId: textOf(post.id),
        url: textOf(post.permalink) || null,
        text: textOf(post.caption),
        at: new Date(textOf(post.timestamp)),
      }));
      const finding = findAlike(draft.text, since, standing);
      // It is out: not to see it yet is no reason to send it again.
      return finding.found === 'nothing' && container ? { found: 'unknown' } : finding;
    },
    async metrics(externalId, access, call) {
      const answer = await read(`${externalId}?fields=like_count,comments_count`, access, call, [400, 404]);
      const unknown = {
        likes: null,
        comments: null,
        shares: null,
        reach: null,
        reachKind: 'people',
      } as const;
      if (isMissing(answer)) return { ...unknown, removed: true };
      if (answer.status !== 200)
        throw new SocialError(
          metaFault(answer, 'read', now()),
          `instagram read: figures answered ${answer.status}`,
        );
      return {
        likes: numberOf(answer.body.like_count),
        comments: numberOf(answer.body.comments_count),
        shares: await insightOf(externalId, 'shares', access, call),
        reach: await insightOf(externalId, 'reach', access, call),
        reachKind: 'people',
        removed: false,
      };
    },
  };
};
