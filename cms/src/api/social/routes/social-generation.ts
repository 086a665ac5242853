import { route } from '../../../http/route';

const writing = { access: 'customer', limit: 'social-writing', idempotent: true } as const;

export default {
  routes: [
    route('POST', '/social/projects/:id/generations', 'social-generation.start', writing),
    route('GET', '/social/projects/:id/generations', 'social-generation.list', { access: 'customer' }),
    route('GET', '/social/generations/:id', 'social-generation.find', { access: 'customer' }),
    route('POST', '/social/posts/:id/regenerate', 'social-generation.regenerate', writing),
  ],
};
