import type { PackedWidget } from '@contract';
import { ChatShell } from './elements/chat-shell.js';
import type { ChatWindowModule } from './elements/chat-window-element.js';
import type { ConfigModule } from './transport/fetch-config.js';

/** The config, put here by the server that serves this script for one installation; a string where it did not. */
declare const __OFFICINA_CONFIG__: PackedWidget | string;
/** File names of the open chat and of the way to a config that is not inside, put here by the build. */
declare const __CHAT_FILE__: string;
declare const __CONFIG_FILE__: string;

// `currentScript` is gone where an optimiser runs the tag's code from somewhere else; the tag itself still tells.
const script =
  (document.currentScript as HTMLScriptElement | null) ??
  document.querySelector<HTMLScriptElement>('script[data-install-id]');
const address = new URL(script?.src || location.href, location.href);
const { origin } = address;
const installId = script?.dataset.installId || address.searchParams.get('id') || '';

/** `<officina-chat>` of the one-tag build: what it needs besides comes from where the script came from. */
class EmbeddedChat extends ChatShell {
  #request: AbortController | undefined;

  protected override get settings() {
    return { apiUrl: origin };
  }

  protected override loadWindow(): Promise<ChatWindowModule> {
    return import(`${origin}/widget-assets/${__CHAT_FILE__}`);
  }

  /** A config given directly: nothing is fetched. Packed, as it came with a script, it is drawn at once. */
  set config(given: unknown) {
    if (Array.isArray(given)) this.wear(given as PackedWidget);
    else void this.#read(() => given);
  }

  protected override seek(): void {
    void this.#read(({ fetchConfig }, signal) =>
      fetchConfig(origin, this.installId, location.origin, signal),
    );
  }

  async #read(find: (module: ConfigModule, signal: AbortSignal) => unknown) {
    this.#request?.abort();
    const { signal } = (this.#request = new AbortController());
    try {
      const module: ConfigModule = await import(`${origin}/widget-assets/${__CONFIG_FILE__}`);
      const packed = module.packGiven(await find(module, signal), this.language);
      if (!signal.aborted) this.wear(packed);
    } catch (error) {
      if (signal.aborted) return;
      this.wear(null);
      this.report('config', error);
    }
  }
}

const mount = () => {
  if (!customElements.get('officina-chat')) customElements.define('officina-chat', EmbeddedChat);
  const present = [...document.querySelectorAll('officina-chat')];
  // Loaded twice, or beside an element that the page wrote itself: one installation, one widget.
  if (present.some((element) => element.getAttribute('install-id') === installId)) return;
  if (!installId) {
    if (!present.length) console.warn('[officina-chat] Missing installId');
    return;
  }
  const chat = document.createElement('officina-chat') as EmbeddedChat;
  chat.installId = installId;
  const inside = __OFFICINA_CONFIG__;
  if (inside[1]?.[1] === installId) chat.config = inside;
  document.body.append(chat);
};

if (document.body) mount();
else document.addEventListener('DOMContentLoaded', mount, { once: true });
