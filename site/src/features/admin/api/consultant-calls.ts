import type {
  CalendarSync,
  Consultant,
  CreateConsultant,
  RenewCalendarFeed,
  SaveBookingWeek,
  SaveCalendarSync,
  UpdateConsultant,
} from '@contract';
import { http } from '../../../lib/http';

/** Where one consultant, or a part of theirs, is. */
export const consultantPath = (id: string, part = '') =>
  `/admin/consultants/${encodeURIComponent(id)}${part}`;

/** What administrators do with consultants. */
export const consultantCalls = {
  create: (request: CreateConsultant['request']) =>
    http.post<CreateConsultant['response']>('/admin/consultants', request),
  update: ({ id }: Consultant, request: UpdateConsultant['request']) =>
    http.patch<UpdateConsultant['response']>(consultantPath(id), request),
  saveWeek: (id: string, week: SaveBookingWeek['request']) =>
    http.put<SaveBookingWeek['response']>(consultantPath(id, '/week'), week),
  saveSync: async (id: string, request: SaveCalendarSync['request']): Promise<CalendarSync> =>
    (await http.put<SaveCalendarSync['response']>(consultantPath(id, '/calendar-sync'), request)).data,
  renewFeed: async (id: string): Promise<CalendarSync> =>
    (await http.post<RenewCalendarFeed['response']>(consultantPath(id, '/calendar-sync/feed'))).data,
};
