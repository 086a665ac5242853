import type { Cents } from '@contract';

/** The ordinary Italian VAT rate, in percent; listed prices include it. */
export const VAT_PERCENT = 22;

/** How much of a price that includes VAT is VAT, rounded half up to the cent. */
export const vatIncluded = (priceCents: Cents): Cents => {
  const net = Math.floor((priceCents * 100) / (100 + VAT_PERCENT) + 0.5);
  return priceCents - net;
};

/** An IBAN as banks print it, in groups of four. */
export const groupIban = (iban: string): string =>
  iban
    .replace(/\s+/g, '')
    .replace(/(.{4})(?=.)/g, '$1 ')
    .toUpperCase();
