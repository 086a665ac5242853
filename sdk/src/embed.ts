import type { PackedWidget } from '@contract';
import { ChatShell } from './elements/chat-shell.js';

/** The config, put here by the server that serves this script for one installation; a string where it did not. */
declare const __OFFICINA_CONFIG__: PackedWidget | string;
/** File names of the open chat and of the way to a config that is not inside, put here by the build. */
declare const __CHAT_FILE__: string;
declare const __CONFIG_FILE__: string;

// `currentScript` is gone where an optimiser runs the tag's code from somewhere else; the tag itself still tells.
const script = (document.currentScript ??
  document.querySelector('script[data-install-id]')) as HTMLScriptElement | null;
const address = new URL(script?.src ?? '', location.href);
const inside = __OFFICINA_CONFIG__;
// Where an optimiser copied the script to a server of its own, or into one file with others, the config still tells.
const [, chat] = Array.isArray(inside) ? inside : [];
const origin = chat?.[0] ?? address.origin;
const installId = script?.dataset.installId || address.searchParams.get('id') || chat?.[1];
/** Folder of the files that stand beside this script. */
let assets = `${origin}/widget-assets/`;

/**
 * Imports a file that stands beside this script. After a failure files are asked for in another folder, in which the server has the
 * same: browsers remember for a document's life that a module did not arrive (Chromium since 150, Firefox), and what the open chat
 * loads imports from it by a relative address. A page that pins this script pins the files as well, and keeps to their addresses.
 */
const importAsset = (file: string) =>
  import(assets + file).catch((failure: unknown) => {
    if (!script?.integrity) assets += 'again/';
    throw failure;
  });

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
    else this.applyConfig(given as PackedWidget | null);
  }

  protected override findConfig(given?: unknown): void {
    importAsset(__CONFIG_FILE__).then(
      ({ resolveConfig }) => resolveConfig(this, origin, given),
      (error) => this.emitEvent('error', { reason: 'config', message: `${error}` }),
    );
  }
}

/** Whether the page has this installation, or, where this script was not told which, any. */
const isPresent = () =>
  [...document.querySelectorAll('officina-chat')].some(
    (element) => !installId || element.getAttribute('install-id') === installId,
  );

const mount = () => {
  if (!customElements.get('officina-chat')) customElements.define('officina-chat', EmbeddedChat);
  // Loaded twice, or beside an element that the page wrote itself: one installation, one widget.
  if (isPresent()) return;
  if (!installId) return console.warn('[officina-chat] Missing installId');
  const element = document.createElement('officina-chat') as HTMLElement as EmbeddedChat;
  element.setAttribute('install-id', installId);
  if (chat?.[1] === installId) element.config = inside;
  document.body.append(element);
  // Applications of one page replace the body with another: the widget moves along, unless it was removed by itself.
  new MutationObserver(() => {
    if (element.parentNode && !isPresent()) document.body?.append(element);
  }).observe(document.documentElement, { childList: true });
};

if (document.body) mount();
else addEventListener('DOMContentLoaded', mount);
