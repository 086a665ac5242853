import { html, LitElement, nothing } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { renderIcon } from '../icons/render-icon.js';
import { BELL_ICON, CLOSE_ICONS, ROBOT_ICON } from '../icons/window-icons.js';
import { it, type UiMessages } from '../locales/it.js';
import type { ChatConfig } from '../transport/chat-config.js';
import { base } from '../styles/base.js';
import { styles } from './chat-header.styles.js';
import { defineOnce } from './define-once.js';

const MUTED = 'M3 3l18 18';

/**
 * Who speaks, and that it is a machine; the sound, the way out.
 *
 * @fires {Event} sound-toggle - The visitor wants to hear replies, or no longer.
 * @fires {Event} close-request - The visitor wants the chat closed.
 * @csspart header - All of it.
 */
export class ChatHeader extends LitElement {
  static override readonly styles = [base, styles];

  @property({ attribute: false }) uiMessages: UiMessages = it;
  /** Of the chatbot that speaks here; to be given before the element is in the page. */
  @property({ attribute: false }) config!: ChatConfig;
  /** Replies are heard. */
  @property({ attribute: false }) sound = false;

  /** Address of the picture that did not load. */
  @state() private brokenAvatar = '';
  @query('button') private firstButton!: HTMLButtonElement | null;

  /** Moves the keyboard to its first button. */
  override focus(): void {
    this.firstButton?.focus();
  }

  protected override render() {
    const { uiMessages, sound } = this;
    const { name, avatarUrl, aiLabel, closeIcon } = this.config;
    const label = aiLabel || uiMessages.assistant;
    return html`<header part="header" role="none">
      <span class="avatar">
        ${
          avatarUrl && avatarUrl !== this.brokenAvatar
            ? html`<img src=${avatarUrl} alt="" @error=${this.#hideAvatar} />`
            : renderIcon(ROBOT_ICON)
        }
      </span>
      <div class="identity">
        <p class="name">${name}</p>
        ${
          // A bot that is named after what it is says so already.
          name === label ? nothing : html`<p class="ai">${label}</p>`
        }
      </div>
      <button
        class="icon sound"
        type="button"
        title=${uiMessages.sound}
        aria-label=${uiMessages.sound}
        aria-pressed=${sound}
        @click=${this.#toggleSound}
      >
        ${renderIcon(BELL_ICON + (sound ? '' : MUTED))}
      </button>
      <button class="icon close" type="button" aria-label=${uiMessages.close} @click=${this.#requestClose}>
        ${renderIcon(CLOSE_ICONS[closeIcon] ?? CLOSE_ICONS.x ?? '')}
      </button>
    </header>`;
  }

  readonly #hideAvatar = () => {
    this.brokenAvatar = this.config.avatarUrl;
  };
  readonly #toggleSound = () => this.dispatchEvent(new Event('sound-toggle'));
  readonly #requestClose = () => this.dispatchEvent(new Event('close-request'));
}

defineOnce('officina-chat-header', ChatHeader);

declare global {
  interface HTMLElementTagNameMap {
    'officina-chat-header': ChatHeader;
  }
}
