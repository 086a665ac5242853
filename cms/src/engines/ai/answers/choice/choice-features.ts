import type { Passage } from '../../passage';
import { languageOf } from '../../text/language';
import { readDays } from '../../values/calendar';
import { readTimes } from '../../values/clock';
import { readMoney } from '../../values/money';
import { withDigits } from '../../values/numbers';
import { plain } from '../../values/plain';
import { readWeekdays } from '../../values/weekdays';
import type { Situation } from '../candidate';
import { rankOf } from '../find-answer';
import { type Frame, MEASURES } from '../frame';
import { countsWhatIsAsked, holdsMeasure } from '../holds-measure';
import { isOfOtherDays } from '../hours-scores';
import type { Knowledge } from '../knowledge';
import { meets, readWords, type Words } from '../words';
import { daysAgreement, quantityAgreement, weekdaysAgreement } from './agreement';
import { contained, starts, tokensOf, trigrams, valuesKey } from './overlap';
import type { Pooled } from './pool';
import { asItIs, shareOf } from './term-share';

const BANDS = [
  ['statement'],
  ['quote'],
  ['cell'],
  ['cells'],
  ['any-cell'],
  ['row'],
  ['sentence'],
  ['passage'],
  ['hours'],
  ['total', 'sum'],
  ['superlative'],
  ['comparison'],
  ['list', 'rows'],
  ['notice'],
  ['address', 'phone', 'email', 'mail', 'booking', 'contacts', 'contact', 'whatsapp'],
  ['person', 'persons'],
  ['timetable', 'presence'],
  ['availability'],
] as const;

const EXISTS =
  /\b(?:avete|c'e|ci sono|vi sono|vendete|esiste|esistono|have|is there|are there|sell|fate|offrite|accettate|do you)\b/;
const CAN = /\b(?:posso|possiamo|si puo|si possono|potete|can|may|could)\b/;
const NOT = /\b(?:non|no|mai|nessun\w*|senza|tranne|salvo|escluso|vietat\w+|not|never|without|except|no)\b/;
const POLAR = /^(?:si|no|yes)\b/;
const HOUSE = /\b(?:siete|aprite|chiudete|apert\w+|chius\w+|open|close\w*|orari\w*)\b/;

export interface ChoiceSituation extends Omit<Situation, 'seasons'> {
  near: readonly { passage: Passage; score: number }[];
}

const flag = (value: boolean | undefined): number => (value === true ? 1 : 0);

/** What tells whether a candidate answers, of each of a pool. */
export const choiceFeatures = (
  pool: readonly Pooled[],
  knowledge: Knowledge,
  situation: ChoiceSituation,
): number[][] => {
  const { languages } = knowledge;
  const near = situation.near.map(({ passage }) => passage);
  const top = situation.near[0]?.score ?? 0;
  const passageWords = new Map<Passage, Words>();
  const wordsOf = (passage: Passage): Words => {
    const known = passageWords.get(passage);
    if (known) return known;
    const read = readWords(`${passage.heading} ${passage.question ?? ''} ${passage.text}`, languages);
    passageWords.set(passage, read);
    return read;
  };
  const questionGrams = new Map<Frame, Set<string>>();
  const gramsOf = (frame: Frame): Set<string> => {
    const known = questionGrams.get(frame) ?? trigrams(frame.plain);
    questionGrams.set(frame, known);
    return known;
  };
  const namedWords = new Map<Frame, Map<string, boolean>>();
  const isNamed = (word: string, frame: Frame): boolean => {
    const known = namedWords.get(frame) ?? new Map<string, boolean>();
    namedWords.set(frame, known);
    const before = known.get(word);
    if (before !== undefined) return before;
    const single = readWords(word, languages);
    const value = frame.terms.some((term) => meets(term, single) >= 0.4);
    known.set(word, value);
    return value;
  };
  const names: string[] = [];
  const poolTokens = pool.map(({ candidate }) =>
    starts(plain(`${candidate.quotes[0]?.passage.heading ?? ''} ${candidate.text}`)),
  );
  const rarity = new Map<string, number>();
  const rarityOf = (token: string): number => {
    const known = rarity.get(token);
    if (known !== undefined) return known;
    const holders = poolTokens.filter((each) => each.has(token)).length;
    const value = holders === 0 ? 0.3 : Math.log((pool.length + 1) / holders);
    rarity.set(token, value);
    return value;
  };
  const sameValues = new Map<string, number>();
  for (const { candidate } of pool) {
    const key = valuesKey(withDigits(plain(candidate.text)));
    sameValues.set(key, (sameValues.get(key) ?? 0) + 1);
  }
  const rows = pool.map(({ candidate, frame, reading, votes }, index) => {
    const row: number[] = [];
    const add = (name: string, value: number): void => {
      if (index === 0) names.push(name);
      row.push(value);
    };
    const { text, band, quotes } = candidate;
    const folded = withDigits(plain(text));
    const passage = quotes[0]?.passage;
    const heads = passage ? `${passage.heading} ${passage.question ?? ''}` : '';
    const inText = readWords(text, languages);
    const inHead = readWords(heads, languages);
    const inPassage = passage ? wordsOf(passage) : inText;
    const own = frame.terms.filter(({ carried }) => !carried);
    const before = frame.terms.filter(({ carried }) => carried);
    const textValues = own.map((term) => meets(term, inText));
    const headValues = own.map((term) => meets(term, inHead));
    const passageValues = own.map((term) => meets(term, inPassage));
    const plainOwn = own.map(asItIs);
    const exactText = plainOwn.map((term) => meets(term, inText));
    const exactHead = plainOwn.map((term) => meets(term, inHead));
    const best = (a: number[], b: number[]): number[] => a.map((value, at) => Math.max(value, b[at] ?? 0));
    const ofText = shareOf(own, textValues);
    const ofAround = shareOf(own, best(textValues, headValues));
    const ofPassage = shareOf(own, best(passageValues, textValues));
    const ofExact = shareOf(own, best(exactText, exactHead));
    add('cov.text', ofText.share);
    add('cov.around', ofAround.share);
    add('cov.passage', ofPassage.share);
    add('cov.exactText', shareOf(own, exactText).share);
    add('cov.exact', ofExact.share);
    add('cov.head', shareOf(own, headValues).share);
    add('miss.heaviest', ofAround.heaviest);
    add('miss.known', ofAround.heaviestKnown);
    add('miss.unknown', ofAround.heaviestUnknown);
    add('miss.count', ofAround.missing);
    add('miss.exactHeaviest', ofExact.heaviest);
    add('miss.passage', ofPassage.heaviest);
    add('met.best', ofAround.bestMet);
    add('met.bestExact', ofExact.bestMet);
    add('own.count', own.length);
    add(
      'own.mass',
      own.reduce((sum, { weight }) => sum + weight, 0),
    );
    add('own.unknown', Math.max(0, ...own.filter(({ known }) => !known).map(({ weight }) => weight)));
    const carriedText = before.map((term) => Math.max(meets(term, inText), meets(term, inHead)));
    const ofCarried = shareOf(before, carriedText);
    add('carried.cov', ofCarried.share);
    add(
      'carried.passage',
      shareOf(
        before,
        before.map((term) => meets(term, inPassage)),
      ).share,
    );
    add('carried.heaviest', ofCarried.heaviest);
    add('reading', reading);
    add('votes', votes);
    // What the reply says beside what was asked.
    const contents = [...inText.folded].filter((word) => !/^\d/.test(word));
    const named = contents.filter((word) => isNamed(word, frame)).length;
    add('text.named', contents.length === 0 ? 0 : named / contents.length);
    add('text.words', contents.length);
    add('text.length', text.length);
    const sentences = text.split(/[.!?]\s+(?=\p{Lu})|\n/u).length;
    add('text.sentences', sentences);
    add('text.parts', (text.match(/; /g) ?? []).length);
    const grams = gramsOf(frame);
    add('gram.text', contained(grams, trigrams(plain(`${heads} ${text}`))));
    add('gram.back', contained(trigrams(folded), grams));
    const tokens = tokensOf(frame);
    const textTokens = starts(`${plain(heads)} ${folded}`);
    let tokenMass = 0;
    let tokenFound = 0;
    for (const token of tokens) {
      const rarity = rarityOf(token);
      tokenMass += rarity;
      if (textTokens.has(token)) tokenFound += rarity;
    }
    add('token.rare', tokenMass === 0 ? -1 : tokenFound / tokenMass);
    const [lead = ''] = /^[^:]{2,80}(?=: )/.exec(text) ?? [];
    const leadWords = readWords(lead, languages);
    const leadContents = [...leadWords.folded];
    add(
      'lead.covers',
      lead === ''
        ? -1
        : shareOf(
            own,
            own.map((term) => meets(term, leadWords)),
          ).share,
    );
    add(
      'lead.named',
      leadContents.length === 0
        ? -1
        : leadContents.filter((word) => isNamed(word, frame)).length / leadContents.length,
    );
    const figures: string[] = frame.plain.match(/\d+(?:[.,]\d+)?/g) ?? [];
    const textFigures = new Set(folded.match(/\d+(?:[.,]\d+)?/g) ?? []);
    const metFigures = figures.filter((figure) => textFigures.has(figure)).length;
    add('figures.met', metFigures);
    add('figures.missing', figures.length - metFigures);
    const at = passage ? passage.text.indexOf(text.slice(0, 40)) : -1;
    const previous =
      at > 0 ? readWords(passage?.text.slice(Math.max(0, at - 120), at) ?? '', languages) : null;
    const next =
      at >= 0
        ? readWords(passage?.text.slice(at + text.length, at + text.length + 120) ?? '', languages)
        : null;
    add(
      'near.before',
      previous === null
        ? -1
        : shareOf(
            own,
            own.map((term) => meets(term, previous)),
          ).share,
    );
    add(
      'near.after',
      next === null
        ? -1
        : shareOf(
            own,
            own.map((term) => meets(term, next)),
          ).share,
    );
    const key = valuesKey(folded);
    add('v.same', key === '' ? -1 : (sameValues.get(key) ?? 0) / pool.length);
    add('v.holders', key === '' ? -1 : (sameValues.get(key) ?? 0));
    // The question.
    for (const measure of MEASURES) add(`q.${measure}`, flag(frame.measure === measure));
    add('q.none', flag(frame.measure === null));
    add('q.yesNo', flag(frame.isYesNo));
    add('q.list', flag(frame.isList));
    add('q.open', flag(frame.asksOpen !== null));
    add('q.superlative', flag(frame.superlative !== null));
    add('q.comparison', flag(frame.comparison !== null));
    add('q.total', flag(frame.wantsTotal));
    add('q.exists', flag(EXISTS.test(frame.plain)));
    add('q.can', flag(CAN.test(frame.plain)));
    add('q.not', flag(NOT.test(frame.plain)));
    add('q.house', flag(HOUSE.test(frame.plain)));
    add('q.foreign', flag(!languages.includes(frame.language)));
    add('q.conditions', frame.days.length + frame.weekdays.size + frame.quantities.length);
    add('q.quantities', frame.quantities.length);
    add('q.days', flag(frame.days.length + frame.weekdays.size > 0));
    add('q.words', frame.plain.split(' ').length);
    add('q.carries', flag(before.length > 0));
    // The value.
    const money = readMoney(text).length;
    const times = readTimes(text).length;
    add('v.fits', flag(holdsMeasure(text, frame)));
    add('v.counts', flag(countsWhatIsAsked(text, inText, frame)));
    add('v.money', money);
    add('v.times', times);
    add('v.digits', (folded.match(/\d+(?:[.,]\d+)?/g) ?? []).length);
    add('v.not', flag(NOT.test(folded)));
    add('v.polar', flag(POLAR.test(folded)));
    add('v.moneyUnasked', flag(money > 0 && frame.measure !== 'money' && frame.measure !== null));
    add(
      'v.oneValue',
      frame.measure === 'money'
        ? flag(money === 1)
        : frame.measure === 'time'
          ? flag(times > 0 && times <= 2)
          : -1,
    );
    const scope = passage ? `${passage.heading} ${text}` : text;
    add('c.days', daysAgreement(scope, frame));
    add('c.weekdays', weekdaysAgreement(scope, frame));
    const quantity = quantityAgreement(scope, frame);
    add('c.quantitiesMet', quantity.met);
    add('c.quantitiesAgainst', quantity.against);
    add('c.otherDays', flag(isOfOtherDays(text, frame)));
    add(
      'c.unaskedDays',
      flag(
        frame.days.length + frame.weekdays.size === 0 &&
          (readDays(text, frame.year).length > 0 || readWeekdays(text).size > 0),
      ),
    );
    // The index.
    const rank = passage ? near.indexOf(passage) : -1;
    add('r.passage', rank < 0 ? 20 : rank);
    add('r.behind', rank < 0 ? 10 : top - (situation.near[rank]?.score ?? 0));
    const ranked = situation.ranked.findIndex(
      (each) => each.passage === passage && (each.text.includes(text) || text.includes(each.text)),
    );
    add('r.sentence', ranked < 0 ? 10 : ranked);
    add('r.confidence', situation.confidence);
    add('r.firstWhenSure', ranked === 0 ? situation.confidence : 0);
    // The answerer's own view.
    add('a.score', candidate.score);
    add('a.rank', rankOf(candidate));
    add('a.coverage', candidate.coverage);
    add('a.carried', candidate.carried);
    add('a.fits', flag(candidate.fits));
    add('a.first', flag(candidate.isFirst));
    add('a.exact', candidate.isExact === undefined ? -1 : flag(candidate.isExact));
    add('a.labelled', flag(candidate.isLabelled));
    add('a.composed', flag(candidate.isComposed));
    add('a.missing', Math.max(0, ...candidate.missing.map(({ weight }) => weight)));
    for (const kinds of BANDS) add(`b.${kinds[0]}`, flag(kinds.some((kind) => kind === band)));
    add('b.other', flag(!BANDS.some((kinds) => kinds.some((kind) => kind === band))));
    add('b.row', flag((passage?.row ?? null) !== null));
    add('b.pair', flag((passage?.question ?? null) !== null));
    add('l.differs', flag(languageOf(text, frame.language) !== frame.language));
    return row;
  });
  // Beside the others of the pool.
  const column = (name: string): number => names.indexOf(name);
  const compared = [
    'cov.around',
    'cov.exact',
    'cov.passage',
    'a.score',
    'a.rank',
    'cov.text',
    'text.named',
    'c.quantitiesMet',
    'carried.cov',
    'v.fits',
    'gram.text',
  ];
  const lines = compared.map((name) => {
    const at = column(name);
    const values = rows.map((row) => row[at] ?? 0);
    return { name, at, most: Math.max(...values), values };
  });
  const around = column('cov.around');
  const result = rows.map((row) => [
    ...row,
    ...lines.map(({ at, most }) => most - (row[at] ?? 0)),
    rows.filter((other) => (other[around] ?? 0) > (row[around] ?? 0)).length,
    rows.length,
  ]);
  return result;
};
