import type { BillingProblem } from '@contract';
import { problemsOfRefusal, type BillingField } from '../../../shared/billing/billing';

/** What a refused order means for the person at the form. */
export type OrderFailure =
  | { kind: 'fields'; problems: Partial<Record<BillingField, BillingProblem | 'invalid'>> }
  | { kind: 'method-unavailable' }
  | { kind: 'office' }
  | { kind: 'coupon' }
  | { kind: 'already-mine'; purchaseId: string | null }
  | { kind: 'signed-out' }
  | { kind: 'gone' }
  | { kind: 'in-progress' }
  | { kind: 'unknown-outcome' }
  | { kind: 'refused' };

interface Failure {
  status: number;
  code: string;
  details: Record<string, unknown>;
  fields: Record<string, string>;
}

/** Reads the server's refusal. Whoever cannot know whether the order arrived is told exactly that. */
export const orderFailure = ({ status, code, details, fields }: Failure): OrderFailure => {
  if (code === 'ALREADY_PURCHASED') {
    const { purchaseId } = details;
    return { kind: 'already-mine', purchaseId: typeof purchaseId === 'string' ? purchaseId : null };
  }
  if (code === 'VALIDATION') {
    if (fields.method === 'unavailable') return { kind: 'method-unavailable' };
    if (fields.method === 'office') return { kind: 'office' };
    if (fields.coupon) return { kind: 'coupon' };
    const problems = problemsOfRefusal(fields);
    return Object.keys(problems).length > 0 ? { kind: 'fields', problems } : { kind: 'refused' };
  }
  if (status === 401) return { kind: 'signed-out' };
  if (status === 404) return { kind: 'gone' };
  if (code === 'IDEMPOTENCY_IN_PROGRESS') return { kind: 'in-progress' };
  return status === 0 || status >= 500 ? { kind: 'unknown-outcome' } : { kind: 'refused' };
};
