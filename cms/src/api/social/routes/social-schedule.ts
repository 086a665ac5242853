import { route } from '../../../http/route';
import {
  deleteSocialScheduleQuery,
  previewedScheduleRequest,
  socialScheduleRequest,
  updateSocialScheduleRequest,
} from '../controllers/validation/social-schedule';

const customer = { access: 'customer' } as const;

export default {
  routes: [
    route('GET', '/social/projects/:id/schedules', 'social-schedule.list', {
      ...customer,
      answer: 'ListSocialSchedules',
      errors: ['FORBIDDEN'],
    }),
    route('POST', '/social/projects/:id/schedules', 'social-schedule.create', {
      ...customer,
      body: socialScheduleRequest,
      answer: 'CreateSocialSchedule',
      status: 201,
      errors: ['CONFLICT', 'FORBIDDEN'],
    }),
    route('POST', '/social/projects/:id/slots', 'social-schedule.preview', {
      ...customer,
      body: previewedScheduleRequest,
      answer: 'PreviewSocialSlots',
      errors: ['FORBIDDEN'],
    }),
    route('PATCH', '/social/schedules/:id', 'social-schedule.update', {
      ...customer,
      body: updateSocialScheduleRequest,
      answer: 'UpdateSocialSchedule',
      errors: ['FORBIDDEN', 'STALE_VERSION'],
    }),
    route('DELETE', '/social/schedules/:id', 'social-schedule.remove', {
      ...customer,
      query: deleteSocialScheduleQuery,
      answer: null,
      errors: ['FORBIDDEN'],
    }),
  ],
};
