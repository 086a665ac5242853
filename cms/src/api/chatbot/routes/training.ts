import { LIMITS } from '../../../contract';
import { route } from '../../../http/route';
import { correctionRequest, understandingQuery } from '../controllers/validation/understanding';
import { curatedAnswerRequest, trainingTextRequest } from '../controllers/validation/training';

const customer = { access: 'customer' } as const;
/** More and larger than we take, so that each file can be refused by name; far beyond that the whole request is. */
const upload = { maxFiles: 20, maxBytes: 8 * LIMITS.trainingFiles.maxBytes };

export default {
  routes: [
    route('GET', '/chatbots/:id/training-files', 'training-file.list', {
      ...customer,
      answer: 'ListTrainingFiles',
    }),
    route('POST', '/chatbots/:id/training-files', 'training-file.upload', {
      access: 'customer',
      upload,
      answer: 'UploadTrainingFiles',
      status: 201,
    }),
    route('DELETE', '/chatbots/:id/training-files/:fileId', 'training-file.remove', {
      ...customer,
      answer: null,
    }),
    route('POST', '/chatbots/:id/training-files/:fileId/retry', 'training-file.retry', {
      ...customer,
      answer: 'RetryTrainingFile',
    }),
    route('GET', '/chatbots/:id/training-files/:fileId/text', 'training-file.text', {
      ...customer,
      answer: 'GetTrainingFileText',
    }),
    route('GET', '/chatbots/:id/training-files/:fileId/understanding', 'understanding.ofFile', {
      ...customer,
      query: understandingQuery,
      answer: 'ListUnderstanding',
    }),
    route('GET', '/chatbots/:id/site-pages/:pageId/understanding', 'understanding.ofPage', {
      ...customer,
      query: understandingQuery,
      answer: 'ListUnderstanding',
    }),
    route('GET', '/chatbots/:id/contradictions', 'understanding.contradictions', {
      ...customer,
      answer: 'ListContradictions',
    }),
    route('PATCH', '/chatbots/:id/understanding/:itemId', 'understanding.correct', {
      ...customer,
      body: correctionRequest,
      answer: 'CorrectUnderstanding',
      errors: ['CONFLICT'],
    }),
    route('DELETE', '/chatbots/:id/understanding/:itemId', 'understanding.hide', {
      ...customer,
      answer: 'CorrectUnderstanding',
      errors: ['CONFLICT'],
    }),
    route('POST', '/chatbots/:id/understanding/:itemId/undo', 'understanding.undo', {
      ...customer,
      answer: 'CorrectUnderstanding',
    }),
    route('POST', '/chatbots/:id/training-texts', 'training-file.addText', {
      ...customer,
      body: trainingTextRequest,
      answer: 'AddTrainingText',
      status: 201,
      errors: ['FILE_LIMIT_REACHED', 'FILE_TOO_LARGE'],
    }),
    route('GET', '/chatbots/:id/curated-answers', 'curated-answer.list', {
      ...customer,
      answer: 'ListCuratedAnswers',
    }),
    route('POST', '/chatbots/:id/curated-answers', 'curated-answer.add', {
      ...customer,
      body: curatedAnswerRequest,
      answer: 'SaveCuratedAnswer',
      status: 201,
      errors: ['CONFLICT'],
    }),
    route('POST', '/chatbots/:id/curated-answers/import', 'curated-answer.importFile', {
      access: 'customer',
      upload: { maxFiles: 1, maxBytes: upload.maxBytes },
      answer: 'ImportCuratedAnswers',
    }),
    route('PATCH', '/chatbots/:id/curated-answers/:answerId', 'curated-answer.save', {
      ...customer,
      body: curatedAnswerRequest,
      answer: 'SaveCuratedAnswer',
      errors: ['CONFLICT'],
    }),
    route('DELETE', '/chatbots/:id/curated-answers/:answerId', 'curated-answer.remove', {
      ...customer,
      answer: null,
    }),
    route('GET', '/chatbots/:id/site-pages', 'site-page.list', { ...customer, answer: 'ListSitePages' }),
    route('DELETE', '/chatbots/:id/site-pages', 'site-page.clear', { ...customer, answer: null }),
    route('DELETE', '/chatbots/:id/site-pages/:pageId', 'site-page.remove', { ...customer, answer: null }),
    route('DELETE', '/chatbots/:id/site-crawl', 'site-page.stopCrawl', { ...customer, answer: null }),
    route('POST', '/chatbots/:id/site-crawl', 'site-page.crawl', {
      access: 'customer',
      limit: 'site-crawl',
      answer: 'StartSiteCrawl',
      status: 202,
      errors: ['CONFLICT', 'VALIDATION'],
    }),
    route('GET', '/chatbots/:id/replies/:replyId/why', 'reply.why', { ...customer, answer: 'ExplainReply' }),
  ],
};
