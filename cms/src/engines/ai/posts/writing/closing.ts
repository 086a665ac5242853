import type { SocialPlatform, SocialProfile, SocialVoice } from '../../../../contract';
import type { Subject } from '../plan/subject';
import type { History } from '../plan/history';
import { articleOf, nounOf, withPreposition } from './grammar-it';
import { line, paragraphs } from './parts';
import { lowerFirst } from '../profile/text';

type Questions = Readonly<
  Record<'tip' | 'question' | 'event' | 'thing' | 'offer' | 'other', readonly string[]>
>;
type Speaker = SocialVoice | 'en';

/** Short questions that a customer can answer in a word; `{thing}` is what the post is about. */
const QUESTIONS: Readonly<Record<Speaker, Questions>> = {
  tu: {
    tip: [
      'Lo sapevi già?',
      'Tu come fai di solito?',
      'Ti è mai capitato?',
      'Tu lo fai già?',
      'Ti torna utile?',
    ],
    question: [
      'Te lo eri chiesto anche tu?',
      'Hai altre domande?',
      'Che cosa ci chiederesti?',
      'Ti è chiaro?',
    ],
    event: ['Ci sarai?', 'Con chi verresti?', 'Ti aspettiamo?', 'Lo segni in agenda?'],
    thing: ['Hai già provato {thing}?', 'Conoscevi {thing}?', 'Ti interessa {thing}?'],
    offer: ['Ti interessa?', 'Ci stai pensando?', 'Che ne dici?', 'Hai domande?'],
    other: ['Lo sapevi?', 'Hai domande?', 'Vuoi saperne di più?', 'Che cosa ti serve?'],
  },
  voi: {
    tip: [
      'Lo sapevate già?',
      'Voi come fate di solito?',
      'Vi è mai capitato?',
      'Voi lo fate già?',
      'Vi torna utile?',
    ],
    question: ['Ve lo eravate chiesti anche voi?', 'Avete altre domande?', 'Che cosa ci chiedereste?'],
    event: ['Ci sarete?', 'Con chi verreste?', 'Vi aspettiamo?', 'Lo segnate in agenda?'],
    thing: ['Avete già provato {thing}?', 'Conoscevate {thing}?', 'Vi interessa {thing}?'],
    offer: ['Vi interessa?', 'Ci state pensando?', 'Che ne dite?', 'Avete domande?'],
    other: ['Lo sapevate?', 'Avete domande?', 'Volete saperne di più?', 'Che cosa vi serve?'],
  },
  lei: {
    tip: ['Lo sapeva già?', 'Lei come fa di solito?', 'Le è mai capitato?', 'Le torna utile?'],
    question: ['Se lo era chiesto anche Lei?', 'Ha altre domande?', 'Che cosa ci chiederebbe?'],
    event: ['Ci sarà?', 'La aspettiamo?', 'Lo segna in agenda?'],
    thing: ['Ha già provato {thing}?', 'Conosceva {thing}?', 'Le interessa {thing}?'],
    offer: ['Le interessa?', 'Ci sta pensando?', 'Che ne dice?'],
    other: ['Lo sapeva?', 'Ha domande?', 'Vuole saperne di più?', 'Che cosa Le serve?'],
  },
  en: {
    tip: [
      'Did you know that already?',
      'How do you do it?',
      'Has it happened to you?',
      'Do you do this too?',
    ],
    question: ['Have you wondered too?', 'Any other questions?', 'What would you ask us?'],
    event: ['Will you be there?', 'Who would you bring?', 'Shall we see you there?'],
    thing: ['Have you tried {thing} yet?', 'Did you know about {thing}?'],
    offer: ['Is it for you?', 'Are you tempted?', 'Any questions?'],
    other: ['Did you know?', 'Any questions?', 'What would you like to know?'],
  },
};

/** The name of a thing within a question; '' where it has none that reads well there. */
const thingOf = ({ tag, isRow }: Subject, { language }: SocialProfile): string => {
  if (!isRow || tag === '' || tag.split(/\s+/u).length > 4 || /\d/u.test(tag)) return '';
  if (language === 'en') return `the ${lowerFirst(tag)}`;
  const noun = nounOf(tag);
  return noun ? `${articleOf(tag, noun)}${withPreposition(lowerFirst(tag))}` : '';
};

/** So many of the newest moments are looked at for a question that was asked already. */
const REMEMBERED = 5;
/** In a plan that wants questions now and then, every so many posts have one. */
const NOW_AND_THEN = 3;

/** A question to readers about what a post told, which none of the last posts asked. */
const questionFor = (subject: Subject, profile: SocialProfile, history: History, turn: number): string => {
  const questions = QUESTIONS[profile.language === 'en' ? 'en' : profile.voice];
  const thing = thingOf(subject, profile);
  const isDated = subject.until !== null;
  const own = subject.isHours
    ? questions.other
    : subject.question !== ''
      ? questions.question
      : subject.kind === 'event' && isDated
        ? questions.event
        : thing !== ''
          ? questions.thing
          : subject.kind === 'tip'
            ? questions.tip
            : subject.hasPrice
              ? questions.offer
              : questions.other;
  const all = own.map((one) => one.replace('{thing}', thing));
  const turned = all.map((_, at) => all[(at + turn) % all.length] ?? '');
  const recent = history.moments.slice(0, REMEMBERED);
  const wasAsked = (question: string): boolean => {
    const words = ` ${(question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
    return recent.some((moment) => moment.posts.some((post) => post.words.includes(words)));
  };
  return turned.find((question) => !wasAsked(question)) ?? turned[0] ?? '';
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
  { history, turn }: { history: History; turn: number },
): Closing => {
  const { lines = [], question = 'never' } = profile.closing ?? {};
  const asks = question === 'always' || (question === 'sometimes' && !askedLately(history));
  return { question: asks ? questionFor(subject, profile, history, turn) : '', lines };
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
