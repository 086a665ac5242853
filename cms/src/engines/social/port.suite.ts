import { beforeAll, describe, expect, test } from 'vitest';
import type { SocialPlatform } from '../../contract/social-platform';
import type { SocialPostContent } from '../../contract/social-post';
import { REPLY_RULES } from '../../contract/social-reply';
import { POST_RULES } from '../../contract/social-post-rules';
import { composePost } from '../../contract/social-text';
import type { SocialAccess, SocialConsent, SocialDraft, SocialGrant, SocialNetwork } from './port';
import type { SocialError } from './social-error';

/** What a network really made, as its stand-in tells it. */
export interface MadePost {
  id: string;
  account: string;
  text: string;
  title: string;
  link: string;
  replyTo: string | null;
  images: readonly unknown[];
  card: { url: string; title: string } | null;
}
export const FIGURES = ['likes', 'comments', 'shares', 'reach'] as const;
export type Figure = (typeof FIGURES)[number];
/** What can be made to happen at a network that is tried. */
export interface Trial {
  network: SocialNetwork;
  /** What a person says besides their consent, where the network asks for it. */
  named?: () => Pick<SocialConsent, 'identifier' | 'server'>;
  /** The code that a person's consent brings, with the number of their pages. */
  consent(pages: number): Promise<string>;
  picture(): Promise<Pick<NonNullable<SocialDraft['image']>, 'bytes' | 'publicUrl'>>;
  /** Null where nothing can be asked, and nothing goes wrong. */
  standIn: {
    made(): MadePost[];
    /** Once, at the next call of this kind. */
    fail(fault: Trouble, kind: 'create' | 'stage' | 'token' | 'read'): void;
    remove(id: string): void;
    figures(id: string, figures: Partial<Record<Figure, number>>): void;
    /** Whether an app may read what was written. */
    readable: boolean;
    /** Whether an app may write below its own posts. */
    takesReplies: boolean;
    /** What the network tells of a post. */
    counts: readonly Figure[];
  } | null;
}
export type Trouble =
  | '500-before-create'
  | '500-after-create'
  | 'drop-before-create'
  | 'drop-after-create'
  | 'malformed'
  | '429'
  | '401';

export const RESET_SECONDS = 600;
const REDIRECT = 'http://127.0.0.1:1337/api/social/callback';
const VERIFIER = 'una-verifica-di-almeno-quarantatre-caratteri-lunga';

/** Texts that were cut, changed or refused somewhere. Each is unlike the others, for networks refuse twins. */
const CORPUS: readonly [name: string, copy: string, hashtags?: string[]][] = [
  ['accents', 'Perché no? Così è, già: caffè, tè, más, ça, žluťoučký'],
  ['families of emoji', 'Famiglia 👨‍👩‍👧‍👦 e bandiere 🏴󠁧󠁢󠁥󠁮󠁧󠁿🇮🇹 👍🏽 ❤️'],
  ['parentheses and brackets', 'Aperti (dalle 9 alle 18) [sempre] {tutti} <i giorni>'],
  ['addresses', 'Vedi https://esempio.it/a_(b)?x=1&y=2#z e esempio.it/menu'],
  ['right to left', 'שלום עולם (مرحبا) ciao'],
  ['mentions and marks', 'Scrivi a @forno_rossi o a info@esempio.it: *subito*, ~forse~, a|b'],
  ['hashes', '# solo, #unito, C# e #1 in città', ['forno', 'pane_fresco', 'caffè']],
  ['as many hashtags as Instagram takes', 'Tutti', Array.from({ length: 30 }, (_, at) => `t${at}`)],
  ['a backslash', String.raw`C:\pane\caldo \( e \\`],
  ['several lines', 'uno\n\ndue\n\n\ntre\n- quattro'],
  ['signs of markup', 'Pane & rose <b>non grassetto</b> &amp; "virgolette" \'sole\''],
];

const content = (copy: string, hashtags: string[] = []): SocialPostContent => ({
  copy,
  callToAction: '',
  link: '',
  hashtags,
  title: '',
});

let count = 0;

/** What every network does, real or simulated. */
export const publishesLikeANetwork = (platform: SocialPlatform, make: () => Promise<Trial>): void => {
  describe(`${platform} as a network`, () => {
    let trial: Trial;
    let network: SocialNetwork;
    let access: SocialAccess;
    const call = { signal: new AbortController().signal };
    const context = { ...call, staged: null, renew: async () => undefined };

    const grantOf = async (pages: number): Promise<SocialGrant> => {
      const code = await trial.consent(pages);
      return network.exchange(consentOf(code), call);
    };
    const consentOf = (code: string): SocialConsent => ({
      code,
      verifier: VERIFIER,
      redirectUri: REDIRECT,
      ...trial.named?.(),
    });
    const draftOf = async (post: SocialPostContent): Promise<SocialDraft> => ({
      ...composePost(platform, post),
      image: POST_RULES[platform].imageRequired
        ? { contentType: 'image/jpeg', alt: 'Un pane', ...(await trial.picture()) }
        : null,
      aiImage: false,
    });
    /** Words of its own, so that no two posts are twins. */
    const aDraft = () => draftOf(content(`Il pane numero ${(count += 1)} è pronto`));
    const publish = async (draft: SocialDraft) => {
      const staged = await network.prepare(draft, access, context);
      return network.commit(draft, access, staged, call);
    };
    const errorOf = async (promise: Promise<unknown>): Promise<SocialError> =>
      promise.then(
        () => Promise.reject(new Error('It worked')),
        (error: unknown) => error as SocialError,
      );

    beforeAll(async () => {
      trial = await make();
      network = trial.network;
      const grant = await grantOf(1);
      const [target] = await network.targets(grant, call);
      access = {
        pageId: target?.pageId ?? '',
        boardId: target?.board?.id ?? null,
        accessToken: target?.accessToken ?? grant.accessToken,
        ...(grant.server ? { server: grant.server } : {}),
      };
    });

    test('grants what publishing needs', async () => {
      const grant = await grantOf(1);
      expect(grant.grantedScopes).toEqual(expect.arrayContaining([...network.requiredScopes]));
      expect(grant.accessToken).not.toBe('');
    });

    test('publishes what was composed, once, at an address', async () => {
      const draft = await aDraft();
      const { externalId, url, gate } = await publish(draft);
      expect(externalId).not.toBe('');
      expect(url === null || URL.canParse(url)).toBe(true);
      expect(gate).toBeNull();
      if (!trial.standIn) return;
      const made = trial.standIn.made().filter(({ text }) => text === draft.text);
      expect(made).toHaveLength(1);
      expect(made[0]).toMatchObject({ id: externalId, title: draft.title, link: draft.link });
    });

    test.each(CORPUS)('shows %s as composed, byte for byte', async (_, copy, hashtags) => {
      const draft = await draftOf(content(copy, hashtags));
      const { externalId } = await publish(draft);
      if (!trial.standIn) return;
      const shown = trial.standIn.made().find(({ id }) => id === externalId)?.text ?? '';
      expect(Buffer.from(shown)).toEqual(Buffer.from(draft.text));
    });

    test('takes a text at the limit, and sends none beyond it', async () => {
      const { limit } = POST_RULES[platform];
      const before = trial.standIn?.made().length ?? 0;
      for (const length of [limit - 1, limit])
        await publish(await draftOf(content(`${(count += 1)}`.padEnd(length, 'a'))));
      const beyond = await draftOf(content('b'.repeat(limit + 1)));
      const { what } = await errorOf(publish(beyond));
      expect(what).toEqual({ kind: 'refused', failure: 'text-too-long' });
      if (trial.standIn) expect(trial.standIn.made()).toHaveLength(before + 2);
    });

    test('uses what an earlier attempt left, and not for another text', async () => {
      const draft = await aDraft();
      const staged = await network.prepare(draft, access, context);
      expect(await network.prepare(draft, access, { ...context, staged })).toEqual(staged);
      const changed = { ...draft, text: `${draft.text}!` };
      const again = await network.prepare(changed, access, { ...context, staged });
      const { externalId } = await network.commit(changed, access, again, call);
      if (!trial.standIn) return;
      expect(trial.standIn.made().find(({ id }) => id === externalId)?.text).toBe(changed.text);
    });

    if (POST_RULES[platform].imageRequired)
      test('refuses a post without a picture', async () => {
        const { what } = await errorOf(publish({ ...(await aDraft()), image: null }));
        expect(what).toEqual({ kind: 'refused', failure: 'content' });
      });

    test('says that a stranger’s token must be renewed', async () => {
      const stranger = { ...access, accessToken: 'di-nessuno' };
      const draft = await aDraft();
      const attempt = network
        .prepare(draft, stranger, context)
        .then((staged) => network.commit(draft, stranger, staged, call));
      expect((await errorOf(attempt)).what).toEqual({ kind: 'auth' });
    });

    test('publishes as many pictures as the network takes, in their order, and sends none beyond', async () => {
      const { max } = POST_RULES[platform].image;
      const pictures = await Promise.all(
        Array.from({ length: max + 1 }, async (_, at) => ({
          contentType: 'image/jpeg' as const,
          alt: `Foto ${at}`,
          ...(await trial.picture()),
        })),
      );
      const [image = null, ...moreImages] = pictures.slice(0, max);
      const { externalId } = await publish({ ...(await aDraft()), image, moreImages });
      const made = trial.standIn?.made().find(({ id }) => id === externalId);
      if (trial.standIn) expect(made?.images).toHaveLength(max);
      const beyond = { ...(await aDraft()), image, moreImages: pictures.slice(1) };
      expect((await errorOf(publish(beyond))).what).toEqual({ kind: 'refused', failure: 'image-refused' });
    });

    if (REPLY_RULES[platform])
      test('publishes what follows a post below it, once, and finds it again', async () => {
        const post = await publish(await aDraft());
        const target = { root: post.externalId, parent: post.externalId };
        const reply = { ...(await aDraft()), image: null, replyTo: target };
        if (trial.standIn && !trial.standIn.takesReplies) {
          expect((await errorOf(publish(reply))).what).toMatchObject({ kind: 'refused' });
          return;
        }
        const since = new Date();
        const staged = await network.prepare(reply, access, context);
        const { externalId } = await network.commit(reply, access, staged, call);
        if (!trial.standIn) return;
        const below = trial.standIn.made().filter(({ text }) => text === reply.text);
        expect(below.map(({ id, replyTo }) => ({ id, replyTo }))).toEqual([
          { id: externalId, replyTo: post.externalId },
        ]);
        const found = await network.reconcile(reply, access, { since, staged }, call);
        if (found.found !== 'unknown') expect(found).toMatchObject({ found: 'published', externalId });
        else expect(platform).toBe('linkedin');
      });

    describe('when the network is in trouble', () => {
      const troubled = async (fault: Trouble) => {
        if (!trial.standIn) return null;
        const draft = await aDraft();
        const since = new Date();
        const staged = await network.prepare(draft, access, context);
        trial.standIn.fail(fault, 'create');
        const { what, message } = await errorOf(network.commit(draft, access, staged, call));
        expect(message).not.toContain(access.accessToken);
        const finding = () => network.reconcile(draft, access, { since, staged }, call);
        const made = trial.standIn.made().filter(({ text }) => text === draft.text);
        return { what, finding, made, standIn: trial.standIn };
      };

      test.each(['500-after-create', 'drop-after-create', 'malformed'] as const)(
        '%s leaves it unclear, and looking finds the one post',
        async (fault) => {
          const after = await troubled(fault);
          if (!after) return;
          expect(after.what).toEqual({ kind: 'ambiguous' });
          expect(after.made).toHaveLength(1);
          expect(await after.finding()).toMatchObject(
            after.standIn.readable
              ? { found: 'published', externalId: after.made[0]?.id }
              : { found: 'unknown' },
          );
        },
      );
      test.each(['500-before-create', 'drop-before-create'] as const)(
        '%s leaves it unclear, and looking finds nothing',
        async (fault) => {
          const after = await troubled(fault);
          if (!after) return;
          expect(after.what).toEqual({ kind: 'ambiguous' });
          expect(after.made).toHaveLength(0);
          expect(await after.finding()).toEqual({ found: after.standIn.readable ? 'nothing' : 'unknown' });
        },
      );
      test('too many calls wait until the network said', async () => {
        const start = Date.now();
        const after = await troubled('429');
        if (!after) return;
        expect(after.what.kind).toBe('rate-limited');
        if (after.what.kind !== 'rate-limited') return;
        // LinkedIn says nothing: its day ends at midnight.
        const until = after.what.gate.until.getTime();
        const announced = start + RESET_SECONDS * 1000;
        if (platform === 'linkedin') expect(until % 86_400_000).toBe(0);
        else expect(Math.abs(until - announced)).toBeLessThan(60_000);
        expect(after.made).toHaveLength(0);
      });
      test('a token that ended says so', async () => {
        const after = await troubled('401');
        if (!after) return;
        expect(after.what).toEqual({ kind: 'auth' });
        expect(after.made).toHaveLength(0);
      });
      test('signing in can be tried again', async () => {
        if (!trial.standIn) return;
        const code = await trial.consent(1);
        trial.standIn.fail('500-before-create', 'token');
        const exchanged = network.exchange(consentOf(code), call);
        expect((await errorOf(exchanged)).what).toEqual({ kind: 'transient' });
      });
      test('a code works once', async () => {
        // A password works until its person takes it back.
        if (!trial.standIn || !network.authorizeUrl) return;
        const code = await trial.consent(1);
        const exchange = () => network.exchange(consentOf(code), call);
        await exchange();
        expect((await errorOf(exchange())).what).toEqual({ kind: 'auth' });
      });
    });

    describe('figures', () => {
      test('are what the network counted, and unknown before', async () => {
        const { externalId } = await publish(await aDraft());
        if (!trial.standIn) {
          expect(await network.metrics(externalId, access, call)).toMatchObject({ removed: false });
          return;
        }
        const before = await network.metrics(externalId, access, call);
        expect(before).toMatchObject({ reach: null, removed: false });
        if (!trial.standIn.readable) return;
        const figures = { likes: 5, comments: 2, shares: 1, reach: 90 };
        trial.standIn.figures(externalId, figures);
        const { counts } = trial.standIn;
        expect(await network.metrics(externalId, access, call)).toMatchObject({
          ...Object.fromEntries(
            FIGURES.map((figure) => [figure, counts.includes(figure) ? figures[figure] : null]),
          ),
          removed: false,
        });
      });
      test('say when the post is no longer there', async () => {
        const { externalId } = await publish(await aDraft());
        if (!trial.standIn?.readable) return;
        trial.standIn.remove(externalId);
        expect(await network.metrics(externalId, access, call)).toMatchObject({ removed: true, likes: null });
      });
    });
  });
};
