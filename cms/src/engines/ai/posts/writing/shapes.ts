import type { SocialPlatform } from '../../../../contract';
import { tradeById } from '../trades';
import type { Subject } from '../plan/subject';
import { countdown } from './countdown';
import { linkedinShape } from './linkedin';
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

const emojiAfter = (text: string, { profile, turn }: Draft): string => {
  const { emoji } = tradeById(profile.trade);
  return profile.emoji === 0 || emoji === '' || text === '' || turn % 3 === 2 ? text : `${text} ${emoji}`;
};
const companionTexts = (subject: Subject, companions: readonly Subject[]): string[] =>
  afterwards(subject, companions).map(saidBy);

type Shape = (draft: Draft, companions: readonly Subject[]) => string;

const conversation: Shape = ({ subject: given, turn, profile, day }, companions) => {
  const hook = turn % 2 === 1 ? openingOf(given.hook, given.sentences, profile) : '';
  const subject = { ...given, sentences: answerTo(hook, given.sentences, profile) };
  return paragraphs(
    subject.question || hook,
    subject.points.length > 0
      ? `${line(...subject.sentences)}\n${listOf(subject.points, '•')}`
      : line(...subject.sentences, countdown(given, day, profile.language)),
    line(
      ...companionTexts(
        given,
        companions.filter((one) => !one.isAside),
      ),
    ),
    ...companionTexts(
      given,
      companions.filter(({ isAside }) => isAside),
    ),
  );
};

const oneThought: Shape = ({ subject, day, profile }, companions) =>
  // A list in one line is hard to read.
  subject.points.length > 0
    ? `${line(...subject.sentences)}\n${listOf(subject.points, '–')}`
    : line(
        saidBy(subject),
        countdown(subject, day, profile.language),
        ...companionTexts(subject, companions),
      );

/** The form that each network gives a subject and what is told with it. */
export const SHAPES: Readonly<Record<SocialPlatform, Shape>> = {
  facebook: conversation,
  mastodon: conversation,
  threads: conversation,
  instagram: (draft, companions) => {
    const { subject: given } = draft;
    const hook = draft.turn % 2 === 0 ? openingOf(given.hook, given.sentences, draft.profile) : '';
    const head = headline(given) || hook;
    const subject = { ...given, sentences: answerTo(head, given.sentences, draft.profile) };
    const left = countdown(given, draft.day, draft.profile.language);
    const body =
      subject.points.length > 0
        ? `${line(...subject.sentences)}\n${listOf(subject.points, '•')}`
        : head === ''
          ? paragraphs(
              emojiAfter(subject.sentences[0] ?? '', draft),
              line(...subject.sentences.slice(1), left),
            )
          : line(...subject.sentences, left);
    return paragraphs(emojiAfter(head, draft), body, ...companionTexts(given, companions));
  },
  x: oneThought,
  bluesky: oneThought,
  // People look for what there is, and answer nothing.
  googlebusiness: oneThought,
  linkedin: linkedinShape,
  pinterest: ({ subject }, companions) => line(saidBy(subject), ...companionTexts(subject, companions)),
};
