import type { WidgetConfig } from '@contract';

/**
 * The one place that knows every name a config field ever had (spec/admin-builders-widget.md §3) and every default (§9).
 * Nothing here throws: a config comes from a server of any age, or from a page that made it by hand.
 */
export type RawConfig = Partial<Omit<WidgetConfig, 'handover' | 'metadata'>> &
  Partial<Pick<WidgetConfig, 'handover' | 'metadata'>> &
  Record<string, unknown>;

export type Language = 'it' | 'en';

/** What the closed widget needs; small, because it is in the first bytes a page loads. */
export interface ShellConfig {
  language: Language;
  delaySeconds: number | null;
  startOpen: boolean;
  name: string;
  invitation: string;
  invitationBackground: string;
  invitationInk: string;
  bubble: string;
  icon: string;
  iconColor: string;
  font: string;
}

/** What the open widget needs besides. */
export interface ChatConfig {
  apiUrl: string;
  chatbotId: string;
  publicKey: string;
  language: Language;
  welcome: string;
  name: string;
  nameColor: string;
  avatarUrl: string;
  font: string;
  sendIcon: string;
  sendIconColor: string;
  sendBackground: string;
  closeIcon: string;
  closeIconColor: string;
  header: string;
  background: string;
  footer: string;
  userBubble: string;
  userInk: string;
  botBubble: string;
  botInk: string;
  input: string;
  inputInk: string;
  radius: string;
  privacyUrl: string;
  /** Offered before the first message. */
  openingQuestions: string[];
  /** The owner's words for "this is an AI"; '' uses ours. */
  aiLabel: string;
  handoverEmail: boolean;
  handoverUrl: string;
}

const BLUE = '#2563eb';
const WHITE = '#ffffff';
const INK = '#0f172a';

const firstText = (raw: RawConfig, names: string, fallback = ''): string => {
  for (const name of names.split(' ')) {
    const value = raw[name];
    if (typeof value === 'string' && value.trim()) return value;
  }
  return fallback;
};

/** Only what a browser accepts as a colour, so that no config can smuggle `url(…)` into a page. */
const color = (raw: RawConfig, name: string, fallback: string): string => {
  const value = firstText(raw, name);
  // `red/*` is a colour to the browser, and would comment out the rest of a stylesheet.
  return value && !value.includes('*') && CSS.supports('color', value) ? value : fallback;
};

const webAddress = (raw: Record<string, unknown>, name: string): string => {
  const value = raw[name];
  return typeof value === 'string' && /^(https?:\/\/|\/(?!\/)|data:image\/(png|jpeg|webp);)/i.test(value)
    ? value
    : '';
};

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string' && text.trim()).slice(0, 6) : [];

const language = (raw: RawConfig): Language =>
  firstText(raw, 'language default_language').toLowerCase().startsWith('en') ? 'en' : 'it';

const font = (raw: RawConfig): string => firstText(raw, 'font_family').replace(/[^\p{L}\p{N} -]/gu, '');

/** A usable config out of what the server sent, or `null` when the chatbot is suspended or the answer is none. */
export const acceptConfig = (answer: unknown): RawConfig | null => {
  if (!answer || typeof answer !== 'object') return null;
  const { data } = answer as { data?: unknown };
  const raw = (data && typeof data === 'object' ? data : answer) as RawConfig;
  return raw.suspended || raw.error ? null : raw;
};

/** @see ShellConfig */
export const readShellConfig = (raw: RawConfig): ShellConfig => {
  const delay = Number(raw.display_delay_seconds ?? NaN);
  return {
    language: language(raw),
    delaySeconds: delay >= 0 ? Math.min(delay, 60) : null,
    startOpen: raw.start_open === true,
    name: firstText(raw, 'bot_display_name', 'Assistente AI'),
    invitation: firstText(raw, 'invitation_message_text'),
    invitationBackground: color(raw, 'invitation_message_background_color', 'rgba(15,23,42,.92)'),
    invitationInk: color(raw, 'invitation_message_text_color', WHITE),
    bubble: color(raw, 'bubble_color', BLUE),
    icon: firstText(raw, 'trigger_icon_type bubble_icon'),
    iconColor: color(raw, 'trigger_icon_color', WHITE),
    font: font(raw),
  };
};

/** @see ChatConfig */
export const readChatConfig = (raw: RawConfig): ChatConfig => {
  const handover: Partial<WidgetConfig['handover']> = raw.handover ?? {};
  return {
    apiUrl: webAddress(raw, 'api_url').replace(/\/$/, ''),
    chatbotId: firstText(raw, 'chatbot_id id'),
    publicKey: firstText(raw, 'bot_public_key', 'widget-key'),
    language: language(raw),
    welcome: firstText(raw, 'welcome_message_closed'),
    name: firstText(raw, 'bot_display_name', 'Assistente AI'),
    nameColor: color(raw, 'bot_display_name_color', WHITE),
    avatarUrl: webAddress(raw, 'bot_avatar_url'),
    font: font(raw),
    sendIcon: firstText(raw, 'send_icon_type send_icon send_button_icon'),
    sendIconColor: color(raw, 'send_icon_color', WHITE),
    sendBackground: color(raw, 'send_button_background_color', BLUE),
    closeIcon: firstText(raw, 'close_icon_type close_icon'),
    closeIconColor: color(raw, 'close_icon_color', WHITE),
    header: color(raw, 'header_background_color', BLUE),
    background: color(raw, 'chat_background_color', WHITE),
    footer: color(raw, 'footer_background_color', '#f8fafc'),
    userBubble: color(raw, 'user_bubble_background_color', BLUE),
    userInk: color(raw, 'user_bubble_text_color', WHITE),
    botBubble: color(raw, 'ai_bubble_background_color', '#f1f5f9'),
    botInk: color(raw, 'ai_bubble_text_color', INK),
    input: color(raw, 'input_field_background_color', WHITE),
    inputInk: color(raw, 'input_field_text_color', INK),
    radius: firstText(raw, 'input_field_border_radius_option', 'md'),
    privacyUrl: webAddress(raw, 'privacy_url'),
    openingQuestions: texts(raw.opening_questions),
    aiLabel: firstText(raw, 'ai_label').slice(0, 60),
    handoverEmail: handover.email === true,
    handoverUrl:
      typeof handover.url === 'string' && /^(https?:|mailto:|tel:)/i.test(handover.url) ? handover.url : '',
  };
};
