import {
  composePost,
  POST_RULES,
  postLength,
  type SocialPlatform,
  type SocialProfile,
} from '../../../../contract';
import { CLOSED } from '../plan/choose-subject';
import { isPractical } from '../plan/practical';
import type { Subject } from '../plan/subject';
import { ASIDES, FULLEST, LEAST, MOST, SOLID_LINKEDIN, TAG_ROOM, WISHED } from './limits';
import { inDepth } from './linkedin';
import { OTHER_TRADE } from '../trades';
import type { Draft } from './parts';
import { withProperNames } from './proper-names';
import { isReminder } from './reminder';
import { SHAPES } from './shapes';
import {
  anchorsOf,
  aside,
  isEnumeration,
  isStatement,
  neighboursOf,
  nearestOf,
  repeatsAddress,
  saysWhatItIs,
  siblingsOf,
  signatureLast,
} from './supplements';

/** Fewer things that can be told do not make a week of posts. */
const LITTLE = 16;
/** Networks that show whose a post is and where that is, with a map. */
const PLACE_STANDS_ABOVE: readonly SocialPlatform[] = ['googlebusiness'];
const hasLittle = ({ facts, offers, questions }: SocialProfile): boolean =>
  facts.length + offers.length + questions.length < LITTLE;

const calm = (text: string, exclamations: boolean): string =>
  exclamations ? text : text.replace(/!+/gu, '.');

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
  const least = LEAST[platform];
  const shape = (subject: Subject, used: readonly Subject[]): string =>
    withProperNames(
      calm(SHAPES[platform]({ ...given, subject }, signatureLast(used)), profile.exclamations),
      profile,
    );
  const { subject } = given;
  if (subject.group === 'where' && PLACE_STANDS_ABOVE.includes(platform)) return '';
  // Nobody searches for when a shop is closed.
  if (platform === 'pinterest' && (subject.isHours || CLOSED.test(subject.sentences[0] ?? ''))) return '';
  let copy = shape(subject, []);
  if (lengthOf(copy) > most) {
    // One thought: the first sentences that have room.
    for (let count = subject.sentences.length - 1; count > 0 && subject.points.length === 0; count -= 1) {
      const shorter = shape({ ...subject, sentences: subject.sentences.slice(0, count) }, []);
      if (lengthOf(shorter) <= most) return sizeOf(shorter) >= least ? shorter : '';
    }
    return '';
  }
  let used: Subject[] = [];
  const take = (more: readonly Subject[], enough: number, count = MOST[platform]): void => {
    for (const companion of more) {
      if (sizeOf(copy) >= enough || used.length >= count) return;
      const longer = shape(subject, [...used, companion]);
      const asksAgain =
        platform !== 'linkedin' &&
        companion.question !== '' &&
        [subject, ...used].some(({ question }) => question !== '');
      const isPlaceKnown =
        PLACE_STANDS_ABOVE.includes(platform) || used.some(({ group }) => group === 'where');
      if (companion.group === 'where' && isPlaceKnown) continue;
      if (lengthOf(longer) <= most && !used.some(({ order }) => order === companion.order) && !asksAgain) {
        used = [...used, companion];
        copy = longer;
      }
    }
  };
  if (platform === 'linkedin') {
    // Other firms read for what this one knows, not for what is true of the whole trade.
    if (subject.group === 'trade') return '';
    const { near, far } = inDepth(given);
    for (const more of near) take(more, WISHED.linkedin);
    // What has less to do with the subject only fills up to what a post needs.
    for (const more of far) take(more, SOLID_LINKEDIN);
    // What only calls something to mind is no part of an explanation.
    take(
      companions.wished.filter((one) => isStatement(one) && !isReminder(one.sentences[0] ?? '')),
      FULLEST.linkedin,
      used.length + 1,
    );
    return sizeOf(copy) >= LEAST.linkedin ? copy : '';
  }
  // A list in one line is for long posts.
  const related = companions.related.filter(
    ({ isHours, points, group, sentences }) =>
      !isHours &&
      // When nobody is there has nothing to do with what is told.
      !CLOSED.test(sentences[0] ?? '') &&
      points.length === 0 &&
      // What happens on a day is no occasion for advice.
      !(subject.until !== null && group === 'trade'),
  );
  // What is true of any business of the trade is a post only beside something of this one.
  // A row of all that there is says nothing more of one thing.
  const own = related.filter((one) => one.group !== 'trade' && !isEnumeration(one));
  if (subject.group === 'trade' && own.length === 0 && !hasLittle(profile)) return '';
  take(own, WISHED[platform]);
  // What any shop of the trade could say only fills up to what a post needs.
  take(
    related.filter((one) => !isEnumeration(one)),
    least,
  );
  if (subject.group === 'trade' && used.length === 0) {
    // Where little is known, advice of the trade is told by who gives it, and of one thing.
    const [signature] = anchorsOf(companions).filter(({ group }) => group === 'where');
    if (!hasLittle(profile) || signature === undefined || platform === 'x') return '';
    take([signature], Infinity);
    return used.length > 0 && sizeOf(copy) >= least ? copy : '';
  }
  // A price alone is bare: how one gets the thing is a reason, and what is of its own kind lets customers compare.
  if (used.length === 0 && platform !== 'x' && subject.isRow) {
    const practical = [...companions.related, ...companions.besides].filter(isPractical);
    take(practical.filter(isStatement), WISHED[platform], 1);
    take(siblingsOf(given), WISHED[platform], 1);
  }
  // What an owner wants told often, and was told too seldom, closes a post that has room.
  const isRoomy = used.length === 0 || (platform === 'instagram' && used.length === 1);
  if (ASIDES.includes(platform) && isRoomy && !CLOSED.test(subject.sentences[0] ?? ''))
    take(
      companions.wished
        // A price of something else is no thought that comes to mind, nor is a list.
        .filter((one) => isStatement(one) && one.points.length === 0 && !one.isRow)
        .map(aside),
      FULLEST[platform],
      used.length + 1,
    );
  // What happens on a day may happen elsewhere: it does not say where the business is.
  const anchors = anchorsOf(companions).filter(
    ({ group, sentences }) =>
      !repeatsAddress(sentences, brief.callToAction) &&
      !(platform === 'x' && sentences.join(' ').split(/,\s/u).length > 3) &&
      // One thought: a price is not followed by something else that is wanted told.
      !(platform === 'x' && subject.isRow && companions.wished.some((one) => one.sentences === sentences)) &&
      (group !== 'where' ||
        subject.until === null ||
        (profile.name !== '' && (sentences[0] ?? '').startsWith(profile.name))),
  );
  if (sizeOf(copy) < least) take(anchors, least, used.length + 2);
  // So is another price of the same list beside one that stands alone.
  if (sizeOf(copy) < least && subject.isRow && platform !== 'x' && !used.some(({ isRow }) => isRow))
    take(
      companions.rows
        .filter(({ isRow, mention, group }) => isRow && mention !== '' && group === subject.group)
        .map((row) => ({ ...row, sentences: [row.mention] })),
      least,
      used.length + 2,
    );
  // Any other one of the same list says at least what else there is.
  if (sizeOf(copy) < least && subject.isRow && !used.some(({ isRow }) => isRow) && platform !== 'x')
    take(neighboursOf(given), least, used.length + 1);
  // A fact that is short and alone is told with the one that stands nearest to it, rather than not at all.
  if (sizeOf(copy) < least) take(nearestOf(given), least, used.length + 1);
  // An answer that any business could give says at least whose it is.
  const isOwn =
    [profile.name, profile.place].some((own) => own !== '' && copy.includes(own)) || /\d{2}/u.test(copy);
  // On X the name stands where nothing else says whose the thought is.
  const isStranger =
    !isOwn && profile.name !== '' && (profile.trade === OTHER_TRADE.id || !saysWhatItIs(copy, profile));
  if (platform === 'x' ? isStranger : !isOwn || !saysWhatItIs(copy, profile))
    take(
      [
        ...anchors.filter(({ group }) => group === 'where'),
        // Who somebody is at length is no third thing beside two others.
        ...anchors.filter(
          (one) => one.group !== 'where' && !one.isHours && used.length === 0 && !isEnumeration(one),
        ),
      ],
      Infinity,
      used.length + 1,
    );
  return sizeOf(copy) >= least ? copy : '';
};
