import { route } from '../../../http/route';

export default {
  routes: [
    route('GET', '/stream', 'stream.open', { access: 'customer', answer: { media: 'text/event-stream' } }),
  ],
};
