import type { SocialProject } from '@contract';
import type { ApiReply, ApiRoutes } from '../../../testing/fake-network';
import { aShownProfile } from './a-social-builder';

const list = (data: unknown[] = []): ApiReply => ({
  body: { data, meta: { page: 1, pageSize: 20, total: data.length } },
});

/** The API of a project in which nothing is there yet. */
export const socialRoutes = ({ id }: SocialProject): ApiRoutes => {
  const ofProject = (what: string) => `GET /social/projects/${id}/${what}`;
  return {
    ...Object.fromEntries(
      ['accounts', 'files', 'photos', 'schedules', 'generations', 'posts'].map((what) => [
        ofProject(what),
        list(),
      ]),
    ),
    [ofProject('profile')]: { body: { data: aShownProfile({ confirmed: true }) } },
  };
};
