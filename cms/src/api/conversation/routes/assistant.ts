import { ASSISTANT_LIMITS } from '../../../contract';
import { route } from '../../../http/route';
import {
  exportQuery,
  listQuery,
  readQuery,
  regenerateRequest,
  sendRequest,
  updateRequest,
} from '../controllers/validation/assistant';

const customer = { access: 'customer' } as const;
const ONE = '/assistant/conversations/:id';

export default {
  routes: [
    route('GET', '/assistant/welcome', 'assistant.welcome', { ...customer, answer: 'GetAssistantWelcome' }),
    route('POST', '/assistant/messages', 'assistant.send', {
      ...customer,
      body: sendRequest,
      answer: { media: 'text/event-stream' },
      errors: [
        'MESSAGE_TOO_LONG',
        'CONFLICT',
        'IDEMPOTENCY_MISMATCH',
        'MESSAGE_IN_PROGRESS',
        'NOT_FOUND',
        'QUOTA_EXCEEDED',
      ],
    }),
    route('POST', `${ONE}/regenerate`, 'assistant.regenerate', {
      ...customer,
      body: regenerateRequest,
      answer: { media: 'text/event-stream' },
      errors: ['CONFLICT', 'MESSAGE_IN_PROGRESS', 'QUOTA_EXCEEDED'],
    }),
    route('GET', `${ONE}/stream`, 'assistant.follow', {
      ...customer,
      answer: { media: 'text/event-stream' },
      status: [200, 204],
    }),
    route('POST', `${ONE}/stop`, 'assistant.stop', { ...customer, answer: null }),
    route('GET', '/assistant/conversations', 'conversation.list', {
      ...customer,
      query: listQuery,
      answer: 'ListAssistantConversations',
    }),
    route('GET', ONE, 'conversation.read', {
      ...customer,
      query: readQuery,
      answer: 'GetAssistantConversation',
    }),
    route('PATCH', ONE, 'conversation.update', {
      ...customer,
      body: updateRequest,
      answer: 'UpdateAssistantConversation',
    }),
    route('DELETE', ONE, 'conversation.remove', { ...customer, answer: null }),
    route('POST', `${ONE}/restore`, 'conversation.restore', {
      ...customer,
      answer: 'RestoreAssistantConversation',
    }),
    route('POST', `${ONE}/share`, 'conversation.share', {
      ...customer,
      answer: 'ShareAssistantConversation',
    }),
    route('DELETE', `${ONE}/share`, 'conversation.revoke', { ...customer, answer: null }),
    route('GET', `${ONE}/export`, 'conversation.export', {
      ...customer,
      query: exportQuery,
      answer: { media: ['text/markdown', 'application/pdf', 'application/json'] },
    }),
    route('POST', '/assistant/attachments', 'attachment.upload', {
      access: 'customer',
      upload: { maxFiles: 1, maxBytes: ASSISTANT_LIMITS.documentBytes },
      answer: 'UploadAttachment',
      status: 201,
      errors: ['FILE_LIMIT_REACHED'],
    }),
    route('DELETE', '/assistant/attachments/:id', 'attachment.remove', {
      ...customer,
      answer: null,
      errors: ['CONFLICT'],
    }),
    route('GET', '/assistant/attachments/:id/content', 'attachment.content', {
      ...customer,
      answer: { media: '*/*' },
    }),
    route('GET', '/shared-conversations/:token', 'shared.show', {
      access: 'public',
      answer: 'GetSharedConversation',
    }),
    route('GET', '/shared-conversations/:token/images/:id', 'shared.image', {
      access: 'public',
      answer: { media: 'image/*' },
    }),
  ],
};
