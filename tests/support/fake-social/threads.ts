import type { ApiRequest, Network, Reply } from './http';
import { asOwner, graphError, metaFaults, missing, usageHeaders } from './meta';
import { jpegSize } from './jpeg-size';
import { threadsLogin } from './threads-login';
import type { Created, Staged, Token, World } from './world';

const V = '\\/v1\\.0';
const DAY = 86_400_000;
const POSTS_A_DAY = 250;
const REPLIES_A_DAY = 1000;

const noPermission = () => graphError(403, 10, 'Application does not have permission for this action');
const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u;
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Emoji are counted as the number of their bytes in UTF-8. */
const lengthOf = (text: string): number =>
  [...characters.segment(text)].reduce(
    (sum, { segment }) => sum + (emoji.test(segment) ? Buffer.byteLength(segment) : [...segment].length),
    0,
  );

/** What a container will become, besides its words and its first picture. */
interface Container {
  images: { sha256: string; alt: string }[];
  topic: string;
  replyTo: string | null;
  isItem: boolean;
  error: string;
}

/** Threads' API, version 1.0. */
export const createThreads = (world: World): Network => {
  const containers = new Map<string, Container>();
  const states = {
    waiting: 'IN_PROGRESS',
    ready: 'FINISHED',
    error: 'ERROR',
    published: 'PUBLISHED',
  } as const;
  const stateOf = (staged: Staged) =>
    staged.state !== 'published' && world.now() - staged.at > DAY ? 'EXPIRED' : states[staged.state];
  const permalink = (id: string) => `https://www.threads.com/@forno.rossi/post/${id}`;

  /** A profile is read and written by its own person alone. */
  const asProfile = (apiRequest: ApiRequest, handle: (owner: Token) => Reply | Promise<Reply>) =>
    asOwner(world, apiRequest, (owner) => {
      const [, id = 'me'] = apiRequest.match;
      return id === 'me' || id === owner.person.id ? handle(owner) : missing(id);
    });
  const postsOf = ({ person }: Token, isReply: boolean): Created[] =>
    world.created.filter(
      ({ platform, account, removed, replyTo }) =>
        platform === 'threads' && account === person.id && !removed && (replyTo !== null) === isReply,
    );
  const usedBy = (owner: Token, isReply: boolean): number =>
    postsOf(owner, isReply).filter(({ at }) => world.now() - Date.parse(at) < DAY).length;

  const stage = (owner: Token, form: URLSearchParams, made: Partial<Container>): Reply => {
    const id = world.newId();
    containers.set(id, {
      images: [],
      topic: form.get('topic_tag') ?? '',
      replyTo: form.get('reply_to_id'),
      isItem: form.get('is_carousel_item') === 'true',
      error: '',
      ...made,
    });
    world.staged.set(id, {
      id,
      account: owner.person.id,
      bytes: Buffer.alloc(0),
      alt: '',
      text: form.get('text') ?? '',
      at: world.now(),
      checks: 0,
      state: 'waiting',
    });
    return { status: 200, headers: usageHeaders(world), json: { id } };
  };

  const addPicture = async (owner: Token, form: URLSearchParams): Promise<Reply> => {
    const picture = await fetch(form.get('image_url') ?? '', { redirect: 'manual' }).catch(() => null);
    if (!picture?.ok) return graphError(400, 1, 'The media could not be fetched from this URI', 2207052);
    const bytes = Buffer.from(await picture.arrayBuffer());
    const size = jpegSize(bytes);
    // What is wrong with a picture shows later, in the state of its container.
    const error =
      !size || bytes.length > 8 * 1024 * 1024
        ? 'UNKNOWN'
        : size.width > size.height * 10 || size.height > size.width * 10
          ? 'INVALID_ASPEC_RATIO'
          : '';
    return stage(owner, form, { images: [world.imageOf(bytes, form.get('alt_text') ?? '')], error });
  };

  const addCarousel = (owner: Token, form: URLSearchParams): Reply => {
    const items = (form.get('children') ?? '').split(',');
    const ready = items.every((id) => containers.get(id)?.isItem && world.staged.get(id)?.state === 'ready');
    if (!ready || items.length < 2 || items.length > 20)
      return graphError(400, 100, 'Param children is invalid');
    return stage(owner, form, { images: items.flatMap((id) => containers.get(id)?.images ?? []) });
  };

  const addContainer = async ({ form }: ApiRequest, owner: Token): Promise<Reply> => {
    const text = form.get('text') ?? '';
    const topic = form.get('topic_tag');
    const replyTo = form.get('reply_to_id');
    if (!owner.scopes.includes('threads_content_publish')) return noPermission();
    if (lengthOf(text) > 500) return graphError(400, 100, 'Param text must be at most 500 characters long.');
    if (new Set(text.match(/https?:\/\/\S+/g)).size > 5)
      return graphError(400, 100, 'THREADS_API__LINK_LIMIT_EXCEEDED');
    if (topic !== null && (topic === '' || topic.length > 50 || /[.&]/.test(topic)))
      return graphError(400, 100, 'Param topic_tag is invalid');
    if (replyTo !== null && !owner.scopes.includes('threads_manage_replies')) return noPermission();
    if (replyTo !== null && !world.find('threads', replyTo)) return missing(replyTo);
    if (form.get('media_type') === 'IMAGE') return addPicture(owner, form);
    if (form.get('media_type') === 'CAROUSEL') return addCarousel(owner, form);
    if (form.get('media_type') !== 'TEXT') return graphError(400, 100, 'Param media_type is invalid');
    return text === '' ? graphError(400, 100, 'Param text is required') : stage(owner, form, {});
  };

  const publish = ({ form }: ApiRequest, owner: Token): Reply => {
    const id = form.get('creation_id') ?? '';
    const [staged, container] = [world.staged.get(id), containers.get(id)];
    if (staged?.account !== owner.person.id || !container || stateOf(staged) !== 'FINISHED')
      return graphError(400, 24, 'The requested resource does not exist', 4279009);
    const isReply = container.replyTo !== null;
    if (usedBy(owner, isReply) >= (isReply ? REPLIES_A_DAY : POSTS_A_DAY))
      return graphError(400, 9, 'The person has published too many posts', 2207042);
    staged.state = 'published';
    const made = world.create({
      platform: 'threads',
      account: owner.person.id,
      id: world.newId(),
      text: staged.text,
      topic: container.topic,
      images: container.images,
      replyTo: container.replyTo,
    });
    return { status: 200, headers: usageHeaders(world), json: { id: made.id } };
  };

  const list = (posts: Created[]): Reply => ({
    status: 200,
    json: {
      data: posts
        .slice(-10)
        .reverse()
        .map(({ id, text, at }) => ({ id, text, timestamp: at, permalink: permalink(id) })),
    },
  });

  const insights = ({ match, query }: ApiRequest, { scopes }: Token): Reply => {
    const [, id = ''] = match;
    const post = world.find('threads', id);
    if (!post) return missing(id);
    if (!scopes.includes('threads_manage_insights')) return noPermission();
    const { likes, comments, shares, reach } = post.figures;
    const known: Record<string, number | undefined> = {
      likes,
      replies: comments,
      reposts: shares,
      quotes: shares === undefined ? undefined : 0,
      views: reach,
    };
    const names = (query.get('metric') ?? '').split(',');
    if (names.some((name) => !(name in known)))
      return graphError(400, 100, '(#100) metric must be one of the following values');
    const data = names.flatMap((name) =>
      known[name] === undefined ? [] : [{ name, period: 'lifetime', values: [{ value: known[name] }] }],
    );
    return { status: 200, json: { data } };
  };

  const one = (id: string): Reply => {
    const staged = world.staged.get(id);
    if (staged) {
      staged.checks += 1;
      const error = containers.get(id)?.error ?? '';
      if (staged.state === 'waiting' && staged.checks > (world.options.containerChecks ?? 1))
        staged.state = error ? 'error' : 'ready';
      return {
        status: 200,
        json: { id, status: stateOf(staged), ...(staged.state === 'error' ? { error_message: error } : {}) },
      };
    }
    return world.find('threads', id)
      ? { status: 200, headers: usageHeaders(world), json: { id, permalink: permalink(id) } }
      : missing(id);
  };

  return {
    ...metaFaults,
    routes: [
      ...threadsLogin(world),
      {
        method: 'GET',
        path: new RegExp(`^${V}/me$`),
        kind: 'read',
        handle: (apiRequest) =>
          asProfile(apiRequest, ({ person }) => ({
            status: 200,
            json: { id: person.id, username: 'forno.rossi', name: person.name },
          })),
      },
      {
        method: 'GET',
        path: new RegExp(`^${V}/(\\d+|me)/threads_publishing_limit$`),
        kind: 'read',
        handle: (apiRequest) =>
          asProfile(apiRequest, (owner) =>
            owner.scopes.includes('threads_content_publish')
              ? {
                  status: 200,
                  json: {
                    data: [
                      {
                        quota_usage: usedBy(owner, false),
                        config: { quota_total: POSTS_A_DAY, quota_duration: DAY / 1000 },
                        reply_quota_usage: usedBy(owner, true),
                        reply_config: { quota_total: REPLIES_A_DAY, quota_duration: DAY / 1000 },
                      },
                    ],
                  },
                }
              : noPermission(),
          ),
      },
      {
        method: 'POST',
        path: new RegExp(`^${V}/(\\d+)/threads$`),
        kind: 'stage',
        handle: (apiRequest) => asProfile(apiRequest, (owner) => addContainer(apiRequest, owner)),
      },
      {
        method: 'POST',
        path: new RegExp(`^${V}/(\\d+)/threads_publish$`),
        kind: 'create',
        handle: (apiRequest) => asProfile(apiRequest, (owner) => publish(apiRequest, owner)),
      },
      {
        method: 'GET',
        path: new RegExp(`^${V}/(\\d+)/(threads|replies)$`),
        kind: 'read',
        handle: (apiRequest) =>
          asProfile(apiRequest, (owner) => list(postsOf(owner, apiRequest.match[2] === 'replies'))),
      },
      {
        method: 'GET',
        path: new RegExp(`^${V}/(\\d+)/insights$`),
        kind: 'insight',
        handle: (apiRequest) => asOwner(world, apiRequest, (owner) => insights(apiRequest, owner)),
      },
      {
        method: 'GET',
        path: new RegExp(`^${V}/(\\d+)$`),
        kind: 'read',
        handle: (apiRequest) => asOwner(world, apiRequest, () => one(apiRequest.match[1] ?? '')),
      },
    ],
  };
};
