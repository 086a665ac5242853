import { html, nothing } from 'lit/html.js';
import { drawIcon } from '../icons/draw-icon.js';
import { BELL_ICON, CLOSE_ICONS, ROBOT_ICON } from '../icons/window-icons.js';
import type { Words } from '../locales/it.js';
import type { ChatConfig } from '../transport/chat-config.js';

export interface WindowHeader {
  view: ChatConfig;
  words: Words;
  sound: boolean;
  /** Address of the picture that did not come. */
  brokenAvatar: string;
  breakAvatar(): void;
  switchSound(): void;
  close(): void;
}

/** Who speaks, and that it is a machine; the sound, the way out. */
export const drawHeader = ({
  view: { name, avatarUrl, closeIcon, aiLabel },
  words,
  sound,
  brokenAvatar,
  breakAvatar,
  switchSound,
  close,
}: WindowHeader) => {
  const label = aiLabel || words.assistant;
  return html`<header part="header" role="none">
    <span class="avatar">
      ${
        avatarUrl && avatarUrl !== brokenAvatar
          ? html`<img src=${avatarUrl} alt="" @error=${breakAvatar} />`
          : drawIcon(ROBOT_ICON)
      }
    </span>
    <div class="who">
      <p class="name">${name}</p>
      ${
        // A bot that is named after what it is says so already.
        name === label ? nothing : html`<p class="ai">${label}</p>`
      }
    </div>
    <button
      class="icon sound"
      type="button"
      title=${words.sound}
      aria-label=${words.sound}
      aria-pressed=${sound}
      @click=${switchSound}
    >
      ${drawIcon(BELL_ICON + (sound ? '' : 'M3 3l18 18'))}
    </button>
    <button class="icon close" type="button" aria-label=${words.close} @click=${close}>
      ${drawIcon(CLOSE_ICONS[closeIcon] ?? CLOSE_ICONS.x ?? '')}
    </button>
  </header>`;
};
