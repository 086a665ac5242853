/** Where pg-boss keeps its tables. */
export const SCHEMA = 'pgboss';

/** What a job of ours carries. */
export interface Envelope {
  payload: unknown;
  tenant?: string | undefined;
}

/** Strapi tells the whole process's `pg` to leave JSON columns as text, and pg-boss trusts `pg` to parse them. */
export const envelopeOf = (data: unknown): Envelope =>
  typeof data === 'string' ? (JSON.parse(data) as Envelope) : (data as Envelope);
