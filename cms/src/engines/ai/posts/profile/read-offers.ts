import type { Locale } from '../../../../contract';
import { articleOf, nounOf } from '../writing/grammar-it';
import { isCustomersColumn, isCustomersPrice, isHouseColumn } from './columns';
import {
  isNotOffered,
  isNotToBeTold,
  isPrivateColumn,
  isSecret,
  isShownColumn,
  isTradePrice,
  publicNote,
  saysNo,
} from './privacy';
import type { RawMaterial, RawOffer } from './raw-material';
import { namedBy } from './offer-names';
import { isHouseMatter } from './house-matters';
import { asPrice, lowerFirst, sentencesIn } from './text';

const PRICE_LABEL =
  /€|\b(?:prezz\w*|prices?|tariff\w*|quota|importo|listino|rate|fee|euro|cost[oi]|per (?:notte|persona|giorno))\b/iu;
/** A column of prices under another word: `pubblico`, `al banco`; `Da` above `3.200 €`. */
const RETAIL_LABEL = /\b(?:(?:al )?pubblico|vendita|al banco|cliente finale|retail)\b/iu;
const FROM_LABEL =
  /^(?:(?:prezz[oi]|tariff[ae]|cost[oi]|listino|prices?|rates?|costs?),?\s)?\(?(?:da|a partire da|from|starting (?:at|from))\)?$/iu;
const MONEY = /^(?:da(?:i|l|gli)? |from )?(?:€\s?)?\d[\d.]*(?:[.,]\d\d)?(?:\s?(?:€|euro))?$/iu;
/** Where things lie, and by what number, in a list that was made for the shop itself. */
const INTERNAL_DETAIL =
  /^(?:cod(?:ice|\.)?|code|sku|rif\.?|ref\.?|dove|posizione|scaffale|campo|where|location|shelf|ore|hours|minuti|minutes)$/iu;
/** `11,50` under a word that names no measure stands beside the price for the owner: what a part costs, what is left of it. */
const MEASURES =
  /peso|kg|litr|lungh|largh|altez|misur|diametr|spessor|grad[io]|vol\b|alc|format|dimens|metr|superfic|distan|km|durat|tempo|\bor[ae]|\bora|weight|length|width|height|size|volume|abv|dist|mile|time|start|caparr|depos|accont|cauzion|consegn|spedizion|supplement|extra|deliver|shipping/iu;
const isBareAmount = (value: string, price: string | undefined): boolean =>
  /^\d[\d.]*,\d\d$/u.test(value) || (/^\d+\.\d\d$/u.test(value) && /\d\.\d\d(?!\d)/u.test(price ?? ''));
const isPriceLabel = (label: string): boolean => PRICE_LABEL.test(label) || RETAIL_LABEL.test(label);
const isPriced = ({ label, value }: { label: string; value: string }): boolean =>
  /\d/.test(value) &&
  (PRICE_LABEL.test(label) ||
    (MONEY.test(value) && (RETAIL_LABEL.test(label) || /€|euro/iu.test(value) || FROM_LABEL.test(label))));
const PERIOD =
  /\b(?:gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic|jan|may|jun|jul|aug|sep|oct|dec)\p{L}*\b|stagion|season|estate|inverno|primavera|autunno|summer|winter|spring|autumn|ferial|festiv|week|feste|holiday/iu;
/** A price that depends says on what: the lowest of several periods, else each with its label. '' where there is one. */
const severalPrices = (prices: readonly { label: string; value: string }[], language: Locale): string => {
  const different = new Set(prices.map(({ value }) => value));
  const labelled = prices.filter(({ label }) => !PRICE_LABEL.test(label));
  if (different.size < 2 || labelled.length < prices.length || prices.length > 4) return '';
  const written = prices.map(({ label, value }) => ({
    label,
    price: asPrice(value, language),
    amount: Number(
      value
        .replace(/[^\d,.]/gu, '')
        .replace(/[.,](?=\d{3})/gu, '')
        .replace(',', '.'),
    ),
  }));
  if (written.every(({ label }) => PERIOD.test(label))) {
    const [lowest] = [...written].sort((one, other) => one.amount - other.amount);
    return lowest ? `${language === 'en' ? 'from' : 'da'} ${lowest.price} (${lowest.label})` : '';
  }
  return written.map(({ label, price }) => `${price} (${lowerFirst(label)})`).join(', ');
};
/** `3.200 €` in a column `Da` is where prices begin. */
const fromPrice = ({ label, value }: { label: string; value: string }, language: Locale): string => {
  const price = asPrice(value.replace(/^dai? /iu, 'da '), language);
  if (!FROM_LABEL.test(label) || /^(?:da|from)\b/iu.test(price)) return price;
  return `${language === 'en' ? 'from' : 'da'} ${price}`;
};
const NOTE_LABEL =
  /^(?:not[ae]s?|notes?|appunt[oi]|da sapere|consigli[oa]?|good to know|tips?|osservazion\w+|remarks?|annotazion\w+|info|commento|comments?|n\.?\s?b\.?)$/iu;
/** A column of remarks. */
export const isNoteColumn = (label: string): boolean => NOTE_LABEL.test(label);

/** `mercoledì pieno`: on that day there is no room. */
const FULL_DAY =
  /(?<!\p{L})((?:luned|marted|mercoled|gioved|venerd)ì|sabato|domenica|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\s(?:è\s|is\s)?(?:pien[oa]|complet[oa]|al completo|full)(?!\p{L})/iu;
const withoutFullDays = <Pair extends { value: string }>(
  pairs: readonly Pair[],
  notes: readonly Pair[],
): Pair[] => {
  const full = notes.flatMap(({ value }) => FULL_DAY.exec(value)?.[1]?.toLowerCase() ?? []);
  return pairs.map((pair) => ({
    ...pair,
    value: full.reduce(
      (value, day) =>
        value
          .replace(
            new RegExp(
              `(?:,?\\s(?:e|and)\\s|,\\s)${day}(?!\\p{L})|(?<!\\p{L})${day}(?:,?\\s(?:e|and)\\s|,\\s)`,
              'iu',
            ),
            '',
          )
          .trim(),
      pair.value,
    ),
  }));
};

/** `Panca da locale al metro`, `olive pruning per tree`: what the price is for stands with the price. */
const SOLD_BY =
  /^(\p{L}.{3,60}?)[,\s]\s*((?:al (?:metro(?: (?:quadr[oa]|quadrato|lineare))?|mq|m²|chilo|kg|pezzo|litro|paio|giorno|mese|capo)|all[’']ora|l[’']ora|a (?:persona|testa|camera|finestra|paio|pezzo|stanza|capo|seduta|lezione|mano|coppia|notte)|cadaun[oa]|per (?:tree|metre|meter|person|hour|room|night|day|month|piece|kilo|square metre|head|pair|window|bag)))$/iu;

/** A column that says what something is made of. */
const IS_INSIDE =
  /^(?:(?:che )?cosa c[’']è dentro|dentro|composizione|ingredienti|what[’']?s in(?:side)?(?: it)?|ingredients)$/iu;

/** A cell that puts its reader off: "quello che c'è", "dipende". */
const SAYS_NOTHING =
  /^(?:quell[oaie] che (?:c[’']è|ci sono|capita|si trova)|dipende\b.*|vari[oaie]?|vari[ae]bil[ei]|da (?:vedere|definire|decidere|concordare)|boh|\?+|tbd|tba|tbc|it depends|depends\b.*|whatever\b.*|varies)$/iu;

/** One row of a table: its first cell names it, the others describe it. */
export const readOffer = (
  columns: readonly string[],
  cells: readonly string[],
  list: string,
  language: Locale,
  into: RawMaterial,
): void => {
  const pairs = columns.flatMap((label, at) => {
    const value = (cells[at] ?? '').trim();
    return value === '' ? [] : [{ label: label.trim(), value }];
  });
  const [first, ...rest] = pairs;
  // Beside what things cost the owner stand other columns that are nobody else's.
  const isInternal = columns.some(isPrivateColumn);
  if (!first || first.value.length > 90) return;
  const whole = pairs.map(({ value }) => value).join(' ');
  if (rest.some(({ value }) => isNotToBeTold(value))) {
    into.privateNotes.push(whole);
    return;
  }
  const notes = rest.filter(
    ({ label, value }) => NOTE_LABEL.test(label) || isSecret(value) || isNotOffered(value),
  );
  if (notes.some(({ value }) => isNotOffered(value)) || isNotOffered(first.value.replace(/[^(]*\(/u, '('))) {
    into.unavailable.push(first.value);
    into.privateNotes.push(whole);
    return;
  }
  if (rest.some(({ label, value }) => isShownColumn(label) && saysNo(value))) {
    into.privateNotes.push(whole);
    return;
  }
  const open = rest.filter(
    (pair) => !notes.includes(pair) && !isPrivateColumn(pair.label) && !isShownColumn(pair.label),
  );
  const amounts = open.filter(isPriced);
  const known = amounts.filter(({ label }) => isCustomersPrice(label));
  // Under a heading that nobody knows the only amount of a row is its price; one of several may be anything.
  const priced =
    known.length > 0 || amounts.length > 1 ? known : amounts.filter(({ label }) => !isHouseColumn(label));
  // Of several prices the one that everybody pays; what resellers pay is between them and the owner.
  const everyones = priced.filter(({ label }) => !isTradePrice(label));
  const prices = everyones.length > 0 ? everyones : priced;
  const lonely =
    prices.length > 0
      ? prices
      : rest.filter(({ label, value }) => /^(?:costo|cost)$/iu.test(label) && /\d/.test(value));
  const [price] = lonely;
  const [, thing = first.value, each = ''] = price ? (SOLD_BY.exec(first.value) ?? []) : [];
  const offer: RawOffer = {
    name: namedBy(
      first.label,
      thing,
      language,
      rest.some(({ label }) => IS_INSIDE.test(label)),
    ),
    price: price
      ? severalPrices(prices, language) ||
        fromPrice(price, language) +
          // With several columns of prices, the only one that is filled holds the price of the thing itself.
          (columns.filter((label) =>
            /(?<!\p{L})(?:giorn[oi]|or[ae]|settiman[ae]|days?|hours?|weeks?)(?!\p{L})|^\d+(?:[.,]\d+)?\s?(?:g|kg|ml|cl|l)$/iu.test(
              label,
            ),
          ).length > 1
            ? ''
            : each === ''
              ? unitFor(price, first.value) + labelFor(price)
              : ` ${each}`)
      : '',
    details: withoutFullDays(
      open
        .map(withMeaningfulYes)
        .filter(
          (pair) =>
            !amounts.includes(pair) &&
            (pair.label === 'info' || isCustomersColumn(pair.label)) &&
            !isPriceLabel(pair.label) &&
            !SAYS_NOTHING.test(pair.value) &&
            !(price && isBareAmount(pair.value, price.value) && !MEASURES.test(pair.label)) &&
            !(isInternal && INTERNAL_DETAIL.test(pair.label)) &&
            !/^(?:no|nessuno|-|–|any|n\/?a|yes|sì|si|x)$/iu.test(pair.value),
        ),
      notes,
    ),
    note: notes
      .flatMap(({ value }) => sentencesIn(publicNote(value.replace(FULL_DAY, ''))))
      .filter((remark) => {
        const isForStaff = isHouseMatter(remark);
        if (isForStaff) into.privateNotes.push(`${first.value}: ${remark}`);
        return !isForStaff;
      })
      .map((remark) => remark.replace(/\.$/u, ''))
      .join('. '),
    list,
  };
  into.offers.push(offer);
};

/** `sì` under `stoffa esclusa` says what the price leaves out, or has with it. */
const withMeaningfulYes = (pair: { label: string; value: string }): { label: string; value: string } =>
  /^(?:yes|sì|si|x)$/iu.test(pair.value) &&
  /(?<!\p{L})(?:esclus|inclus|compres|gratuit|gratis|include|excluded|free|a parte)\p{L}*(?!\p{L})/iu.test(
    pair.label,
  )
    ? { label: 'info', value: lowerFirst(pair.label) }
    : pair;

/** `Bottiglia 33 cl`: a thing and its size. */
const SIZED =
  /^(\p{L}{4,}) (?:da )?(\d[\d.,]* ?(?:cl|ml|l|g|kg|litri|litro|mezz[oa]|cm|m|posti|persone|pezzi))$/iu;
/** `3,80 €` in a column `Bottiglia 33 cl` is the price of that. */
const labelFor = ({ label }: { label: string }): string => {
  if (isPriceLabel(label) || FROM_LABEL.test(label)) return '';
  const [, thing = '', size = ''] = SIZED.exec(label) ?? [];
  const noun = PIECE.test(thing) ? nounOf(thing) : null;
  return noun
    ? ` ${articleOf(thing.toLowerCase(), noun)}${thing.toLowerCase()} da ${size}`
    : ` (${lowerFirst(label)})`;
};

/** Things that are sold by the piece, whatever the column says of the others. */
const PIECE =
  /\b(?:cest[oi]|confezion\w*|vas[oi]|vasett\w*|scatol\w*|buon[oi]|pacc[oh]\w*|box|kit|set|bottigli\w*|barattol\w*|hampers?|jars?|gift)\b/iu;
/** The unit of a price: its own, else the one of its column. */
const unitFor = ({ label, value }: { label: string; value: string }, name: string): string => {
  if (/\p{L}{2,}/u.test(value.replace(/\b(?:euro|eur|da|from)\b/giu, ''))) return '';
  const each = /^(\p{L}+) price$/iu.exec(label)?.[1]?.toLowerCase();
  if (
    each &&
    !/^(?:list|unit|retail|our|full|sale|standard|public|total|the|new|winter|summer|spring|autumn|low|high|season)$/u.test(
      each,
    )
  )
    return ` a ${each}`;
  const unit = unitOf(label);
  return PIECE.test(name) && /chilo|kg/u.test(unit) ? '' : unit;
};

/** `Prezzo giorno` says what the price is for. */
const unitOf = (label: string): string => {
  const amount = /^(?:prezzo|costo|price)\s(?:per\s|a\s)?(\d[\d.,]*\s?\p{L}{1,12})$/iu.exec(label)?.[1];
  if (amount) return ` ${/^price/iu.test(label) ? 'for' : 'per'} ${amount}`;
  const more =
    /^prezzo (chiavi in mano|a corpo|al metro(?: quadr\w+)?|al pezzo|a confezione|iva \w+)$/iu.exec(
      label,
    )?.[1];
  if (more) return ` ${more.toLowerCase()}`;
  if (/giorno|day/iu.test(label)) return /day/iu.test(label) ? ' a day' : ' al giorno';
  if (/persona|person/iu.test(label)) return /person\b/iu.test(label) ? ' per person' : ' a persona';
  if (/notte|night/iu.test(label)) return /night/iu.test(label) ? ' a night' : ' a notte';
  if (/mese|month/iu.test(label)) return /month/iu.test(label) ? ' a month' : ' al mese';
  if (/\bora\b|oraria|hour/iu.test(label)) return /hour/iu.test(label) ? ' an hour' : " all'ora";
  return /\bkg\b|chilo|kilo/iu.test(label) ? ' al chilo' : '';
};

/** `Colonna: valore; Colonna: valore`, as tables of documents are read. */
export const rowOf = (line: string): { columns: string[]; cells: string[] } | null => {
  if (!/^[^:;.!?]{2,45}:\s[^;]+(?:;\s[^:;]{2,45}:\s[^;]+)+/u.test(line)) return null;
  const columns: string[] = [];
  const cells: string[] = [];
  for (const part of line.split(/;\s+/u)) {
    const at = part.indexOf(': ');
    if (at > 0 && at < 46) {
      columns.push(part.slice(0, at));
      cells.push(part.slice(at + 2));
    } else if (cells.length > 0) cells[cells.length - 1] = `${cells.at(-1)}; ${part}`;
  }
  return { columns, cells };
};

/** A short row of a document without a price: what something is, or is for. */
export const isExplained = ({ columns, cells }: { columns: string[]; cells: string[] }): boolean =>
  cells.length > 1 &&
  cells.length < 4 &&
  !columns.some((label) => isPriceLabel(label) || FROM_LABEL.test(label) || isHouseColumn(label)) &&
  !cells.some((cell) => /\d/.test(cell) || isSecret(cell) || isNotOffered(cell));
