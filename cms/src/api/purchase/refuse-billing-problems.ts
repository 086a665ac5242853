import type { BillingData } from '../../contract';
import { billingProblems } from '../../domain/purchase/billing';
import { ApiError } from '../../http/api-error';

/** Answers billing data that nothing is wrong with. Throws VALIDATION. What is `free` needs no codes. */
export const refuseBillingProblems = (billing: BillingData, free: boolean): BillingData => {
  const problems = Object.entries(billingProblems(billing, { free }));
  if (problems.length > 0)
    throw new ApiError('VALIDATION', {
      fields: Object.fromEntries(problems.map(([field, problem]) => [`billing.${field}`, problem])),
    });
  return billing;
};
