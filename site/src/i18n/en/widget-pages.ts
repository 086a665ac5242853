import type { widgetPages as it } from '../it/widget-pages';
import type { Words } from '../types';

export const widgetPages = {
  missingId: 'Missing installId',
  missingIdBody: 'This address lacks the chatbot’s identifier.',
  frameTitle: 'Chatbot preview',
  liveTitle: 'Live preview',
  liveLead:
    'This is how visitors of your site meet it. If the frame stays empty, the chatbot is not published.',
  botId: 'Bot ID',
  previewTitle: 'Widget preview',
} satisfies Words<typeof it>;
