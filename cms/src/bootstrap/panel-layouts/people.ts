import type { PanelLayout } from './panel-layout';

/** Customers, their companies, projects and conversations. */
export const peopleLayouts: Record<string, PanelLayout> = {
  'api::project.project': {
    mainField: 'name',
    list: ['name', 'owner', 'kind', 'step', 'state'],
    form: [
      ['name', 'owner'],
      ['kind', 'step', 'state'],
      ['company', 'pec', 'contactEmail'],
    ],
    readOnly: ['owner', 'step'],
  },
  'api::project.report': {
    mainField: 'kind',
    list: ['project', 'kind', 'number', 'state'],
    form: [
      ['project', 'owner'],
      ['kind', 'number', 'language', 'state'],
    ],
    readOnly: ['project', 'owner', 'kind', 'number', 'language', 'state'],
  },
  'api::company.company': {
    mainField: 'name',
    list: ['name', 'owner', 'vatNumber', 'city'],
    form: [
      ['name', 'owner'],
      ['vatNumber', 'taxCode', 'recipientCode'],
      ['pec', 'contactEmail'],
      ['address', 'city'],
      ['province', 'postalCode', 'country'],
    ],
    readOnly: ['owner'],
  },
  'api::conversation.conversation': {
    mainField: 'title',
    list: ['title', 'owner', 'kind', 'lastMessageAt'],
    sort: ['lastMessageAt', 'DESC'],
    form: [
      ['title', 'owner'],
      ['kind', 'label', 'project'],
    ],
    readOnly: ['owner', 'kind', 'label', 'project'],
  },
  'api::conversation.message': {
    mainField: 'content',
    list: ['conversation', 'author', 'content', 'createdAt'],
    sort: ['createdAt', 'DESC'],
    form: [['conversation', 'author', 'step'], ['content']],
    readOnly: ['conversation', 'author', 'step', 'content'],
  },
  'plugin::users-permissions.user': {
    mainField: 'email',
    list: ['displayName', 'email', 'role', 'confirmed', 'blocked'],
    sort: ['createdAt', 'DESC'],
    form: [
      ['displayName', 'email'],
      ['role', 'language'],
      ['confirmed', 'blocked'],
    ],
  },
};
