import { ASSISTANT_LIMITS } from '../../../contract';
import { route } from '../../../http/route';

const customer = { access: 'customer' } as const;
const ONE = '/assistant/conversations/:id';

export default {
  routes: [
    route('GET', '/assistant/welcome', 'assistant.welcome', customer),
    route('POST', '/assistant/messages', 'assistant.send', customer),
    route('POST', `${ONE}/regenerate`, 'assistant.regenerate', customer),
    route('GET', `${ONE}/stream`, 'assistant.follow', customer),
    route('POST', `${ONE}/stop`, 'assistant.stop', customer),
    route('GET', '/assistant/conversations', 'conversation.list', customer),
    route('GET', ONE, 'conversation.read', customer),
    route('PATCH', ONE, 'conversation.update', customer),
    route('DELETE', ONE, 'conversation.remove', customer),
    route('POST', `${ONE}/restore`, 'conversation.restore', customer),
    route('POST', `${ONE}/share`, 'conversation.share', customer),
    route('DELETE', `${ONE}/share`, 'conversation.revoke', customer),
    route('GET', `${ONE}/export`, 'conversation.export', customer),
    route('POST', '/assistant/attachments', 'attachment.upload', {
      access: 'customer',
      upload: { maxFiles: 1, maxBytes: ASSISTANT_LIMITS.documentBytes },
    }),
    route('DELETE', '/assistant/attachments/:id', 'attachment.remove', customer),
    route('GET', '/assistant/attachments/:id/content', 'attachment.content', customer),
    route('GET', '/shared-conversations/:token', 'shared.show', { access: 'public' }),
    route('GET', '/shared-conversations/:token/images/:id', 'shared.image', { access: 'public' }),
  ],
};
