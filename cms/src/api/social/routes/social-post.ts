import { route } from '../../../http/route';

const customer = { access: 'customer' } as const;

export default {
  routes: [
    route('GET', '/social/projects/:id/posts', 'social-post.list', customer),
    route('POST', '/social/projects/:id/posts', 'social-post.create', customer),
    route('POST', '/social/projects/:id/posts/bulk', 'social-post.bulk', customer),
    route('GET', '/social/projects/:id/summary', 'social-post.summary', customer),
    route('GET', '/social/posts/:id', 'social-post.find', customer),
    route('PATCH', '/social/posts/:id', 'social-post.update', customer),
    route('DELETE', '/social/posts/:id', 'social-post.remove', customer),
    route('POST', '/social/posts/:id/restore', 'social-post.restore', customer),
    route('POST', '/social/posts/:id/duplicate', 'social-post.duplicate', customer),
    route('POST', '/social/posts/:id/next-slot', 'social-post.nextSlot', customer),
  ],
};
