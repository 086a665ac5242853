import type { Locale } from '../../../../contract';
import { upperFirst } from '../profile/text';
import { CLOSED } from '../plan/choose-subject';
import type { Subject } from '../plan/subject';
import { countdown } from './countdown';
import {
  afterwards,
  answerTo,
  headline,
  line,
  listOf,
  openingOf,
  paragraphs,
  saidBy,
  type Draft,
} from './parts';

/** What goes before a list of other offers, and of other facts; they go around. */
const INTRODUCED: Readonly<
  Record<Locale, Record<'prices' | 'offers' | 'facts' | 'questions', readonly [string, ...string[]]>>
> = {
  it: {
    prices: [
      'Sullo stesso listino:',
      'Per confronto, altre voci del listino:',
      'Qualche altro prezzo, per farsi un’idea:',
      'A listino anche:',
    ],
    offers: ['Per esempio:', 'Qualche esempio:'],
    facts: [
      'Altre cose utili da sapere:',
      'Da sapere anche:',
      'E ancora, in breve:',
      'Altro che serve sapere:',
    ],
    questions: [
      'Altre domande che ci fanno spesso:',
      'Ci chiedono anche:',
      'Altre risposte in breve:',
      'E poi le altre domande di ogni giorno:',
    ],
  },
  en: {
    prices: ['Also on our price list:', 'A few other prices:', 'For comparison:', 'On the same list:'],
    offers: ['For example:', 'Some examples:'],
    facts: ['Also worth knowing:', 'A few more useful things:', 'In short, besides:', 'Good to know:'],
    questions: [
      'People also ask us:',
      'Other questions we hear:',
      'A few more answers:',
      'And what else we are asked:',
    ],
  },
};
const LONGEST_POINT = 210;
/** A short remark needs no paragraph of its own. */
const SHORT = 60;

const isRow = ({ isRow: isOffered, question }: Subject): boolean => isOffered && question === '';
const isAnchor = ({ isHours, kind }: Subject): boolean => isHours || kind === 'about';
const isIntroduction = ({ kind, isHours, group, sentences }: Subject): boolean =>
  kind === 'about' && !isHours && group !== 'where' && !CLOSED.test(sentences[0] ?? '');
/** A list within a paragraph reads like a table: it is a subject of its own. */
const isFact = (one: Subject): boolean =>
  !CLOSED.test(one.sentences[0] ?? '') &&
  one.points.length === 0 &&
  !isRow(one) &&
  !isAnchor(one) &&
  one.question === '';
const isOwn = ({ group }: Subject): boolean => group !== 'trade';
/** "Un caso: …", "A Lodi abbiamo cambiato…": one thing that was done somewhere, and what came of it. */
const HAPPENED =
  /^(?:(?:un|one) (?:caso|case|esempio|example): |(?:a|ad|in|at|nel|nella)\s(?=[^.]*(?<!\p{L})(?:abbiamo|c[’']era|c[’']erano|we (?:found|moved|made|changed|had)|there was)(?!\p{L}))|(?:un|una|one|an?)\s[^.]*\d[^.]*,\s(?:adesso|ora|oggi|now)\s)/iu;
/** Something that happened, told in several sentences: what other firms read for. */
const isStory = ({ sentences, until }: Subject): boolean =>
  until === null &&
  ((sentences.length > 2 && sentences.join(' ').length > 150) || HAPPENED.test(sentences.join(' ')));
const hasRoom = (one: Subject): boolean => saidBy(one).length <= LONGEST_POINT;

/** What a long post may tell besides its subject, in the order in which it is wanted: what goes with it, then the rest. */
interface InDepth {
  near: Subject[][];
  far: Subject[][];
}

/** Finds it. */
export const inDepth = ({ subject, companions: { related, besides, rows } }: Draft): InDepth => {
  const questions = [...related, ...rows].filter(({ question }) => question !== '');
  // What stands near it in the material has more to do with it than what stands elsewhere.
  const facts = besides
    .filter((one) => isFact(one) && hasRoom(one))
    .sort((one, other) => Math.abs(one.order - subject.order) - Math.abs(other.order - subject.order));
  return {
    near: [
      related.filter((one) => isFact(one) && isOwn(one)).slice(0, 3),
      // A question goes with other questions; anything else with the one that has to do with it.
      subject.question === ''
        ? related.filter(({ question }) => question !== '').slice(0, 1)
        : questions.filter(hasRoom).slice(0, 2),
      besides.filter((one) => isFact(one) && isOwn(one) && isStory(one)).slice(0, 1),
      (isRow(subject) && subject.hasPrice
        ? [...related, ...rows]
        : related.filter((one) => one.head === subject.head)
      )
        .filter((one) => isRow(one) && one.points.length === 0 && hasRoom(one))
        .slice(0, 3),
      [...related, ...besides].filter(isIntroduction).slice(0, 1),
    ],
    // A row of a list with whatever else there is around it explains nothing.
    far: isRow(subject)
      ? []
      : [
          facts.filter((one) => isOwn(one) && one.until === null).slice(0, 2),
          questions.filter((one) => !related.includes(one) && hasRoom(one)).slice(0, 1),
        ],
  };
};

const introduced = (question: string, language: Locale): string =>
  language === 'en' ? `We are often asked: “${question}”` : `Ci chiedono spesso: «${question}»`;

/** One or two are told, more are listed. */
const listed = (items: readonly string[], introduction: string): string =>
  items.length < 2 ? line(...items) : `${introduction}\n${listOf(items, '–')}`;

/** A long post in paragraphs: its subject, what has to do with it, who says it, and what else is good to know. */
export const linkedinShape = (
  { subject, profile, companions: { related }, turn, day }: Draft,
  used: readonly Subject[],
): string => {
  const words = INTRODUCED[profile.language];
  const pick = ([first, ...others]: readonly [string, ...string[]]): string =>
    [first, ...others][turn % (others.length + 1)] ?? first;
  const remaining = new Map(afterwards(subject, used).map((one, at) => [used[at], one]));
  const of = (wanted: (one: Subject) => boolean): Subject[] =>
    used.filter(wanted).flatMap((one) => remaining.get(one) ?? []);
  const isNear = (one: Subject): boolean => related.includes(one);
  const head = headline(subject) || openingOf(subject.hook, subject.sentences, profile);
  const left = countdown(subject, day, profile.language);
  const [first = '', ...sentences] = answerTo(head, subject.sentences, profile);
  const body =
    subject.points.length > 0
      ? `${line(...subject.sentences)}\n${listOf(subject.points, '–')}`
      : head === ''
        ? (sentences.join(' ').length < SHORT ? line : paragraphs)(line(first, left), line(...sentences))
        : line(first, ...sentences, left);
  const rows = of(isRow);
  const withQuestion = of((one) => one.question !== '');
  return paragraphs(
    head,
    body,
    ...of((one) => isFact(one) && isNear(one) && one.until === null).map(saidBy),
    listed(
      rows.map(({ sentences: row }) => upperFirst(line(...row).replace(/^Da noi /u, ''))),
      pick(rows.some(({ hasPrice }) => hasPrice) ? words.prices : words.offers),
    ),
    withQuestion.length > 1
      ? listed(withQuestion.map(saidBy), pick(words.questions))
      : line(
          ...withQuestion.map(({ question, sentences: answer }) =>
            line(introduced(question, profile.language), ...answer),
          ),
        ),
    ...of((one) => isFact(one) && !isNear(one) && isStory(one)).map(saidBy),
    // What is true of the whole trade is not said of this business.
    ...of((one) => isFact(one) && !isOwn(one) && !isNear(one)).map(saidBy),
    // Each says another thing: several of them are a list, and no paragraphs that seem to follow from each other.
    listed(
      of((one) => isFact(one) && isOwn(one) && !isNear(one) && !isStory(one) && one.until === null).map(
        saidBy,
      ),
      pick(words.facts),
    ),
    line(...of((one) => one.kind === 'about' && !one.isHours).map(saidBy)),
    // What ends soon is a reason to act now, and stands last.
    line(...of((one) => isFact(one) && one.until !== null).map(saidBy)),
  );
};
