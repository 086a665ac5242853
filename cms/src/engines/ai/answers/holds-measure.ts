import { readDays } from '../values/calendar';
import { holdsTime } from '../values/clock';
import { readMoney } from '../values/money';
import { withDigits } from '../values/numbers';
import { plain } from '../values/plain';
import { readQuantities, scaled } from '../values/quantities';
import { readWeekdays } from '../values/weekdays';
import type { Frame } from './frame';
import { holdsSize } from './sizes';
import { meets, type Words } from './words';

/** Whether two units measure the same: minutes and hours, grams and kilograms. */
export const sameKind = (a: string, b: string): boolean => scaled(1, a).unit === scaled(1, b).unit;

const FREE =
  /\b(?:gratuit\w*|gratis|senza (?:spese|supplement\w*|costi)|free|nulla|meta prezzo|(?:costa|costano|paga|pagano|pagate) la meta|compres[oaie]|inclus[oaie]|included|complimentary|non (?:si )?pag(?:a|ano))\b/;
/** A person's name in a sentence. */
export const NAME =
  /^\p{Lu}\p{Ll}{2,}(?: (?:e|and) \p{Lu}\p{Ll}{2,})? (?:si |ci |le |gli )?(?:occupa|occupano|segue|seguono|cura|insegna|tiene|tengono|gestisce|gestiscono|fa|fanno|è|sono|parla|runs?|leads?|teach(?:es)?|is|does|do|are)(?!\p{L})|(?<=[\p{Ll},;:] |['’"«“(])(?<!(?:^|[\s'’])(?:a|ad|in|al|nel|via|piazza|da|per|su|verso|e-mail|mail|presso|comune di) )(?!WhatsApp|Facebook|Instagram|Visa|Wi)\p{Lu}\p{Ll}{2,}|^\p{Lu}\p{Ll}+ \p{Lu}/u;
const PLACE =
  /\b(?:via|viale|piazza|corso|strada|largo|vicolo|lungomare|borgo|loc\.|localita|vicino|davanti|dietro|accanto|presso|piano|fermata|retro|street|road|square)\b|\b(?:a|in|nella|nel|al|sul|sulla) \p{L}/u;

/** "Two days before" says when, not how long. */
const LEAD = /\b(?:or[ae]|giorn[oi]|mes[ei]|settiman[ae]|hours?|days?|weeks?|months?) (?:prima|before)\b/;

const DURATION =
  /\b(?:\d+|un'?|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|quaranta|trenta|venti|pochi)\s?(?:-\s?\d+ )?(?:min|or[ae]|giorn|settiman|mes|ann|h\b|days?|hours?|weeks?|months?|years?|e mezz|mezz)/;
/** "Oltre i 30 minuti", "con più di 15 minuti di ritardo": a limit, not how long something takes. */
const LIMIT =
  /\b(?:oltre|dopo|piu di|meno di|entro|over|after|more than|less than|within) (?:i |le |gli |the |il )?(?:primi |prime )?\d+ ?[a-z]+/g;
/** "Ogni quanto", and what answers it: "una volta a settimana", "ogni 10 giorni". */
const OFTEN = /\b(?:ogni quanto|quanto spesso|how often)\b/;
const FREQUENCY =
  /\b(?:volt[ae]|ogni|tutt[ie] (?:i|le)|settimanal\w+|mensil\w+|giornalier\w+|annual\w+|once|twice|every|weekly|monthly|daily)\b/;

const SHARE =
  /\b(?:scont\w+|caparr\w+|accont\w+|supplement\w+|maggiorazion\w+|discounts?|deposit|surcharge)\b/;

/** Whether a statement holds the kind of value asked for. */
export const holdsMeasure = (text: string, frame: Frame): boolean => {
  const folded = withDigits(plain(text));
  switch (frame.measure) {
    case 'money':
      return (
        readMoney(text).length > 0 ||
        FREE.test(folded) ||
        /\d ?% (?:in piu|di (?:supplemento|aumento)|extra|more)/.test(folded) ||
        // A discount or a deposit is told as a share.
        (SHARE.test(frame.plain) && /\d ?%/.test(folded))
      );
    case 'time':
      return holdsTime(text) || /\bchius[oaie]\b|\b24 ore\b/.test(folded);
    case 'weekday':
      return readWeekdays(text).size > 0;
    case 'date':
      return (
        readDays(text, 2026).length > 0 ||
        readWeekdays(text).size > 0 ||
        holdsTime(text) ||
        /\d (?:giorn|or[ae]|mes|settiman|ann)/.test(folded)
      );
    case 'duration':
      if (OFTEN.test(frame.plain)) return FREQUENCY.test(folded);
      if (/\bdur[ai]|\bhow long\b/.test(frame.plain) && !DURATION.test(folded.replace(LIMIT, ' ')))
        return false;
      if (/\bdur[ai]/.test(frame.plain) && LEAD.test(folded) && !/\bdur[ai]|minut/.test(folded)) return false;
      return DURATION.test(folded) || /\b(?:subito|mezz'ora|in giornata)\b/.test(folded);
    case 'percent':
      return /\d ?%/.test(folded);
    case 'age':
      return /\bann[oi]\b|\byears\b|\b(?:dai?|dagli|from|under|over|age of|aged?|sotto i|sopra i|fino ai) \d{1,2}\b(?!\s?(?:[:.,]\d|€|euro|%|min|or[ae]|kg|km|cm|hours))/.test(
        folded,
      );
    case 'count':
      return /\d|\b(?:un[oa]?|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|venti|cento)\b/.test(
        folded,
      );
    case 'person':
      return NAME.test(text) && !/@|\d{6,}|\d{3} \d{3}/.test(text);
    case 'place':
      return PLACE.test(folded);
    case 'since':
      return SINCE.test(folded);
    case 'size':
      return holdsSize(text, frame.plain);
    case 'how':
    case null:
      return true;
  }
};

/** For how long something has been so. */
export const SINCE =
  /\b(?:dal|dall'anno|since|nel|in|from) (?:lontano )?(?:1[89]|20)\d\d\b|\bda (?:oltre |piu di |circa |quasi )?\d+ anni\b|\b(?:fondat|nat)[oa]\b|\bfor (?:over |more than )?\d+ years\b/;

/** Whether what is counted by "quanti" is what a text counts, not merely some figure. */
export const countsWhatIsAsked = (text: string, words: Words, { counted, terms }: Frame): boolean => {
  if (counted === null || counted.unit === 'person') return true;
  const noun = terms.find(({ folded, written }) =>
    [folded, written].some((each) => each.startsWith(counted.stem)),
  );
  if (readQuantities(text).some(({ unit }) => unit === counted.unit || sameKind(unit, counted.unit)))
    return true;
  const folded = withDigits(plain(text));
  // "Venti piccole camere", "camere: 20": a figure right beside what is counted.
  const beside = new RegExp(
    `(?<![\\d.,])\\d+(?: \\p{L}+){0,2} ${counted.stem}|${counted.stem}\\p{L}*(?: sono| totali)?[:]? \\d`,
    'u',
  );
  return beside.test(folded) || (noun !== undefined && meets(noun, words) >= 0.7 && OTHER_COUNT.test(folded));
};

/** A figure that counts, not a price, a percentage, an hour or a date. */
const OTHER_COUNT =
  /(?<![\d.,:/+])\d{1,3}(?![\d.,:/]\d|\d| ?(?:€|%|euro|or[ae]\b|mes[ei]|giorn|ann|minut|km|kg|genn|febb|marz|apr|magg|giu|lug|ago|sett|ott|nov|dic))/;
