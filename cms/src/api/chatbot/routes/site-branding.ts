import { LIMITS } from '../../../contract';
import { route } from '../../../http/route';

const customer = { access: 'customer' } as const;
const picture = {
  access: 'customer',
  upload: { maxFiles: 1, maxBytes: LIMITS.pagePicture.maxBytes },
} as const;

export default {
  routes: [
    route('PUT', '/chatbots/:id/page-picture', 'site-branding.putPagePicture', {
      ...picture,
      answer: 'ChatbotAvatar',
    }),
    route('DELETE', '/chatbots/:id/page-picture', 'site-branding.removePagePicture', {
      ...customer,
      answer: 'ChatbotAvatar',
    }),
    route('GET', '/page-pictures/:key', 'site-branding.pagePicture', {
      access: 'public',
      answer: { media: 'image/*' },
    }),
    // Each one opens several addresses of somebody's site.
    route('POST', '/chatbots/:id/site-colors', 'site-branding.siteColors', {
      ...customer,
      limit: 'site-colors',
      answer: 'ReadSiteColors',
      errors: ['SITE_UNREACHABLE'],
    }),
    route('POST', '/chatbots/:id/site-proposals', 'site-branding.siteProposals', {
      ...customer,
      limit: 'site-colors',
      answer: 'ReadSiteProposals',
      errors: ['SITE_UNREACHABLE'],
    }),
  ],
};
