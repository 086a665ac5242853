import { z } from '@strapi/utils';
import { isVatNumber, readVatNumber } from '../../contract';
import { timings } from '../../settings/timings';
import type { RegistryAnswer, VatRegistry } from './port';

/** What the service answers about a number: members that we read. Member states that do not say a name write `---`. */
const found = z.object({
  valid: z.boolean(),
  requestDate: z.string().optional(),
  requestIdentifier: z.string().nullish(),
  name: z.string().nullish(),
});
/** A refusal comes with 200 as well as with an error status: `MS_UNAVAILABLE`, `MS_MAX_CONCURRENT_REQ`, `INVALID_INPUT`… */
const failed = z.object({ errorWrappers: z.array(z.object({ error: z.string() })).min(1) });

const MAX_BYTES = 64 * 1024;

const unavailable = (reason: string): RegistryAnswer => ({ state: 'unavailable', reason });

const answerOf = (body: unknown, status: number, now: Date): RegistryAnswer => {
  const refusal = failed.safeParse(body);
  if (refusal.success) {
    const error = refusal.data.errorWrappers[0]?.error ?? '';
    // A number that cannot be one is as good as one that nobody has.
    if (error === 'INVALID_INPUT')
      return { state: 'invalid', checkedAt: now.toISOString(), requestId: '', name: '' };
    return unavailable(error);
  }
  const answer = found.safeParse(body);
  if (status !== 200 || !answer.success) return unavailable(`HTTP ${status}`);
  const { valid, requestDate, requestIdentifier, name } = answer.data;
  const instant = requestDate ? new Date(requestDate) : now;
  return {
    state: valid ? 'valid' : 'invalid',
    checkedAt: (Number.isNaN(instant.getTime()) ? now : instant).toISOString(),
    requestId: requestIdentifier ?? '',
    name: name && name !== '---' ? name.slice(0, 200) : '',
  };
};

const readBody = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  if (text.length > MAX_BYTES) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * The Commission's VIES by its REST service (`…/vies/rest-api/check-vat-number`). Who asks names itself: only then it gives a number
 * that proves the question.
 */
export const createVies = (baseUrl: string, { vatNumber }: { vatNumber: string }): VatRegistry => {
  const own = readVatNumber(vatNumber);
  const requester = isVatNumber(own) ? { requesterMemberStateCode: 'IT', requesterNumber: own } : {};
  return {
    async check({ country, number }) {
      const now = new Date();
      try {
        const response = await fetch(`${baseUrl}/check-vat-number`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify({ countryCode: country, vatNumber: number, ...requester }),
          redirect: 'error',
          signal: AbortSignal.timeout(timings().outside.vatRegistryMs),
        });
        return answerOf(await readBody(response), response.status, now);
      } catch (error) {
        return unavailable(error instanceof Error ? error.name : 'network');
      }
    },
  };
};
