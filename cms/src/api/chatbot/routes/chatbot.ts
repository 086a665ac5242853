import { LIMITS } from '../../../contract';
import { route } from '../../../http/route';

const customer = { access: 'customer' } as const;
/** More and larger than we take, so that each file can be refused by name; far beyond that the whole request is. */
const trainingUpload = { maxFiles: 20, maxBytes: 8 * LIMITS.trainingFiles.maxBytes };
const avatarUpload = { maxFiles: 1, maxBytes: LIMITS.avatar.maxBytes };

export default {
  routes: [
    route('GET', '/chatbots/:id', 'chatbot.find', customer),
    route('PATCH', '/chatbots/:id', 'chatbot.save', customer),
    route('POST', '/chatbots/:id/publish', 'chatbot.publish', customer),
    route('POST', '/chatbots/:id/suspend', 'chatbot.suspend', customer),
    route('POST', '/chatbots/:id/rotate-key', 'chatbot.rotateKey', customer),
    route('PUT', '/chatbots/:id/avatar', 'chatbot.putAvatar', { access: 'customer', upload: avatarUpload }),
    route('DELETE', '/chatbots/:id/avatar', 'chatbot.removeAvatar', customer),
    route('GET', '/chatbot-avatars/:key', 'chatbot.avatar', { access: 'public' }),
    route('POST', '/chatbots/:id/preview-token', 'chatbot.previewToken', customer),

    route('GET', '/chatbots/:id/training-files', 'training-file.list', customer),
    route('POST', '/chatbots/:id/training-files', 'training-file.upload', {
      access: 'customer',
      upload: trainingUpload,
    }),
    route('DELETE', '/chatbots/:id/training-files/:fileId', 'training-file.remove', customer),
    route('POST', '/chatbots/:id/training-files/:fileId/retry', 'training-file.retry', customer),
    route('GET', '/chatbots/:id/training-files/:fileId/text', 'training-file.text', customer),

    route('GET', '/chatbots/:id/conversations', 'visitor-conversation.list', customer),
    route('GET', '/chatbots/:id/conversations/:sessionId', 'visitor-conversation.find', customer),
    route('GET', '/chatbots/:id/statistics', 'visitor-conversation.statistics', customer),
  ],
};
