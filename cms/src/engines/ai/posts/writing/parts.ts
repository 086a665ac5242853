import type { Day, SocialProfile } from '../../../../contract';
import type { Companions } from '../plan/companions';
import type { Subject } from '../plan/subject';
import type { PostBrief } from '../port';
import { withoutTopic } from '../profile/elliptic';
import { lowerFirst, nameInText, upperFirst } from '../profile/text';

/** What is not empty, in one line. */
export const line = (...parts: string[]): string => parts.filter((part) => part !== '').join(' ');
/** What is not empty, with a blank line between. */
export const paragraphs = (...parts: string[]): string => parts.filter((part) => part !== '').join('\n\n');

/** What a post is made of. */
export interface Draft {
  subject: Subject;
  companions: Companions;
  profile: SocialProfile;
  brief: Pick<PostBrief, 'callToAction' | 'link'>;
  /** On which the post goes out. */
  day: Day;
  /** Another number, another place for the emoji. */
  turn: number;
}

/** The first line of a network that folds: short, and not what follows it. */
export const headline = ({ title, sentences, question, points, plainTitle }: Subject): string => {
  if (question !== '') return question;
  if (points.length > 0 || plainTitle || title.split(/\s+/u).length < 3) return '';
  const [first = ''] = sentences;
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N} ]/gu, ' ')
      .replace(/ +/gu, ' ')
      .trim()
      .replace(/^(?:il|lo|la|i|gli|le|l|the) ?/u, '');
  // "Un esempio, capannone artigiano: …" under "Impianti, capannone artigiano" says it twice.
  const lastPart = title.includes(', ') ? plain(title.slice(title.lastIndexOf(', ') + 2)) : '';
  if (lastPart.length > 5 && plain(first).includes(lastPart)) return '';
  const words = plain(title)
    .split(' ')
    .filter((word) => word.length > 2);
  const body = plain(sentences.join(' '));
  const isRepeated = words.filter((word) => body.includes(word)).length > words.length * 0.7;
  return isRepeated || plain(first).startsWith(plain(title)) || plain(first).includes(plain(title))
    ? ''
    : /[.!?…]$/u.test(title)
      ? title
      : `${title}.`;
};

/** One point a line. */
export const listOf = (points: readonly string[], mark: string): string =>
  points.map((point) => `${mark} ${point}`).join('\n');
/** `Carta d'identità: iscrizione` as part of a line; a price stays beside its thing. */
const inBrackets = (point: string): string => {
  const at = point.indexOf(': ');
  const [thing, rest] = [nameInText(point.slice(0, at)), point.slice(at + 2)];
  if (at < 0) return lowerFirst(point);
  return /\d/u.test(rest) ? `${thing} ${rest}` : `${thing} (${rest})`;
};
/** Points in one line; those with commas of their own are parted by more. */
const inline = ({ sentences, points }: Subject): string => {
  const between = points.some((point) => point.includes(',')) ? '; ' : ', ';
  return `${sentences.join(' ')} ${points.map(inBrackets).join(between)}.`;
};
/** All that a companion says, in one line. */
export const saidBy = (companion: Subject): string =>
  companion.points.length > 0 ? inline(companion) : line(companion.question, ...companion.sentences);

const MEASURE = /\d+(?:[.,]\d+)? \p{L}{3,}/gu;
const LONGEST_REMARK = 40;
/** "Ci vogliono 5 minuti." after "Copia chiavi in 5 minuti": a short remark whose measures stand there already. */
const isRemarkOf = (text: string, sentence: string): boolean => {
  const measures = sentence.toLowerCase().match(MEASURE) ?? [];
  return (
    sentence.length < LONGEST_REMARK && measures.length > 0 && measures.every((one) => text.includes(one))
  );
};
/** Companions after the subject: a topic that was named is not named again. */
export const afterwards = (subject: Subject, companions: readonly Subject[]): Subject[] => {
  const content = [subject.question, ...subject.sentences].join(' ').toLowerCase();
  const named = new Set(content.includes(subject.group) ? [subject.group] : []);
  return companions.map((one) => {
    const known = named.has(one.group) || (one.group !== '' && content.startsWith(one.group));
    named.add(one.group);
    const [first = '', ...more] = one.sentences;
    const rest = more.filter((sentence) => !isRemarkOf(content, sentence));
    return known && one.points.length === 0
      ? { ...one, sentences: [withoutTopic(first, one.group), ...rest] }
      : { ...one, sentences: first === '' ? one.sentences : [first, ...rest] };
  });
};

/** "How much does it cost? It costs €65.": too little for a question. */
const THIN_ANSWER = 30;
/** The question that a post opens with; '' where its answer would only say it again. */
export const openingOf = (hook: string, sentences: readonly string[], profile: SocialProfile): string =>
  hook !== '' &&
  (answerTo(hook, sentences, profile)[0] === sentences[0] ||
    answerTo(hook, sentences, profile).join(' ').length < THIN_ANSWER)
    ? ''
    : hook;

/** The sentences under a question that named the thing: "Dura 60 minuti e costa 45 €." */
export const answerTo = (
  hook: string,
  sentences: readonly string[],
  { language }: SocialProfile,
): string[] => {
  const [first = '', ...rest] = sentences;
  const thing =
    /^(?:Quanto cost(?:a|ano) |How much does )(.+?)(?: cost)?\?$/u.exec(hook)?.[1]?.toLowerCase() ?? '';
  // "Quanto costa la confezione?" over "da noi la confezione (3 vasetti) costa…" would name it twice.
  const opening = ['per ', 'da noi '].find((words) => first.toLowerCase().startsWith(`${words}${thing} `));
  // "Per la manicure ci vogliono…" has its thing in the question already.
  if (thing !== '' && opening !== undefined) {
    const given = first.slice(opening.length + thing.length + 1);
    const [, inside = '', rest_ = ''] =
      /^(\([^)]*\)|da \d\S* \S+) ((?:costa|costano) .*)$/u.exec(given) ?? [];
    const answer =
      inside === ''
        ? given
        : `${rest_.replace(/\.$/u, '')} ${inside.startsWith('(') ? inside : `(${inside.slice(3)})`}.`;
    return [opening === 'per ' ? upperFirst(answer) : `Da noi ${answer}`, ...rest];
  }
  if (thing === '' || !first.toLowerCase().startsWith(`${thing} `)) return [...sentences];
  const remainder = first.slice(thing.length + 1);
  // "da 250 g costa 9 €, quello da 500 g…" needs its thing before it.
  if (/^da \d/u.test(remainder)) return [...sentences];
  const aside = /^(\([^)]*\)) ([^.]+)\.$/u.exec(remainder);
  // "Quanto costa l'ulivo?" is answered by its price, and only then by its pot.
  if (aside)
    return [
      `${language === 'it' ? upperFirst(aside[2] ?? '') : `It ${aside[2] ?? ''}`} ${aside[1] ?? ''}.`,
      ...rest,
    ];
  if (!/^\p{Ll}/u.test(remainder)) return [...sentences];
  const [, whom, verb] = /^(for [^.]*?) ((?:costs|lasts|starts|takes) .*)$/u.exec(remainder) ?? [];
  if (language === 'en' && whom && verb) return [`${upperFirst(whom)} it ${verb}`, ...rest];
  return [
    language === 'en' ? `It ${remainder}` : `${remainder.charAt(0).toUpperCase()}${remainder.slice(1)}`,
    ...rest,
  ];
};
