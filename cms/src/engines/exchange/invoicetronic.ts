import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from '@strapi/utils';
import type { TransmissionState } from '../../contract';
import { SECOND_MS } from '../../contract/time-units';
import type { Settings } from '../../settings';
import { timings } from '../../settings/timings';
import { ExchangeRefusal, type ExchangeNotice, type InvoiceIntermediary } from './port';

/** What becomes of an invoice, in the exchange system's words. */
const STATES: Record<string, TransmissionState> = {
  Inviato: 'sent',
  Consegnato: 'delivered',
  // To companies and persons it lies in their tax drawer; an office's system did not take it, or was never reached.
  NonConsegnato: 'not-delivered',
  ImpossibilitaDiRecapito: 'not-delivered',
  AttestazioneTrasmissioneFattura: 'not-delivered',
  Scartato: 'rejected',
  AccettatoDalDestinatario: 'accepted',
  RifiutatoDalDestinatario: 'refused',
  DecorrenzaTermini: 'expired',
};

const sent = z.object({ id: z.union([z.number(), z.string()]) });
const update = z.object({
  id: z.union([z.number(), z.string()]),
  state: z.string(),
  last_update: z.string().nullish(),
  description: z.string().nullish(),
  errors: z.array(z.object({ code: z.string().nullish(), description: z.string().nullish() })).nullish(),
});
const problem = z.object({ detail: z.string().nullish(), title: z.string().nullish() });

const MAX_REASON = 1000;
const MAX_BYTES = 4 * 1024 * 1024;

const instantOf = (text: string | null | undefined): string => {
  const read = new Date(text ?? '');
  return (Number.isNaN(read.getTime()) ? new Date() : read).toISOString();
};

const toNotice = ({
  id,
  state,
  last_update,
  description,
  errors,
}: z.infer<typeof update>): ExchangeNotice[] => {
  const known = STATES[state];
  if (!known) return [];
  const reasons = (errors ?? []).map(({ code, description: text }) =>
    [code, text].filter(Boolean).join(': '),
  );
  const reason = reasons.length > 0 ? reasons.join('\n') : (description ?? '');
  return [{ id: String(id), state: known, at: instantOf(last_update), reason: reason.slice(0, MAX_REASON) }];
};

const isSignedNow = (body: string, signature: string, secret: string): boolean => {
  const parts = new Map(signature.split(',').map((part) => part.trim().split('=', 2) as [string, string]));
  const signedAt = Number(parts.get('t'));
  const given = Buffer.from(parts.get('v1') ?? '', 'hex');
  const ageMs = Math.abs(Date.now() - signedAt * SECOND_MS);
  // Also of no number: nothing is less than it.
  if (!(ageMs <= timings().outside.webhookAgeMs)) return false;
  const expected = createHmac('sha256', secret)
    .update(`${parts.get('t')}.${body}`)
    .digest();
  return given.length === expected.length && timingSafeEqual(given, expected);
};

/** Invoicetronic (api.invoicetronic.com, v1): JSON over HTTPS, the key as the user of a Basic authorization, signed messages. */
export const createInvoicetronic = ({
  baseUrl,
  apiKey,
  webhookSecret,
}: Settings['exchange']): InvoiceIntermediary => {
  const call = async (path: string, body?: object): Promise<{ status: number; json: unknown }> => {
    const response = await fetch(`${baseUrl}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        authorization: `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(timings().outside.invoiceExchangeMs),
    });
    const text = await response.text();
    if (text.length > MAX_BYTES) throw new Error('The intermediary answered too much');
    let json: unknown = null;
    try {
      json = JSON.parse(text);
    } catch {
      // An error page of whoever stands in front.
    }
    return { status: response.status, json };
  };
  const list = async (path: string): Promise<unknown[]> => {
    const { status, json } = await call(path);
    if (status === 404) return [];
    const rows = z.array(z.unknown()).safeParse(json);
    if (status !== 200 || !rows.success) throw new Error(`The intermediary answered ${status}`);
    return rows.data;
  };

  return {
    name: 'invoicetronic',
    async send({ name, content }) {
      // `Auto` signs what must be signed: what goes to public offices.
      const { status, json } = await call('/send?validate=true&signature=Auto', {
        file_name: name,
        payload: Buffer.from(content, 'utf8').toString('base64'),
      });
      if (status === 400 || status === 422) {
        const { detail, title } = problem.catch({}).parse(json);
        throw new ExchangeRefusal((detail ?? title ?? `HTTP ${status}`).slice(0, MAX_REASON));
      }
      const answer = sent.safeParse(json);
      if (status !== 201 || !answer.success) throw new Error(`The intermediary answered ${status}`);
      return String(answer.data.id);
    },
    async find(fileName) {
      const [first] = await list(`/send?file_name=${encodeURIComponent(fileName)}`);
      const known = sent.safeParse(first);
      return known.success ? String(known.data.id) : null;
    },
    async notices(reference) {
      const updates = await list(`/update?send_id=${encodeURIComponent(reference)}&sort=last_update`);
      return updates
        .flatMap((each) => toNotice(update.parse(each)))
        .sort((one, other) => one.at.localeCompare(other.at));
    },
    isSigned: (body, signature) => webhookSecret !== '' && isSignedNow(body, signature, webhookSecret),
  };
};
