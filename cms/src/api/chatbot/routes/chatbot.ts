import { LIMITS } from '../../../contract';
import { route } from '../../../http/route';
import { chatbotActionRequest, saveChatbotRequest } from '../controllers/validation/save-chatbot';

const customer = { access: 'customer' } as const;
const avatarUpload = { maxFiles: 1, maxBytes: LIMITS.avatar.maxBytes };

export default {
  routes: [
    route('GET', '/chatbot-trial', 'chatbot-trial.find', { ...customer, answer: 'GetChatbotTrial' }),
    route('POST', '/chatbot-trial', 'chatbot-trial.start', {
      ...customer,
      answer: 'StartChatbotTrial',
      status: 201,
      errors: ['CONFLICT', 'NOT_FOUND'],
    }),
    route('GET', '/chatbots/:id', 'chatbot.find', { ...customer, answer: 'GetChatbot' }),
    route('PATCH', '/chatbots/:id', 'chatbot.save', {
      ...customer,
      body: saveChatbotRequest,
      answer: 'SaveChatbot',
      errors: ['STALE_VERSION'],
    }),
    route('POST', '/chatbots/:id/publish', 'chatbot.publish', {
      ...customer,
      body: chatbotActionRequest,
      answer: 'ChatbotAction',
      errors: ['CONFLICT', 'NOT_PUBLISHABLE', 'STALE_VERSION'],
    }),
    route('POST', '/chatbots/:id/suspend', 'chatbot.suspend', {
      ...customer,
      body: chatbotActionRequest,
      answer: 'ChatbotAction',
      errors: ['STALE_VERSION'],
    }),
    route('POST', '/chatbots/:id/rotate-key', 'chatbot.rotateKey', {
      ...customer,
      body: chatbotActionRequest,
      answer: 'ChatbotAction',
      errors: ['STALE_VERSION'],
    }),
    route('GET', '/chatbots/:id/versions', 'chatbot.versions', {
      ...customer,
      answer: 'ListChatbotVersions',
    }),
    route('POST', '/chatbots/:id/versions/:number/restore', 'chatbot.restore', {
      ...customer,
      body: chatbotActionRequest,
      answer: 'RestoreChatbotVersion',
      errors: ['STALE_VERSION'],
    }),
    route('GET', '/chatbots/:id/wordpress-plugin', 'chatbot.wordpressPlugin', {
      ...customer,
      answer: { media: 'application/zip' },
    }),
    route('PUT', '/chatbots/:id/avatar', 'chatbot.putAvatar', {
      access: 'customer',
      upload: avatarUpload,
      answer: 'ChatbotAvatar',
      errors: ['STALE_VERSION'],
    }),
    route('DELETE', '/chatbots/:id/avatar', 'chatbot.removeAvatar', {
      ...customer,
      answer: 'ChatbotAvatar',
      errors: ['STALE_VERSION'],
    }),
    route('GET', '/chatbot-avatars/:key', 'chatbot.avatar', {
      access: 'public',
      answer: { media: 'image/*' },
    }),
    route('POST', '/chatbots/:id/preview-token', 'chatbot.previewToken', {
      ...customer,
      answer: 'CreatePreviewToken',
    }),
  ],
};
