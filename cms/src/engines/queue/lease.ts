import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';

/** A row that somebody works on until an instant, unless they renew it; the token says who. */
interface Lease {
  id: number;
  leaseToken: string;
}

/** Nobody works on the row. */
export const NO_LEASE = { lease_token: null, lease_until: null };

/** What a claim writes into the rows that it takes. */
export const newLease = (now: Date, leaseMs: number) => ({
  lease_token: randomUUID(),
  lease_until: new Date(now.getTime() + leaseMs),
});

/** The row as long as the lease is still ours: whoever was given up for dead changes nothing of what another one does since. */
export const leasedRow = (knex: Knex, table: string, { id, leaseToken }: Lease) =>
  knex(table).where({ id, lease_token: leaseToken });

/** Whether the lease is still ours, for another while. */
export const renewLease = async (
  knex: Knex,
  table: string,
  lease: Lease,
  { now, leaseMs }: { now: Date; leaseMs: number },
): Promise<boolean> => {
  const renewed = await leasedRow(knex, table, lease).update({
    lease_until: new Date(now.getTime() + leaseMs),
  });
  return renewed === 1;
};
