import { widgetConfigOf, type Chatbot, type WidgetConfig } from '@contract';
import type { Draft } from '../../model/draft';

/** The public configuration that a visitor's page would get if the draft were published now: what the preview shows. */
export const toWidgetConfig = (chatbot: Chatbot, { design, settings }: Draft, apiUrl: string): WidgetConfig =>
  widgetConfigOf({
    id: chatbot.id,
    publicKey: chatbot.publicKey,
    language: settings.language,
    privacyUrl: settings.privacyUrl,
    contactUrl: settings.contactUrl,
    design,
    // An image is saved the moment it is chosen: it is no part of the draft.
    avatarUrl: chatbot.design.avatarUrl,
    apiUrl,
  });
