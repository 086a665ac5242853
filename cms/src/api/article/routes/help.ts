import { route } from '../../../http/route';

export default {
  routes: [
    route('GET', '/help-articles', 'help.list', { access: 'public' }),
    route('GET', '/help-articles/:slug', 'help.get', { access: 'public' }),
    route('GET', '/legal-pages/:slug', 'help.legal', { access: 'public' }),
    route('POST', '/help-messages', 'help.send', { access: 'public', limit: 'help-message' }),
  ],
};
