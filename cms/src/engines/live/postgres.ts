import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { createInProcessUpdates } from './in-process';
import type { Addressed, LiveUpdates } from './port';

const CHANNEL = 'officina_live';
/** PostgreSQL refuses a payload of 8000 bytes or more. */
const MAX_PAYLOAD_BYTES = 7_900;
const RECONNECT_MS = 1_000;

interface Envelope extends Addressed {
  from: string;
}

export interface PostgresUpdatesOptions {
  connectionString: string;
  log: { warn(message: string): void };
}

/**
 * Updates between instances on one PostgreSQL, by LISTEN/NOTIFY. Own listeners are served at once, without the round trip;
 * while the connection is away other instances miss events, which is why clients also poll.
 */
export const createPostgresUpdates = ({ connectionString, log }: PostgresUpdatesOptions): LiveUpdates => {
  const local = createInProcessUpdates();
  const me = randomUUID();
  let client: Client | null = null;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const next = new Client({ connectionString, keepAlive: true, application_name: 'officina-live' });
    const lost = (error?: Error) => {
      if (closed || client !== next) return;
      client = null;
      log.warn(`Live updates lost PostgreSQL: ${error?.message ?? 'connection ended'}`);
      retry = setTimeout(() => void connect(), RECONNECT_MS);
    };
    client = next;
    next.on('error', lost);
    next.on('end', () => lost());
    next.on('notification', ({ payload }) => {
      if (!payload) return;
      const { from, owner, event } = JSON.parse(payload) as Envelope;
      if (from !== me) local.publish({ owner, event });
    });
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      lost(error instanceof Error ? error : undefined);
    }
  };
  void connect();

  return {
    publish(message) {
      local.publish(message);
      const payload = pack({ ...message, from: me });
      client?.query('select pg_notify($1, $2)', [CHANNEL, payload]).catch((error: unknown) => {
        log.warn(`A live update did not leave: ${String(error)}`);
      });
    },
    subscribe: local.subscribe,
    observe: local.observe,
    async close() {
      closed = true;
      clearTimeout(retry);
      await local.close();
      await client?.end().catch(() => undefined);
    },
  };
};

/** An event too large for NOTIFY becomes "something about this chatbot changed": listeners then ask the API. */
const pack = (envelope: Envelope): string => {
  const whole = JSON.stringify(envelope);
  if (Buffer.byteLength(whole) <= MAX_PAYLOAD_BYTES) return whole;
  const { from, owner, event } = envelope;
  const small: Envelope =
    'chatbotId' in event
      ? { from, owner, event: { topic: 'chatbot', chatbotId: event.chatbotId } }
      : { from, owner, event: { topic: 'account' } };
  return JSON.stringify(small);
};
