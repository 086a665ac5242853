import { INTERVIEW_LIMITS } from '../../../contract';
import { route } from '../../../http/route';

export default {
  routes: [
    route('GET', '/project-chats/:chatId', 'interview.get', { access: 'customer' }),
    route('POST', '/project-chats/:chatId/messages', 'interview.answer', { access: 'customer' }),
    route('POST', '/project-chats/:chatId/accounts', 'interview.uploadAccounts', {
      access: 'customer',
      limit: 'accounts-upload',
      upload: { maxFiles: 1, maxBytes: INTERVIEW_LIMITS.accountsBytes },
    }),
    route('POST', '/project-chats/:chatId/back', 'interview.correct', { access: 'customer' }),
  ],
};
