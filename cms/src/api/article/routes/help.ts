import { localeQuery } from '../../../http/locale';
import { route } from '../../../http/route';
import { helpMessageRequest } from '../controllers/validation/help-message';

export default {
  routes: [
    route('GET', '/site/help-articles', 'help.list', {
      access: 'public',
      query: localeQuery,
      answer: 'ListHelpArticles',
    }),
    route('GET', '/site/help-articles/:slug', 'help.get', {
      access: 'public',
      query: localeQuery,
      answer: 'GetHelpArticle',
      errors: ['TOKEN_EXPIRED'],
    }),
    route('GET', '/site/legal-pages/:slug', 'help.legal', {
      access: 'public',
      query: localeQuery,
      answer: 'GetLegalPage',
      errors: ['TOKEN_EXPIRED'],
    }),
    route('POST', '/help-messages', 'help.send', {
      access: 'public',
      limit: 'help-message',
      body: helpMessageRequest,
      answer: 'SendHelpMessage',
      status: 202,
    }),
  ],
};
