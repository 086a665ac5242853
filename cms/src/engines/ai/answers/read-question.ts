import type { Locale } from '../../../contract';
import type { Turn } from '../port';
import type { DaySpan } from '../values/calendar';
import { readDays } from '../values/calendar';
import { isHoliday } from '../values/holidays';
import { readTimes } from '../values/clock';
import { numberOfWord, withDigits } from '../values/numbers';
import { plain } from '../values/plain';
import { isMeasured, type Quantity, readQuantities } from '../values/quantities';
import { readWeekdays, type Weekday } from '../values/weekdays';
import type { DayPart, Frame } from './frame';
import { comparisonOf, superlativeOf } from './question-comparison';
import { measureOf } from './question-measure';
import { questionLanguage } from './question-language';
import { isLight, standardSpelling } from './question-words';
import type { Knowledge } from './knowledge';
import { contentOf, keyOf, type Term } from './words';
import { DAY_MS } from '../../../contract/time-units';

const YES_NO =
  /\b(?:posso|possiamo|puo|si puo|potete|possono|e (?:possibile|vero|compres\w+|inclus\w+|gratis|gratuit\w+|obbligatori\w+|apert\w+|chius\w+|\w+at[oaie]|necessari\w+|previst\w+)|siete|sei|avete|c'e|ci sono|fate|vendete|accettate|spedite|consegnate|bisogna|devo|serve|servono|occorre|usate|noleggiate|riparate|date|prendete|organizzate|offrite|lavorate|si paga|si pagano|costa (?:di )?piu|conviene|ha (?:il|lo|la|l'|i|gli|le|un|uno|una)\b|hanno|entra|entrano|vale|valgono|is|are|do|does|can|could|have|will)\b/;
const WH =
  /\b(?:quant[oaie]|quando|dove|come|chi|cosa|qual[ei]?|che (?:ora|ore|eta|giorn\w|cosa|tipo|tipi|misure|sconto|orari\w*|corsi|documenti|prezz\w)|quali|what|when|where|who|how|which|why|perche)\b/;

/** "Ho una Panda, devo cambiare la cinghia": who asks, before what is asked. */
const SITUATION =
  /^(?:(?:ciao|salve|buongiorno|buonasera|hi|hello|scusate|scusi),? )?(?:io )?(?:ho|abbiamo|sono|siamo|avrei|(?:il |la |i |le )?mi[oae]i? \p{L}+ (?:di \p{L}+ )?(?:ha|hanno|e|è|sono|pesa)|i have|i am|i'm|we are|we have|my \p{L}+ (?:is|has))(?= )[^,;:.?!]*[,;:.!] ?(?=.{12})/iu;
/** "Lavate le tende?", "montate pneumatici?": whether you do something. */
const ASKS_YOU =
  /^(?:ma |e |anche |ciao |salve |buongiorno |scusate )*[a-z]{3,}(?:ate|ete|ite)(?: anche)?\b[^?]{4,}\?/;

/** Whether yes or no is asked for, by what follows who asks: "ho una Panda, prezzo?" is no such question. */
const asksWhether = (text: string): boolean => {
  const question = text.replace(SITUATION, '');
  if (/^(?:prezz[oi]|costo|price)\b|\b(?:prezz[oi]|costo|price)\??$/.test(question)) return false;
  const isAsked =
    /\?/.test(question) || !/\b(?:ha|hanno) (?:il|lo|la|l'|i|gli|le|un|uno|una)\b/.test(question);
  return (
    isAsked &&
    (YES_NO.test(question) || ASKS_YOU.test(question)) &&
    !WH.test(question.split(/\b(?:se|quando)\b/)[0] || question)
  );
};

const LIST =
  /\bcos(?:a|'|a c')? ?(?:e|c'e) (?:gia |tutto )?(?:compres|inclus)|\bcosa (?:comprend|includ)|\bwhat(?:'s| is) included|\b(?:quali|che) \w+i (?:\w+ ){0,2}(?:avete|fate|vendete|offrite|ci sono|proponete|servite)\b|\b(?:quali|che) (?:tipi?|generi|misure|taglie|colori|gusti|servizi|corsi|documenti|marche|modelli|formati|trattamenti|piatti|vini|camere|prodotti|\w+i|\w+e) (?:di |ci |fate|avete|servono|sono|offrite|vendete|proponete|devo)|\bche cosa (?:devo|bisogna|serve|si deve|offrite|fate)\b|\bcosa (?:devo|bisogna|serve|si deve|offrite|fate|portare)\b|\b(?:che|quali|what|which) (?:documenti|documents|carte) |\b(?:cosa|che cosa) (?:mett\w+|port\w+|prepar\w+)\b|\belenco\b|\blista\b|\bwhat (?:kinds?|types?|sizes?|services|courses|rooms)\b|\bquali sono\b/;

const RELATIVE: [RegExp, number][] = [
  [/\b(?:oggi|stasera|stamattina|today|tonight)\b/, 0],
  [/\bdopodomani\b|\bday after tomorrow\b/, 2],
  [/\b(?:domani|tomorrow)\b/, 1],
];

const dayOf = (date: Date): number => (date.getUTCMonth() + 1) * 100 + date.getUTCDate();

/** "Domani", "sabato prossimo": the days meant against today. */
const relativeDays = (text: string, today: Date): { days: DaySpan[]; weekdays: ReadonlySet<Weekday> } => {
  const at = (offset: number): Date => new Date(today.getTime() + offset * DAY_MS);
  for (const [pattern, offset] of RELATIVE)
    if (pattern.test(text)) {
      const date = at(offset);
      const day = dayOf(date);
      const weekday = (((date.getUTCDay() + 6) % 7) + 1) as Weekday;
      return { days: [{ from: day, to: day, year: date.getUTCFullYear() }], weekdays: new Set([weekday]) };
    }
  // "Siete aperti ora?" asks for the hours of today.
  if (
    /\b(?:adesso|in questo momento|(?:apert[oaie]|siete) ora|(?<!che )ora (?:siete|e) apert\w|(?:open|right) now)\b/.test(
      text,
    ) &&
    openOf(text)
  )
    return relativeDays('oggi', today);
  return { days: [], weekdays: new Set() };
};

const dayPartOf = (text: string): DayPart | null => {
  if (/\b(?:mattin\w+|stamattina|morning)\b/.test(text)) return 'morning';
  if (/\b(?:pomerigg\w+|afternoon)\b/.test(text)) return 'afternoon';
  return /\b(?:sera|serale|stasera|evening|tonight)\b/.test(text) ? 'evening' : null;
};

const openOf = (text: string): Frame['asksOpen'] => {
  if (
    /\b(?:chiud\w+|chiusura|close|closes|closing)\b/.test(text) &&
    /\b(?:ora|ore|quando|time|when|orario)\b/.test(text)
  )
    return 'close';
  if (/\bfino a che ora\b.*\b(?:apert|open)/.test(text)) return 'close';
  if (
    /\b(?:aprite|apre|aprono|apertura|open|opens|opening)\b/.test(text) &&
    /\b(?:ora|ore|quando|time|when)\b/.test(text)
  )
    return 'open';
  // "Fino a che ora vi trovo?" names nothing but an hour.
  if (/\b(?:vi trov|trovo (?:apert|qualcun)|che ora (?:ci siete|siete|finite|iniziate|cominciate|lavorate))/.test(text))
    return 'hours';
  if (/\b(?:orari\w*|apert[oaie]|chius[oaie]|aprite|chiudete|open|closed|hours)\b/.test(text)) return 'hours';
  // "Ci siete sabato?", "posso passare alle 18?": with a day or an hour it asks whether somebody is there.
  const asksPresence =
    /\b(?:ci siete|c'e qualcuno|trovo qualcuno|lavorate|(?:posso|possiamo|si puo|riesco a|riusciamo a|riuscirei a) (?:passare|venire)|are you (?:there|in)|can i come)\b/.test(
      text,
    );
  return asksPresence && (readWeekdays(text).size > 0 || readTimes(text).length > 0) ? 'hours' : null;
};

const NEXT_YEAR_AFTER = 9;

/** The year that a visitor means who names a day: the coming one. */
const yearMeant = (today: Date): number =>
  today.getUTCMonth() >= NEXT_YEAR_AFTER ? today.getUTCFullYear() + 1 : today.getUTCFullYear();

const CONSUMED =
  /^(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|january|february|march|april|june|july|august|september|october|november|december|lunedi|martedi|mercoledi|giovedi|venerdi|sabat[oi]|domenic(?:a|he)|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|pasqua|natale|capodanno|ferragosto|pasquetta|vigilia|epifania|befana|valentino|halloween|santo|stefano|silvestro|liberazione|lavoratori|immacolata|ognissanti|christmas|easter|eve|mattin[aoe]|mattinata|pomeriggio|sera|stasera|morning|afternoon|evening|oggi|domani|dopodomani|today|tomorrow|weekend|settimana|week|giorn[oi]|days?|ann[oi]|years?|mes[ei]|months?|or[ae]|hours?|nott[ei]|nights?|minut[oi]|minutes?|euro|kg|fine|meta|inizio|prossim[oa]|next|scors[oa]|data|orari\w*)$/;

/** Units whose figures are conditions, never part of a name: "3 notti", "20 giorni", "60 euro". */
const CONDITION_UNITS = new Set([
  'month',
  'year',
  'week',
  'day',
  'night',
  'hour',
  'minute',
  'person',
  'euro',
  'percent',
]);

/** Figures of a question that were read as days, times or conditions. */
const consumedFigures = (text: string, quantities: readonly Quantity[]): Set<string> => {
  const figures = new Set<string>();
  for (const { written, unit } of quantities)
    if (CONDITION_UNITS.has(unit))
      for (const [figure] of written.matchAll(/\d+(?:[.,]\d+)?/g)) figures.add(figure.replace(',', '.'));
  for (const [written] of text.matchAll(DATES))
    for (const [figure] of written.matchAll(/\d+/g)) figures.add(figure);
  for (const [written] of text.matchAll(
    /\b\d{1,2}[:.]\d{2}\b|\b(?:alle|dalle|le|ore|at|after) \d{1,2}(?:[:.]\d{2})?\b/g,
  ))
    for (const [figure] of written.matchAll(/\d+(?:[:.]\d+)?/g)) figures.add(figure);
  return figures;
};
const DATES =
  /\b\d{1,2}(?:°|º|st|nd|rd|th)? ?(?:(?:-|al?|e|to) ?\d{1,2} )?(?:di |of )?(?:gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic|jan|may|jun|jul|aug|sep|oct|dec)[a-z]*\b|\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\bdal? \d{1,2} al? \d{1,2}\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}\b/g;

/** "Oltre alle piazzole": what is not asked for. */
const LEFT_OUT =
  /(?<!\p{L})(?:senza (?:contare|considerare|calcolare)|oltre (?:a|ai|al|alla|alle|allo|agli|all['’])|a parte|besides|apart from|other than)(?!\p{L})[^,;?]*/giu;

/** A verb of the second person plural that the material never met: "affidate", "tenete". */
const isAddressed = ({ known, written }: Term): boolean => !known && /^[a-z]{3,}[aei]te$/.test(written);

const termsOf = (
  question: string,
  knowledge: Knowledge,
  consumed: ReadonlySet<string>,
  options: { isOpen: boolean },
): Term[] => {
  const seen = new Set<string>();
  const text = question.replace(LEFT_OUT, (found) => ' '.repeat(found.length));
  const ifAt = text.search(/\s(?:se|if)\s/i);
  const situationEnd = SITUATION.exec(text)?.[0].length ?? 0;
  return contentOf(text).flatMap((lexeme): Term[] => {
    const key = keyOf(lexeme);
    const isName = key.startsWith('#');
    if (seen.has(key) || (!isName && (isLight(lexeme.folded) || CONSUMED.test(lexeme.folded)))) return [];
    if (consumed.has(lexeme.folded.replace(',', '.')) || (/^[a-z]+$/.test(key) && numberOfWord(key) !== null))
      return [];
    seen.add(key);
    const term = knowledge.term(lexeme);
    if (term === null || seen.has(`=${term.folded}`)) return [];
    seen.add(`=${term.folded}`);
    // What follows "if" tells the case, not the subject.
    const isSituation = lexeme.start < situationEnd;
    const isCase = (lexeme.start > ifAt && ifAt > 0) || isSituation;
    // "To whom do you entrust it": what is done is a way of asking where whom, when or how much is asked for.
    if (!isCase) return [options.isOpen && isAddressed(term) ? { ...term, weight: term.weight * 0.35 } : term];
    // What the material never met tells the case to nobody.
    return [{ ...term, weight: term.weight * (term.known || !isSituation ? 0.5 : 0.15) }];
  });
};

const POINTS_BACK =
  /^(?:e|ed|ma|invece|anche|oppure|o|quindi|allora|and|what about|how about|but|or|so)\b|\b(?:quell[oaie]|quest[oaie]|it|they|them|he|she|him|her|that one|this one|lo stesso|lui|lei|loro)\b/;

/** Whether a question needs the one before it, or may well. */
const leansBack = (text: string, terms: Term[]): 'surely' | 'perhaps' | 'no' => {
  const heavy = terms.filter(
    ({ weight, folded }) => weight > 0.2 && !/^(?:apert|chius|apr|orari|open|clos)/.test(folded),
  );
  if (heavy.length === 0) return 'surely';
  if (POINTS_BACK.test(text) && heavy.length <= 4) return 'surely';
  return heavy.length <= 2 && text.split(' ').length <= 8 ? 'perhaps' : 'no';
};

/** Whether a question says nothing by itself of what it is about. */
export const needsEarlierQuestion = (raw: string, options: ReadingOptions): boolean => {
  const { plain: text, terms } = readAlone(raw, options);
  return leansBack(text, terms) === 'surely';
};

export interface ReadingOptions {
  knowledge: Knowledge;
  today: Date;
  fallback: Locale;
}

const TOTAL =
  /\bin tutto\b|\btotale\b|\bin total\b|\bquanto (?:spend\w+|paghiamo|pagheremmo|ci cost\w+)\b|\bcomplessiv\w+|\bquanto (?:costano|vengono|vengono a costare|pago per|pagano) \d|\bquanto (?:fa|fanno)\b|\b(?:the )?total\b|\bhow much (?:is|are|do|for|would) \d/;

const NO_WEEKDAYS: ReadonlySet<Weekday> = new Set();
/** The weekday of a single date, the coming one where no year is named. */
const weekdayOf = (days: readonly DaySpan[], today: Date): ReadonlySet<Weekday> => {
  const [day] = days;
  if (days.length !== 1 || !day || day.from !== day.to) return NO_WEEKDAYS;
  const isPast = day.from < dayOf(today);
  const year = day.year ?? today.getUTCFullYear() + (isPast ? 1 : 0);
  const date = new Date(Date.UTC(year, Math.floor(day.from / 100) - 1, day.from % 100));
  return new Set([(((date.getUTCDay() + 6) % 7) + 1) as Weekday]);
};

/** "Is it included, or is it paid for?": what it costs answers both. */
const INCLUDED = /^(?:inclus|compres|gratis|gratuit|included|free)/;
const INCLUDED_OR_PAID =
  /\b(?:inclus[oaie]|compres[oaie]|gratis|gratuit[oaie]|included|free)\b[^?]*\b(?:o|oppure|or)\b[^?]*\b(?:a parte|pag\w+|extra|charged?|pay|paid|costa\w*)\b/;

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(/[^a-z]+/));

const readAlone = (raw: string, { knowledge, today, fallback }: ReadingOptions): Frame => {
  const folded = standardSpelling(plain(raw), knowledge);
  const text = withDigits(folded);
  const language = questionLanguage(text, fallback);
  const relative = relativeDays(text, today);
  const measure = measureOf(text);
  const superlative = superlativeOf(text);
  const times = readTimes(text);
  const quantities = readQuantities(text);
  const consumed = consumedFigures(text, quantities);
  for (const word of wordsOf(folded)) if (!wordsOf(text).has(word)) consumed.add(word);
  const isPaid = INCLUDED_OR_PAID.test(text);
  if (isPaid) for (const word of wordsOf(INCLUDED_OR_PAID.exec(text)?.[0] ?? '')) if (INCLUDED.test(word)) consumed.add(word);
  if (/\bdopo (?:il )?lavoro\b/.test(text)) consumed.add('lavoro');
  if (/\bponte d(?:i|el|ell')/.test(text)) consumed.add('ponte');
  for (const [, word = ''] of text.matchAll(/\b(?:piu|meno|most|least) ([a-z]+)/g))
    if (superlative) consumed.add(word);
  if (/\b(?:a|per) persona\b/.test(text)) consumed.add('persona');
  if (/\ba pagamento\b/.test(text)) consumed.add('pagamento');
  for (const { unit, written } of quantities)
    if (unit === 'person')
      for (const word of written.split(' '))
        if (/^(?:person|ospit|people|guest)/.test(word)) consumed.add(word);
  if (/\b(?:alta|bassa|media|altissima|high|low|mid) (?:stagione|season)\b/.test(text))
    for (const word of ['stagione', 'season']) consumed.add(word);
  if (TOTAL.test(text))
    for (const { written, unit } of quantities)
      if (!isMeasured(unit)) for (const [figure] of written.matchAll(/^\d+/g)) consumed.add(figure);
  const days = [...relative.days, ...readDays(text, yearMeant(today))];
  const terms = termsOf(respelt(raw, knowledge, text), knowledge, consumed, {
    isOpen: measure !== null && !asksWhether(text),
  }).map((term) => (asksWhether(text) ? term : asMeasure(term, quantities)));
  // "Il 31 dicembre fino a che ora si può giocare?": of what is done there nothing is asked but when.
  const isWhen =
    measure === 'time' &&
    days.length + readWeekdays(text).size > 0 &&
    terms.length <= 1 &&
    terms.every(({ written }) => /[aei](?:re|te)$/.test(written));
  const asksOpen = measure === 'since' ? null : (openOf(text) ?? (isWhen ? 'hours' : null));
  const isOnHoliday = days.length === 1 && days.some((day) => isHoliday(day, yearMeant(today)));
  const weekdays = relative.weekdays.size > 0 ? relative.weekdays : readWeekdays(text);
  return {
    plain: text,
    earlier: '',
    language,
    measure: isPaid ? 'money' : measure,
    isYesNo: asksWhether(text) && !LIST.test(text) && !isPaid,
    isList: LIST.test(text),
    asksOpen,
    superlative,
    comparison: comparisonOf(text, superlative),
    wantsTotal: TOTAL.test(text),
    terms: isWhen ? [] : terms,
    days,
    year: yearMeant(today),
    // "Siete aperti il 10 marzo?" asks for the hours of a Wednesday.
    weekdays: weekdays.size === 0 && asksOpen !== null && !isOnHoliday ? weekdayOf(days, today) : weekdays,
    isHoliday: isOnHoliday,
    dayPart: dayPartOf(text),
    after: /\b(?:dopo|dalle|after|dopo le)\b/.test(text) ? (times[0] ?? hourAfter(text)) : null,
    quantities,
    counted: countedOf(text),
  };
};

/** "Un tappeto di 6 metri quadri": figure and unit are a condition more than a name. */
const asMeasure = (term: Term, quantities: readonly Quantity[]): Term => {
  const isPart = quantities.some(
    ({ written, unit }) =>
      (isMeasured(unit) || CONDITION_UNITS.has(unit)) && written.split(' ').includes(term.written),
  );
  if (!isPart) return term;
  return { ...term, known: true, weight: Math.min(term.weight, /\d/.test(term.written) ? 0.35 : 0.1) };
};

/** What "quanti" counts. */
const countedOf = (text: string): Frame['counted'] => {
  const [, noun] = /\b(?:quant[ie]|how many) (?:altr[ie] |tipi di )?([a-z]{3,})/.exec(text) ?? [];
  if (noun === undefined || isLight(noun) || /^(?:ann[io]|years)$/.test(noun)) return null;
  const unit = readQuantities(`2 ${noun}`)[0]?.unit ?? noun;
  return { unit, stem: noun.slice(0, Math.max(3, noun.length - 1)) };
};

const hourAfter = (text: string): number | null => {
  const [, hour] = /\b(?:dopo le|dalle|after) (\d{1,2})\b/.exec(text) ?? [];
  return hour === undefined ? null : Number(hour) * 60;
};

/** The raw words where spelling needed no repair, so that capital letters still tell names; else the repaired ones. */
const respelt = (raw: string, knowledge: Knowledge, text: string): string => {
  const folded = plain(raw);
  return withDigits(folded) === text || standardSpelling(folded, knowledge) === folded ? raw : text;
};

/** "E quella da 5?", "e se ne pesa 28?" */
const LONE =
  /\b(?:da|di|per|con|the|pesa|pesasse|ha|avesse|siamo|in|sono|fossero|fossimo|for|with) (\d+(?:[.,]\d+)?)\b(?![:/])/;

const mergeQuantities = (
  own: readonly Quantity[],
  before: readonly Quantity[],
  text: string,
): readonly Quantity[] => {
  if (own.length > 0) {
    const units = new Set(own.map(({ unit }) => unit));
    return [...own, ...before.filter(({ unit }) => !units.has(unit))];
  }
  // "E quella da 5?" counts what was counted before.
  const [, lone] = LONE.exec(text) ?? [];
  const [first] = before;
  if (lone !== undefined && first)
    return [{ amount: Number(lone.replace(',', '.')), unit: first.unit, written: lone }];
  return before;
};

/** "Chi insegna violino? – Anna Bini. – In che giorni c'è?": whom or what the reply to the question before named. */
const namesIn = (reply: string, knowledge: Knowledge): Term[] => {
  if (reply.length > LONGEST_NAMING) return [];
  return contentOf(reply)
    .filter(({ start }) => /^\p{Lu}\p{Ll}/u.test(reply.slice(start)))
    .slice(0, MOST_NAMES)
    .flatMap((lexeme) => {
      const term = isLight(lexeme.folded) ? null : knowledge.term(lexeme);
      return term?.known ? [{ ...term, carried: true, weight: term.weight * 0.6 }] : [];
    });
};
const LONGEST_NAMING = 140;
const MOST_NAMES = 3;

/** What a question asks, with what it leaves to the turns before it: the likeliest reading first. */
export const readQuestion = (raw: string, history: Turn[], options: ReadingOptions): [Frame, ...Frame[]] => {
  const own = readAlone(raw, options);
  const earlier = history.filter(({ role }) => role === 'user').slice(-3);
  const last = earlier.at(-1);
  const leans = last ? leansBack(own.plain, own.terms) : 'no';
  if (!last || leans === 'no') return [own];
  const [before] = readQuestion(last.text, earlier.slice(0, -1), options);
  const reply = history.filter(({ role }) => role === 'bot').at(-1)?.text ?? '';
  const isNaming =
    (before.measure === 'person' || before.superlative !== null) &&
    own.measure !== null &&
    own.measure !== before.measure;
  const named = isNaming ? namesIn(reply, options.knowledge) : [];
  const subject = { ...before, terms: [...named, ...before.terms] };
  const carried = carry(own, subject);
  return leans === 'surely' ? [carried] : [carried, own];
};

const OF_ANOTHER =
  /^(?:e|ed|and|ma) (?:(?:su|sul|sulla|sui|sulle|con|in|nel|nella|nei|nelle|al|alla|ai|alle|da|dal|dalla|on|in|at|to|with) )/;

/** A verb that was said of the business: "lavate anche i gatti? – in che giorni?" goes on about cats. */
const isDone = ({ written }: Term): boolean => /^[a-z]{3,}[aei]te$/.test(written);

const carry = (own: Frame, before: Frame): Frame => {
  const known = new Set(own.terms.flatMap(({ stems }) => stems));
  const lone =
    own.quantities.length === 0 ? mergeQuantities([], before.quantities, own.plain) : own.quantities;
  // "May I bring the dog on the boat? – And on the raft?" asks the very same of another thing.
  const isSameQuestion =
    before.isYesNo && before.measure === null && own.measure === null && OF_ANOTHER.test(own.plain);
  const isReplaced = own.quantities.length === 0 && lone !== before.quantities;
  const figures = new Set(
    isReplaced ? [...before.quantities, ...lone].flatMap(({ written }) => written.split(' ')) : [],
  );
  const isFigure = ({ written }: Term): boolean =>
    figures.has(written) || (isReplaced && /^pes(?:a|asse|o)$/.test(written));
  return {
    ...own,
    earlier: `${before.earlier} ${before.plain}`.trim(),
    measure: own.measure ?? before.measure,
    asksOpen: own.asksOpen ?? (own.measure === null ? before.asksOpen : null),
    superlative: own.superlative,
    isYesNo: own.measure === null && before.measure === null ? own.isYesNo || before.isYesNo : own.isYesNo,
    terms: [
      ...own.terms.filter((term) => !isFigure(term)),
      ...before.terms
        .filter((term) => !isFigure(term) && !term.stems.some((each) => known.has(each)))
        .map((term) =>
          isSameQuestion
            ? { ...term, weight: Math.min(1, term.weight * 1.3) }
            : { ...term, carried: true, weight: term.weight * (isDone(term) ? 0.25 : 0.6) },
        ),
    ],
    isHoliday: own.days.length > 0 || own.weekdays.size > 0 ? own.isHoliday : before.isHoliday,
    days: own.days.length > 0 ? own.days : own.weekdays.size > 0 ? [] : before.days,
    weekdays: own.weekdays.size > 0 ? own.weekdays : own.days.length > 0 ? new Set() : before.weekdays,
    dayPart: own.dayPart ?? (own.weekdays.size > 0 ? null : before.dayPart),
    counted: own.counted,
    quantities:
      own.quantities.length > 0 ? mergeQuantities(own.quantities, before.quantities, own.plain) : lone,
  };
};
