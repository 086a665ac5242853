import { route } from '../../../http/route';

export default {
  routes: [
    route('GET', '/site/help-articles', 'help.list', { access: 'public' }),
    route('GET', '/site/help-articles/:slug', 'help.get', { access: 'public' }),
    route('GET', '/site/legal-pages/:slug', 'help.legal', { access: 'public' }),
    route('POST', '/help-messages', 'help.send', { access: 'public', limit: 'help-message' }),
  ],
};
