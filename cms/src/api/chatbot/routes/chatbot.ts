import { LIMITS } from '../../../contract';
import { route } from '../../../http/route';

const customer = { access: 'customer' } as const;
const avatarUpload = { maxFiles: 1, maxBytes: LIMITS.avatar.maxBytes };

export default {
  routes: [
    route('GET', '/chatbot-trial', 'chatbot-trial.find', customer),
    route('POST', '/chatbot-trial', 'chatbot-trial.start', customer),
    route('GET', '/chatbots/:id', 'chatbot.find', customer),
    route('PATCH', '/chatbots/:id', 'chatbot.save', customer),
    route('POST', '/chatbots/:id/publish', 'chatbot.publish', customer),
    route('POST', '/chatbots/:id/suspend', 'chatbot.suspend', customer),
    route('POST', '/chatbots/:id/rotate-key', 'chatbot.rotateKey', customer),
    route('GET', '/chatbots/:id/versions', 'chatbot.versions', customer),
    route('POST', '/chatbots/:id/versions/:number/restore', 'chatbot.restore', customer),
    route('GET', '/chatbots/:id/wordpress-plugin', 'chatbot.wordpressPlugin', customer),
    route('PUT', '/chatbots/:id/avatar', 'chatbot.putAvatar', { access: 'customer', upload: avatarUpload }),
    route('DELETE', '/chatbots/:id/avatar', 'chatbot.removeAvatar', customer),
    route('GET', '/chatbot-avatars/:key', 'chatbot.avatar', { access: 'public' }),
    route('POST', '/chatbots/:id/preview-token', 'chatbot.previewToken', customer),
  ],
};
