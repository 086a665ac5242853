import { tradeIn, type Trade } from '../trades';
import type { RawMaterial } from './raw-material';

/** The trade that a business's own material tells: what it says of itself first, then what it sells and answers. */
export const readTrade = (name: string, raw: readonly RawMaterial[]): Trade =>
  tradeIn(
    [
      name,
      ...raw.flatMap(({ facts }) => facts.map(({ text }) => text)),
      // "Condensagrassi, ristorante da 60 coperti": the example beside a service is its customer.
      ...raw.flatMap(({ offers }) => offers.map((offer) => offer.name.replace(/\s*[,(].*$/u, ''))),
      ...raw.flatMap(({ questions }) => questions.map(({ answer }) => answer)),
    ].join('. '),
    name,
  );
