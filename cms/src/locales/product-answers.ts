import type { BillingPeriod, Cents, Locale } from '../contract';
import { formatCount, formatExactly } from './format';

/** A product as its buyers read it, in their language. */
export interface ProductFacts {
  kind: string;
  title: string;
  description: string;
  priceCents: Cents;
  billingPeriod: BillingPeriod;
  activationTime: string;
  requires: string[];
}
export interface CreditFacts {
  messages: number;
  priceCents: Cents;
}
/** An answer, and the wordings of the question that it is given to. */
export interface ProductAnswer {
  questions: string[];
  text: string;
}

/** Characters: what a chatbot's reply may have without being a page. */
const LONGEST = 320;

const lowerFirst = (text: string): string => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;

const WORDS = {
  it: {
    per: { month: ' al mese', year: ' all’anno', once: ', una volta sola' },
    free: (title: string) => `${title} è gratis.`,
    priced: (title: string, price: string) => `${title} costa ${price}, IVA inclusa.`,
    price: (title: string) => [`Quanto costa ${title}?`, `Qual è il prezzo di ${title}?`],
    what: (title: string) => [`Che cos’è ${title}?`, `Che cosa comprende ${title}?`, `${title}?`],
    activation: (title: string) => [
      `Quanto ci vuole per attivare ${title}?`,
      `Quando si attiva ${title}?`,
      `In quanto tempo arriva ${title}?`,
      `Quando è pronto ${title}?`,
    ],
    active: (title: string, time: string) => `${title}: ${lowerFirst(time)}.`,
    requires: (title: string) => [`Che cosa serve per ${title}?`, `Che requisiti ha ${title}?`],
    needed: (title: string, needs: string) => `Per ${title} servono: ${needs}.`,
    catalogue: [
      'Quali prodotti avete?',
      'Che cosa vendete?',
      'Che cosa trovo nel Marketplace?',
      'Che servizi offrite?',
    ],
    sold: (titles: string) => `Nel Marketplace trovi: ${titles}.`,
    more: (count: number) => ` e altri ${count}`,
    prices: [
      'Quanto costano i vostri prodotti?',
      'Quali sono i prezzi?',
      'Mi date il listino?',
      'Quanto costano gli abbonamenti?',
      'Prezzi?',
    ],
    subscriptions: (list: string) => `In abbonamento: ${list}.`,
    bought: (from: string, to: string) => ` Gli acquisti unici vanno da ${from} a ${to}. Prezzi IVA inclusa.`,
    cheapest: ['Qual è il prodotto che costa meno?', 'Qual è il più economico?', 'Avete qualcosa di gratis?'],
    gratis: (titles: string) => `${titles}: gratis. `,
    least: (title: string, price: string) => `Fra i prodotti a pagamento il meno caro è ${title}: ${price}.`,
    periods: [
      'Che differenza c’è tra mensile e annuale?',
      'Conviene il mensile o l’annuale?',
      'Quanto risparmio con l’annuale?',
      'Meglio mensile o annuale?',
      'Si può pagare una volta all’anno?',
    ],
    both: (title: string, month: string, year: string, saved: string) =>
      `${title}: ${month} al mese o ${year} all’anno (risparmi ${saved})`,
    same: (list: string) =>
      `Cambia solo come paghi. ${list}. L’annuale si paga in una volta; il resto è uguale.`,
    consultations: [
      'Le consulenze sono a pagamento?',
      'Quanto costa una consulenza?',
      'Quanto costano le consulenze?',
    ],
    each: (list: string) => `Consulenze: ${list}.`,
    nothing: 'gratis',
    credits: [
      'Quanto costano i messaggi in più?',
      'Posso comprare altri messaggi?',
      'Quanto costano i messaggi aggiuntivi del chatbot?',
    ],
    packs: (list: string) => `Messaggi in più per un chatbot: ${list}, IVA inclusa. Non scadono.`,
    pack: (count: string, price: string) => `${count} a ${price}`,
  },
  en: {
    per: { month: ' a month', year: ' a year', once: ', once' },
    free: (title: string) => `${title} is free.`,
    priced: (title: string, price: string) => `${title} costs ${price}, VAT included.`,
    price: (title: string) => [`How much does ${title} cost?`, `What is the price of ${title}?`],
    what: (title: string) => [`What is ${title}?`, `What does ${title} include?`, `${title}?`],
    activation: (title: string) => [
      `How long does it take to activate ${title}?`,
      `When is ${title} active?`,
      `How soon do I get ${title}?`,
      `When is ${title} ready?`,
    ],
    active: (title: string, time: string) => `${title}: ${lowerFirst(time)}.`,
    requires: (title: string) => [`What do I need for ${title}?`, `What does ${title} require?`],
    needed: (title: string, needs: string) => `For ${title} you need: ${needs}.`,
    catalogue: [
      'Which products do you have?',
      'What do you sell?',
      'What is in the Marketplace?',
      'Which services do you offer?',
    ],
    sold: (titles: string) => `The Marketplace has: ${titles}.`,
    more: (count: number) => ` and ${count} more`,
    prices: [
      'How much do your products cost?',
      'What are your prices?',
      'Do you have a price list?',
      'How much are the subscriptions?',
      'Is there a subscription?',
      'How much per month?',
      'Pricing?',
    ],
    subscriptions: (list: string) => `By subscription: ${list}.`,
    bought: (from: string, to: string) =>
      ` What is bought once costs from ${from} to ${to}. Prices include VAT.`,
    cheapest: [
      'Which product is the cheapest?',
      'What is the cheapest one?',
      'Do you have anything for free?',
    ],
    gratis: (titles: string) => `${titles}: free. `,
    least: (title: string, price: string) => `Of the paid products the cheapest is ${title}: ${price}.`,
    periods: [
      'What is the difference between monthly and yearly?',
      'What is the difference between monthly and annual?',
      'Is monthly or yearly better?',
      'How much do I save with the yearly plan?',
      'Can I pay once a year?',
    ],
    both: (title: string, month: string, year: string, saved: string) =>
      `${title}: ${month} a month or ${year} a year (you save ${saved})`,
    same: (list: string) =>
      `Only how you pay differs. ${list}. A year is paid at once; all else is the same.`,
    consultations: [
      'Do consultations cost money?',
      'How much is a consultation?',
      'How much do consultations cost?',
    ],
    each: (list: string) => `Consultations: ${list}.`,
    nothing: 'free',
    credits: [
      'How much do extra messages cost?',
      'Can I buy more messages?',
      'What do additional messages for the chatbot cost?',
    ],
    packs: (list: string) => `More messages for a chatbot: ${list}, VAT included. They do not expire.`,
    pack: (count: string, price: string) => `${count} for ${price}`,
  },
} as const;

/** Whole sentences from the beginning of a text, as many as a reply may hold. */
const opening = (text: string): string => {
  let end = 0;
  for (const { index } of text.matchAll(/[.!?](?= |$)/g)) {
    if (index + 1 > LONGEST) break;
    end = index + 1;
  }
  return end === 0 ? text.slice(0, LONGEST) : text.slice(0, end);
};

const listed = (items: readonly string[], more: (count: number) => string, room: number): string => {
  let text = '';
  for (const [at, item] of items.entries()) {
    const next = text === '' ? item : `${text}, ${item}`;
    if (next.length > room) return `${text}${more(items.length - at)}`;
    text = next;
  }
  return text;
};

/** What people ask about one product, and no description says in a line. */
export const productAnswers = (product: ProductFacts, locale: Locale): ProductAnswer[] => {
  const words = WORDS[locale];
  const { title, priceCents, billingPeriod, description, activationTime, requires } = product;
  const price = `${formatExactly(priceCents, locale)}${words.per[billingPeriod]}`;
  const answers = [
    {
      questions: words.price(title),
      text: priceCents === 0 ? words.free(title) : words.priced(title, price),
    },
    { questions: words.what(title), text: opening(description) },
    {
      questions: words.activation(title),
      text: activationTime === '' ? '' : words.active(title, activationTime),
    },
    {
      questions: words.requires(title),
      text: requires.length === 0 ? '' : words.needed(title, requires.map(lowerFirst).join('; ')),
    },
  ];
  return answers.filter(({ text }) => text !== '' && text.length <= LONGEST);
};

/** The same product for a month and for a year, the first of its kind each. */
const pairsOf = (products: readonly ProductFacts[]): [month: ProductFacts, year: ProductFacts][] =>
  products.flatMap((month) => {
    if (month.billingPeriod !== 'month') return [];
    const year = products.find(
      ({ kind, billingPeriod, title }) =>
        billingPeriod === 'year' && kind === month.kind && title.startsWith(month.title),
    );
    return year ? [[month, year] as [ProductFacts, ProductFacts]] : [];
  });

/** What people ask about all products together. */
export const catalogueAnswers = (
  products: readonly ProductFacts[],
  credits: readonly CreditFacts[],
  locale: Locale,
): ProductAnswer[] => {
  const words = WORDS[locale];
  const money = (cents: Cents) => formatExactly(cents, locale);
  const paid = products.filter(({ priceCents }) => priceCents > 0);
  const monthly = paid.filter(({ billingPeriod }) => billingPeriod === 'month');
  const once = paid
    .filter(({ billingPeriod }) => billingPeriod === 'once')
    .map(({ priceCents }) => priceCents);
  const cheapest = paid.toSorted((one, other) => one.priceCents - other.priceCents)[0];
  const free = products.filter(({ priceCents }) => priceCents === 0).map(({ title }) => title);
  const consultations = products.filter(({ kind }) => kind === 'consultation');
  const pairs = pairsOf(products);
  const bought = once.length > 0 ? words.bought(money(Math.min(...once)), money(Math.max(...once))) : '';
  const answers = [
    {
      questions: words.catalogue,
      text:
        products.length === 0
          ? ''
          : words.sold(
              listed(
                products.map(({ title }) => title),
                words.more,
                LONGEST - 60,
              ),
            ),
    },
    {
      questions: words.prices,
      text:
        monthly.length === 0
          ? bought.trim()
          : words.subscriptions(
              listed(
                monthly.map(({ title, priceCents }) => `${title} ${money(priceCents)}${words.per.month}`),
                words.more,
                LONGEST - bought.length - 40,
              ),
            ) + bought,
    },
    {
      questions: words.cheapest,
      text: cheapest
        ? (free.length > 0 ? words.gratis(free.join(', ')) : '') +
          words.least(cheapest.title, `${money(cheapest.priceCents)}${words.per[cheapest.billingPeriod]}`)
        : '',
    },
    {
      questions: words.periods,
      text:
        pairs.length === 0
          ? ''
          : words.same(
              pairs
                .map(([month, year]) =>
                  words.both(
                    month.title,
                    money(month.priceCents),
                    money(year.priceCents),
                    money(month.priceCents * 12 - year.priceCents),
                  ),
                )
                .join('; '),
            ),
    },
    {
      questions: words.consultations,
      text:
        consultations.length === 0
          ? ''
          : words.each(
              consultations
                .map(({ title, priceCents, billingPeriod }) =>
                  priceCents === 0
                    ? `${title}, ${words.nothing}`
                    : `${title}, ${money(priceCents)}${words.per[billingPeriod]}`,
                )
                .join('; '),
            ),
    },
    {
      questions: words.credits,
      text:
        credits.length === 0
          ? ''
          : words.packs(
              credits
                .map(({ messages, priceCents }) =>
                  words.pack(formatCount(messages, locale), money(priceCents)),
                )
                .join(', '),
            ),
    },
  ];
  return answers
    .filter(({ text }) => text !== '' && text.length <= LONGEST)
    .map(({ questions, text }) => ({ questions: [...questions], text }));
};
