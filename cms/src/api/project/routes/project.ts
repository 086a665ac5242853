import { route } from '../../../http/route';

export default {
  routes: [
    route('GET', '/projects', 'project.list', { access: 'customer' }),
    route('GET', '/projects/summary', 'project.summary', { access: 'customer' }),
    route('POST', '/projects', 'project.create', { access: 'customer', idempotent: true }),
    route('POST', '/projects/link', 'project.requestLink', {
      access: 'customer',
      idempotent: true,
      limit: 'project-link',
    }),
    route('PATCH', '/projects/:id', 'project.update', { access: 'customer' }),
    route('POST', '/projects/:id/duplicate', 'project.duplicate', { access: 'customer' }),
    route('DELETE', '/projects/:id', 'project.remove', { access: 'customer' }),
  ],
};
