import type {
  Day,
  Locale,
  ModelFault,
  PostModelFault,
  SocialPlatform,
  SocialProfile,
  TradeName,
} from '../../../../contract';
import { ProviderError } from '../../port';
import { faultOf } from '../../remote/fault-of';
import { hasMaterial, profileOf } from '../embedded-writer';
import type {
  EarlierPost,
  PlanMoment,
  PlannedSubject,
  PostBrief,
  PostWish,
  PostWriter,
  WrittenPost,
  WrittenPosts,
} from '../port';
import { withClosing } from '../writing/closing';
import { checkPost, objectIn, type PostFault } from './check-post';
import type { Complete } from './complete-with';
import { promptFor, repairOf, schemaOf } from './prompt';

const MEMORY = 30;

/**
 * Lets a model write, and judges what it wrote. Of its answer only words are taken, for the platforms that were asked for:
 * when, where and whether a post goes out is nowhere in it. What cannot be used is asked for once more, then written without it.
 */
export class ModelWriter implements PostWriter {
  readonly #complete: Complete;
  readonly #fallback: PostWriter;

  constructor(complete: Complete, fallback: PostWriter) {
    this.#complete = complete;
    this.#fallback = fallback;
  }

  profileOf(brief: PostBrief, day: Day): SocialProfile {
    return profileOf(brief, day);
  }

  trades(language: Locale): TradeName[] {
    return this.#fallback.trades(language);
  }

  plan(
    brief: PostBrief,
    moments: readonly PlanMoment[],
    earlier: readonly EarlierPost[],
  ): Promise<(PlannedSubject | null)[]> {
    return this.#fallback.plan(brief, moments, earlier);
  }

  async write(brief: PostBrief, wish: PostWish, signal: AbortSignal): Promise<WrittenPosts | null> {
    if (!hasMaterial(brief)) return null;
    const { written, faults } = await this.#ask(brief, wish, signal);
    const missing = wish.platforms.filter((platform) => !written.has(platform));
    if (missing.length > 0) {
      const earlier = [
        ...[...written.values()].map(({ platform, copy, kind }) => ({ platform, copy, kind, at: wish.at })),
        ...wish.earlier,
      ];
      const rest = await this.#fallback.write(brief, { ...wish, platforms: missing, earlier }, signal);
      for (const post of rest?.posts ?? [])
        written.set(post.platform, { ...post, modelFault: faults.get(post.platform) ?? null });
    }
    return {
      posts: wish.platforms.flatMap((platform) => written.get(platform) ?? []),
      withoutModel: missing.length > 0,
    };
  }

  async #ask(
    given: PostBrief,
    wish: PostWish,
    signal: AbortSignal,
  ): Promise<{ written: Map<SocialPlatform, WrittenPost>; faults: Map<SocialPlatform, PostModelFault> }> {
    const written = new Map<SocialPlatform, WrittenPost>();
    let faults = new Map<SocialPlatform, PostFault>();
    let failure: ModelFault | null = null;
    const profile = profileOf(given, wish.day);
    // What its owner wants under every post takes room of it.
    const below = [...(profile.closing?.lines ?? []), given.callToAction].filter(Boolean).join('\n\n');
    const brief = { ...given, callToAction: below };
    const messages = promptFor(brief, profile, wish);
    try {
      const completion = await this.#complete(messages, signal, schemaOf(wish.platforms));
      const grounds = { brief, profile };
      faults = this.#take(completion, grounds, wish, written);
      if (faults.size > 0)
        faults = this.#take(
          await this.#complete(repairOf(messages, completion, faults), signal, schemaOf([...faults.keys()])),
          grounds,
          wish,
          written,
        );
    } catch (error) {
      // Somebody gave up the whole: nothing is written in its place.
      signal.throwIfAborted();
      if (!(error instanceof ProviderError)) throw error;
      failure = faultOf(error);
    }
    const causes = wish.platforms.flatMap((platform): [SocialPlatform, PostModelFault][] => {
      const cause = faults.get(platform)?.rule ?? failure;
      return cause === null || written.has(platform) ? [] : [[platform, cause]];
    });
    return { written, faults: new Map(causes) };
  }

  /** Keeps what can be used of an answer; tells why the rest cannot. */
  #take(
    completion: string,
    known: { brief: PostBrief; profile: SocialProfile },
    wish: PostWish,
    written: Map<SocialPlatform, WrittenPost>,
  ): Map<SocialPlatform, PostFault> {
    const answer = objectIn(completion);
    const faults = new Map<SocialPlatform, PostFault>();
    for (const platform of wish.platforms) {
      if (written.has(platform)) continue;
      const same = wish.earlier.filter((post) => post.platform === platform).slice(0, MEMORY);
      const grounds = { ...known, day: wish.day, rivals: [...written.values(), ...same] };
      const post = checkPost(platform, answer?.[platform], grounds, wish.topic);
      if ('fault' in post) faults.set(platform, post.fault);
      else
        written.set(platform, {
          ...post,
          copy: withClosing(platform, post.copy, { question: '', lines: known.profile.closing?.lines ?? [] }),
          topic: wish.topic || post.title,
          kind: 'offer',
          reason: { kind: wish.topic === '' ? 'variety' : 'topic', words: wish.topic },
          modelFault: null,
        });
    }
    return faults;
  }
}
