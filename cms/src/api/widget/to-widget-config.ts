import { widgetConfigOf, type PublishedBot, type WidgetConfig } from '../../contract';
import type { ChatbotRow } from '../chatbot/chatbot-row';

/** Row and published content → what any visitor may know. */
export const toWidgetConfig = (
  row: Pick<ChatbotRow, 'installId' | 'publicKey'>,
  { design, language, privacyUrl, contactUrl }: PublishedBot,
  publicUrl: string,
): WidgetConfig =>
  widgetConfigOf({
    id: row.installId,
    publicKey: row.publicKey,
    language,
    privacyUrl,
    contactUrl,
    design,
    avatarUrl: design.avatarUrl && `${publicUrl}${design.avatarUrl}`,
    apiUrl: publicUrl,
  });
