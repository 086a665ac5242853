import type { ProfileOffer } from '../../../../contract';
import { asSentence, lowerFirst, upperFirst } from '../profile/text';
import { articleOf, everyWeek, nounOf } from './grammar-it';

/** A list that is called by what it is, not by what is on it. */
export const NAMES_A_FILE = /listin|prezz|tariff|menu|banco|catalog|price|list\b|rates?\b/iu;
const FORMAT =
  /^(?:formato|formati|confezione|peso|misura|taglia|capacità|quantità|pezzatura|size|format|pack|weight)$/iu;
/** `Length: 225 m` is how long a thing is, and not how long it lasts. */
const IS_DISTANCE = /^\d[\d.,]*\s?(?:mm|cm|m|km|metr\p{L}*|ft|in|yards?|yd|miles?)$/iu;
const LASTS = /^(?:durata|dura|quanto dura(?:no)?|how long(?: it lasts)?|length|duration|lasts)$/iu;
const TAKES =
  /^(?:tempo|tempi|quanto ci (?:vuole|mettiamo)|in quanto tempo|pronto|giorni|giorni lavorativi|pronto in|consegna|tempi di consegna|lavorazione|ore|minuti|time|days|turnaround|lead times?|ready in|hours|minutes)$/iu;
const USES =
  /^(?:prodott[oi] usat[oi]|materiali? usat[oi]|usiamo|ingredienti?|farin[ae]|materia prima|products? used|made with|ingredients?)$/iu;
const PEOPLE = /^(?:ospiti|persone|posti(?: letto)?|coperti|guests|people|sleeps|seats)$/iu;
/** Who takes part, by the word of the list. */
const PLAYERS = /^(?:giocatori|partecipanti|players|participants)$/iu;
/** How many may come at a time. */
const ROOM = /^(?:posti|places|spots|spaces)$/iu;
const QUANTITY = /^(?:quantità|q\.?tà|pezzi|copie|n\.? ?pezzi|quantity|qty|pieces|copies)$/iu;
const HOLDS =
  /^(?:(?:che )?cosa c[’']è (?:dentro|incluso)|(?:che )?cosa comprende|comprende|include|compreso|incluso|contenuto|contiene|composizione|what[’']?s (?:in(?:side)?|included)(?: it)?|includes?|included|contents?)$/iu;
const OFTEN = /^(?:ogni quanto|quanto spesso|frequenza|cadenza|how often|frequency)$/iu;
const SILENT =
  /^(?:quando|che cosa|cosa|descrizione|dettagli?|caratteristiche|dove|chi|info|when|what|details?|description|where|scadenza|termine|deadline)$/iu;
/** `Come si cuoce`, `How to store it`. */
const ASKS = /^(?:come|how)\s\p{L}+\s?\p{L}*/iu;
/** Columns that say of what sort a thing is. */
export const SORT = /^(?:stile|tipo|tipologia|varietà|vitigno|razza|genere|style|type|kind|variety)$/iu;
const DAY_NAME = /(?:luned|marted|mercoled|gioved|venerd)ì|sabat[oi]|domenic[ah]|day(?:s)?(?!\p{L})/iu;
const WHEN = /^(?:giorn[oi]|orari[oi]?|days?|dates?|dat[ae]|times?)$/iu;

/** What the columns of a row say of an offer. */
export interface Parts {
  format: string;
  lasts: string;
  takes: string;
  uses: string;
  /** How many there are for the price; '' for one. */
  quantity: string;
  holds: string;
  /** What it holds is what it is made of. */
  isInside: boolean;
  often: string;
  /** What sort of thing it is, beside its name: `keller non filtrata`. */
  sort: string;
  /** What the price is for: ` la scatola da 50`. */
  unit: string;
  silent: string[];
  /** Columns that ask: `come si cuoce` is a question and its answer. */
  questionColumns: string[];
  other: { label: string; value: string }[];
}

/** A stretch of time and no more: `2 giorni lavorativi`, `entro 10 giorni`, `mezza giornata`; `montaggio in un giorno` says more. */
const STRETCH =
  /^(?:(?:circa|entro|fino a|in|da|about|within|up to|from) )*(?:\d+(?:[.,]\d+)?(?:\s?(?:[-–\/]|a|to|o|or)\s?\d+)?|un[ao]?|un[’']|mezz[ao]|due|tre|quattro|cinque|sei|sette|otto|dieci|one|two|three|four|five|six|half an?|an?|qualche|poch[ei]|a few|lo stesso|subito)[ ’']?\s?(?:giorn\p{L}+|or[ae]|h|minut\p{L}+|min|settiman\p{L}+|mes[ei]|ann[oi]|days?|hours?|weeks?|minutes?|months?|giornata)?(?: (?:lavorativ[oi]|circa|al massimo|max|working))*$/iu;

const plainLabel = (label: string): string =>
  lowerFirst(
    label
      .replace(/\s*\([^)]*\)/gu, '')
      .split(/\s+(?:o|or|\/)\s+/u)[0]
      ?.trim() ?? '',
  );
/** `Perché ci piace`: the reason is a sentence of its own, however short. */
export const GIVES_REASON = /^(?:perché|why|cosa ci piace|what we like)(?!\p{L})/iu;
/** A longer cell is a sentence of its own. */
export const LONGEST_CELL = 34;
const COUNTED =
  /^(?:grad|post|person|pezz|litr|or|minut|giorn|camer|bagn|copi|porzion|fett|modul|lezion|incontr|ingress|candel|ett|chil)[ieo]$/iu;
/** A cell within a sentence; names keep their capitals. */
export const inLine = (value: string): string =>
  /\s/u.test(value) && !/\s\p{Lu}/u.test(value) ? lowerFirst(value) : value;

/** Columns that say what the price is for: `cadauna`, `al paio`, `scatola da 50`. */
const UNIT =
  /^(?:unità|unita|u\.?\s?m\.?|misura di vendita|vendut[oaie] (?:a|per)|prezzo (?:a|per)|unit|sold by|per)$/iu;
const EACH = /^(?:cadaun[oa]|cad\.?|l[’']uno|l[’']una|pezzo|pz\.?|al pezzo|each|piece|unità|n\.?|nr\.?|1)$/iu;
const unitOf = (value: string, name: string): string => {
  const unit = lowerFirst(value.trim());
  const [word = ''] = unit.split(/\s+/u);
  const isNamed = word.length > 2 && new RegExp(String.raw`(?<!\p{L})${word}(?!\p{L})`, 'iu').test(name);
  if (EACH.test(unit) || isNamed) return '';
  // "fino a 4 metri", "minimo 2 ore": how much of it the price is for.
  if (/^(?:fino|oltre|da|dai|dal|entro|min|minimo|max|massimo|up|from|over)(?!\p{L})/iu.test(unit))
    return ` (${unit})`;
  if (/^(?:al|alla|allo|a|all[’']|per|ogni|a) ?\S/u.test(unit) || /^l[’']/u.test(unit)) return ` ${unit}`;
  const noun = nounOf(unit);
  return noun ? ` ${articleOf(unit, noun)}${unit}` : '';
};

const WHO =
  /^(?:insegnante|docente|maestr[oa]|istruttore|istruttrice|operator[ei]|operatrice|relatore|relatrice|guida)$/iu;
/** `gradi: 4,9` is `4,9 gradi`; `alimentazione: elettrica` is `alimentazione elettrica`. */
export const measured = ({ label, value }: { label: string; value: string }): string => {
  if (/^(?:poc|molt|tant)[oaie]$/iu.test(value)) return `${value.toLowerCase()} ${label}`;
  const many = /^(?:a|in|per) quant[aeio] (\p{L}+)$/iu.exec(label)?.[1];
  if (many && /^\d/u.test(value)) return `${(label.split(' ')[0] ?? '').toLowerCase()} ${value} ${many}`;
  if (/^(?:età|anni)$/iu.test(label) && /^\d+(?:\s?[-–]\s?\d+)?$/u.test(value)) return `${value} anni`;
  if (/^(?:difficoltà|livello|difficulty)$/iu.test(label) && /^\p{L}{4,12}$/u.test(value))
    return lowerFirst(value);
  if (/^level$/iu.test(label))
    return /s$|^(?:everyone|all)$/iu.test(value) ? `for ${lowerFirst(value)}` : `${lowerFirst(value)} level`;
  // "lemon grove, ground floor": only the first of them is looked at.
  if (/^view$/iu.test(label)) return inLine(value).replace(/^([^,]+)/u, '$1 view');
  if (/^bed$/iu.test(label))
    return /s$|\sand\s/iu.test(value) ? lowerFirst(value) : `${lowerFirst(value)} bed`;
  if (/^ages?$/iu.test(label) && /^\d/u.test(value)) return `ages ${value}`;
  if (/^\d+$/u.test(value) && /^[a-z]{3,}s$/iu.test(label)) return `${value} ${label.toLowerCase()}`;
  if (/^\d+ [a-z]/u.test(value) && /ed$/iu.test(label)) return value;
  if (WHO.test(label)) return `con ${value}`;
  // `legno: rovere` is what a thing is made of.
  if (/^(?:legno|materiale|stoffa|tessuto|pietra|metallo)$/iu.test(label) && /^\p{L}/u.test(value))
    return `in ${inLine(value)}`;
  if (/^taglie?$/iu.test(label) && /^unica$/iu.test(value)) return 'taglia unica';
  if (
    /^alimentazione$/iu.test(label) &&
    /^(?:gasolio|benzina|diesel|batteria|gas|pellet|legna|metano|pedali)$/iu.test(value)
  )
    return `a ${lowerFirst(value)}`;
  const [, from, to] = WHEN.test(label)
    ? (/^(\d{1,2}(?:[.:]\d{2})?)\s?[-–]\s?(\d{1,2}(?:[.:]\d{2})?)$/u.exec(value) ?? [])
    : [];
  if (from && to)
    return /^(?:orari|giorn|dat[ae]$)/iu.test(label) ? `dalle ${from} alle ${to}` : `from ${from} to ${to}`;
  if (/^(?:per|a) chi$/iu.test(label)) return `per ${lowerFirst(value)}`;
  // `età: da 6 anni` says itself what it is, and so does `taglia: solo mercoledì`.
  if (/^(?:solo|soltanto|only|da|dai|dal|fino|oltre|con|senza)\s/iu.test(value)) return lowerFirst(value);
  return /^\d[\d.,]*$/u.test(value) && COUNTED.test(label)
    ? `${value} ${label}`
    : `${label} ${inLine(value)}`;
};
const LONGEST_ASIDE = 44;
/** What can be said in brackets after a name, and what cannot. */
export const asideOf = (
  { silent, other }: Parts,
  name: string,
): { aside: string; rest: Parts['other']; statements: string[] } => {
  const people = silent.filter((value) => /^(?:per|for) \d/iu.test(value));
  // `Sunday` says nothing beside "Sunday ragù class".
  const isNamed = (value: string): boolean => name.toLowerCase().includes(value.toLowerCase());
  const short = [
    ...silent.filter((value) => !people.includes(value) && !isNamed(value) && value.length < 30),
    ...other
      .filter(
        ({ value }) =>
          !name.toLowerCase().includes(value.toLowerCase()) &&
          value.length < 26 &&
          !/^\d.*\bdi \p{L}/u.test(value),
      )
      .map(measured),
  ];
  const aside = short.join(', ');
  const place = people.length > 0 ? ` ${people.join(', ')}` : '';
  if (aside === '' || aside.length > LONGEST_ASIDE)
    return {
      aside: place,
      rest: other.filter(({ value }) => value.length > 2 || /\d/u.test(value)),
      statements: silent.filter((value) => !people.includes(value) && !isNamed(value)),
    };
  return {
    aside: `${place} (${lowerFirst(aside)})`,
    // `sala: A` that found no room is no sentence of its own.
    rest: other.filter(
      (one) => !short.includes(measured(one)) && (one.value.length > 2 || /\d/u.test(one.value)),
    ),
    statements: silent.filter(
      (value) => !people.includes(value) && !isNamed(value) && !short.includes(value),
    ),
  };
};

/** Nobody says "in 1 giorno". */
const ONE_OF: Readonly<Record<string, string>> = {
  giorni: 'un giorno',
  ore: 'un’ora',
  days: 'one day',
  hours: 'one hour',
};

/** `3` in a column of days is `3 giorni`. */
const withUnit = (label: string, value: string): string => {
  if (!/^\d+$/u.test(value))
    return value
      .replace(/^1 (giorno|mese|anno|minuto)(?!\p{L})/iu, 'un $1')
      .replace(/^1 ora(?!\p{L})/iu, 'un’ora')
      .replace(/^1 (settimana|notte)(?!\p{L})/iu, 'una $1')
      .replace(
        /^1 (week|day|month|year|hour)(?!\p{L})/iu,
        (_, unit: string) => `${unit === 'hour' ? 'an' : 'a'} ${unit}`,
      );
  const unit = /giorni/iu.test(label)
    ? 'giorni'
    : /^ore/iu.test(label)
      ? 'ore'
      : /minuti/iu.test(label)
        ? 'minuti'
        : /days/iu.test(label)
          ? 'days'
          : /hours/iu.test(label)
            ? 'hours'
            : /minutes/iu.test(label)
              ? 'minutes'
              : '';
  const one = value === '1';
  if (one && ONE_OF[unit]) return ONE_OF[unit];
  return `${value} ${
    one
      ? unit
          .replace(/giorni/u, 'giorno')
          .replace(/^ore$/u, 'ora')
          .replace(/minuti$/u, 'minuto')
          .replace(/s$/u, '')
      : unit
  }`.trim();
};

/** Sorts the columns of a row. */
export const partsOf = ({ name, price, details }: ProfileOffer): Parts => {
  const parts: Parts = {
    format: '',
    lasts: '',
    takes: '',
    uses: '',
    quantity: '',
    holds: '',
    isInside: false,
    often: '',
    sort: '',
    unit: '',
    silent: [],
    questionColumns: [],
    other: [],
  };
  // Beside how long a job takes stands how many of us do it.
  const isJob = price === '' && details.some(({ label }) => TAKES.test(label));
  for (const { label, value } of details) {
    if (isJob && PEOPLE.test(label) && /^\d+$/u.test(value))
      parts.silent.push(
        /^(?:people|guests)$/iu.test(label)
          ? `with ${value} of us`
          : `con ${value} ${value === '1' ? 'persona' : 'persone'}`,
      );
    else if (QUANTITY.test(label) && /^\d+(?:\.\d{3})*$/u.test(value))
      parts.quantity = value === '1' ? '' : value;
    else if (UNIT.test(label) && !/\d{3}/u.test(value)) parts.unit = unitOf(value, name);
    else if (WHEN.test(label) && DAY_NAME.test(value)) parts.silent.push(everyWeek(value));
    else if (HOLDS.test(label) && !value.includes(',') && /^\d/u.test(value)) parts.format = value;
    else if (HOLDS.test(label)) {
      parts.holds = value;
      // A package holds what it comprises; a mixture with a name of its own is made of it.
      parts.isInside =
        name.startsWith('«') && /dentro|composizione|contien|conten|inside|ingredient/iu.test(label);
    } else if (OFTEN.test(label) && /^una (?:sola )?volta$/iu.test(value)) continue;
    // "600 €, all'anno": what the price is for.
    else if (OFTEN.test(label) && /^(?:all[’']|al |alla |a )/iu.test(value))
      parts.unit = ` ${lowerFirst(value)}`;
    else if (OFTEN.test(label)) parts.often = lowerFirst(value);
    // A dog's size is not what a thing is sold in.
    else if (/^taglia$/iu.test(label) && !/\d/u.test(value))
      parts.format = /^tutt/iu.test(value) ? '' : `${lowerFirst(label)} ${lowerFirst(value)}`;
    else if (FORMAT.test(label)) parts.format = value;
    else if (LASTS.test(label) && !IS_DISTANCE.test(value)) parts.lasts = withUnit(label, value);
    else if (TAKES.test(label) && !/\d|subito|giorn|or[ae]|minut|day|hour|minute|once/iu.test(value))
      parts.silent.push(lowerFirst(value));
    else if (TAKES.test(label) && !STRETCH.test(withUnit(label, value))) parts.silent.push(lowerFirst(value));
    else if (TAKES.test(label)) parts.takes = withUnit(label, value);
    else if (USES.test(label)) parts.uses = value;
    // `Posti: 6` are six for all who come, and none is for six.
    else if (ROOM.test(label) && /^\d+$/u.test(value)) {
      if (value !== '1') parts.other.push({ label: plainLabel(label), value });
    } else if (name.toLowerCase().includes(`${value} ${label}`.toLowerCase())) continue;
    else if (PLAYERS.test(label) && /^\d+(?:\s?[-–]\s?\d+)?$/u.test(value))
      parts.silent.push(`${/s$/u.test(label) ? 'for' : 'per'} ${value} ${label.toLowerCase()}`);
    else if (PEOPLE.test(label) && /^\d+$/u.test(value))
      parts.silent.push(
        /^(?:guests|people|sleeps|seats)$/iu.test(label)
          ? `for ${value} ${value === '1' ? 'guest' : 'guests'}`
          : `per ${value} ${value === '1' ? 'persona' : 'persone'}`,
      );
    else if (SORT.test(label)) parts.sort = value;
    else if (WHEN.test(label) && !/^\d/u.test(value)) parts.silent.push(value);
    else if (/^(?:tutt[ieoa]|all|any|qualsiasi)$/iu.test(value)) continue;
    // "pronto da cuocere" says how a thing is, and not how it is done.
    else if (ASKS.test(label) && !/^(?:già )?pront[oaie](?!\p{L})/iu.test(value))
      parts.questionColumns.push(`${upperFirst(label)}? ${asSentence(upperFirst(value))}`);
    else if (label === '' || SILENT.test(label) || ASKS.test(label)) parts.silent.push(value);
    else parts.other.push({ label: plainLabel(label), value });
  }
  return parts;
};
