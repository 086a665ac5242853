import type { ServiceOrderState, ServiceRefundRule } from '../../contract';

/** What moves an order: the team begins and delivers, the customer accepts or asks for a revision. */
export type ServiceOrderAction = 'start' | 'deliver' | 'accept' | 'revise';

const FROM: Record<ServiceOrderAction, readonly ServiceOrderState[]> = {
  start: ['to-start', 'to-revise', 'in-progress'],
  deliver: ['to-start', 'in-progress', 'to-revise', 'delivered'],
  accept: ['delivered', 'accepted'],
  revise: ['delivered'],
};

const TO: Record<ServiceOrderAction, ServiceOrderState> = {
  start: 'in-progress',
  deliver: 'delivered',
  accept: 'accepted',
  revise: 'to-revise',
};

/** The state after an action; null where it is not allowed. A service that is renewed begins again after each acceptance. */
export const stateAfter = (
  state: ServiceOrderState,
  action: ServiceOrderAction,
  { recurring }: { recurring: boolean },
): ServiceOrderState | null => {
  const isNextRound = recurring && state === 'accepted' && action === 'start';
  return isNextRound || FROM[action].includes(state) ? TO[action] : null;
};

/** What of the price can be had back, by how far the work is. */
export const refundRuleOf = (state: ServiceOrderState): ServiceRefundRule => {
  if (state === 'to-start') return 'full';
  return state === 'accepted' ? 'none' : 'part';
};

/** A brief may be corrected until the work begins; who never sent one may still do so while it is under way. */
export const takesBrief = (state: ServiceOrderState, hasBrief: boolean): boolean =>
  state === 'to-start' || (!hasBrief && state === 'in-progress');
