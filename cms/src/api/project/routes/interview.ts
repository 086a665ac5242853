import { INTERVIEW_LIMITS } from '../../../contract';
import { route } from '../../../http/route';
import { answerRequest, correctionRequest, uploadRequest } from '../controllers/validation/interview';

export default {
  routes: [
    route('GET', '/project-chats/:chatId', 'interview.get', { access: 'customer', answer: 'GetProjectChat' }),
    route('POST', '/project-chats/:chatId/messages', 'interview.answer', {
      access: 'customer',
      body: answerRequest,
      answer: 'AnswerInterview',
      errors: ['MESSAGE_TOO_LONG', 'STALE_VERSION'],
    }),
    route('POST', '/project-chats/:chatId/accounts', 'interview.uploadAccounts', {
      access: 'customer',
      limit: 'accounts-upload',
      upload: { maxFiles: 1, maxBytes: INTERVIEW_LIMITS.accountsBytes },
      body: uploadRequest,
      answer: 'UploadAccounts',
      errors: ['STALE_VERSION'],
    }),
    route('POST', '/project-chats/:chatId/back', 'interview.correct', {
      access: 'customer',
      body: correctionRequest,
      answer: 'CorrectInterview',
      errors: ['STALE_VERSION'],
    }),
  ],
};
