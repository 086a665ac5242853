import { DESIGN_DEFAULTS, type ChatbotDesign, type WidgetConfig } from '../../contract';
import type { ChatbotRow } from '../chatbot/chatbot-row';

/** Row → what any visitor may know: an allow-list. Instructions, tone, files, domains and quotas are not in it. */
export const toWidgetConfig = (row: ChatbotRow, publicUrl: string): WidgetConfig => {
  const design: ChatbotDesign = { ...DESIGN_DEFAULTS, ...(row.publishedDesign ?? row.design) };
  return {
    install_id: row.installId,
    chatbot_id: row.installId,
    bot_public_key: row.publicKey,
    language: row.language,
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
    bot_avatar_url: design.avatarUrl && `${publicUrl}${design.avatarUrl}`,
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
    api_url: publicUrl,
    privacy_url: row.privacyUrl ?? '',
    // Notes go to the contact address, or to the owner's own: somebody can always be reached.
    handover: { email: true, url: row.contactUrl ?? '' },
    instructions_prompt: '',
    bot_tone: '',
    metadata: {},
  };
};
