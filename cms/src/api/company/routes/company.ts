import { route } from '../../../http/route';

export default {
  routes: [
    route('GET', '/company', 'company.find', { access: 'customer' }),
    route('PUT', '/company', 'company.save', { access: 'customer' }),
  ],
};
