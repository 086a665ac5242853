import type { SocialPlatform } from '../../../../contract';
import { ProviderError } from '../../port';
import { hasMaterial } from '../embedded/embedded-writer';
import { readMaterial } from '../material/read-material';
import type { PostBrief, PostWish, PostWriter, WrittenPost, WrittenPosts } from '../port';
import { checkPost, objectIn } from './check-post';
import type { Complete } from './complete-with';
import { promptFor, repairOf } from './prompt';

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

  nameOf(brief: PostBrief): string {
    return this.#fallback.nameOf(brief);
  }

  async write(brief: PostBrief, wish: PostWish, signal: AbortSignal): Promise<WrittenPosts | null> {
    if (!hasMaterial(brief)) return null;
    const written = await this.#ask(brief, wish, signal);
    const missing = wish.platforms.filter((platform) => !written.has(platform));
    if (missing.length > 0) {
      const earlier = [...written.values(), ...wish.earlier];
      const rest = await this.#fallback.write(brief, { ...wish, platforms: missing, earlier }, signal);
      for (const post of rest?.posts ?? []) written.set(post.platform, post);
    }
    return {
      posts: wish.platforms.flatMap((platform) => written.get(platform) ?? []),
      withoutModel: missing.length > 0,
    };
  }

  async #ask(
    brief: PostBrief,
    wish: PostWish,
    signal: AbortSignal,
  ): Promise<Map<SocialPlatform, WrittenPost>> {
    const written = new Map<SocialPlatform, WrittenPost>();
    const messages = promptFor(brief, readMaterial(brief), wish);
    try {
      const said = await this.#complete(messages, signal);
      const faults = this.#take(said, brief, wish, written);
      if (faults.size > 0)
        this.#take(await this.#complete(repairOf(messages, said, faults), signal), brief, wish, written);
    } catch (error) {
      // Somebody gave up the whole: nothing is written in its place.
      signal.throwIfAborted();
      if (!(error instanceof ProviderError)) throw error;
    }
    return written;
  }

  /** Keeps what can be used of an answer; tells why the rest cannot. */
  #take(
    said: string,
    brief: PostBrief,
    wish: PostWish,
    written: Map<SocialPlatform, WrittenPost>,
  ): Map<SocialPlatform, string> {
    const answer = objectIn(said);
    const faults = new Map<SocialPlatform, string>();
    for (const platform of wish.platforms) {
      if (written.has(platform)) continue;
      const same = wish.earlier.filter((post) => post.platform === platform).slice(0, MEMORY);
      const grounds = { brief, rivals: [...written.values(), ...same] };
      const post = checkPost(platform, answer?.[platform], grounds, wish.topic);
      if ('fault' in post) faults.set(platform, post.fault);
      else written.set(platform, { ...post, topic: wish.topic || post.title });
    }
    return faults;
  }
}
