import type { SocialPlatform } from '../../../contract/social-platform';
import { timings } from '../../../settings/timings';
import { listOf, textOf } from '../http/answer';
import type { Client } from '../http/client';
import { findAlike, type Standing } from '../look-alike';
import type { SocialAccess, SocialCall, SocialFinding } from '../port';
import { type SocialErrorKind, SocialError } from '../social-error';
import { metaFault } from './errors';

const STATES = ['IN_PROGRESS', 'FINISHED', 'PUBLISHED', 'ERROR', 'EXPIRED'] as const;
/** `missing`: the network does not know it, or does not say. */
export type ContainerState = (typeof STATES)[number] | 'missing';

interface ContainerNetwork {
  platform: SocialPlatform;
  client: Client;
  graph: string;
  now(): Date;
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** What containers are made at, below the account: `media`. */
  edge: string;
  /** What the network calls the state of one, and the reason of an error where it gives one. */
  fields: { state: string; reason?: string };
  /** How long one may take. */
  readyWithinMs(): number;
  /** What an error of a container means by its reason; by itself it may be tried again. */
  faultOf?(reason: string): SocialErrorKind;
}
type Waiting = SocialCall & { renew(): Promise<void> };

/** What Instagram and Threads publish: something that fetches its picture, is waited for, and goes out by its id. */
export const createContainers = ({
  platform,
  client,
  graph,
  now,
  wait,
  edge,
  fields,
  readyWithinMs,
  faultOf = () => ({ kind: 'transient' }),
}: ContainerNetwork) => {
  const headersOf = ({ accessToken }: SocialAccess) => ({ authorization: `Bearer ${accessToken}` });
  const fieldNames = [fields.state, fields.reason].filter(Boolean).join(',');

  const read = async (
    container: string,
    access: SocialAccess,
    call: SocialCall,
  ): Promise<{ state: ContainerState; reason: string }> => {
    const url = `${graph}/${container}?fields=${fieldNames}`;
    const answer = await client(
      { step: 'read', method: 'GET', url, headers: headersOf(access), accept: [400, 404] },
      call,
    );
    const fault = answer.status === 200 ? null : metaFault(answer, 'read', now());
    // An access that ended says nothing of the container.
    if (fault && fault.kind !== 'refused')
      throw new SocialError(fault, `${platform} read: a container answered ${answer.status}`);
    const state = STATES.find((known) => known === answer.body[fields.state]) ?? 'missing';
    return { state, reason: fields.reason ? textOf(answer.body[fields.reason]) : '' };
  };

  const create = async (
    parameters: Record<string, string>,
    access: SocialAccess,
    call: SocialCall,
  ): Promise<string> => {
    const url = `${graph}/${access.pageId}/${edge}`;
    const body = new URLSearchParams(parameters);
    const answer = await client(
      { step: 'stage', method: 'POST', url, headers: headersOf(access), body },
      call,
    );
    return textOf(answer.body.id);
  };

  return {
    stateOf: async (container: string, access: SocialAccess, call: SocialCall): Promise<ContainerState> =>
      (await read(container, access, call)).state,

    create,

    /** Meta's fetching of pictures fails now and then, and works the second time. */
    async createTwice(
      parameters: Record<string, string>,
      access: SocialAccess,
      call: SocialCall,
    ): Promise<string> {
      try {
        return await create(parameters, access, call);
      } catch (error) {
        const { what } = error as SocialError;
        if (what.kind !== 'refused' || what.failure !== 'image-unreachable') throw error;
        await wait(timings().social.pictureLongestPollMs, call.signal);
        return create(parameters, access, call);
      }
    },

    async untilReady(container: string, access: SocialAccess, { renew, ...call }: Waiting): Promise<void> {
      const deadline = now().getTime() + readyWithinMs();
      let pause = timings().social.pictureFirstPollMs;
      let kind: SocialErrorKind = { kind: 'transient' };
      let why = 'did not become ready';
      while (now().getTime() < deadline) {
        const { state, reason } = await read(container, access, call);
        if (state === 'FINISHED' || state === 'PUBLISHED') return;
        if (state !== 'IN_PROGRESS') {
          if (state === 'ERROR') kind = faultOf(reason);
          why = `became ${state} ${reason}`.trimEnd();
          break;
        }
        await wait(pause, call.signal);
        await renew();
        pause = Math.min(pause * 2, timings().social.pictureLongestPollMs);
      }
      throw new SocialError(kind, `${platform} stage: the container ${why}`);
    },

    /** Publishes what is ready: the one call that cannot be taken back. */
    async publish(container: string, access: SocialAccess, call: SocialCall) {
      const url = `${graph}/${access.pageId}/${edge}_publish`;
      const body = new URLSearchParams({ creation_id: container });
      const { headers, body: made } = await client(
        { step: 'create', method: 'POST', url, headers: headersOf(access), body },
        call,
      );
      const externalId = textOf(made.id);
      if (!externalId)
        throw new SocialError({ kind: 'ambiguous' }, `${platform} create: an answer without an id`);
      return { externalId, headers };
    },

    /** The address of what is out, where the network says it in time. */
    async permalinkOf(id: string, access: SocialAccess, call: SocialCall): Promise<string | null> {
      const signal = AbortSignal.any([call.signal, AbortSignal.timeout(timings().social.permalinkMs)]);
      const url = `${graph}/${id}?fields=permalink`;
      const answer = await client(
        { step: 'read', method: 'GET', url, headers: headersOf(access) },
        { signal },
      ).catch(() => null);
      return textOf(answer?.body.permalink) || null;
    },

    /** A container says by itself whether it went out; what is out is then looked for in `list`, whose words are `words`. */
    async find(
      sought: { container: string; text: string; since: Date; list: string; words: string },
      access: SocialAccess,
      call: SocialCall,
    ): Promise<SocialFinding> {
      const { container, text, since, list, words } = sought;
      const { state } = container ? await read(container, access, call) : { state: 'missing' };
      if (state !== 'PUBLISHED' && state !== 'missing') return { found: 'nothing' };
      const url = `${graph}/${access.pageId}/${list}?fields=id,${words},timestamp,permalink&limit=10`;
      const { body } = await client({ step: 'read', method: 'GET', url, headers: headersOf(access) }, call);
      const standing = listOf(body.data).map((post): Standing => ({
        externalId: textOf(post.id),
        url: textOf(post.permalink) || null,
        text: textOf(post[words]),
        at: new Date(textOf(post.timestamp)),
      }));
      const finding = findAlike(text, since, standing);
      // It is out: not to see it yet is no reason to send it again.
      return finding.found === 'nothing' && state === 'PUBLISHED' ? { found: 'unknown' } : finding;
    },
  };
};
