import { LIMITS } from '../../../contract';
import { route } from '../../../http/route';

const customer = { access: 'customer' } as const;
/** More and larger than we take, so that each file can be refused by name; far beyond that the whole request is. */
const upload = { maxFiles: 20, maxBytes: 8 * LIMITS.trainingFiles.maxBytes };

export default {
  routes: [
    route('GET', '/chatbots/:id/training-files', 'training-file.list', customer),
    route('POST', '/chatbots/:id/training-files', 'training-file.upload', { access: 'customer', upload }),
    route('DELETE', '/chatbots/:id/training-files/:fileId', 'training-file.remove', customer),
    route('POST', '/chatbots/:id/training-files/:fileId/retry', 'training-file.retry', customer),
    route('GET', '/chatbots/:id/training-files/:fileId/text', 'training-file.text', customer),
    route('GET', '/chatbots/:id/training-files/:fileId/understanding', 'understanding.ofFile', customer),
    route('GET', '/chatbots/:id/site-pages/:pageId/understanding', 'understanding.ofPage', customer),
    route('GET', '/chatbots/:id/contradictions', 'understanding.contradictions', customer),
    route('PATCH', '/chatbots/:id/understanding/:itemId', 'understanding.correct', customer),
    route('DELETE', '/chatbots/:id/understanding/:itemId', 'understanding.hide', customer),
    route('POST', '/chatbots/:id/understanding/:itemId/undo', 'understanding.undo', customer),
    route('POST', '/chatbots/:id/training-texts', 'training-file.addText', customer),
    route('GET', '/chatbots/:id/curated-answers', 'curated-answer.list', customer),
    route('POST', '/chatbots/:id/curated-answers', 'curated-answer.add', customer),
    route('POST', '/chatbots/:id/curated-answers/import', 'curated-answer.importFile', {
      access: 'customer',
      upload: { maxFiles: 1, maxBytes: upload.maxBytes },
    }),
    route('PATCH', '/chatbots/:id/curated-answers/:answerId', 'curated-answer.save', customer),
    route('DELETE', '/chatbots/:id/curated-answers/:answerId', 'curated-answer.remove', customer),
    route('GET', '/chatbots/:id/site-pages', 'site-page.list', customer),
    route('DELETE', '/chatbots/:id/site-pages', 'site-page.clear', customer),
    route('DELETE', '/chatbots/:id/site-pages/:pageId', 'site-page.remove', customer),
    route('DELETE', '/chatbots/:id/site-crawl', 'site-page.stopCrawl', customer),
    route('POST', '/chatbots/:id/site-crawl', 'site-page.crawl', { access: 'customer', limit: 'site-crawl' }),
    route('GET', '/chatbots/:id/replies/:replyId/why', 'reply.why', customer),
  ],
};
