import type { ReactiveControllerHost } from 'lit';
import type { ReplyRenderer } from '../elements/reply-renderer.js';
import type { Typewriter } from './typewriter.js';
import type { MessageOverrides } from '../locales/resolve-messages.js';

/** Milliseconds that a reply waits for its renderer; plain text is better than none. */
const LOAD_TIMEOUT_MS = 2000;

/** What comes with the first reply. */
export interface ReplyModule {
  Typewriter: typeof Typewriter;
}

/** Loads what renders replies while the first of them is on its way: who only looks into the chat does not pay for it. */
export class LazyReplyRenderer {
  /** `null` until it is loaded. */
  renderer: ReplyRenderer | null = null;
  /** It did not come, or not in time: replies are plain text until the next attempt. */
  failed = false;
  #Renderer: typeof ReplyRenderer | null = null;
  #loading: Promise<ReplyModule | null> | null = null;
  #language = '';
  #overrides: MessageOverrides = null;

  /** The host is updated when the renderer has come, or has failed to. */
  constructor(private readonly host: Pick<ReactiveControllerHost, 'requestUpdate'>) {}

  /** Chooses the language of what stands beneath a reply. */
  localize(language: string, overrides: MessageOverrides): void {
    this.#language = language;
    this.#overrides = overrides;
    this.renderer = this.#Renderer && new this.#Renderer(language, overrides);
  }

  /** Resolves when replies can be rendered; with `null` when they can only be shown as plain text, all at once. */
  load(): Promise<ReplyModule | null> {
    return (this.#loading ??= this.#load());
  }

  async #load(): Promise<ReplyModule | null> {
    try {
      const replyModule = await Promise.race([
        import('../elements/reply-renderer.js'),
        new Promise<never>((_, reject) => setTimeout(reject, LOAD_TIMEOUT_MS)),
      ]);
      this.#Renderer = replyModule.ReplyRenderer;
      this.localize(this.#language, this.#overrides);
      this.host.requestUpdate();
      return replyModule;
    } catch {
      // The next message tries again.
      this.#loading = null;
      if (!this.failed) this.host.requestUpdate();
      this.failed = true;
      return null;
    }
  }
}
