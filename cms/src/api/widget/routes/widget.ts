import { route } from '../../../http/route';

const chat = { access: 'public', limit: 'widget-chat' } as const;
const act = { access: 'public', limit: 'widget-act' } as const;

// `GET /api/widget/config` is answered by the middleware `widget-files`: it is read with every page of every customer's site.
export default {
  routes: [
    route('POST', '/widget/chat', 'widget.chat', chat),
    route('POST', '/widget/stop', 'visitor.stop', act),
    route('POST', '/widget/feedback', 'visitor.feedback', act),
    route('POST', '/widget/person', 'visitor.person', act),
    route('POST', '/widget/handover', 'visitor.handover', chat),
    route('GET', '/widget/history', 'visitor.history', act),
    route('GET', '/widget/events', 'visitor.events', act),
  ],
};
