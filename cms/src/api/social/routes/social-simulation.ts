import { route } from '../../../http/route';
import { authorizeQuery } from '../controllers/validation/social-simulation';

export default {
  routes: [
    // Public as a network's own pages are: the first is left by a state that only its browser may use.
    route('GET', '/social/simulation/authorize', 'social-simulation.authorize', {
      access: 'public',
      query: authorizeQuery,
      answer: { media: 'text/html' },
      errors: ['NOT_FOUND'],
    }),
    route('GET', '/social/simulation/posts/:externalId', 'social-simulation.post', {
      access: 'public',
      answer: { media: 'text/html' },
    }),
  ],
};
