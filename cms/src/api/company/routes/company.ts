import { route } from '../../../http/route';
import { saveCompanyRequest } from '../controllers/validation/company';

export default {
  routes: [
    route('GET', '/company', 'company.find', { access: 'customer', answer: 'GetCompany' }),
    route('PUT', '/company', 'company.save', {
      access: 'customer',
      body: saveCompanyRequest,
      answer: 'SaveCompany',
    }),
  ],
};
