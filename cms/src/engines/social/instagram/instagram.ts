import type { SocialAccess, SocialCall, SocialDraft, SocialDraftImage, SocialNetwork } from '../port';
import { picturesOf } from '../pictures-of';
import { checkDraft } from '../check-draft';
import { fingerprintOf, reusable } from '../fingerprint';
import { jsonOf, listOf, numberOf } from '../http/answer';
import { createClient } from '../http/client';
import { createComments } from '../meta/comments';
import { createContainers } from '../meta/containers';
import { isMissing, metaFault } from '../meta/errors';
import { metaGate } from '../meta/usage';
import type { SocialApp, SocialDependencies } from '../settings';
import { SocialError } from '../social-error';
import { atFacebook, atInstagram } from './sign-in';
import { timings } from '../../../settings/timings';

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

  const containers = createContainers({
    platform: 'instagram',
    client,
    graph,
    now,
    wait,
    edge: 'media',
    fields: { state: 'status_code' },
    readyWithinMs: () => timings().social.instagramPictureMs,
  });
  const comments = createComments({ client, graph, now, words: 'text', time: 'timestamp' });

  const read = (path: string, access: SocialAccess, call: SocialCall, accept: number[] = []) =>
    client({ step: 'read', method: 'GET', url: `${graph}/${path}`, headers: bearer(access), accept }, call);

  const addressOf = ({ publicUrl }: SocialDraftImage): string => {
    // Another picture would not help: the server had a public address when the account was connected.
    if (!publicUrl)
      throw new SocialError({ kind: 'operator' }, 'instagram: this server has no public address any more');
    return publicUrl;
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
    if (more.length === 0) return containers.createTwice({ ...first, caption }, access, context);
    const items: string[] = [];
    for (const picture of [first, ...more]) {
      const item = await containers.createTwice({ ...picture, is_carousel_item: 'true' }, access, context);
      await containers.untilReady(item, access, context);
      items.push(item);
    }
    return containers.create({ media_type: 'CAROUSEL', children: items.join(','), caption }, access, context);
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
      if (known?.container && (await containers.stateOf(known.container, access, call)) === 'FINISHED')
        return known;
      const container = await stage(draft, access, { signal, renew });
      await containers.untilReady(container, access, { signal, renew });
      return { of, at: now().toISOString(), container };
    },
    async commit(draft, access, { container = '' }, call) {
      if (draft.replyTo) return comments.create(draft.text, draft.replyTo.root, access, call);
      const { externalId, headers } = await containers.publish(container, access, call);
      return {
        externalId,
        url: await containers.permalinkOf(externalId, access, call),
        gate: metaGate(headers, now()),
      };
    },
    async reconcile(draft, access, { since, staged: { container = '' } }, call) {
      const { text, replyTo } = draft;
      if (replyTo) return comments.find(text, { on: replyTo.root, since }, access, call);
      return containers.find({ container, text, since, list: 'media', words: 'caption' }, access, call);
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
