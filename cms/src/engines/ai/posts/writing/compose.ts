import {
  composePost,
  POST_RULES,
  postLength,
  type SocialPlatform,
  type SocialProfile,
} from '../../../../contract';
import { tradeById } from '../trades';
import type { PostBrief } from '../port';
import type { Companions } from '../plan/choose-subject';
import type { Subject } from '../plan/subject';
import { lowerFirst } from '../profile/text';
import { inTown } from './grammar-it';

/** Room that tags need on X, with the blank line above them. */
const TAG_ROOM: Readonly<Record<SocialPlatform, number>> = {
  x: 30,
  facebook: 0,
  instagram: 0,
  linkedin: 0,
  pinterest: 60,
};
const FULLEST: Readonly<Record<SocialPlatform, number>> = {
  facebook: 430,
  instagram: 700,
  x: 260,
  linkedin: 1200,
  pinterest: 380,
};
/** Below this a network's readers find nothing: the post is left out. */
const LEAST: Readonly<Record<SocialPlatform, number>> = {
  facebook: 95,
  instagram: 95,
  x: 55,
  linkedin: 430,
  pinterest: 75,
};
const WISHED: Readonly<Record<SocialPlatform, number>> = {
  facebook: 150,
  instagram: 150,
  x: 80,
  linkedin: 620,
  pinterest: 130,
};

const line = (...parts: string[]): string => parts.filter((part) => part !== '').join(' ');
const paragraphs = (...parts: string[]): string => parts.filter((part) => part !== '').join('\n\n');

/** What a post is made of. */
export interface Draft {
  subject: Subject;
  companions: Companions;
  profile: SocialProfile;
  brief: Pick<PostBrief, 'callToAction' | 'link'>;
  /** How much there is to tell in all: where it is little, longer posts are kept for later moments too. */
  plenty: number;
  /** Another number, another place for the emoji. */
  turn: number;
}

const calm = (text: string, exclamations: boolean): string =>
  exclamations ? text : text.replace(/!+/gu, '.');

/** The first line of a network that folds: short, and not what follows it. */
const headline = ({ title, sentences, question, points, plainTitle }: Subject): string => {
  if (question !== '') return question;
  if (points.length > 0 || plainTitle) return '';
  const [first = ''] = sentences;
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N} ]/gu, ' ')
      .replace(/ +/gu, ' ')
      .trim()
      .replace(/^(?:il|lo|la|i|gli|le|l|the) ?/u, '');
  return plain(first).startsWith(plain(title)) || plain(first).includes(plain(title))
    ? ''
    : /[.!?…]$/u.test(title)
      ? title
      : `${title}.`;
};

const emojiAfter = (text: string, { profile, turn }: Draft): string => {
  const { emoji } = tradeById(profile.trade);
  return profile.emoji === 0 || emoji === '' || text === '' || turn % 3 === 2 ? text : `${text} ${emoji}`;
};
const listOf = (points: readonly string[], mark: string): string =>
  points.map((point) => `${mark} ${point}`).join('\n');
/** `Carta d'identità: iscrizione` as part of a line; a price stays beside its thing. */
const inBrackets = (point: string): string => {
  const at = point.indexOf(': ');
  const [thing, rest] = [lowerFirst(point.slice(0, at)), point.slice(at + 2)];
  if (at < 0) return lowerFirst(point);
  return /\d/u.test(rest) ? `${thing} ${rest}` : `${thing} (${rest})`;
};
/** Points in one line; those with commas of their own are parted by more. */
const inline = ({ sentences, points }: Subject): string => {
  const between = points.some((point) => point.includes(',')) ? '; ' : ', ';
  return `${sentences.join(' ')} ${points.map(inBrackets).join(between)}.`;
};
const saidBy = (companion: Subject): string =>
  companion.points.length > 0 ? inline(companion) : line(companion.question, ...companion.sentences);

/** A customer's question within a text about something else is introduced as one. */
const saidInPassing = (companion: Subject, { language }: SocialProfile): string =>
  companion.question === ''
    ? saidBy(companion)
    : line(
        language === 'en'
          ? `We are often asked: “${companion.question}”`
          : `Ci chiedono spesso: «${companion.question}»`,
        ...companion.sentences,
      );

const SHAPES: Readonly<Record<SocialPlatform, (draft: Draft, companions: readonly Subject[]) => string>> = {
  facebook: ({ subject }, companions) =>
    paragraphs(
      subject.question,
      subject.points.length > 0
        ? `${line(...subject.sentences)}\n${listOf(subject.points, '•')}`
        : line(...subject.sentences),
      line(...companions.map(saidBy)),
    ),
  instagram: (draft, companions) => {
    const { subject } = draft;
    const head = headline(subject);
    const body =
      subject.points.length > 0
        ? `${line(...subject.sentences)}\n${listOf(subject.points, '•')}`
        : head === ''
          ? paragraphs(emojiAfter(subject.sentences[0] ?? '', draft), line(...subject.sentences.slice(1)))
          : line(...subject.sentences);
    return paragraphs(emojiAfter(head, draft), body, ...companions.map(saidBy));
  },
  x: ({ subject }, companions) => line(saidBy(subject), ...companions.map(saidBy)),
  linkedin: ({ subject, profile }, companions) => {
    const head = headline(subject);
    // Each paragraph says one kind of thing, so that a long post does not jump about.
    const tips = companions.filter(({ group }) => group === 'trade');
    const rows = companions.filter(({ kind, question }) => kind === 'price' && question === '');
    const questions = companions.filter(({ question }) => question !== '');
    const rest = companions.filter((one) => ![...tips, ...rows, ...questions].includes(one));
    const pairs = [rest, tips, rows, questions].map((of) =>
      line(...of.map((one) => saidInPassing(one, profile))),
    );
    return paragraphs(
      head,
      subject.points.length > 0
        ? `${line(...subject.sentences)}\n${listOf(subject.points, '–')}`
        : line(...subject.sentences),
      ...pairs,
    );
  },
  pinterest: ({ subject }, companions) => line(saidBy(subject), ...companions.map(saidBy)),
};

/** How many companions each network takes at most. */
const MOST: Readonly<Record<SocialPlatform, number>> = {
  facebook: 2,
  instagram: 2,
  x: 1,
  linkedin: 8,
  pinterest: 1,
};

/** What other posts are told when they would be too bare: when somebody is there. */
const reachable = ({ besides, related }: Companions): Subject[] =>
  [...related, ...besides].filter(({ isHours }) => isHours).slice(0, 1);

/** A bare post is helped by who the business is before what is true of any. */
const sortedForShort = (besides: readonly Subject[]): Subject[] => [
  ...besides.filter(({ kind, until }) => kind === 'about' && until === null),
  ...besides.filter(({ group }) => group === 'trade'),
  ...besides.filter(({ kind, until }) => kind === 'behind-the-scenes' && until === null),
  ...besides,
];

const STARTS_WITH_ARTICLE = /^(?:(?:Il|Lo|La|I|Gli|Le|The)\s|L['’])/u;
/** A bare fact in the business's own name: "Da Raggio Vivo, a Lecce, la centratura…"; a general truth as its advice. */
const inOwnName = (subject: Subject, { name, place, language }: SocialProfile): Subject => {
  const [first = '', ...rest] = subject.sentences;
  if (name === '' || subject.points.length > 0 || subject.question !== '' || first.includes(name))
    return subject;
  if (subject.group === 'trade')
    return {
      ...subject,
      sentences: [
        language === 'en'
          ? `A tip from ${name}: ${lowerFirst(first).replace(': ', ' – ')}`
          : `Un consiglio da ${name}: ${lowerFirst(first).replace(': ', ' – ')}`,
        ...rest,
      ],
    };
  if (
    subject.kind !== 'price' ||
    !STARTS_WITH_ARTICLE.test(first) ||
    /^(?:Il|Lo|La|I|Gli|Le|The)\s/u.test(name)
  )
    return subject;
  const where =
    place === '' || name.includes(place) ? '' : language === 'en' ? ` in ${place}` : ` ${inTown(place)}`;
  return {
    ...subject,
    sentences: [
      language === 'en'
        ? `At ${name}${where}, ${lowerFirst(first)}`
        : `Da ${name}${where}, ${lowerFirst(first)}`,
      ...rest,
    ],
  };
};

/**
 * The post in the form of its network, as long as that network's posts are: companions are added until it is; '' where what is known does
 * not make one.
 */
export const compose = (platform: SocialPlatform, given: Draft): string => {
  const { profile, brief, companions } = given;
  const lengthOf = (copy: string): number =>
    postLength(
      platform,
      composePost(platform, {
        copy,
        callToAction: brief.callToAction,
        link: brief.link,
        hashtags: [],
        title: '',
      }).text,
    );
  const most =
    Math.min(
      FULLEST[platform] + (platform === 'x' ? 20 : 0),
      POST_RULES[platform].advised + (platform === 'x' ? 40 : 0),
    ) - TAG_ROOM[platform];
  const sizeOf = (copy: string): number => [...copy].length;
  const shape = (subject: Subject, used: readonly Subject[]): string =>
    calm(SHAPES[platform]({ ...given, subject }, used), profile.exclamations);
  let subject = given.subject.group === 'trade' ? inOwnName(given.subject, profile) : given.subject;
  let copy = shape(subject, []);
  if (lengthOf(copy) > most) {
    // One thought: the first sentences that have room.
    for (let count = subject.sentences.length - 1; count > 0 && subject.points.length === 0; count -= 1) {
      const shorter = shape({ ...subject, sentences: subject.sentences.slice(0, count) }, []);
      if (lengthOf(shorter) <= most) return sizeOf(shorter) >= LEAST[platform] ? shorter : '';
    }
    return '';
  }
  let used: Subject[] = [];
  const take = (more: readonly Subject[], enough: number, count = MOST[platform]): void => {
    for (const companion of more) {
      if (sizeOf(copy) >= enough || used.length >= count) return;
      const longer = shape(subject, [...used, companion]);
      const asksAgain = companion.question !== '' && used.some(({ question }) => question !== '');
      if (lengthOf(longer) <= most && !used.includes(companion) && !asksAgain) {
        used = [...used, companion];
        copy = longer;
      }
    }
  };
  const enough =
    platform === 'linkedin'
      ? Math.max(LEAST.linkedin + 20, Math.min(WISHED.linkedin, given.plenty / 7))
      : WISHED[platform];
  take(companions.related, enough);
  if (platform === 'linkedin') {
    take(companions.besides, enough);
    take(companions.rows, LEAST.linkedin);
  } else if (used.length === 0) {
    const named = inOwnName(subject, profile);
    const longer = shape(named, []);
    if (lengthOf(longer) <= most) {
      subject = named;
      copy = longer;
    }
    if (sizeOf(copy) < WISHED[platform]) take(reachable(companions), WISHED[platform]);
    // A post that is no more than a line is none: what goes with everything helps it out.
    if (sizeOf(copy) < LEAST[platform]) take(sortedForShort(companions.besides), LEAST[platform]);
  }
  // An answer that any business could give says at least whose it is.
  const isOwn =
    [profile.name, profile.place].some((own) => own !== '' && copy.includes(own)) || /\d{2}/u.test(copy);
  if (!isOwn && platform !== 'x')
    take(
      companions.besides.filter(({ kind, isHours }) => kind === 'about' && !isHours),
      Infinity,
      used.length + 1,
    );
  return sizeOf(copy) >= LEAST[platform] ? copy : '';
};
