import type { ServiceMessage, ServiceOrder, ServiceOrderState } from '@contract';

/** The line that an order walks; a revision is on it only for those who ask for one. */
const LINE = ['to-start', 'in-progress', 'delivered', 'to-revise', 'accepted'] as const;

export interface OrderStep {
  state: ServiceOrderState;
  place: 'done' | 'now' | 'ahead' | 'optional';
}

/** Where an order stands on its line. */
export const orderSteps = ({ state, messages }: Pick<ServiceOrder, 'state' | 'messages'>): OrderStep[] => {
  const now = LINE.indexOf(state);
  const revised = messages.some(({ kind }) => kind === 'revision');
  return LINE.map((step, index) => {
    if (index === now) return { state: step, place: 'now' };
    if (step === 'to-revise' && !(revised && index < now)) return { state: step, place: 'optional' };
    return { state: step, place: index < now ? 'done' : 'ahead' };
  });
};

/** The newest delivery stands by itself; the other messages are the conversation. */
export const withoutLatestDelivery = (
  messages: readonly ServiceMessage[],
): { delivery: ServiceMessage | null; others: ServiceMessage[] } => {
  const delivery = messages.findLast(({ kind }) => kind === 'delivery') ?? null;
  return { delivery, others: messages.filter((message) => message !== delivery) };
};
