import type {
  CreateSocialSchedule,
  DeleteSocialSchedule,
  ListSocialSchedules,
  SocialSchedule,
  UpdateSocialSchedule,
} from '@contract';
import { http } from '../../../lib/http';
import { useProjectResource } from './use-project-resource';

const pathOf = ({ id }: SocialSchedule) => `/social/schedules/${encodeURIComponent(id)}`;

/** The calendars of the project. */
export const useSchedules = () => {
  const { key, list, error, reload, mutate } =
    useProjectResource<ListSocialSchedules['response']>('schedules');

  const create = async (draft: CreateSocialSchedule['request']) => {
    await http.post<CreateSocialSchedule['response']>(key, draft);
    await mutate();
  };
  const update = async (
    schedule: SocialSchedule,
    changes: Omit<UpdateSocialSchedule['request'], 'version'>,
  ) => {
    await http.patch<UpdateSocialSchedule['response']>(pathOf(schedule), {
      ...changes,
      version: schedule.version,
    } satisfies UpdateSocialSchedule['request']);
    await mutate();
  };
  const remove = async (schedule: SocialSchedule, posts: DeleteSocialSchedule['query']['posts']) => {
    await http.delete(`${pathOf(schedule)}?posts=${posts}`);
    await mutate();
  };
  return { schedules: list, error, reload, create, update, remove };
};
