import type { PackedChat, PackedShell, PackedWidget, WidgetConfig } from '@contract';
import { TRIGGER_ICONS } from '../icons/trigger-icons.js';
import { shellMessages } from '../locales/shell-messages.js';

/**
 * The one place that knows every name a config field ever had (spec/admin-builders-widget.md §3) and every default (§9).
 * Nothing here throws: a config comes from a server of any age, or from a page that made it by hand.
 */
export type RawConfig = Partial<Omit<WidgetConfig, 'handover' | 'metadata'>> &
  Partial<Pick<WidgetConfig, 'handover' | 'metadata'>> &
  Record<string, unknown>;

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

/** Italian where no language is named, English where it is none of ours; as `resolveLanguage()`, which comes with the open chat. */
const languageOf = (tag: string) => (/^(it\b|$)/i.test(tag) ? 'it' : 'en');

const position = (raw: RawConfig) => (raw.position === 'left' ? 'left' : 'right');

const questions = (raw: RawConfig): string[] =>
  Array.isArray(raw.opening_questions)
    ? raw.opening_questions
        .filter((question): question is string => typeof question === 'string' && !!question.trim())
        .slice(0, 6)
    : [];

const font = (raw: RawConfig): string => firstText(raw, 'font_family').replace(/[^\p{L}\p{N} -]/gu, '');

/** A usable config out of what the server sent, or `null` when the chatbot is suspended or the answer is none. */
export const acceptConfig = (answer: unknown): RawConfig | null => {
  if (!answer || typeof answer !== 'object') return null;
  const { data } = answer as { data?: unknown };
  const raw = (data && typeof data === 'object' ? data : answer) as RawConfig;
  return Array.isArray(raw) || raw.suspended || raw.error ? null : raw;
};

/** What the closed widget needs, in the `language` of the page where it names one. */
export const packShell = (raw: RawConfig, language = ''): PackedShell => {
  const delay = Number(raw.display_delay_seconds ?? NaN);
  const [openLabel, dismissLabel] =
    shellMessages[languageOf(language || firstText(raw, 'language default_language'))];
  return [
    firstText(raw, 'bot_display_name', 'Assistente AI'),
    color(raw, 'bubble_color', BLUE),
    TRIGGER_ICONS[firstText(raw, 'trigger_icon_type bubble_icon')] ?? TRIGGER_ICONS.help_circle,
    color(raw, 'trigger_icon_color', WHITE),
    font(raw),
    position(raw) === 'left' ? 'start' : 'end',
    raw.start_open === true,
    delay >= 0 ? Math.min(delay, 60) : -1,
    openLabel,
    dismissLabel,
    firstText(raw, 'invitation_message_text'),
    color(raw, 'invitation_message_background_color', 'rgba(15,23,42,.92)'),
    color(raw, 'invitation_message_text_color', WHITE),
  ];
};

/** What the open chat needs. */
export const packChat = (raw: RawConfig): PackedChat => {
  const handover: Partial<WidgetConfig['handover']> = raw.handover ?? {};
  return [
    webAddress(raw, 'api_url').replace(/\/$/, ''),
    firstText(raw, 'chatbot_id id'),
    firstText(raw, 'bot_public_key', 'widget-key'),
    languageOf(firstText(raw, 'language default_language')),
    position(raw),
    firstText(raw, 'bot_display_name', 'Assistente AI'),
    firstText(raw, 'welcome_message_closed'),
    font(raw),
    webAddress(raw, 'bot_avatar_url'),
    webAddress(raw, 'privacy_url'),
    handover.email === true,
    typeof handover.url === 'string' && /^(https?:|mailto:|tel:)/i.test(handover.url) ? handover.url : '',
    firstText(raw, 'ai_label').slice(0, 60),
    questions(raw),
    firstText(raw, 'input_field_border_radius_option', 'md'),
    firstText(raw, 'send_icon_type send_icon send_button_icon'),
    firstText(raw, 'close_icon_type close_icon'),
    color(raw, 'bot_display_name_color', WHITE),
    color(raw, 'close_icon_color', WHITE),
    color(raw, 'user_bubble_text_color', WHITE),
    color(raw, 'send_icon_color', WHITE),
    color(raw, 'chat_background_color', WHITE),
    color(raw, 'input_field_background_color', WHITE),
    color(raw, 'header_background_color', BLUE),
    color(raw, 'user_bubble_background_color', BLUE),
    color(raw, 'send_button_background_color', BLUE),
    color(raw, 'ai_bubble_text_color', INK),
    color(raw, 'input_field_text_color', INK),
    color(raw, 'ai_bubble_background_color', '#f1f5f9'),
    color(raw, 'footer_background_color', '#f8fafc'),
  ];
};

/** A whole config, as the server puts it into its scripts. */
export const packWidget = (raw: RawConfig, language = ''): PackedWidget => [
  packShell(raw, language),
  packChat(raw),
];
