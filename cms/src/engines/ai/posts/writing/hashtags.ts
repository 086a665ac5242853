import {
  normaliseHashtag,
  TOPIC_PLATFORMS,
  type SocialPlatform,
  type SocialProfile,
} from '../../../../contract';
import { tradeById } from '../trades';
import type { Subject } from '../plan/subject';
import { stemsIn } from '../profile/text';
import { publishable } from '../profile/publishable';

/** How many read well on each network. */
const COUNTS: Readonly<Record<SocialPlatform, number>> = {
  facebook: 2,
  instagram: 6,
  x: 2,
  linkedin: 3,
  pinterest: 4,
  bluesky: 2,
  mastodon: 4,
  // The topic.
  threads: 1,
  googlebusiness: 0,
};
const LONGEST = 24;
const X_ROOM = 28;

const LEADING = /^(?:(?:il|lo|la|i|gli|le|un|una|uno|dopo|prima|the|an?)\s|(?:l|un|dell)[’'])+/iu;
/** Words that look for nothing: `tempi veri`, `prima prova`. */
const EMPTY_TAG =
  /(?<!\p{L})(?:che|which|that|tempi|veri|prima|dopo|nostr[oaie]|cose|cosa|quanto|come|quando|perché|dove|chi|novità|avvis[oi]|listino|domande|regole|informazioni|esempi|famiglia di|caso|casi|fino|poi|entro|quasi|our|we|who|what|how|does|about|noi|only|on|at|for|with|the|and|solo|con|senza|extra|altro|tutto|base|giorno|day|details?|dettagli[oa]?|things?)(?!\p{L})/iu;

/** `Pane integrale` as a tag; '' where it would be a sentence. */
const tagOf = (text: string): string => {
  const words = text.trim().replace(LEADING, '').replace(/[’']/gu, ' ').trim().split(/\s+/u);
  if (EMPTY_TAG.test(text) || /\d(?!\d{3})/u.test(text.replace(/\b20\d\d\b/gu, ''))) return '';
  const tag = normaliseHashtag(
    words.length === 1 ? (words[0] ?? '') : words.map((word) => word.toLowerCase()).join(''),
  );
  // One or two words, or one thing of another: more are a sentence.
  const isName = words.length < 3 || (words.length === 3 && /^(?:d[aie]|d[ae]l|of)$/iu.test(words[1] ?? ''));
  return tag.length > 2 && tag.length <= LONGEST && isName && !/^\d/u.test(tag) ? tag : '';
};
const nameTag = (text: string): string => {
  const tag = normaliseHashtag(text);
  return tag.length <= LONGEST ? tag : '';
};

const knownWords = ({ facts, offers, questions }: SocialProfile): string =>
  [
    ...facts.map(({ text }) => text),
    ...offers.map(({ name }) => name),
    ...questions.map(({ question }) => question),
  ]
    .join(' ')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
const isKnown = (tag: string, known: string): boolean =>
  known.includes(tag.toLowerCase().slice(0, Math.max(4, tag.length - 1)));
/** What the business sells and speaks of, as tags: where a post is about it. */
const topicTags = ({ offers, wishes, language }: SocialProfile, { stems }: Subject): string[] =>
  [
    // A single word that is wanted now and then may be anything: `kiss`.
    ...wishes.filter(({ words, often }) => often || /\s/u.test(words)).map(({ words }) => words),
    ...offers.map(({ name }) => name.split(/[,(]/u)[0] ?? ''),
  ]
    .filter((words) => {
      const named = [...stemsIn(words, language)];
      return named.length > 0 && named.every((word) => stems.has(word));
    })
    .map((words) => tagOf(words).toLowerCase())
    .filter(Boolean);

/** Fewer say nothing to anybody who looks for them. */
const FEWEST = 4;
/** So many tags of a trade are enough. */
const OWN_ENOUGH = 2;
const NO_NOUN =
  /(?:iamo|ate|ete|ite|are|ere|ire|mente|ando|endo|ly|ing|sono|anno|(?:i|u|o)nali|(?:nd|rs|ci|ri|en)ali)$|^(?:comes?|goes|makes?|takes?|costs?|gets?|runs?|works?|starts?|lasts?)$/u;
/** What the business itself speaks of most, for one whose trade has no tags of its own. */
const materialTags = ({
  facts,
  offers,
  questions,
  wishes,
  language,
  name,
  place,
}: SocialProfile): string[] => {
  const own = [
    ...facts.filter(({ kind }) => kind === 'about').map(({ text }) => text),
    ...offers.map((offer) => offer.name),
    ...wishes.map(({ words }) => words),
  ];
  const all = [
    ...own,
    ...facts.filter(({ kind }) => kind !== 'about').map(({ text }) => text),
    ...questions.map(({ question, answer }) => `${question} ${answer}`),
  ];
  const counts = new Map<string, number>();
  for (const text of all)
    for (const word of new Set(text.match(/(?<![\p{L}\d])\p{Ll}{4,14}(?![\p{L}\d])/gu) ?? []))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  const spoken = own.join(' ');
  const names = `${name} ${place}`.toLowerCase();
  return [...counts]
    .filter(
      ([word, count]) =>
        count > 1 &&
        spoken.includes(word) &&
        !NO_NOUN.test(word) &&
        !names.includes(word) &&
        stemsIn(word, language).size > 0 &&
        tagOf(word) !== '',
    )
    .sort(([, one], [, other]) => other - one)
    .map(([word]) => word)
    .slice(0, FEWEST);
};

/** Tags of the owner, the place, the trade and the subject; trade tags go around. */
export const hashtagsFor = (
  platform: SocialPlatform,
  profile: SocialProfile,
  subject: Subject,
  turn: number,
): string[] => {
  const trade = tradeById(profile.trade).tags[profile.language];
  // Tags of what this business does go before those of what its trade may do.
  const known = knownWords(profile);
  const turned = trade.map((_, at) => trade[(at + turn) % trade.length] ?? '');
  const ofBusiness = turned.filter((tag) => isKnown(tag, known));
  // What only its trade may do is looked for by somebody else's customers: it stands in where there is hardly anything of its own.
  const rotated = [
    ...ofBusiness,
    ...(ofBusiness.length < OWN_ENOUGH
      ? turned.filter((tag) => !isKnown(tag, known)).slice(0, OWN_ENOUGH - ofBusiness.length)
      : []),
  ];
  const [main = ''] = trade;
  const sayable = publishable(profile);
  const banned = profile.forbidden.map((phrase) => phrase.toLowerCase().replace(/[^\p{L}\d]/gu, ''));
  // "sicurezza stradale" rules out #sicurezzastradale.
  const allowed = (tag: string): boolean =>
    sayable(tag) && !banned.some((phrase) => phrase.length > 3 && tag.toLowerCase().includes(phrase));
  const own = profile.hashtags;
  // The heading of a paragraph is no subject that anybody looks for.
  const about = topicTags(profile, subject);
  const subjectTag =
    subject.isRow || about.includes(tagOf(subject.tag).toLowerCase()) ? tagOf(subject.tag) : '';
  const rest = [
    nameTag(profile.place),
    main,
    subjectTag === '' ? (rotated[1] ?? '') : subjectTag.toLowerCase(),
    ...rotated,
    ...about.slice(0, trade.length > 3 ? 1 : 3),
    nameTag(profile.name),
    ...(trade.length < FEWEST ? materialTags(profile) : []),
  ];
  const found = new Map<string, string>();
  // A topic is what strangers talk about there: the owner's own tag is nobody else's.
  const ordered = TOPIC_PLATFORMS.includes(platform)
    ? [subjectTag.toLowerCase(), main, ...rest]
    : [...own, ...rest];
  for (const tag of ordered)
    if (tag !== '' && !found.has(tag.toLowerCase()) && allowed(tag)) found.set(tag.toLowerCase(), tag);
  const tags = [...found.values()].slice(0, COUNTS[platform]);
  if (platform !== 'x') return tags;
  const fitting: string[] = [];
  let used = 0;
  for (const tag of tags)
    if (used + tag.length + 2 <= X_ROOM) {
      fitting.push(tag);
      used += tag.length + 2;
    }
  return fitting;
};
