import type { BotProfile } from '../port';

/** Texts whose links, addresses and amounts a reply may repeat. */
export interface Allowed {
  texts: string[];
  /** Words of ours that no reply may repeat: the canary and the rules of the prompt. */
  secrets: string[];
}

/** What the owner wrote about the bot: as good a source as a document. */
export const ownerTexts = (bot: BotProfile): string[] => [
  bot.name,
  bot.instructions,
  bot.fallbackText,
  bot.contactEmail,
  bot.contactUrl,
  bot.siteUrl,
];

const URL_LIKE =
  /\b(?:https?:\/\/|www\.)[^\s<>()"'\]]+|\b[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9-]+)*\.(?:it|com|net|org|eu|info|io|biz|shop|app|dev|me|co|uk|de|fr|es|ch|ru|cn|tk|xyz|online|site|store|test)\b(?:\/[^\s<>()"'\]]*)?/gi;
const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/giu;
const PHONE = /(?<![\p{L}\p{N}.,])(?:\+|00)?\d(?:[\s./()-]{0,2}\d){6,14}(?![\p{L}\p{N}])/gu;
const IBAN = /\b[A-Z]{2}\d{2}(?:[ ]?[A-Z0-9]{4}){3,7}(?:[ ]?[A-Z0-9]{1,3})?\b/g;
const AMOUNT =
  /(?:€|eur(?:o|os)?\b|\$|£)\s?(\d[\d.,]*)|(\d[\d.,]*)\s?(?:€|euro?s?\b|\$|£|dollari|sterline)/giu;
/** Nothing that a plain answer needs, and everything that an attack on the page that shows it would. */
const ACTIVE =
  /<\s*\/?\s*(?:script|iframe|img|svg|style|form|object|embed|link|meta|base|video|audio|input|button)\b|\b(?:javascript|vbscript|data)\s*:\s*[^\s]|!\[/i;

const lower = (text: string): string => text.normalize('NFKC').toLowerCase();
const digitsOf = (text: string): string => text.replace(/\D/g, '');
const amountOf = (text: string): number => {
  const trimmed = text.replace(/[.,]+$/, '');
  const decimal = /[.,](\d{1,2})$/.exec(trimmed);
  const whole = decimal ? trimmed.slice(0, decimal.index) : trimmed;
  return Number(`${digitsOf(whole)}.${decimal?.[1] ?? '0'}`);
};
const bare = (url: string): string =>
  lower(url)
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[.,;:!?)\]/*_]+$/, '');

const RUN = 60;

/**
 * The first thing in a reply that no source vouches for, or `null`. A model that was talked into something can only say it in words:
 * not in links, addresses, account numbers or prices of its own.
 */
export const findUnvouched = (reply: string, { texts, secrets }: Allowed): string | null => {
  const said = lower(reply);
  if (secrets.some((secret) => secret !== '' && said.includes(lower(secret)))) return 'secret';
  if (ACTIVE.test(reply)) return 'active content';

  const known = texts.map(lower).join('\n');
  const knownDigits = texts.map(digitsOf).join(' ');
  const knownCompact = known.replace(/\s+/g, '');
  const knownUrls = [...known.matchAll(URL_LIKE)].map(([url]) => bare(url));
  const knownAmounts = new Set([...known.matchAll(/\d[\d.,]*/g)].map(([amount]) => amountOf(amount)));

  const emails = [...said.matchAll(EMAIL)].map(([email]) => email);
  if (emails.some((email) => !known.includes(email))) return 'e-mail';
  const withoutEmails = said.replace(EMAIL, ' ');
  for (const [url] of withoutEmails.matchAll(URL_LIKE)) {
    const wanted = bare(url);
    if (!knownUrls.some((each) => each === wanted || each.startsWith(`${wanted}/`))) return 'link';
  }
  for (const [iban] of reply.matchAll(IBAN))
    if (!knownCompact.includes(lower(iban).replace(/\s+/g, ''))) return 'iban';
  for (const [phone] of withoutEmails.replace(URL_LIKE, ' ').matchAll(PHONE)) {
    const digits = digitsOf(phone);
    // "2023-2024" and "12/10/2024" are no telephone numbers; those begin with +, 0 or 3, or are longer.
    const dialled = /^\s*(?:\+|0|3)/.test(phone) || digits.length >= 9;
    if (dialled && !/^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$/.test(phone.trim()) && !knownDigits.includes(digits))
      return 'phone';
  }
  for (const [, before, after] of said.matchAll(AMOUNT))
    if (!knownAmounts.has(amountOf(before ?? after ?? ''))) return 'price';
  return null;
};

/** True when a reply repeats a long run of our own rules: then it is reciting its prompt. */
export const recites = (reply: string, rules: string): boolean => {
  const said = lower(reply).replace(/\s+/g, ' ');
  const secret = lower(rules).replace(/\s+/g, ' ');
  for (let at = 0; at + RUN <= secret.length; at += 10)
    if (said.includes(secret.slice(at, at + RUN))) return true;
  return false;
};
