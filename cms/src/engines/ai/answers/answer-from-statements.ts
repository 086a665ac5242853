import { overlaps, readDays } from '../values/calendar';
import { holdsTime } from '../values/clock';
import type { ValueKind } from '../values/clauses';
import { readMoney } from '../values/money';
import { withDigits } from '../values/numbers';
import { plain } from '../values/plain';
import {
  isMeasured,
  isSameQuantity,
  isWithin,
  readQuantities,
  readRange,
  scaled,
} from '../values/quantities';
import { readWeekdays } from '../values/weekdays';
import type { Candidate, Situation } from './candidate';
import type { Frame, Measure } from './frame';
import type { Material, Statement } from './material';
import { ANSWER_LENGTH, LIST_LENGTH, sentence } from './say';
import { meets, type Term, type Words } from './words';

const FREE =
  /\b(?:gratuit\w*|gratis|senza (?:spese|supplement\w*|costi)|free|nulla|meta prezzo|compres[oaie]|inclus[oaie]|included|complimentary|non (?:si )?pag(?:a|ano))\b/;
const NAME =
  /^\p{Lu}\p{Ll}{2,}(?: (?:e|and) \p{Lu}\p{Ll}{2,})? (?:si |ci |le |gli )?(?:occupa|occupano|segue|seguono|cura|insegna|tiene|tengono|gestisce|gestiscono|fa|fanno|è|sono|parla|runs?|leads?|teach(?:es)?|is|does|do|are)(?!\p{L})|(?<=[\p{Ll},;:] |['’"«“(])\p{Lu}\p{Ll}{2,}|^\p{Lu}\p{Ll}+ \p{Lu}/u;
const PLACE =
  /\b(?:via|viale|piazza|corso|strada|largo|vicolo|lungomare|borgo|loc\.|localita|vicino|davanti|dietro|accanto|presso|piano|fermata|retro|street|road|square)\b|\b(?:a|in|nella|nel|al|sul|sulla) \p{L}/u;

/** "Two days before" says when, not how long. */
const LEAD = /\b(?:or[ae]|giorn[oi]|mes[ei]|settiman[ae]|hours?|days?|weeks?|months?) (?:prima|before)\b/;

/** Whether a statement holds the kind of value asked for. */
export const holdsMeasure = (text: string, frame: Frame): boolean => {
  const folded = withDigits(plain(text));
  switch (frame.measure) {
    case 'money':
      return (
        readMoney(text).length > 0 ||
        FREE.test(folded) ||
        /\d ?% (?:in piu|di (?:supplemento|aumento)|extra|more)/.test(folded)
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
      if (/\bdur[ai]/.test(frame.plain) && LEAD.test(folded) && !/\bdur[ai]|minut/.test(folded)) return false;
      return (
        /\b(?:\d+|un'?|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|quaranta|trenta|venti|pochi)\s?(?:-\s?\d+ )?(?:min|or[ae]|giorn|settiman|mes|ann|h\b|days?|hours?|weeks?|months?|years?|e mezz|mezz)/.test(
          folded,
        ) || /\b(?:subito|mezz'ora|in giornata)\b/.test(folded)
      );
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
      return NAME.test(text);
    case 'place':
      return PLACE.test(folded);
    case 'since':
      return SINCE.test(folded);
    case 'how':
    case null:
      return true;
  }
};

const SINCE =
  /\b(?:dal|dall'anno|since|nel|in|from) (?:lontano )?(?:1[89]|20)\d\d\b|\bda (?:oltre |piu di |circa |quasi )?\d+ anni\b|\b(?:fondat|nat)[oa]\b|\bfor (?:over |more than )?\d+ years\b/;

/** Whether what is counted by "quanti" is what a text counts, not merely some figure. */
export const countsWhatIsAsked = (text: string, words: Words, { counted, terms }: Frame): boolean => {
  if (counted === null || counted.unit === 'person') return true;
  const noun = terms.find(({ folded, written }) =>
    [folded, written].some((each) => each.startsWith(counted.stem)),
  );
  return (
    readQuantities(text).some(({ unit }) => unit === counted.unit || sameKind(unit, counted.unit)) ||
    plain(text).includes(counted.stem) ||
    (noun !== undefined && meets(noun, words) >= 0.7)
  );
};

interface Scored {
  statement: Statement;
  score: number;
  coverage: number;
  missing: Term[];
  fits: boolean;
  carried: number;
  isFirst: boolean;
}

const CONTEXT = 0.92;
const NEIGHBOUR = 0.45;
/** What a sentence begins with holds for its later pieces; what stands in another of them hardly does. */
const LEAD_OF_SENTENCE = 0.85;
const REST_OF_SENTENCE = 0.3;
const AMBIENT = 0.7;

const sameKind = (a: string, b: string): boolean => scaled(1, a).unit === scaled(1, b).unit;

/** How far a statement speaks of each typed condition of the question: 1 where it meets it, less where it is silent. */
const conditions = (statement: Statement, frame: Frame, year: number): number[] => {
  const { text } = statement;
  const values: number[] = [];
  if (frame.days.length > 0) {
    const days = readDays(text, year);
    const meetsDays = days.some((span) => frame.days.some((day) => overlaps(span, day)));
    // To "is it so in April?" the months in which it is so are an answer.
    values.push(days.length === 0 ? SILENT : meetsDays ? 1 : frame.isYesNo ? 0.9 : 0);
  }
  if (frame.weekdays.size > 0) {
    const weekdays = readWeekdays(text);
    values.push(
      weekdays.size === 0
        ? SILENT
        : [...frame.weekdays].some((day) => weekdays.has(day))
          ? 1
          : frame.isYesNo
            ? 0.8
            : 0,
    );
  }
  if (frame.quantities.length > 0) {
    const range = readRange(text);
    const stated = readQuantities(text);
    for (const quantity of frame.quantities) {
      if (quantity.unit === 'person' && quantity.amount <= 2) continue;
      const within = range ? isWithin(quantity, range) : null;
      const speaks = stated.some(({ unit }) => sameKind(unit, quantity.unit));
      // Of pieces of one sentence the one that says the very quantity is meant, not its neighbour.
      if (speaks && statement.sentence && isMeasured(quantity.unit)) {
        values.push(stated.some((each) => isSameQuantity(each, quantity)) ? 1 : 0);
        continue;
      }
      const named =
        frame.terms.some(({ written }) => written === quantity.written) &&
        plain(`${statement.passage.heading} ${text}`).includes(quantity.written);
      const isSized = frame.measure === 'money' && isMeasured(quantity.unit);
      values.push(
        within === true || named ? 1 : within === false || speaks ? 0.8 : isSized ? UNSIZED : SILENT,
      );
    }
  }
  if (frame.counted !== null) {
    const { unit, stem: counted } = frame.counted;
    const found =
      readQuantities(text).some((each) => each.unit === unit || sameKind(each.unit, unit)) ||
      plain(text).includes(counted);
    values.push(found ? 1 : 0.1);
  }
  return values;
};
const SILENT = 0.3;
/** A price that names no size, to a question that does. */
const UNSIZED = 0.1;
const CONDITION_WEIGHT = 0.45;

/** What the learned ranking's choice brings, by its place. */
const RANKED = [0.3, 0.18, 0.1, 0.05] as const;
const SURE = 0.5;

const rankOf = ({ passage, text }: Statement, { ranked }: Situation): number =>
  ranked.findIndex(
    (each) => each.passage === passage && (each.text.includes(text) || text.includes(each.text)),
  );

/** Hours of holidays, to a question that names none. */
const EXCEPTION = /\b(?:festiv\w+|natale|capodanno|pasqua|ferragosto|vigili\w+|holidays?|christmas|easter)\b/;
const isException = (text: string, frame: Frame): boolean =>
  frame.days.length === 0 && EXCEPTION.test(plain(text)) && !EXCEPTION.test(frame.plain);

/** "Pasti: 5,20 € al giorno": what is asked about stands first. */
const beginsWithSubject = ({ text, words }: Statement, { terms }: Frame): boolean => {
  const [first = ''] = plain(text)
    .replace(/^[^a-z0-9]+/, '')
    .split(/[^a-z0-9]/);
  return terms.some(
    (term) =>
      !term.carried &&
      meets(term, words) >= 0.9 &&
      (term.folded === first || term.stems.some((each) => each.length > 3 && first.startsWith(each))),
  );
};

const score = (statement: Statement, neighbours: Statement[], frame: Frame, situation: Situation): Scored => {
  const { year, ambient, confidence } = situation;
  let mass = 0;
  let found = 0;
  let inside = 0;
  let carriedMass = 0;
  let carriedFound = 0;
  const missing: Term[] = [];
  for (const term of frame.terms) {
    // A figure is compared as a condition.
    if (/^\d/.test(term.folded) && frame.quantities.some(({ written }) => written.includes(term.written)))
      continue;
    const here = meets(term, statement.words);
    const around = Math.max(0, ...neighbours.map(({ words }) => meets(term, words)));
    const value = Math.max(
      here,
      CONTEXT * meets(term, statement.context),
      statement.sentence ? LEAD_OF_SENTENCE * meets(term, statement.sentence.lead) : 0,
      statement.sentence ? REST_OF_SENTENCE * meets(term, statement.sentence.words) : 0,
      NEIGHBOUR * around,
      AMBIENT * meets(term, ambient),
    );
    if (term.carried) {
      carriedMass += term.weight;
      carriedFound += term.weight * value;
      continue;
    }
    mass += term.weight;
    found += term.weight * value;
    inside += term.weight * here;
    if (value < 0.4) missing.push(term);
  }
  const carried = carriedMass === 0 ? 1 : carriedFound / carriedMass;
  const values = conditions(statement, frame, year);
  // Conditions alone say nothing of the subject; for how long the house has been there needs none.
  const isOfHouse = frame.measure === 'since' && SINCE.test(withDigits(plain(statement.text)));
  const subject = mass === 0 ? (carriedMass === 0 ? (isOfHouse ? 0.9 : 0) : carried) : found / mass;
  const total = (mass === 0 ? carriedMass : mass) + CONDITION_WEIGHT * values.length;
  const coverage =
    total === 0
      ? subject
      : (subject * (mass === 0 ? carriedMass : mass) +
          CONDITION_WEIGHT * values.reduce((sum, each) => sum + each, 0)) /
        total;
  const fits =
    holdsMeasure(statement.text, frame) &&
    (frame.measure !== 'count' || countsWhatIsAsked(statement.text, statement.words, frame));
  const rank = rankOf(statement, situation);
  const ranked =
    coverage +
    0.4 * carried +
    0.1 * (mass === 0 ? 0 : inside / mass) +
    (beginsWithSubject(statement, frame) ? 0.08 : 0) +
    (fits ? (frame.measure === 'money' && readMoney(statement.text).length === 0 ? 0 : 0.12) : -0.4) +
    (RANKED[rank] ?? 0) * Math.min(1, confidence / SURE) * (carriedMass > 0 ? 0.3 : 1) -
    (frame.asksOpen !== null && isException(statement.text, frame) ? 0.3 : 0) -
    Math.min(0.08, statement.text.length / 5000);
  return {
    statement,
    score: ranked,
    coverage: subject < 0.3 ? Math.min(coverage, subject) : coverage,
    missing,
    fits,
    carried,
    isFirst: rank === 0 && confidence >= SURE,
  };
};

/** The best sentence, and those beside it that the question also needs, within the length of an answer. */
const quote = (best: Scored, all: Statement[], frame: Frame): string => {
  const { statement } = best;
  if (statement.sentence) return sentence(statement.text);
  const most = frame.isList ? LIST_LENGTH : ANSWER_LENGTH;
  const at = all.indexOf(statement);
  const own = frame.terms.filter(({ carried }) => !carried);
  let text = statement.text;
  // A name was asked for: its neighbours' would stand beside it.
  if (frame.measure === 'person') return text.replace(/\s*\n\s*/g, ' ');
  const lacks = own.filter((term) => best.missing.includes(term) || meets(term, statement.words) < 0.4);
  const next = all[at + 1];
  const last = all[at - 1];
  const answersSame = (other: Statement | undefined): other is Statement =>
    other !== undefined && other.question === statement.question;
  const helps = (other: Statement): boolean => lacks.some((term) => meets(term, other.words) > 0.4);
  const isExample = statement.question !== null && answersSame(next) && next.text.length < 160;
  if (
    answersSame(next) &&
    (helps(next) || isExample || /^(?:Non|Solo|Tranne|Esclus|Altrimenti|Only|Except)\b/.test(next.text)) &&
    text.length + next.text.length < most
  )
    text = `${text} ${next.text}`;
  if (answersSame(last) && helps(last) && text.length + last.text.length < most)
    text = `${last.text} ${text}`;
  return text.replace(/\s*\n\s*/g, ' ');
};

const PARTED: Partial<Record<Measure, ValueKind>> = {
  money: 'money',
  time: 'time',
  duration: 'duration',
  percent: 'percent',
};

/** Pieces that answer about equally well are not told apart: their sentence answers. */
const EQUAL = 0.06;

/** The best pieces of sentences, a whole sentence where its pieces answer alike. */
const joinEqualPieces = (scored: Scored[]): Scored[] => {
  const [best, second] = scored;
  if (!best?.statement.sentence) return scored;
  const others = scored.filter(
    ({ statement, score: each }) =>
      statement.passage === best.statement.passage &&
      statement.sentence?.text === best.statement.sentence?.text &&
      best.score - each <= EQUAL,
  );
  if (others.length < 2 || second === undefined) return scored;
  const { sentence, ...rest } = best.statement;
  const whole = {
    ...best,
    statement: { ...rest, text: sentence?.text ?? rest.text, words: sentence?.words ?? rest.words },
  };
  return [whole, ...scored.filter((each) => !others.includes(each))];
};

/** Replies in the owner's own sentences, best first. */
export const answerFromStatements = (
  statements: readonly Statement[],
  material: Material,
  frame: Frame,
  situation: Situation,
): Candidate[] => {
  const kind = frame.measure === null || frame.isList ? undefined : PARTED[frame.measure];
  const scored = statements
    .flatMap((statement, at) => {
      const neighbours = [statements[at - 1], statements[at + 1]].filter(
        (each): each is Statement => each?.passage === statement.passage,
      );
      const pieces = kind === undefined ? [statement] : material.clausesOf(statement, kind);
      return pieces.map((piece) => score(piece, neighbours, frame, situation));
    })
    .sort((a, b) => b.score - a.score);
  return joinEqualPieces(scored)
    .slice(0, 4)
    .map((best): Candidate => {
      const text = quote(best, material.statementsOf(best.statement.passage), frame);
      return {
        text,
        quotes: [{ passage: best.statement.passage, text }],
        score: best.score,
        coverage: best.coverage,
        missing: best.missing,
        fits: best.fits,
        carried: best.carried,
        isFirst: best.isFirst,
        isExact:
          (frame.measure === 'since' && frame.terms.length === 0) ||
          frame.terms.some(
            (term) => Math.max(meets(term, best.statement.words), meets(term, best.statement.context)) > 0.9,
          ),
        band: 'statement',
        isComposed: false,
      };
    });
};
