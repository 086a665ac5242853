import type { PanelLayout } from './panel-layout';

/** Chatbots and what they know. */
export const chatbotLayouts: Record<string, PanelLayout> = {
  'api::chatbot.chatbot': {
    mainField: 'productTitle',
    list: ['productTitle', 'owner', 'siteUrl', 'state', 'messagesUsedMonthly'],
    form: [
      ['productTitle', 'owner'],
      ['state', 'suspended', 'language'],
      ['siteUrl', 'installId'],
      ['messagesUsedMonthly', 'messagesMonthlyLimit', 'creditMessages', 'retentionDays'],
      ['messagesDailyLimit'],
      ['lastSeenAt', 'lastSeenHost'],
    ],
    readOnly: [
      'productTitle',
      'owner',
      'state',
      'language',
      'siteUrl',
      'installId',
      'messagesUsedMonthly',
      'creditMessages',
      'lastSeenAt',
      'lastSeenHost',
    ],
    labels: { creditMessages: 'Messaggi acquistati rimasti' },
    help: { suspended: 'Acceso, il chatbot sparisce dal sito del cliente.' },
  },
  'api::chatbot.training-file': {
    mainField: 'name',
    list: ['name', 'owner', 'state', 'passageCount', 'failure'],
    form: [
      ['name', 'owner'],
      ['extension', 'bytes', 'pages'],
      ['state', 'passageCount', 'failure'],
    ],
    readOnly: ['name', 'owner', 'extension', 'bytes', 'pages', 'state', 'passageCount', 'failure'],
  },
  'api::chatbot.curated-answer': {
    mainField: 'question',
    list: ['question', 'chatbot', 'origin'],
    form: [['chatbot', 'origin'], ['question'], ['answer']],
  },
};
