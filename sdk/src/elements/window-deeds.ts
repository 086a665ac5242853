import type { WidgetPersonReply } from '@contract';
import type { Conversation } from '../controllers/conversation.js';
import type { ChatMessage } from '../controllers/messages.js';
import { FORM_WORDS, type FormWords } from '../locales/form-words.js';
import { fill, speak } from '../locales/words.js';
import { ChatFailure, type ChatClient, type Deed } from '../transport/chat-client.js';
import type { ChatMessageElement } from './chat-message.js';
import './feedback-form.js';
import './handover-form.js';

/** What the deeds change in the window. */
export interface DeedsHost {
  readonly conversation: Conversation;
  readonly client: ChatClient;
  /** Says for a moment what has happened. */
  say(text: string): void;
  /** A person was asked for, and is there. */
  called(): void;
  /** Opens the form for an address; `away` where a person was asked for and nobody is there. */
  openForm(away: boolean): void;
  /** Opens the form for a reason under the message of this id; '' closes it. */
  openReason(id: string): void;
}

/**
 * What a visitor may do besides talking: thumbs, copying, asking for a person. Their code comes with the first who does one of
 * them, and the forms with it.
 */
export class WindowDeeds {
  readonly formWords: FormWords;

  constructor(
    private readonly host: DeedsHost,
    /** Said where the server was not reached. */
    private readonly failed: string,
    language: string,
    own: Partial<Record<string, string>> | null,
  ) {
    this.formWords = speak(FORM_WORDS, language, own);
  }

  /** Copies what a visitor reads of a message. */
  async copy(element: ChatMessageElement): Promise<void> {
    try {
      await navigator.clipboard.writeText(element.shownText);
      this.host.say(this.formWords.copied);
    } catch {
      // The page forbids it, or is served over plain http.
      this.host.say(this.formWords.notCopied);
    }
  }

  /** A thumb on a reply; the same one again takes it back. */
  async judge(message: ChatMessage, thumb: 'up' | 'down'): Promise<void> {
    const value = message.feedback === thumb ? null : thumb;
    this.host.openReason(value === 'down' ? message.id : '');
    if (await this.#judge(message, value)) return;
    this.host.openReason('');
    this.host.say(this.failed);
  }

  /** What was wrong with a reply; '' where the visitor would rather not say. */
  async explain(message: ChatMessage, reason: string): Promise<void> {
    this.host.openReason('');
    if (!reason) return;
    const heard = await this.#judge(message, 'down', reason);
    this.host.say(heard ? this.formWords.reasonDone : this.failed);
  }

  /** Asks for a person; where nobody is there, for an address. */
  async callPerson(): Promise<void> {
    let away = true;
    try {
      const told = (await this.#tell('person')) as { data?: WidgetPersonReply } & WidgetPersonReply;
      if ((told?.data ?? told)?.available) {
        this.host.called();
        return;
      }
    } catch {
      // Whether somebody is there cannot be known; a note reaches them all the same.
      away = false;
    }
    this.host.openForm(away);
  }

  /** Leaves an address for a person to answer; throws `ChatFailure`. */
  async leaveAddress(email: string, note: string): Promise<void> {
    await this.#tell('handover', { email, ...(note ? { note } : {}) });
    this.host.say(fill(this.formWords.handoverDone, email));
  }

  async #judge(message: ChatMessage, value: ChatMessage['feedback'], reason?: string): Promise<boolean> {
    const { conversation } = this.host;
    const changed = conversation.change(message, { ...message, feedback: value });
    try {
      await this.#tell('feedback', { reply_id: message.replyId, value, ...(reason ? { reason } : {}) });
      return true;
    } catch {
      conversation.change(changed, message);
      return false;
    }
  }

  async #tell(deed: Deed, what?: object) {
    const { session } = this.host.conversation;
    if (!session) throw new ChatFailure('answer');
    return this.host.client.tell(deed, session, what);
  }
}
