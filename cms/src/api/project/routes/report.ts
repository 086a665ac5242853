import { route } from '../../../http/route';
import { createReportRequest, newestReportsQuery } from '../controllers/validation/report';

export default {
  routes: [
    route('POST', '/projects/:id/reports', 'report.create', {
      access: 'customer',
      idempotent: true,
      limit: 'report',
      body: createReportRequest,
      answer: 'CreateReport',
      status: 202,
      errors: ['CONFLICT', 'REPORT_TOO_EARLY'],
    }),
    route('GET', '/projects/:id/reports', 'report.list', { access: 'customer', answer: 'ListReports' }),
    route('GET', '/reports', 'report.newest', {
      access: 'customer',
      query: newestReportsQuery,
      answer: 'ListNewestReports',
    }),
    route('GET', '/reports/:id', 'report.find', { access: 'customer', answer: 'GetReport' }),
    route('GET', '/reports/:id/pdf', 'report.pdf', {
      access: 'customer',
      answer: { media: 'application/pdf' },
    }),
    route('POST', '/reports/:id/retry', 'report.retry', {
      access: 'customer',
      limit: 'report',
      answer: 'RetryReport',
    }),
    route('DELETE', '/reports/:id', 'report.remove', { access: 'customer', answer: 'DeleteReport' }),
  ],
};
