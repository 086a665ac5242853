/** Enough of a config to draw a chat. */
export const config = { bot_display_name: 'Giulia', invitation_message_text: '', display_delay_seconds: 0 };
