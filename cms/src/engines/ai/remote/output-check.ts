import type { BotProfile } from '../port';
import type { FalseFact } from './claims/find-false-fact';

/** Texts whose links, addresses and amounts a reply may repeat. */
export interface Allowed {
  texts: string[];
  /** Words of ours that no reply may repeat: the canary and the rules of the prompt. */
  secrets: string[];
  /** Percentages too must come from somewhere. */
  percentages?: boolean;
  /** `labelled`: figures are marked as estimates where no source has them, and need none. */
  figures?: 'sourced' | 'labelled';
  /** What one sentence states and no source does: asked for visitors, whose answers are about somebody else's business. */
  findFalseFact?: (sentence: string) => FalseFact | null;
}

/** Why a sentence may not be shown. */
export type UnsupportedClaim =
  'secret' | 'prompt' | 'active content' | 'e-mail' | 'link' | 'iban' | 'phone' | FalseFact;

/** Nobody writes these by mistake: the model was talked into them. */
export const isAttack = (claim: UnsupportedClaim): boolean =>
  claim === 'secret' || claim === 'prompt' || claim === 'active content';

/** What the owner wrote about the bot: as good a source as a document. */
export const ownerTexts = (bot: BotProfile): string[] => [
  bot.name,
  bot.instructions,
  bot.fallbackText,
  bot.contactUrl,
  bot.siteUrl,
];

// Each is asked of one word at a time, and only at its start: on a whole text they would take time by its square.
const URL_LIKE =
  /^(?:https?:\/\/|www\.)\S+|^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,5}\.(?:it|com|net|org|eu|info|io|biz|shop|app|dev|me|co|uk|de|fr|es|ch|ru|cn|tk|xyz|online|site|store|test)(?=$|[\/?#:.,;!*_])\S*/;
const EMAIL = /^(?:mailto:)?([^\s@]{1,64}@[^\s@]{1,190}\.\p{L}{2,24})/u;
const WORD_LENGTH = 300;
/** A point before a space ends a sentence: what follows it is another figure. */
const PHONE = /(?<![\p{L}\p{N}.,])(?:\+|00)?\d(?:(?!\.\s)[\s./()-]{0,2}\d){6,14}(?![\p{L}\p{N}])/gu;
const IBAN = /\b[A-Z]{2}\d{2}(?:[ ]?[A-Z0-9]{4}){3,7}(?:[ ]?[A-Z0-9]{1,3})?\b/g;
const AMOUNT =
  /(?:€|eur(?:o|os)?\b|\$|£)\s?(\d[\d.,]{0,20})|(?<![\d.,])(\d[\d.,]{0,20})\s?(?:€|euro?s?\b|\$|£|dollari|sterline)/giu;
const PERCENTAGE = /(?<![\d.,])(\d[\d.,]{0,20})\s?(?:%|per ?cent)/giu;
/** Nothing that a plain answer needs, and everything that an attack on the page that shows it would: also a direction turned round. */
const ACTIVE =
  /\b(?:javascript|vbscript|data)\s*:\s*[^\s]|!\[|[\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/iu;
const TAG = /<[\s/]{0,3}([a-z!?][a-z0-9-]{0,30})/gi;
/** What some models write out of habit; the widget shows it as the text it is. */
const HARMLESS_TAGS = new Set('b i u em strong br p ul ol li code pre'.split(' '));
/** Where a Markdown link leads: in brackets after its text, or on a line of its own. */
const LINK_TARGET =
  /\]\(\s{0,3}<?([^\s)>]{0,300})|^ {0,3}\[[^\]\n]{1,100}\]:\s{0,3}<?([^\s>]{1,300})>?[ \t]*(?:["'(].{0,300})?$/gm;

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

/** Words as links and addresses see them: brackets and quotation marks part them, as spaces do. */
const wordsOf = (text: string): string[] =>
  text.split(/[\s<>()[\]{}"'`|]+/).map((word) => word.replace(/^[*_.,;:]+/, '').slice(0, WORD_LENGTH));
const emailsOf = (words: string[]): string[] => words.flatMap((word) => EMAIL.exec(word)?.[1] ?? []);
const urlsOf = (words: string[]): string[] =>
  words.flatMap((word) => (EMAIL.test(word) ? [] : (URL_LIKE.exec(word)?.[0] ?? [])));

/** So many characters in common with our rules are no accident. */
const RUN = 30;

/**
 * The first thing in a reply that no source vouches for, or `null`. A model that was talked into something can only say it in words:
 * not in links, addresses, account numbers or prices of its own.
 */
export const findUnsupportedClaims = (
  reply: string,
  { texts, secrets, percentages = false, figures = 'sourced', findFalseFact }: Allowed,
): UnsupportedClaim | null => {
  const lowerReply = lower(reply);
  if (secrets.some((secret) => secret !== '' && lowerReply.includes(lower(secret)))) return 'secret';
  if (ACTIVE.test(reply) || [...reply.matchAll(TAG)].some(([, tag]) => !HARMLESS_TAGS.has(lower(tag ?? ''))))
    return 'active content';

  const known = texts.map(lower).join('\n');
  const knownDigits = texts.map(digitsOf).join(' ');
  const knownCompact = known.replace(/\s+/g, '');
  const knownUrls = urlsOf(wordsOf(known)).map(bare);
  const knownAmounts = new Set([...known.matchAll(/\d[\d.,]*/g)].map(([amount]) => amountOf(amount)));

  const words = wordsOf(lowerReply);
  if (emailsOf(words).some((email) => !known.includes(email))) return 'e-mail';
  const isKnown = (url: string): boolean => {
    const wanted = bare(url);
    return knownUrls.some((each) => each === wanted || each.startsWith(`${wanted}/`));
  };
  if (urlsOf(words).some((url) => !isKnown(url))) return 'link';
  // What a link leads to need not look like an address to be followed as one.
  for (const [, inline, named] of lowerReply.matchAll(LINK_TARGET)) {
    const target = inline ?? named ?? '';
    const [, scheme = '', rest = ''] = /^(mailto:|tel:)?(.*)$/s.exec(target) ?? [];
    const vouched =
      scheme === 'mailto:'
        ? known.includes(rest)
        : scheme === 'tel:'
          ? knownDigits.includes(digitsOf(rest))
          : isKnown(target);
    if (!vouched || rest === '') return 'link';
  }
  for (const [iban] of reply.matchAll(IBAN))
    if (!knownCompact.includes(lower(iban).replace(/\s+/g, ''))) return 'iban';
  for (const [phone] of lowerReply.matchAll(PHONE)) {
    const digits = digitsOf(phone);
    // "2023-2024" and "12/10/2024" are no telephone numbers; those begin with +, 0 or 3, or are longer.
    const dialled = /^\s*(?:\+|0|3)/.test(phone) || digits.length >= 9;
    if (dialled && !/^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$/.test(phone.trim()) && !knownDigits.includes(digits))
      return 'phone';
  }
  // Where facts are asked sentence by sentence, figures are among them.
  if (figures === 'labelled' || findFalseFact !== undefined) return null;
  for (const [, before, after] of lowerReply.matchAll(AMOUNT))
    if (!knownAmounts.has(amountOf(before ?? after ?? ''))) return 'price';
  if (percentages)
    for (const [, percentage = ''] of lowerReply.matchAll(PERCENTAGE))
      if (!knownAmounts.has(amountOf(percentage))) return 'percentage';
  return null;
};

/** Amounts and percentages that no source names, each followed by a label: whoever reads them knows that they are a guess. */
export const labelEstimates = (
  text: string,
  { texts, percentages = false }: Pick<Allowed, 'texts' | 'percentages'>,
  label: string,
): string => {
  const known = new Set(
    [
      ...texts
        .map(lower)
        .join('\n')
        .matchAll(/\d[\d.,]*/g),
    ].map(([amount]) => amountOf(amount)),
  );
  const labelled = (match: string, first?: string, second?: string): string => {
    if (known.has(amountOf(first ?? second ?? ''))) return match;
    const [, figure = match, punctuation = ''] = /^(.*?)([.,]?)$/s.exec(match) ?? [];
    return `${figure} (${label})${punctuation}`;
  };
  const amounts = text.replace(AMOUNT, labelled);
  return percentages
    ? amounts.replace(PERCENTAGE, (match, figure: string) => labelled(match, figure))
    : amounts;
};

/** True when a reply repeats a long run of our own rules: then it is reciting its prompt. */
export const leaksPrompt = (reply: string, rules: string): boolean => {
  const lowerReply = lower(reply).replace(/\s+/g, ' ');
  const secret = lower(rules).replace(/\s+/g, ' ');
  for (let at = 0; at + RUN <= secret.length; at += 5)
    if (lowerReply.includes(secret.slice(at, at + RUN))) return true;
  return false;
};
