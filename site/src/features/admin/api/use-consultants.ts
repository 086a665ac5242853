import type { AdminConsultant, ListAdminConsultants } from '@contract';
import { useAddress } from '../model/use-address';
import { useCalendarPart } from './use-calendar';

/** Everybody who serves consultations, and whoever the address names; the first one without a name. */
export const useConsultants = () => {
  const { body, ...rest } = useCalendarPart<ListAdminConsultants['response']>('/admin/consultants');
  const { get, filter } = useAddress();
  const consultants = body?.data ?? [];
  const chosen: AdminConsultant | undefined =
    consultants.find(({ id }) => id === get('consultant')) ?? consultants[0];
  return {
    ...rest,
    consultants: body?.data,
    chosen,
    choose: (id: string) => filter({ consultant: id }),
  };
};
