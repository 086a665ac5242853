import { ChatShell } from './chat-shell.js';

/**
 * The chat widget: a bubble that opens a conversation with the chatbot of an installation. Everything happens inside its
 * shadow root; the code of the open chat is imported when the browser is idle or the visitor comes near.
 *
 * ```html
 * <officina-chat install-id="…" api-url="https://…"></officina-chat>
 * ```
 *
 * @tag officina-chat
 * @fires {OfficinaOpenEvent} officina-open - Before the chat opens; cancelable.
 * @fires {OfficinaCloseEvent} officina-close - Before the chat closes; cancelable.
 * @fires {OfficinaMessageEvent} officina-message - A message was added; `detail` is `{ sender, text }`.
 * @fires {OfficinaErrorEvent} officina-error - Something failed; `detail` is `{ reason, message }`.
 * @csspart bubble - The round button.
 * @csspart invitation - The invitation beside it.
 * @csspart window - The open chat.
 * @csspart header - Its header.
 * @csspart log - Its list of messages.
 * @csspart footer - Its footer.
 * @cssproperty [--officina-bubble-size=48px] - Diameter of the bubble.
 * @cssproperty [--officina-offset-x=24px] - Distance from the side of the page.
 * @cssproperty [--officina-offset-y=24px] - Distance from the bottom of the page.
 * @cssproperty [--officina-z-index=2147483000] - Layer over the page.
 * @cssproperty --officina-font - Font family.
 * @cssproperty --officina-bubble - Colour of the bubble.
 * @cssproperty --officina-icon - Colour of its icon.
 * @cssproperty --officina-invitation - Background of the invitation.
 * @cssproperty --officina-invitation-ink - Text of the invitation.
 * @cssproperty --officina-header - Background of the header.
 * @cssproperty --officina-name - Text of the header.
 * @cssproperty --officina-close-icon - Colour of the close icon.
 * @cssproperty --officina-background - Background of the conversation.
 * @cssproperty --officina-ink - Text straight on that background.
 * @cssproperty --officina-footer - Background of the footer.
 * @cssproperty --officina-footer-ink - Text straight on the footer.
 * @cssproperty --officina-user-bubble - Background of the visitor's messages.
 * @cssproperty --officina-user-ink - Text of the visitor's messages.
 * @cssproperty --officina-bot-bubble - Background of the bot's messages.
 * @cssproperty --officina-bot-ink - Text of the bot's messages.
 * @cssproperty --officina-input - Background of the message field.
 * @cssproperty --officina-input-ink - Text of the message field.
 * @cssproperty --officina-radius - Corner radius of the message field.
 * @cssproperty --officina-send - Background of the send button.
 * @cssproperty --officina-send-icon - Colour of the send icon.
 */
export class OfficinaChat extends ChatShell {
  protected override get ownOrigin(): string {
    return location.origin;
  }

  protected override loadWindow() {
    return import('./chat-window.js');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'officina-chat': OfficinaChat;
  }
}
