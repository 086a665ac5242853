import type { Mention, Role } from './mention';
import { ROLE_CUES } from './role-cues';

const lastMatch = (pattern: RegExp, text: string): { index: number; end: number } | null => {
  let last: { index: number; end: number } | null = null;
  const search = new RegExp(pattern.source, 'gu');
  // Matches may overlap: in "la faccio pagare" the later and longer one tells more.
  for (let match = search.exec(text); match; match = search.exec(text)) {
    const end = match.index + match[0].length;
    if (!last || end > last.end) last = { index: match.index, end };
    search.lastIndex = match.index + 1;
  }
  return last;
};

/** Rates without a sign are small and usual: "iva al 22", "un tasso del 4 e mezzo". */
const fits = (role: Role, { unit, value }: Mention): boolean => {
  if (role === 'vatRate') return [400, 500, 1000, 2200].includes(value);
  if (unit !== 'plain') return true;
  if (role === 'openDays') return value <= 3_100;
  return role !== 'annualRate' || value <= 3_000;
};

/** The role that the words before a figure tell; the nearest and longest cue wins. */
export const cueBefore = (text: string, mention: Mention): Role | null => {
  let best: { role: Role; end: number; length: number } | null = null;
  for (const { role, units, pattern } of ROLE_CUES) {
    if (!units.includes(mention.unit) || !fits(role, mention)) continue;
    const found = lastMatch(pattern, text);
    if (!found) continue;
    const length = found.end - found.index;
    if (!best || found.end > best.end || (found.end === best.end && length > best.length))
      best = { role, end: found.end, length };
  }
  return best?.role ?? null;
};

/** The role that the words behind a figure tell. */
export const cueAfter = (text: string, mention: Mention): Role | null => {
  let best: { role: Role; index: number } | null = null;
  for (const { role, units, pattern } of ROLE_CUES) {
    if (!units.includes(mention.unit) || !fits(role, mention)) continue;
    const index = text.search(pattern);
    if (index !== -1 && (!best || index < best.index)) best = { role, index };
  }
  return best?.role ?? null;
};

/** "78 euro a notte", "12 € a testa": the price of one of what is sold. */
export const PER_SALE =
  /^\s*(?:a|per|al|ogni|cad\w*|l'|all')\s*(?:\d+ )?(?:nott\w*|copert\w*|testa|person\w*|pezz\w*|lezion\w*|sedut\w*|cap[oi]\b|ingress\w*|bigliett\w*|un[oa]\b|client\w*|tagli\w*|visit\w*|metr\w*|mq\b|kg\b|chil\w*|litr\w*|bottigli\w*|camer\w*|corsa|trattament\w*|massaggi\w*|intervent\w*|porzion\w*|piatt\w*|tavol\w*|post[oi]\b|iscritt\w*|alliev\w*|giornata|sera\b|night|head|person|piece)/u;

/** "Compro 30 piante a 7 euro": what follows a count of things bought is their cost. */
export const isBought = (previous: Mention | undefined, folded: string): boolean =>
  previous?.unit === 'pieces' &&
  /\b(?:compr|acquist)(?:o|iamo|at[oaie])\b(?: \p{L}+)?[^,;.\d]{0,12}$/u.test(
    folded.slice(Math.max(0, previous.start - 30), previous.start),
  );

/** "Vendo 12 torte a 35 euro": what follows a count of things sold is their price; of things bought it is a cost. */
export const isSold = (previous: Mention | undefined, folded: string): boolean =>
  previous !== undefined &&
  (previous.unit === 'pieces' || previous.unit === 'hours') &&
  !/(?:compr|acquist|\bpag|ordin(?:o|iamo|ato)|cost)\w*[^,;.]{0,24}$/u.test(
    folded.slice(Math.max(0, previous.start - 40), previous.start),
  );

/** "Il piatto medio sta a 13", "margine su 30": prices without their word. */
export const SOLD_AT =
  /(?:\b(?:sta|viene|viene via|va via|esce|va) (?:a|sui|sugli) (?:€ ?)?$|\p{L}{3,} (?:is|costs|sells for|goes for) (?:€ ?)?$)/u;

/** "Margine su 30": of a price. */
export const MARGIN_ON =
  /(?:margin\w*|guadagno|ricarico) (?:ho )?su (?:un prezzo di |una vendita di |un incasso di )?(?:€ ?)?$/;

/** "Ogni trattamento mi lascia puliti 24": what one sale leaves, whoever calls it net. */
export const LEAVES_NET = /\b(?:lasci|rest|riman)\w* (?:\p{L}+ )?(?:pulit[oie]|nett[oie]) (?:€ ?)?$/u;

/** Who buys: what they spend is a price, no cost. */
const BUYER =
  /\b(?:client\w*|famigli\w*|persona|coppia|ospit\w*|iscritt\w*|pazient\w*|alliev\w*|abbonat\w*|turist\w*|customer\w*) (?:\p{L}+ ){0,3}(?:spend(?!o\b|iamo\b)\w*|lasci(?!o\b)\w*|pag(?!o\b|hiamo\b)\w*|vers(?!o\b|iamo\b)\w*)|\b(?:client\w*|famigli\w*|persona|coppia|ospit\w*|iscritt\w*|pazient\w*|alliev\w*|abbonat\w*|bambin\w*|soci[oa]) (?:mi|ci) (?:da|danno|porta|portano)\b/u;

/** Goods that go into what is sold, whatever verb they stand with: "di ingredienti spendo 9". */
const GOODS =
  /\b(?:materi[ae] prim[ae]|ingredient\w*|material[ei]|prodott[oi] (?:usat|che us)\w*|imball\w*|packaging|(?<!\bdi )(?:stoff[ae]|tessut[oi]|filat[oi]|legn[oa]|farin[ae]|vernic[ei]|argill[ae]|ricamb[io])|di roba|di merce)\b/;

/** Costs of a month or an event, whatever verb they stand with: "la sala mi costa 350". */
const STANDING =
  /\b(?:affitt\w*|locazion\w*|sala|docent\w*|istruttor\w*|insegnant\w*|commess[aeio]|ragazz[aio]|segretari[ao]|aiutante|person[ae]le|collaborat\w*|dipendent\w*|cuoc\w*|camerier\w*|operai\w*|apprendist\w*|stipend\w*|commercialista|bollett\w*|utenz\w*|assicurazion\w*|luce|gas|corrente|leasing|noleggi\w*|rent|wages)\b/;

const SELLS_AT = /\b(?:ri)?vend(?:o|iamo|ere|erl[eio])\b(?: \p{L}+){0,3} (?:a|per) (?:€ ?)?$/u;
const LETS = /\bl[oaie] (?:noleggi(?:o|amo)|(?:sub)?affitt(?:o|iamo))\b/;
const isPaidByBuyer = (own: string, unit: Mention['unit']): boolean =>
  (unit === 'money' || unit === 'plain') && BUYER.test(own);

/** A role put right by who or what the statement is about. */
export const bySubject = (role: Role | null, own: string, { period, unit }: Mention): Role | null => {
  if (
    (role === null || role === 'outgoings' || role === 'unitCost' || role === 'spend') &&
    isPaidByBuyer(own, unit)
  )
    return 'price';
  // "Vendo le altre a 15": the rest of them, and no other costs.
  if (role === 'costLine' && SELLS_AT.test(own)) return 'price';
  // "La affitto a una ragazza": who lets is paid.
  if (role === 'costLine' && LETS.test(own)) return period === 'month' ? 'incomings' : 'price';
  if ((role === 'outgoings' || role === 'spend') && GOODS.test(own) && period === null) return 'unitCost';
  if (
    (role === 'unitCost' || role === 'spend' || role === 'outgoings') &&
    /\b(?:inps|contribut\w*)\b/.test(own)
  )
    return 'contributions';
  // Goods bought month by month are spent; those that lie are stock.
  if (role === 'stock' && /\b(?:compr|acquist|pagat)\w*|\bspes[oi]\b/.test(own)) return 'unitCost';
  if (role === 'stock' && period === 'month' && /\bmerce\b/.test(own)) return 'costLine';
  if ((role === 'costLine' || role === 'price') && GOODS.test(own) && period === null) return 'unitCost';
  if (role === 'unitCost' && STANDING.test(own)) return 'costLine';
  return role;
};
