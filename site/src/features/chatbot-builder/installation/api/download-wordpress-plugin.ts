import { downloadFile } from '../../../../lib/download';

/** Fetches the plugin made for this chatbot and saves it. Throws `ApiFailure`. */
export const downloadWordpressPlugin = (chatbotId: string): Promise<void> =>
  downloadFile(`/chatbots/${encodeURIComponent(chatbotId)}/wordpress-plugin`, 'officina-chat.zip');
