import { route } from '../../../http/route';

// `GET /api/widget/config` is answered by the middleware `widget-files`: it is read with every page of every customer's site.
export default {
  routes: [
    route('POST', '/widget/chat', 'widget.chat', { access: 'public', limit: 'widget-chat' }),
    route('POST', '/widget/handover', 'widget.handover', { access: 'public', limit: 'widget-chat' }),
    route('GET', '/widget/history', 'widget.history', { access: 'public', limit: 'widget-config' }),
  ],
};
