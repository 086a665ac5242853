import { route } from '../../../http/route';
import { metaSignedRequest } from '../controllers/validation/social-meta';

/** Signed by Meta with the app's secret, which is the right to call them. */
const signed = { access: 'public', body: metaSignedRequest } as const;

export default {
  routes: [
    route('POST', '/social/meta/:platform/deauthorize', 'social-meta.deauthorize', {
      ...signed,
      answer: null,
      errors: ['BAD_REQUEST'],
    }),
    route('POST', '/social/meta/:platform/data-deletion', 'social-meta.deleteData', {
      ...signed,
      answer: 'MetaDataDeletion',
      errors: ['BAD_REQUEST'],
    }),
    route('GET', '/social/meta/deletions/:code', 'social-meta.deletion', {
      access: 'public',
      answer: { media: 'text/html' },
    }),
  ],
};
