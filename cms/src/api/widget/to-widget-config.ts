import { DESIGN_DEFAULTS, widgetConfigOf, type ChatbotDesign, type WidgetConfig } from '../../contract';
import type { ChatbotRow } from '../chatbot/chatbot-row';

/** Row → what any visitor may know: the published drawing, not the draft. */
export const toWidgetConfig = (row: ChatbotRow, publicUrl: string): WidgetConfig => {
  const design: ChatbotDesign = { ...DESIGN_DEFAULTS, ...(row.published?.design ?? row.design) };
  return widgetConfigOf({
    id: row.installId,
    publicKey: row.publicKey,
    language: row.language,
    privacyUrl: row.privacyUrl ?? '',
    contactUrl: row.contactUrl ?? '',
    design,
    avatarUrl: design.avatarUrl && `${publicUrl}${design.avatarUrl}`,
    apiUrl: publicUrl,
  });
};
