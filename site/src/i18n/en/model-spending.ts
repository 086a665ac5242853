import type { modelSpending as source } from '../it/model-spending';
import type { Words } from '../types';

/** Words of the table of what models cost. */
export const modelSpending: Words<typeof source> = {
  title: 'Cost by month and use',
  month: 'Month',
  feature: 'Use',
  calls: 'Requests',
  tokens: 'Tokens',
  cost: 'Cost',
  unpaid: '–: paid by whoever runs Officina.',
  features: {
    visitors: 'Visitors’ chat',
    assistant: 'Assistant',
    posts: 'Posts',
    embeddings: 'Search by meaning',
    own: 'The chatbot’s own model',
    'own-embeddings': 'The chatbot’s own embeddings',
  },
};
