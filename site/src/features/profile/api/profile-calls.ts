import type {
  ChangeEmail,
  ChangePassword,
  ForgotPassword,
  PutAvatar,
  ScheduleErasure,
  UpdateMe,
} from '@contract';
import { http } from '../../../lib/http';

/** What the person does on their own page. Each throws `ApiFailure`. */
export const profileCalls = {
  rename: (displayName: string) =>
    http.patch<UpdateMe['response']>('/me', { displayName } satisfies UpdateMe['request']),

  putAvatar: (file: File) => {
    const body = new FormData();
    body.append('files', file);
    return http.put<PutAvatar['response']>('/me/avatar', body);
  },
  removeAvatar: () => http.delete<PutAvatar['response']>('/me/avatar'),

  askForNewEmail: (request: ChangeEmail['request']) =>
    http.post<ChangeEmail['response']>('/me/new-email', request),
  takeBackNewEmail: () => http.delete<ChangeEmail['response']>('/me/new-email'),

  changePassword: (request: ChangePassword['request']) =>
    http.post<ChangePassword['response']>('/auth/change-password', request),
  mailPasswordLink: (email: string) =>
    http.post<ForgotPassword['response']>('/auth/forgot-password', {
      email,
    } satisfies ForgotPassword['request']),

  scheduleErasure: (password: string) =>
    http.post<ScheduleErasure['response']>('/me/erasure', {
      password,
    } satisfies ScheduleErasure['request']),
};
