import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { createInProcessUpdates } from './in-process';
import type { Addressed, LiveUpdates, Note } from './port';
import { timings } from '../../settings/timings';

const CHANNEL = 'officina_live';
/** PostgreSQL refuses a payload of 8000 bytes or more. */
const MAX_PAYLOAD_BYTES = 7_900;

interface Envelope extends Addressed {
  from: string;
}
interface NoteEnvelope {
  from: string;
  channel: string;
  note: Note;
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
      retry = setTimeout(() => void connect(), timings().server.databaseRetryMs);
    };
    client = next;
    next.on('error', lost);
    next.on('end', () => lost());
    next.on('notification', ({ payload }) => {
      if (!payload) return;
      const message = JSON.parse(payload) as Envelope | NoteEnvelope;
      if (message.from === me) return;
      if ('channel' in message) local.tell(message.channel, message.note);
      else local.publish({ owner: message.owner, event: message.event });
    });
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      lost(error instanceof Error ? error : undefined);
    }
  };
  void connect();

  const notify = (payload: string) =>
    client?.query('select pg_notify($1, $2)', [CHANNEL, payload]).catch((error: unknown) => {
      log.warn(`A live update did not leave: ${String(error)}`);
    });

  return {
    publish(message) {
      local.publish(message);
      void notify(pack({ ...message, from: me }));
    },
    subscribe: local.subscribe,
    observe: local.observe,
    tell(channel, note) {
      local.tell(channel, note);
      const envelope: NoteEnvelope = { from: me, channel, note };
      void notify(JSON.stringify(envelope));
    },
    listen: local.listen,
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
