import { route } from '../../../http/route';

export default {
  routes: [
    // Public as a network's own pages are: the first is left by a state that only its browser may use.
    route('GET', '/social/simulation/authorize', 'social-simulation.authorize', { access: 'public' }),
    route('GET', '/social/simulation/posts/:externalId', 'social-simulation.post', { access: 'public' }),
  ],
};
