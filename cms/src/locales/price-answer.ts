import type { Cents, Locale } from '../contract';
import { formatExactly } from './format';

interface Priced {
  title: string;
  priceCents: Cents;
  billingPeriod: 'month' | 'year' | 'once';
}

const WORDS = {
  it: {
    question: (title: string) => `Quanto costa ${title}?`,
    free: (title: string) => `${title} è gratis.`,
    priced: (title: string, price: string) => `${title} costa ${price}, IVA inclusa.`,
    per: { month: ' al mese', year: ' all’anno', once: ', una volta sola' },
  },
  en: {
    question: (title: string) => `How much does ${title} cost?`,
    free: (title: string) => `${title} is free.`,
    priced: (title: string, price: string) => `${title} costs ${price}, VAT included.`,
    per: { month: ' a month', year: ' a year', once: ', once' },
  },
} as const;

/** What a product costs, as a question and its answer: `Chatbot AI costa 29 € al mese, IVA inclusa.` */
export const priceAnswer = ({ title, priceCents, billingPeriod }: Priced, locale: Locale) => {
  const { question, free, priced, per } = WORDS[locale];
  const text =
    priceCents === 0
      ? free(title)
      : priced(title, `${formatExactly(priceCents, locale)}${per[billingPeriod]}`);
  return { question: question(title), text };
};
