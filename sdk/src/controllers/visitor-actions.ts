import type { ReactiveControllerHost } from 'lit';
import type { FeedbackReasonEvent } from '../events/feedback-reason-event.js';
import type { HandoverRequestEvent } from '../events/handover-request-event.js';
import type { MessageActionEvent } from '../events/message-action-event.js';
import type { FormMessages } from '../locales/form-messages.js';
import type { ChatSettings } from './chat-settings.js';
import type { Conversation } from './conversation.js';
import type { StatusNotice } from './status-notice.js';
import type { VisitorActionHandlers } from './visitor-action-handlers.js';

/** The window, as the actions of its visitor know it. */
export interface ActionsHost extends Pick<ReactiveControllerHost, 'requestUpdate'> {
  /** Moves the keyboard to the message field. */
  focusInput(): void;
}

/**
 * What the visitor does besides writing: thumbs, copying, asking for a person. Few do: the code for it, and its forms, are loaded
 * with the first who does; here is only what the window has to know before.
 */
export class VisitorActions {
  /** The form that asks for an address: '' while there is none. */
  form: '' | 'open' | 'sending' | 'failed' = '';
  /** A person was asked for, and nobody was there. */
  away = false;
  /** Id of the message under which a form asks what was wrong. */
  ratedMessage = '';
  #handlers: VisitorActionHandlers | null = null;

  constructor(
    private readonly host: ActionsHost,
    private readonly settings: ChatSettings,
    private readonly conversation: Conversation,
    private readonly notice: StatusNotice,
  ) {}

  get formMessages(): FormMessages | null {
    return this.#handlers?.formMessages ?? null;
  }

  /** By mail only once the server knows the visitor; by link always. */
  get canReachPerson(): boolean {
    const { handoverUrl, handoverEmail } = this.settings.config;
    const { session, attendedBy } = this.conversation;
    return attendedBy === 'bot' && (!!handoverUrl || (handoverEmail && !!session));
  }

  /** A button of a message. */
  readonly act = (event: MessageActionEvent): void => {
    event.stopPropagation();
    const { action, message, text } = event;
    if (action === 'retry') void this.conversation.retry();
    else if (action === 'person') this.requestPerson();
    else
      void this.#run((handlers) =>
        action === 'copy' ? handlers.copy(text) : handlers.rate(message, action),
      );
  };

  /** What was wrong with a reply. */
  readonly explainRating = (event: FeedbackReasonEvent): void => {
    event.stopPropagation();
    void this.#run((handlers) => handlers.explainRating(event.message, event.reason));
    this.host.focusInput();
  };

  readonly requestPerson = (): void => {
    const { handoverUrl, handoverEmail } = this.settings.config;
    if (handoverEmail && this.conversation.session) void this.#run((handlers) => handlers.requestPerson());
    else window.open(handoverUrl, '_blank', 'noopener,noreferrer');
  };

  readonly requestHandover = async ({ email, note }: HandoverRequestEvent): Promise<void> => {
    this.#setForm('sending');
    try {
      await this.#handlers?.requestHandover(email, note);
      this.closeForm();
    } catch {
      this.#setForm('failed');
    }
  };

  readonly closeForm = (): void => {
    this.#setForm('');
    this.host.focusInput();
  };

  /** A person was asked for, and is there. */
  personCalled(): void {
    this.conversation.personRequested = true;
    this.notice.show(this.settings.lazyMessages?.called ?? '');
  }

  /** Opens the form for an address; `away` where a person was asked for and nobody is there. */
  openForm(away: boolean): void {
    this.away = away;
    this.#setForm('open');
  }

  /** Opens the form for a reason under the message of this id; '' closes it. */
  askReason(messageId: string): void {
    this.ratedMessage = messageId;
    this.host.requestUpdate();
  }

  async #run(action: (handlers: VisitorActionHandlers) => Promise<void>) {
    const { uiMessages, language, overrides } = this.settings;
    try {
      const { VisitorActionHandlers } = await import('./visitor-action-handlers.js');
      this.#handlers = new VisitorActionHandlers({
        actions: this,
        conversation: this.conversation,
        client: this.settings.createClient(),
        notice: this.notice,
        networkFailed: uiMessages.networkFailed,
        language,
        overrides,
      });
    } catch {
      this.notice.show(uiMessages.networkFailed);
      return;
    }
    await action(this.#handlers);
  }

  #setForm(form: VisitorActions['form']) {
    this.form = form;
    this.host.requestUpdate();
  }
}
