import type { PanelLayout } from './panel-layout';

/** Posts for social networks. */
export const socialLayouts: Record<string, PanelLayout> = {
  'api::social.social-project': {
    mainField: 'name',
    list: ['name', 'owner', 'state', 'createdAt'],
    form: [
      ['name', 'owner'],
      ['state', 'installation'],
    ],
    readOnly: ['owner', 'installation'],
  },
  'api::social.social-schedule': {
    mainField: 'name',
    list: ['name', 'project', 'postsPerWeek', 'active'],
    form: [['name', 'project'], ['postsPerWeek', 'active'], ['daysOfWeek'], ['postTimes'], ['timezone']],
    readOnly: ['project'],
  },
  'api::social.social-post': {
    mainField: 'copy',
    list: ['project', 'platform', 'scheduledFor', 'state'],
    sort: ['scheduledFor', 'DESC'],
    form: [
      ['project', 'platform'],
      ['state', 'scheduledFor', 'postedAt'],
      ['copy'],
      ['callToAction', 'imageAlt'],
      ['hashtags'],
      ['externalUrl', 'failure'],
    ],
    readOnly: ['project', 'platform', 'state', 'postedAt', 'externalUrl', 'failure'],
  },
  'api::social.social-account': {
    mainField: 'accountName',
    list: ['accountName', 'platform', 'owner', 'state'],
    form: [
      ['accountName', 'platform'],
      ['owner', 'state'],
    ],
    readOnly: ['accountName', 'platform', 'owner'],
  },
};
