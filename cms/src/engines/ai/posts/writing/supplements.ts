import type { SocialProfile } from '../../../../contract';
import { CLOSED } from '../plan/choose-subject';
import type { Companions } from '../plan/companions';
import type { Subject } from '../plan/subject';
import { sharesStem, stemsIn } from '../profile/text';
import { OTHER_TRADE, tradeById } from '../trades';
import type { Draft } from './parts';

/** Another subject, set apart at the end. */
export const aside = (subject: Subject): Subject => ({ ...subject, isAside: true });
/** A row of things is no thought that comes to mind. */
export const isEnumeration = ({ sentences, isRow }: Subject): boolean =>
  !isRow && sentences.join(' ').split(/,\s/u).length > 3;
/** What makes a post with others: a general truth or a row of things does not. */
export const isStatement = (one: Subject): boolean => one.group !== 'trade' && !isEnumeration(one);
/** The offers that stand beside this one on its list and are told by the same columns, each in one sentence. */
export const neighboursOf = ({ subject, companions: { neighbours } }: Draft): Subject[] =>
  !subject.isRow || subject.points.length > 0
    ? []
    : neighbours.map((row) => ({ ...row, sentences: [row.mention] }));
/** Those of them that are of its kind: `tintura` and `affilatura pattini` have nothing to do with each other. */
export const siblingsOf = (draft: Draft): Subject[] =>
  neighboursOf(draft).filter(({ core }) => [...core].some((word) => draft.subject.core.has(word)));

const NUMBERED = /\p{L}{3,}\s\d{1,4}(?!\d)/gu;
/** `via Setificio 40` stands in the call to action already. */
export const repeatsAddress = (sentences: readonly string[], callToAction: string): boolean =>
  (sentences.join(' ').match(NUMBERED) ?? []).some((address) => callToAction.includes(address));

/** Whether a stranger learns from a post what kind of business it is of: by its trade, or by something that it sells. */
export const saysWhatItIs = (copy: string, profile: SocialProfile): boolean => {
  const { trade: id, offers, name, language, wishes, facts } = profile;
  const trade = tradeById(id);
  if (id !== OTHER_TRADE.id && [trade.names, trade.words].some((words) => copy.match(words))) return true;
  const stems = stemsIn(copy.replace(name, ''), language);
  // A trade that no table knows is told by the words with which its business says what it is, and what it wants spoken of.
  const ownWords = [
    ...wishes.map(({ words }) => words),
    ...facts.filter(({ kind }) => kind === 'about').map(({ text }) => text),
  ];
  if (
    id === OTHER_TRADE.id &&
    ownWords.some((text) => sharesStem(stemsIn(text.replace(name, ''), language), stems))
  )
    return true;
  return offers.some((offer) =>
    [...stemsIn(offer.name, language)].slice(0, 3).some((word) => stems.has(word)),
  );
};

/** Name and town close a post like a signature. */
export const signatureLast = (companions: readonly Subject[]): Subject[] => [
  ...companions.filter(({ group }) => group !== 'where'),
  ...companions.filter(({ group }) => group === 'where'),
];

/** What its owner wants told again, then no more than who and where somebody is: it makes a bare post whole. */
export const anchorsOf = ({ related, besides, wished }: Companions): Subject[] => {
  const all = [...related, ...besides];
  return [
    ...wished,
    // When nobody is there says nothing beside something else.
    ...all.filter(({ isHours, sentences }) => isHours && !CLOSED.test(sentences[0] ?? '')),
    ...all.filter(
      ({ kind, until, isHours, group }) =>
        kind === 'about' && until === null && !isHours && group !== 'where',
    ),
    ...all.filter(({ group }) => group === 'where').sort((one, other) => one.order - other.order),
  ];
};

/** Advice goes with advice, and what is told of the business with what is told of it. */
const isOfOtherKind = (one: Subject, subject: Subject): number =>
  Number((one.kind === 'tip') !== (subject.kind === 'tip'));
/** Other facts of the business: those of the same kind that its owner wrote nearest to the subject first; none beside when it is shut. */
export const nearestOf = ({ subject, companions: { besides } }: Draft): Subject[] =>
  CLOSED.test(subject.sentences[0] ?? '')
    ? []
    : besides
        .filter(
          (one) =>
            isStatement(one) &&
            one.points.length === 0 &&
            one.until === null &&
            !one.isHours &&
            one.kind !== 'about' &&
            !CLOSED.test(one.sentences[0] ?? ''),
        )
        .sort(
          (one, other) =>
            isOfOtherKind(one, subject) - isOfOtherKind(other, subject) ||
            Math.abs(one.order - subject.order) - Math.abs(other.order - subject.order),
        );
