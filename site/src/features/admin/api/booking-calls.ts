import type {
  AdminBooking,
  AdminSlot,
  CancelAdminBooking,
  CreateHoliday,
  CreateTestBooking,
  DeleteHoliday,
  Holiday,
  OpenSlotByHand,
  RemoveTestBooking,
  SetNoShow,
  UpdateAdminBooking,
  UpdateSlot,
} from '@contract';
import { http } from '../../../lib/http';

const booking = ({ id }: Pick<AdminBooking, 'id'>) => `/admin/bookings/${encodeURIComponent(id)}`;

/** What administrators do with bookings, openings and holidays. */
export const bookingCalls = {
  test: () => http.post<CreateTestBooking['response']>('/admin/bookings/test'),
  setLink: (of: AdminBooking, request: UpdateAdminBooking['request']) =>
    http.patch<UpdateAdminBooking['response']>(booking(of), request),
  cancel: (of: AdminBooking) => http.post<CancelAdminBooking['response']>(`${booking(of)}/cancel`),
  setNoShow: (of: AdminBooking, noShow: boolean) =>
    http.post<SetNoShow['response']>(`${booking(of)}/no-show`, { noShow }),
  removeTest: (of: AdminBooking) => http.delete<RemoveTestBooking['response']>(booking(of)),
  openSlot: (request: OpenSlotByHand['request']) =>
    http.post<OpenSlotByHand['response']>('/admin/slots', request),
  setAvailable: ({ id }: AdminSlot, available: boolean) =>
    http.patch<UpdateSlot['response']>(`/admin/slots/${encodeURIComponent(id)}`, { available }),
  addHoliday: (request: CreateHoliday['request']) =>
    http.post<CreateHoliday['response']>('/admin/holidays', request),
  removeHoliday: ({ id }: Holiday) =>
    http.delete<DeleteHoliday['response']>(`/admin/holidays/${encodeURIComponent(id)}`),
};
