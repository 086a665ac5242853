import { ChatShell } from './elements/chat-shell.js';
import type { ChatWindowModule } from './elements/chat-window-element.js';
import { acceptConfig } from './transport/read-config.js';

/** The config, put here by the server that serves this script for one installation; a string where it did not. */
declare const __OFFICINA_CONFIG__: unknown;
/** File name of the open chat's code, put here by the build. */
declare const __CHAT_FILE__: string;

// `currentScript` is gone where an optimiser runs the tag's code from somewhere else; the tag itself still tells.
const script =
  document.currentScript instanceof HTMLScriptElement
    ? document.currentScript
    : document.querySelector<HTMLScriptElement>('script[data-install-id]');
const address = script?.src ? new URL(script.src, location.href) : null;
const origin = address?.origin ?? location.origin;
const installId = script?.dataset.installId || address?.searchParams.get('id') || '';

/** `<officina-chat>` of the one-tag build: the open chat comes from where the script came from. */
class EmbeddedChat extends ChatShell {
  protected override get settings() {
    return { apiUrl: origin };
  }

  protected override loadWindow(): Promise<ChatWindowModule> {
    return import(`${origin}/widget-assets/${__CHAT_FILE__}`);
  }
}

const mount = (config: unknown) => {
  if (!customElements.get('officina-chat')) customElements.define('officina-chat', EmbeddedChat);
  const present = [...document.querySelectorAll('officina-chat')];
  // Loaded twice, or beside an element that the page wrote itself: one installation, one widget.
  if (present.some((element) => element.getAttribute('install-id') === installId)) return;
  if (!installId) {
    if (!present.length) console.warn('[officina-chat] Missing installId');
    return;
  }
  const chat = document.createElement('officina-chat');
  chat.setAttribute('install-id', installId);
  const inside = acceptConfig(config);
  if (inside?.install_id === installId) chat.config = inside;
  document.body.append(chat);
};

const start = (config: unknown) => {
  if (document.body) mount(config);
  else document.addEventListener('DOMContentLoaded', () => mount(config), { once: true });
};

start(__OFFICINA_CONFIG__);
