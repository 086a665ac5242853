import type { Locale, PackedWidget, WidgetConfig } from '../../contract';

/** What the built widget draws and calls things by: the server puts one icon and two words of it into each script. */
export interface WidgetDrawings {
  icons: Record<string, string>;
  words: Record<Locale, [openLabel: string, dismissLabel: string]>;
}

/**
 * A public config → what stands inside its script. Nothing is checked here: the colours, texts and addresses of a saved chatbot
 * were, and `language` is one of ours.
 */
export const packWidget = (
  config: WidgetConfig,
  { icons, words }: WidgetDrawings,
  language: Locale = config.language,
): PackedWidget => [
  [
    config.bot_display_name,
    config.bubble_color,
    icons[config.trigger_icon_type] ?? '',
    config.trigger_icon_color,
    config.font_family,
    config.position === 'left' ? 'start' : 'end',
    config.start_open,
    config.display_delay_seconds,
    ...words[language],
    config.invitation_message_text,
    config.invitation_message_background_color,
    config.invitation_message_text_color,
  ],
  [
    config.api_url,
    config.chatbot_id,
    config.bot_public_key,
    language,
    config.position,
    config.bot_display_name,
    config.welcome_message_closed,
    config.font_family,
    config.bot_avatar_url ?? '',
    config.privacy_url,
    config.handover.email,
    config.handover.url,
    config.ai_label,
    config.opening_questions,
    config.input_field_border_radius_option,
    config.send_icon_type,
    config.close_icon_type,
    config.bot_display_name_color,
    config.close_icon_color,
    config.user_bubble_text_color,
    config.send_icon_color,
    config.chat_background_color,
    config.input_field_background_color,
    config.header_background_color,
    config.user_bubble_background_color,
    config.send_button_background_color,
    config.ai_bubble_text_color,
    config.input_field_text_color,
    config.ai_bubble_background_color,
    config.footer_background_color,
  ],
];
