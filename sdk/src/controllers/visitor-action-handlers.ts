import type { WidgetPersonReply } from '@contract';
import '../elements/feedback-form.js';
import '../elements/handover-form.js';
import { formMessages, type FormMessages } from '../locales/form-messages.js';
import { formatMessage, resolveMessages, type MessageOverrides } from '../locales/resolve-messages.js';
import { ChatFailure, type ChatClient, type VisitorAction } from '../transport/chat-client.js';
import type { Conversation } from './conversation.js';
import type { ChatMessage } from './messages.js';
import type { StatusNotice } from './status-notice.js';

/** What the handlers change in the window. */
export interface FormActions {
  /** A person was asked for, and is there. */
  personCalled(): void;
  /** Opens the form for an address; `away` where a person was asked for and nobody is there. */
  openForm(away: boolean): void;
  /** Opens the form for a reason under the message of this id; '' closes it. */
  askReason(messageId: string): void;
}

/** What the handlers speak to, and in which words. */
export interface ActionHandlersOptions {
  actions: FormActions;
  conversation: Conversation;
  client: ChatClient;
  notice: StatusNotice;
  /** Shown where the server was not reached. */
  networkFailed: string;
  language: string;
  overrides: MessageOverrides;
}

/**
 * What a visitor may do besides writing: thumbs, copying, asking for a person. Their code is loaded with the first who does one of
 * them, and the forms with it.
 */
export class VisitorActionHandlers {
  readonly formMessages: FormMessages;

  constructor(private readonly options: ActionHandlersOptions) {
    this.formMessages = resolveMessages(formMessages, options.language, options.overrides);
  }

  /** Copies what a visitor reads of a message. */
  async copy(text: string): Promise<void> {
    const { notice } = this.options;
    try {
      await navigator.clipboard.writeText(text);
      notice.show(this.formMessages.copied);
    } catch {
      // The page forbids it, or is served over plain http.
      notice.show(this.formMessages.notCopied);
    }
  }

  /** A thumb on a reply; the same one again takes it back. */
  async rate(message: ChatMessage, thumb: 'up' | 'down'): Promise<void> {
    const { actions, notice, networkFailed } = this.options;
    const value = message.feedback === thumb ? null : thumb;
    actions.askReason(value === 'down' ? message.id : '');
    if (await this.#sendFeedback(message, value)) return;
    actions.askReason('');
    notice.show(networkFailed);
  }

  /** What was wrong with a reply; '' where the visitor would rather not say. */
  async explainRating(message: ChatMessage, reason: string): Promise<void> {
    const { actions, notice, networkFailed } = this.options;
    actions.askReason('');
    if (!reason) return;
    const sent = await this.#sendFeedback(message, 'down', reason);
    notice.show(sent ? this.formMessages.reasonDone : networkFailed);
  }

  /** Asks for a person; where nobody is there, for an address. */
  async requestPerson(): Promise<void> {
    const { actions } = this.options;
    let away = true;
    try {
      const answer = (await this.#post('person')) as { data?: WidgetPersonReply } & WidgetPersonReply;
      if ((answer?.data ?? answer)?.available) {
        actions.personCalled();
        return;
      }
    } catch {
      // Whether somebody is there cannot be known; a note reaches them all the same.
      away = false;
    }
    actions.openForm(away);
  }

  /** Leaves an address for a person to answer; throws `ChatFailure`. */
  async requestHandover(email: string, note: string): Promise<void> {
    await this.#post('handover', { email, ...(note ? { note } : {}) });
    this.options.notice.show(formatMessage(this.formMessages.handoverDone, email));
  }

  /** Shows the thumb at once, and takes it back where the server did not get it; answers whether it did. */
  async #sendFeedback(
    message: ChatMessage,
    value: ChatMessage['feedback'],
    reason?: string,
  ): Promise<boolean> {
    const { conversation } = this.options;
    const rated = conversation.replaceMessage(message, { ...message, feedback: value });
    try {
      await this.#post('feedback', { reply_id: message.replyId, value, ...(reason ? { reason } : {}) });
      return true;
    } catch {
      conversation.replaceMessage(rated, message);
      return false;
    }
  }

  async #post(action: VisitorAction, body?: object) {
    const { conversation, client } = this.options;
    if (!conversation.session) throw new ChatFailure('answer');
    return client.post(action, conversation.session, body);
  }
}
