import type { Fault } from './fault';

const orders = 'tests/api/service-orders.spec.ts';
const transitions = 'cms/src/domain/service-order/transitions.test.ts';

/** Orders of services: whose they are, and what leads where. */
export const SERVICE_ORDER_FAULTS: Fault[] = [
  {
    id: 'service-order-of-anybody',
    title: 'Whoever knows the id reads and accepts another customer’s order',
    file: 'cms/src/api/service-order/order-store.ts',
    find: '...(owner === undefined ? {} : { owner: { id: owner } })',
    replace: '...(owner === undefined ? {} : {})',
    caughtBy: [orders],
    named: 'another’s order',
  },
  {
    id: 'service-accepted-undelivered',
    title: 'An order can be accepted before anything was delivered',
    file: 'cms/src/domain/service-order/transitions.ts',
    find: "accept: ['delivered', 'accepted'],",
    replace: "accept: ['in-progress', 'delivered', 'accepted'],",
    caughtBy: [transitions],
  },
  {
    id: 'service-draft-file-leaked',
    title: 'A file that the team has not sent yet can be downloaded by the customer',
    file: 'cms/src/api/service-order/service-files.ts',
    find: '$or: [{ side }, { message: { id: { $notNull: true } } }]',
    replace: '$or: [{ side }, { side: { $ne: side } }]',
    caughtBy: [orders],
    named: 'a file that no message',
  },
  {
    id: 'service-order-written-when-closed',
    title: 'An order whose money went back can still be delivered',
    file: 'cms/src/api/service-order/order-store.ts',
    find: "if (isClosed(row)) throw new ApiError('CONFLICT', { reason: 'closed' });",
    replace: '',
    caughtBy: [orders],
    named: 'closes the order',
  },
];
