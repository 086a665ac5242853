import type { Locale } from '../contract';

/** The frame of `/docs/api`; what stands in it comes from the contract, whose language is English. */
export interface ReferenceWords {
  title: string;
  introduction: string;
  other: string;
  document: string;
  contents: string;
  basics: string;
  /** In paragraphs; `code` between backticks. */
  rules: readonly string[];
  access: Record<'public' | 'customer' | 'marketing' | 'admin' | 'permissions', string>;
  limit: (points: number, seconds: number) => string;
  idempotent: string;
  parameters: string;
  body: string;
  answers: string;
  refusals: string;
  types: string;
  errors: string;
  optional: string;
  top: string;
}

const perSeconds = (seconds: number, names: readonly [string, string, string]) => {
  const [amount, name] =
    seconds % 3600 === 0
      ? [seconds / 3600, names[2]]
      : seconds % 60 === 0
        ? [seconds / 60, names[1]]
        : [seconds, names[0]];
  return amount === 1 ? name : `${amount} ${name}`;
};

export const referenceWords: Readonly<Record<Locale, ReferenceWords>> = {
  it: {
    title: 'Riferimento dell’API',
    introduction:
      'Ogni indirizzo del server: chi può chiamarlo, che cosa accetta, che cosa risponde e come rifiuta. Le descrizioni sono in inglese.',
    other: 'English',
    document: 'OpenAPI 3.1',
    contents: 'Indice',
    basics: 'Per cominciare',
    rules: [
      'Gli indirizzi stanno sotto `/api`; corpo e risposta sono JSON, salvo dove è indicato altro.',
      'Chi ha effettuato l’accesso manda `Authorization: Bearer …` con il token di `POST /api/auth/local`; quando scade, `POST /api/auth/refresh` ne dà un altro.',
      'Gli indirizzi con «chiave di idempotenza» chiedono l’intestazione `Idempotency-Key`: ripetere la stessa chiave ripete la prima risposta.',
      'Un rifiuto è `application/problem+json` (RFC 9457) con un `code` stabile. Con 429 e 503, `Retry-After` dice quando riprovare.',
    ],
    access: {
      public: 'pubblico',
      customer: 'accesso',
      marketing: 'marketing o amministratori',
      admin: 'amministratori',
      permissions: 'ruoli e token',
    },
    limit: (points, seconds) => `${points} ogni ${perSeconds(seconds, ['s', 'min', 'h'])}`,
    idempotent: 'chiave di idempotenza',
    parameters: 'Parametri',
    body: 'Corpo',
    answers: 'Risposte',
    refusals: 'Rifiuti',
    types: 'Tipi',
    errors: 'Codici di errore',
    optional: 'facoltativo',
    top: 'Torna all’indice',
  },
  en: {
    title: 'API reference',
    introduction:
      'Every address of the server: who may call it, what it takes, what it answers and how it refuses.',
    other: 'Italiano',
    document: 'OpenAPI 3.1',
    contents: 'Contents',
    basics: 'Basics',
    rules: [
      'Addresses stand below `/api`; bodies and answers are JSON unless something else is said.',
      'Whoever is signed in sends `Authorization: Bearer …` with the token of `POST /api/auth/local`; when it ends, `POST /api/auth/refresh` gives another.',
      'Addresses with an “idempotency key” ask for the header `Idempotency-Key`: the same key again gets the first answer again.',
      'A refusal is `application/problem+json` (RFC 9457) with a stable `code`. With 429 and 503, `Retry-After` says when to try again.',
    ],
    access: {
      public: 'public',
      customer: 'signed in',
      marketing: 'marketing or administrators',
      admin: 'administrators',
      permissions: 'roles and tokens',
    },
    limit: (points, seconds) => `${points} per ${perSeconds(seconds, ['s', 'min', 'h'])}`,
    idempotent: 'idempotency key',
    parameters: 'Parameters',
    body: 'Body',
    answers: 'Answers',
    refusals: 'Refusals',
    types: 'Types',
    errors: 'Error codes',
    optional: 'optional',
    top: 'Back to the contents',
  },
};
