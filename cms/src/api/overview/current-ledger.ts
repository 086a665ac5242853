import type { Core } from '@strapi/strapi';
import { BusinessLedger } from '../../domain/business/business-ledger';
import { bookDocuments } from './book-documents';

interface HeldLedger {
  ledger: BusinessLedger;
  /** The last document that it holds. */
  upTo: number;
  /** Which orders it knows to be nobody's. */
  anonymous: string;
}

/** Each process has its own: the books tell it what the others wrote. */
const held = new WeakMap<Core.Strapi, Promise<HeldLedger>>();

const update = async (strapi: Core.Strapi, { ledger, upTo, anonymous }: HeldLedger): Promise<HeldLedger> => {
  const documents = bookDocuments(strapi);
  // Asked first: an account that goes meanwhile is found the next time.
  const { stamp, orders } = await documents.anonymous();
  const latest = await documents.latest();
  if (upTo === 0) for await (const order of documents.all(latest)) ledger.add(order, () => true);
  else if (latest > upTo)
    for await (const order of documents.since(upTo, latest)) ledger.add(order, ({ id }) => id > upTo);
  if (stamp !== anonymous) for (const order of await orders()) ledger.forgetCustomer(order);
  return { ledger, upTo: latest, anonymous: stamp };
};

const begin = (): HeldLedger => ({ ledger: new BusinessLedger(), upTo: 0, anonymous: '' });

/**
 * What the books come to now. They are read once; after that only what was written since, as no document is ever changed. Whoever asks
 * meanwhile waits for the same reading, or documents would be counted twice.
 */
export const currentLedger = async (strapi: Core.Strapi): Promise<BusinessLedger> => {
  const before = held.get(strapi) ?? Promise.resolve(begin());
  const next = before.then((known) => update(strapi, known));
  // What was cut off half-way has counted some documents: the next one begins anew.
  held.set(
    strapi,
    next.catch(() => begin()),
  );
  return (await next).ledger;
};
