import { route } from '../../../http/route';

const customer = { access: 'customer' } as const;

export default {
  routes: [
    route('GET', '/social/projects/:id/schedules', 'social-schedule.list', customer),
    route('POST', '/social/projects/:id/schedules', 'social-schedule.create', customer),
    route('POST', '/social/projects/:id/slots', 'social-schedule.preview', customer),
    route('PATCH', '/social/schedules/:id', 'social-schedule.update', customer),
    route('DELETE', '/social/schedules/:id', 'social-schedule.remove', customer),
  ],
};
