import type { PackedWidget } from '@contract';
import { ChatShell } from './elements/chat-shell.js';
import { isPinned } from './transport/retried-import.js';

/** The config, put here by the server that serves this script for one installation; a string where it did not. */
declare const __OFFICINA_CONFIG__: PackedWidget | string;
/** File names of the open chat and of the way to a config that is not inside, put here by the build. */
declare const __CHAT_FILE__: string;
declare const __CONFIG_FILE__: string;

// `currentScript` is gone where an optimiser runs the tag's code from somewhere else; the tag itself still tells.
const script = (document.currentScript ??
  document.querySelector('script[data-install-id]')) as HTMLScriptElement | null;
const address = new URL(script?.src || location.href, location.href);
const inside = __OFFICINA_CONFIG__;
// Where an optimiser copied the script to a server of its own, or into one file with others, the config still tells.
const [, chat] = Array.isArray(inside) ? inside : [];
const origin = chat?.[0] ?? address.origin;
const installId = script?.dataset.installId || address.searchParams.get('id') || chat?.[1];
const assets = `${origin}/widget-assets/`;

/** How often each file did not arrive. */
const failures: Record<string, number> = {};

/**
 * Imports a file that stands beside this script. One that failed is asked for in another folder, in which the server has the same files:
 * browsers remember for a document's life that a module did not arrive (Chromium since 150, Firefox), and what the open chat loads
 * imports from it by a relative address. A page that pins the files keeps to the addresses that it pinned.
 */
const importAsset = async (file: string) => {
  const times = failures[file];
  try {
    return await import(`${assets}${times ? `again-${times}/` : ''}${file}`);
  } catch (failure) {
    if (!isPinned(assets)) failures[file] = (times ?? 0) + 1;
    throw failure;
  }
};

/** `<officina-chat>` of the one-tag build: what it needs besides comes from where the script came from. */
class EmbeddedChat extends ChatShell {
  protected override get settings() {
    return { apiUrl: origin };
  }

  protected override loadWindow() {
    return importAsset(__CHAT_FILE__);
  }

  /** A config given directly: nothing is fetched. Packed, as it came with a script, it is drawn at once. */
  set config(given: unknown) {
    if (given && !Array.isArray(given)) this.findConfig(given);
    else this.wear(given as PackedWidget | null);
  }

  protected override findConfig(given?: unknown): void {
    importAsset(__CONFIG_FILE__).then(
      ({ resolveConfig }) => resolveConfig(this, origin, given),
      (error) => this.tell('error', { reason: 'config', message: `${error}` }),
    );
  }
}

const isPresent = () =>
  [...document.querySelectorAll('officina-chat')].some(
    (element) => element.getAttribute('install-id') === installId,
  );

const mount = () => {
  if (!customElements.get('officina-chat')) customElements.define('officina-chat', EmbeddedChat);
  // Loaded twice, or beside an element that the page wrote itself: one installation, one widget.
  if (isPresent()) return;
  if (!installId) {
    if (!document.querySelector('officina-chat')) console.warn('[officina-chat] Missing installId');
    return;
  }
  const element = document.createElement('officina-chat');
  element.setAttribute('install-id', installId);
  if (chat?.[1] === installId) Object.assign(element, { config: inside });
  document.body.append(element);
  // Applications of one page replace the body with another: the widget moves along, unless it was removed by itself.
  new MutationObserver(() => {
    if (element.parentNode && !isPresent()) document.body?.append(element);
  }).observe(document.documentElement, { childList: true });
};

if (document.body) mount();
else addEventListener('DOMContentLoaded', mount);
