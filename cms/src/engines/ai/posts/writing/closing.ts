import type { SocialPlatform, SocialProfile, SocialVoice } from '../../../../contract';
import type { Subject } from '../plan/subject';
import type { History } from '../plan/history';
import { tradeQuestions } from '../trades';
import { deadlineIn } from '../plan/wording';
import { articleOf, nounOf, withPreposition } from './grammar-it';
import { line, paragraphs } from './parts';
import { publishable } from '../profile/publishable';
import { lowerFirst, sharesStem, stemsIn } from '../profile/text';

type Speaker = SocialVoice | 'en';
interface Questions {
  /** Of a day on which something happens; `{day}` is that day. */
  day: readonly string[];
  /** Of what is sold; `{thing}` with its article. */
  thing: readonly string[];
}

/** Questions of a post's own subject, which a customer can answer in a word. */
const QUESTIONS: Readonly<Record<Speaker, Questions>> = {
  tu: {
    day: ['Ci vediamo {day}?', 'Sei dei nostri {day}?'],
    thing: ['Hai già provato {thing}?'],
  },
  voi: {
    day: ['Ci vediamo {day}?', 'Siete dei nostri {day}?'],
    thing: ['Avete già provato {thing}?'],
  },
  lei: {
    day: ['La aspettiamo {day}?'],
    thing: ['Ha già provato {thing}?'],
  },
  en: {
    day: ['Shall we see you on {day}?'],
    thing: ['Have you tried {thing} yet?'],
  },
};

/** Trades whose things are eaten, drunk or felt. */
const TASTED =
  /ristorant|pizzer|^bar$|torrefaz|pasticcer|panific|gelater|gastronom|pasta|macell|pescher|fruttiv|caseific|cantina|enotec|birrific|frantoi|apicolt|erborist|estetic|agriturism/u;
/** The name of a thing within a question; '' where it has none that reads well there. */
const thingOf = ({ tag, isRow }: Subject, profile: SocialProfile): string => {
  const { language } = profile;
  if (!isRow || tag === '' || tag.split(/\s+/u).length > 4 || /\d/u.test(tag)) return '';
  // Nobody tries a repair, or a set of shelves.
  if (!TASTED.test(profile.trade)) return '';
  if (language === 'en') return `the ${lowerFirst(tag)}`;
  const noun = nounOf(tag);
  return noun ? `${articleOf(tag, noun)}${withPreposition(lowerFirst(tag))}` : '';
};

/** So many of the newest moments are looked at for a question that was asked already. */
const REMEMBERED = 5;
/** So short a question may come again. */
const FEW_WORDS = 5;
/** In a plan that wants questions now and then, every so many posts have one. */
const NOW_AND_THEN = 3;

const DAY =
  /(?<!\p{L})(?:(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|\p{L}+day),?\s)?\d{1,2}\s(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|january|february|march|april|may|june|july|august|september|october|november|december)(?!\p{L})/iu;
/** Questions that fit what a post tells, the most specific first; none where only a question of any business would fit. */
const questionsOn = (subject: Subject, profile: SocialProfile): string[] => {
  const questions = QUESTIONS[profile.language === 'en' ? 'en' : profile.voice];
  if (subject.isHours) return [];
  const when = subject.kind === 'event' ? DAY.exec(subject.sentences.join(' '))?.[0] : undefined;
  const isDeadline = deadlineIn(subject.sentences[0] ?? '') !== '';
  const thing = thingOf(subject, profile);
  return [
    ...(when === undefined || isDeadline
      ? []
      : questions.day.map((one) => one.replace('{day}', lowerFirst(when)))),
    ...(thing === '' ? [] : questions.thing.map((one) => one.replace('{thing}', thing))),
    ...tradeQuestions(profile.trade, profile.language),
  ];
};

/** A question to readers about what a post told, which none of the last posts asked; '' where none fits. */
const questionFor = (
  subject: Subject,
  profile: SocialProfile,
  { history, turn, isWanted }: { history: History; turn: number; isWanted: boolean },
): string => {
  const all = questionsOn(subject, profile).filter(publishable(profile));
  const turned = all.map((_, at) => all[(at + turn) % all.length] ?? '');
  const recent = history.moments.slice(0, REMEMBERED);
  const wasAsked = (question: string): boolean => {
    const words = ` ${(question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
    return (
      history.namedNow(question) ||
      recent.some((moment) => moment.posts.some((post) => post.words.includes(words)))
    );
  };
  // Where every post is to end with one, one is asked again rather than none.
  return (
    turned.find((question) => !wasAsked(question)) ??
    (isWanted
      ? (turned.find((question) => history.uses(question) < 2 || question.split(/\s+/u).length < FEW_WORDS) ??
        '')
      : '')
  );
};

/** A question of the trade that has to do with what a post tells, or whether one comes on its day; '' where there is none. */
const ownQuestion = (
  subject: Subject,
  profile: SocialProfile,
  { history, turn }: { history: History; turn: number },
): string => {
  // A price with what else there is has enough at its end.
  if (subject.question !== '' || subject.points.length > 0 || subject.isRow) return '';
  const { language } = profile;
  const found = questionFor(subject, profile, { history, turn, isWanted: false });
  if (found === '' || history.uses(found) > 0) return '';
  const isOfDay = QUESTIONS[language === 'en' ? 'en' : profile.voice].day.some((one) =>
    found.startsWith(one.split(' {')[0] ?? one),
  );
  const fits =
    tradeQuestions(profile.trade, language).includes(found) &&
    sharesStem(stemsIn(found, language), subject.stems);
  return isOfDay || fits ? found : '';
};

/** True where one of the newest moments ended with a question. */
const askedLately = (history: History): boolean =>
  history.moments.slice(0, NOW_AND_THEN - 1).some(({ asks }) => asks);

/** How a post ends before its call to action: a question to readers, and what stands under every post. */
export interface Closing {
  /** '' for none. */
  question: string;
  lines: readonly string[];
}

/** How a post about a subject ends, as its owner wants. */
export const closingFor = (
  subject: Subject,
  profile: SocialProfile,
  { history, turn, platform }: { history: History; turn: number; platform: SocialPlatform },
): Closing => {
  const { lines = [], question = 'never' } = profile.closing ?? {};
  // People answer on Facebook: now and then a post asks what has to do with it, where nobody is addressed formally.
  if (platform === 'facebook' && question === 'never' && profile.voice !== 'lei' && !askedLately(history))
    return { question: ownQuestion(subject, profile, { history, turn }), lines };
  const asks = question === 'always' || (question === 'sometimes' && !askedLately(history));
  return {
    question: asks ? questionFor(subject, profile, { history, turn, isWanted: question === 'always' }) : '',
    lines,
  };
};

const withMark = (words: string): string => (/[.!?…\d]$/u.test(words) ? words : `${words}.`);

/** Puts the closing under a post, in the form of its network. */
export const withClosing = (platform: SocialPlatform, copy: string, { question, lines }: Closing): string => {
  if (copy === '') return copy;
  return platform === 'x' || platform === 'pinterest'
    ? line(copy, question, ...lines.map(withMark))
    : paragraphs(
        copy,
        question,
        lines.map((words, at) => (at < lines.length - 1 ? withMark(words) : words)).join(' '),
      );
};
