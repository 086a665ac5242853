import type { PanelLayout } from './panel-layout';

/** What the server sends and notes. */
export const operationLayouts: Record<string, PanelLayout> = {
  'api::mail.outbox-mail': {
    mainField: 'subject',
    list: ['recipient', 'subject', 'kind', 'state', 'createdAt'],
    sort: ['createdAt', 'DESC'],
    form: [
      ['recipient', 'subject'],
      ['kind', 'state', 'language'],
      ['attempts', 'nextAttemptAt', 'sentAt'],
      ['text'],
      ['lastError'],
    ],
    readOnly: [
      'recipient',
      'subject',
      'kind',
      'state',
      'language',
      'attempts',
      'nextAttemptAt',
      'sentAt',
      'text',
      'lastError',
    ],
  },
  'api::notification.notification': {
    mainField: 'kind',
    list: ['kind', 'owner', 'createdAt', 'readAt'],
    sort: ['createdAt', 'DESC'],
    form: [['kind', 'owner'], ['link', 'readAt'], ['params']],
    readOnly: ['kind', 'owner', 'link', 'readAt', 'params'],
    labels: { params: 'Dati' },
  },
  'api::audit.audit-entry': {
    mainField: 'action',
    list: ['createdAt', 'actor', 'action', 'subjectType', 'subjectId'],
    sort: ['createdAt', 'DESC'],
    form: [['action', 'actor'], ['subjectType', 'subjectId', 'requestId'], ['before'], ['after']],
    readOnly: ['action', 'actor', 'subjectType', 'subjectId', 'requestId', 'before', 'after'],
  },
};
