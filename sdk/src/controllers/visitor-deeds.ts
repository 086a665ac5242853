import type { ChatMessageElement } from '../elements/chat-message.js';
import type { WindowDeeds } from '../elements/window-deeds.js';
import type { FeedbackReasonEvent } from '../events/feedback-reason-event.js';
import type { HandoverRequestEvent } from '../events/handover-request-event.js';
import type { MessageActionEvent } from '../events/message-action-event.js';
import type { FormWords } from '../locales/form-words.js';
import type { Words } from '../locales/it.js';
import type { LaterWords } from '../locales/later-words.js';
import type { OwnWords } from '../locales/words.js';
import type { ChatConfig } from '../transport/chat-config.js';
import type { ChatClient } from '../transport/chat-client.js';
import type { Conversation } from './conversation.js';

/** The window, as the deeds of its visitor know it. */
export interface DeedsWindow {
  /** Its chatbot and its words as they are by now; `own` are the page's. */
  now(): { view: ChatConfig; words: Words; later: LaterWords | null; language: string; own: OwnWords };
  client(): ChatClient;
  /** Says for a moment what has happened. */
  say(text: string): void;
  requestUpdate(): void;
  /** Gives the keyboard back to the message field once that is drawn. */
  comeBack(): void;
}

/**
 * What the visitor does besides talking. Few do: the code for it, and its forms, come with the first who does; here is only
 * what the window has to know before.
 */
export class VisitorDeeds {
  /** The form that asks for an address: '' while there is none. */
  form: '' | 'open' | 'sending' | 'failed' = '';
  /** A person was asked for, and nobody was there. */
  away = false;
  /** The message under which a form asks what was wrong. */
  judged = '';
  #deeds: WindowDeeds | null = null;

  constructor(
    private readonly conversation: Conversation,
    private readonly host: DeedsWindow,
  ) {}

  get formWords(): FormWords | null {
    return this.#deeds?.formWords ?? null;
  }

  /** By mail only once the server knows the visitor; by link always. */
  get reachable(): boolean {
    const { view } = this.host.now();
    const { session, attendedBy } = this.conversation;
    return attendedBy === 'bot' && (!!view.handoverUrl || (view.handoverEmail && !!session));
  }

  /** A button of a message. */
  readonly act = ({ action, target }: MessageActionEvent): void => {
    const element = target as ChatMessageElement;
    const { message } = element;
    if (!message) return;
    if (action === 'retry') void this.conversation.retry();
    else if (action === 'person') this.askPerson();
    else void this.#do((deeds) => (action === 'copy' ? deeds.copy(element) : deeds.judge(message, action)));
  };

  /** What was wrong with a reply. */
  readonly explain = (event: FeedbackReasonEvent): void => {
    event.stopPropagation();
    const { message } = event.target as ChatMessageElement;
    if (message) void this.#do((deeds) => deeds.explain(message, event.reason));
    this.host.comeBack();
  };

  readonly askPerson = (): void => {
    const { handoverUrl, handoverEmail } = this.host.now().view;
    if (handoverEmail && this.conversation.session) void this.#do((deeds) => deeds.callPerson());
    else window.open(handoverUrl, '_blank', 'noopener,noreferrer');
  };

  readonly leaveAddress = async ({ email, note }: HandoverRequestEvent): Promise<void> => {
    this.#become('sending');
    try {
      await this.#deeds?.leaveAddress(email, note);
      this.closeForm();
    } catch {
      this.#become('failed');
    }
  };

  readonly closeForm = (): void => {
    this.#become('');
    this.host.comeBack();
  };

  async #do(use: (deeds: WindowDeeds) => Promise<void>) {
    const { host, conversation } = this;
    const { words, language, own } = host.now();
    try {
      const { WindowDeeds } = await import('../elements/window-deeds.js');
      const scene = {
        conversation,
        client: host.client(),
        say: (text: string) => host.say(text),
        called: () => {
          conversation.called = true;
          host.say(host.now().later?.called ?? '');
        },
        openForm: (away: boolean) => {
          this.away = away;
          this.#become('open');
        },
        openReason: (id: string) => {
          this.judged = id;
          host.requestUpdate();
        },
      };
      this.#deeds = new WindowDeeds(scene, words.networkFailed, language, own);
    } catch {
      host.say(words.networkFailed);
      return;
    }
    await use(this.#deeds);
  }

  #become(form: VisitorDeeds['form']) {
    this.form = form;
    this.host.requestUpdate();
  }
}
