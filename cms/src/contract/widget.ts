import type { BubblePosition, ChatbotDesign } from './chatbot';
import type { Locale } from './common';

/**
 * The wire between a visitor's page and the server. Field names are the specification's (spec/admin-builders-widget.md §3, §7)
 * and fixed for ever: widgets in the wild outlive servers. Prompt, tone and history are in the shape and never travel:
 * the server owns them and ignores what a browser says.
 */
export const WIDGET_VERSION = '1.0.8';

/** `GET /api/widget/config?install_id=…&origin=…` */
export interface WidgetConfig {
  install_id: string;
  chatbot_id: string;
  bot_public_key: string;
  language: 'it' | 'en';
  display_delay_seconds: number;
  start_open: boolean;
  /** First bot line of the open chat (the specification's odd name). */
  welcome_message_closed: string;
  invitation_message_text: string;
  invitation_message_background_color: string;
  invitation_message_text_color: string;
  font_family: string;
  bubble_color: string;
  trigger_icon_type: string;
  trigger_icon_color: string;
  send_icon_type: string;
  send_icon_color: string;
  close_icon_type: string;
  close_icon_color: string;
  bot_avatar_url: string | null;
  bot_display_name: string;
  bot_display_name_color: string;
  header_background_color: string;
  chat_background_color: string;
  footer_background_color: string;
  user_bubble_background_color: string;
  user_bubble_text_color: string;
  ai_bubble_background_color: string;
  ai_bubble_text_color: string;
  input_field_background_color: string;
  input_field_text_color: string;
  input_field_border_radius_option: string;
  send_button_background_color: string;
  position: BubblePosition;
  opening_questions: string[];
  /** '' uses the widget's own words; the label is always there. */
  ai_label: string;
  /** Absolute origin of the API, so that a page on another origin knows where to talk. */
  api_url: string;
  privacy_url: string;
  /** A person can be reached: by a form, a link, or neither. */
  handover: { email: boolean; url: string };
  /** Always empty: kept for old clients. */
  instructions_prompt: '';
  bot_tone: '';
  metadata: Record<string, never>;
}
/** What a visitor may know of a bot. Instructions, tone, files, domains and quotas are not in it. */
export interface PublicBot {
  id: string;
  publicKey: string;
  language: Locale;
  privacyUrl: string;
  contactUrl: string;
  design: Omit<ChatbotDesign, 'avatarUrl'>;
  /** As the visitor's page can load it, or null. */
  avatarUrl: string | null;
  apiUrl: string;
}

/** The wire's names of a bot: the one map, for the server's answer and for the builder's preview. */
export const widgetConfigOf = ({ design, avatarUrl, ...bot }: PublicBot): WidgetConfig => ({
  install_id: bot.id,
  chatbot_id: bot.id,
  bot_public_key: bot.publicKey,
  language: bot.language,
  display_delay_seconds: design.displayDelaySeconds,
  start_open: design.startOpen,
  welcome_message_closed: design.welcomeMessage,
  invitation_message_text: design.invitationText,
  invitation_message_background_color: design.invitationBackgroundColor,
  invitation_message_text_color: design.invitationTextColor,
  font_family: design.fontFamily,
  bubble_color: design.bubbleColor,
  trigger_icon_type: design.triggerIcon,
  trigger_icon_color: design.triggerIconColor,
  send_icon_type: design.sendIcon,
  send_icon_color: design.sendIconColor,
  close_icon_type: design.closeIcon,
  close_icon_color: design.closeIconColor,
  bot_avatar_url: avatarUrl,
  bot_display_name: design.displayName,
  bot_display_name_color: design.displayNameColor,
  header_background_color: design.headerBackgroundColor,
  chat_background_color: design.chatBackgroundColor,
  footer_background_color: design.footerBackgroundColor,
  user_bubble_background_color: design.userBubbleBackgroundColor,
  user_bubble_text_color: design.userBubbleTextColor,
  ai_bubble_background_color: design.aiBubbleBackgroundColor,
  ai_bubble_text_color: design.aiBubbleTextColor,
  input_field_background_color: design.inputBackgroundColor,
  input_field_text_color: design.inputTextColor,
  input_field_border_radius_option: design.inputRadius,
  send_button_background_color: design.sendButtonBackgroundColor,
  position: design.position,
  opening_questions: design.openingQuestions,
  ai_label: design.aiLabel,
  api_url: bot.apiUrl,
  privacy_url: bot.privacyUrl,
  // Notes go to the contact address, or to the owner's own: somebody can always be reached.
  handover: { email: true, url: bot.contactUrl },
  instructions_prompt: '',
  bot_tone: '',
  metadata: {},
});

/**
 * A config as it travels inside `widget.js`: by place, without names, because every page view of every customer's site pays for it.
 * Everything in it was checked by whoever packed it. Both lists only ever grow at their end: optimisers keep old scripts alive.
 */
export type PackedWidget = [shell: PackedShell, chat: PackedChat];

/** The closed widget. */
export type PackedShell = [
  name: string,
  bubble: string,
  /** The icon itself: `d` of one stroked path on a 24-unit square. */
  icon: string,
  iconColor: string,
  font: string,
  /** `end`: the right of a left-to-right page, the left of a right-to-left one. */
  side: 'start' | 'end',
  startOpen: boolean,
  /** Seconds; -1 where the config names none. */
  delay: number,
  /** What the bubble and the cross of the invitation are called. */
  openLabel: string,
  dismissLabel: string,
  /** '' for none. */
  invitation: string,
  invitationBackground: string,
  invitationInk: string,
];

/** The open chat, which opens it again to a shape with names. */
export type PackedChat = [
  apiUrl: string,
  chatbotId: string,
  publicKey: string,
  language: Locale,
  position: BubblePosition,
  name: string,
  welcome: string,
  font: string,
  avatarUrl: string,
  privacyUrl: string,
  handoverEmail: boolean,
  handoverUrl: string,
  aiLabel: string,
  openingQuestions: string[],
  radius: string,
  sendIcon: string,
  closeIcon: string,
  // Colours that are mostly the same one after the other: they pack into next to nothing.
  nameColor: string,
  closeIconColor: string,
  userInk: string,
  sendIconColor: string,
  background: string,
  input: string,
  header: string,
  userBubble: string,
  sendBackground: string,
  botInk: string,
  inputInk: string,
  botBubble: string,
  footer: string,
];

/** Suspended, unpublished, unknown and foreign-origin installs look alike: 404 (403 for the origin) with `{ suspended: true }` beside the error. */

/** `POST /api/widget/chat`. Unknown fields are ignored; only these are read. */
export interface WidgetChatRequest {
  install_id: string;
  installId?: string;
  chatbot_id?: string;
  botKey?: string;
  message: string;
  /** Server-made session id, echoed; absent or unknown on the first message. */
  sessionId?: string;
  /** Signed proof that the session is this visitor's; comes back with each reply. */
  session_token?: string;
  /** Client-made UUID: sending the same one twice never doubles a message. */
  message_id?: string;
  origin_url?: string;
  page_title?: string;
  user_agent?: string;
  language?: string;
  widget_version?: string;
  /** What the page says of its visitor (`identify()`): shown to the owner as unverified, at most 80 characters of name. */
  visitor?: { name?: string; email?: string };
}

export interface WidgetSource {
  title: string;
  page: number | null;
  excerpt: string;
}

/**
 * What the bot could do: answer, offer two near readings, admit that it does not know, hit a limit; `person`: a person attends and will
 * answer (a streamed reply then has no text at all, a JSON one says so in words for old clients).
 */
export type WidgetOutcome = 'answered' | 'suggested' | 'unknown' | 'limited' | 'person';

/** JSON answer of `POST /api/widget/chat` for clients that do not stream. */
export interface WidgetChatReply {
  reply: string;
  outcome: WidgetOutcome;
  sources: WidgetSource[];
  suggestions: string[];
  /** Show the way to a person. */
  handover: boolean;
  ai_generated: true;
  sessionId: string;
  session_token: string;
  message_id: string;
  /** Names the reply, for a thumb up or down. Empty with the outcome `person`. */
  reply_id: string;
  /** The visitor has written that they want a person, and one is looking at the inbox. */
  person_called?: boolean;
}

/**
 * With `Accept: text/event-stream`: `data: <JSON>` lines in the AI SDK's UI-message-stream vocabulary, then `data: [DONE]`.
 * Errors after the first byte arrive as `{type:'error'}`; before it as an ordinary HTTP error.
 */
export type WidgetStreamEvent =
  | { type: 'start'; messageId: string }
  | { type: 'data-session'; data: { sessionId: string; session_token: string; message_id: string } }
  | { type: 'text-start'; id: string }
  | { type: 'text-delta'; id: string; delta: string }
  | { type: 'text-end'; id: string }
  | {
      type: 'source-document';
      sourceId: string;
      mediaType: string;
      title: string;
      page: number | null;
      excerpt: string;
    }
  | { type: 'data-suggestions'; data: string[] }
  | {
      type: 'data-outcome';
      data: {
        outcome: WidgetOutcome;
        handover: boolean;
        ai_generated: true;
        reply_id: string;
        person_called?: boolean;
      };
    }
  | { type: 'error'; errorText: string; code: string }
  | { type: 'finish' };

/** `POST /api/widget/handover`: the visitor leaves an address for a person to answer. */
export interface WidgetHandoverRequest {
  install_id: string;
  sessionId: string;
  session_token: string;
  email: string;
  note?: string;
}
export interface WidgetHandoverReply {
  data: { ok: true };
}

export interface WidgetMessage {
  id: string;
  sender: 'user' | 'bot' | 'person';
  text: string;
  sources: WidgetSource[];
  /** The visitor's own id of a `user` message and of the reply to it; '' on a person's message. */
  message_id: string;
  feedback: 'up' | 'down' | null;
  created_at: string;
}
/**
 * `GET /api/widget/history?install_id=&sessionId=` with header `Authorization: Bearer <session_token>`: survive a page change.
 * At most the last 200 messages, oldest first; `before=<id>` answers the 200 before that one.
 */
export interface WidgetHistoryReply {
  messages: WidgetMessage[];
  has_more: boolean;
  attended_by: 'bot' | 'person';
  person_requested: boolean;
}

/**
 * `GET /api/widget/events?install_id=&sessionId=` (fetch, `Authorization: Bearer <session_token>`, `text/event-stream`), open while the
 * visitor looks at the chat: what happens without the visitor asking. A comment `: ping` comes every 25 s; after a break `history` tells
 * what was missed.
 */
export type WidgetLiveEvent =
  /** Something a person said, or the visitor in another tab, or the bot's reply there. */
  | { type: 'message'; message: WidgetMessage }
  | { type: 'typing' }
  | { type: 'attended'; by: 'bot' | 'person' }
  /** The owner erased the conversation. */
  | { type: 'erased' };

interface WidgetProof {
  install_id: string;
  sessionId: string;
  session_token: string;
}
/** `POST /api/widget/feedback`: a thumb on a reply; null takes it back. Answers 204. */
export interface WidgetFeedbackRequest extends WidgetProof {
  reply_id: string;
  value: 'up' | 'down' | null;
  reason?: string;
}
/** `POST /api/widget/stop`: the reply to this message ends with what has been said; answers 204, also when it had ended. */
export interface WidgetStopRequest extends WidgetProof {
  message_id: string;
}
export interface WidgetPersonReply {
  available: boolean;
}

/**
 * Messages between an embedded frame and its page. Both sides check origin and source window.
 */
export interface WidgetHostMessage {
  source: 'officina-chat';
  v: 1;
  installId: string;
  type: 'ready' | 'opened' | 'closed';
}
