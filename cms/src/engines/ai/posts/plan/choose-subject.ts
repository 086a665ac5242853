import type { Day, PostReason, SocialPlatform, SocialProfile } from '../../../../contract';
import { stemsIn } from '../profile/text';
import { isSayableOn } from '../profile/say-window';
import type { Occasion } from '../port';
import { topicOf } from '../writing/title';
import type { History } from './history';
import { fitsOccasion } from './occasion-words';
import { isOutOfSeason, seasonOf } from './seasons';
import { leadOf } from './repetition';
import { CARRIES_A_POST, type Subject } from './subject';
import { wishQuotas } from './wish-quotas';
import { meets, PRICE_WISH, wishesOf } from './wishes';
import { DAY_MS } from '../../../../contract/time-units';

export interface Choice {
  subject: Subject;
  reason: PostReason;
}

const daysBetween = (from: Day, to: Day): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
const WEEKDAYS = [
  /(?<!\p{L})(?:domenic[ah]e?|sundays?)(?!\p{L})/iu,
  /(?<!\p{L})(?:lunedì|mondays?)(?!\p{L})/iu,
  /(?<!\p{L})(?:martedì|tuesdays?)(?!\p{L})/iu,
  /(?<!\p{L})(?:mercoledì|wednesdays?)(?!\p{L})/iu,
  /(?<!\p{L})(?:giovedì|thursdays?)(?!\p{L})/iu,
  /(?<!\p{L})(?:venerdì|fridays?)(?!\p{L})/iu,
  /(?<!\p{L})(?:sabat[oi]|saturdays?)(?!\p{L})/iu,
];
/** The day of the week on which something happens every week; null where it names none, or several. */
const weekdayIn = ({ sentences, until, isHours }: Subject): number | null => {
  if (until !== null || isHours) return null;
  const [first = ''] = sentences;
  if (!/\b(?:ogni|il|di|every|on|each)\s+\p{L}+/iu.test(first)) return null;
  const named = WEEKDAYS.flatMap((name, at) => (name.test(first) ? [at] : []));
  return named.length === 1 ? (named[0] ?? null) : null;
};

/** Says when nobody is there. */
export const CLOSED =
  /(?<!\p{L})(?:chius\p{L}+|chiud\p{L}+|ferie|non ci siamo|non (?:lavoriamo|consegniamo|apriamo|riceviamo)(?= (?:dal|da|fino|il|nei|tra|fra|per)(?!\p{L}))|siamo ferm[ie]|we do(?: not|n[’']t) work from|we are away|solo urgenze|only emergencies|holidays|closed|closing)(?!\p{L})/iu;

/** Half a post behind: what is wanted now and then is due. */
const DUE = 0.5;
/** When nobody is there is news in the days before. */
const CLOSED_DAYS = 9;
/** Nobody wants to know weeks before that a shop will be shut. */
const FAR_OFF = 42;
const isClosingFarOff = ({ until, sentences }: Subject, day: Day): boolean =>
  until !== null && CLOSED.test(sentences[0] ?? '') && daysBetween(day, until) > FAR_OFF;
/** What should be spoken of at a moment, best first. Nothing that was told lately, nothing whose time is over or not yet come. */
export const chooseSubjects = (
  profile: SocialProfile,
  subjects: readonly Subject[],
  {
    day,
    platforms,
    topic,
    occasion = null,
    history,
    random,
  }: {
    day: Day;
    platforms: readonly SocialPlatform[];
    topic: string;
    occasion?: Occasion | null;
    history: History;
    random: () => number;
  },
): Choice[] => {
  const wishes = wishesOf(profile, subjects);
  const quotas = wishQuotas(wishes, history, profile.language);
  const topicStems = stemsIn(topic, profile.language);
  const scored = subjects
    .filter(
      (subject) =>
        subject.weight >= CARRIES_A_POST &&
        isSayableOn(subject, day) &&
        !isClosingFarOff(subject, day) &&
        !isOutOfSeason(subject.sentences.join(' '), day),
    )
    .map((subject) => {
      const lead = leadOf(subject);
      const uses = Math.max(
        history.uses(lead),
        subject.points.length > 1 ? history.uses(subject.points[1] ?? lead) : 0,
        // A line that two moments have told already is not told by a list either.
        subject.points.some((point) => history.uses(point) > 1) ? 2 : 0,
      );
      let score = subject.weight + random() * 0.5;
      let isUrgent = false;
      let reason: PostReason = { kind: 'variety', words: '' };
      // What its owner wants told more often may follow what only touched it.
      const isDue = wishes.some((wish) => {
        const quota = quotas.get(wish);
        // Who has read of it in the newest post reads of something else first.
        return quota !== undefined && quota.debt >= DUE && !quota.isFresh && meets(subject, wish);
      });
      if (uses > 0) score -= isDue ? 2 * uses : 4 * uses + 2;
      const toldLately = !isDue && history.toldLately(subject.tag);
      if (toldLately) score -= 1.8;
      // A price that stood beside something else is no news of its own.
      if (subject.isRow && !isDue && history.named(subject.tag)) score -= 3;
      if (
        platforms.includes('pinterest') &&
        (subject.question !== '' || subject.kind === 'about' || CLOSED.test(subject.sentences[0] ?? ''))
      )
        score -= 1.2;
      // Other firms read for a case or an answer, and not for a price list.
      if (platforms.includes('linkedin')) score += subject.question !== '' ? 0.6 : subject.isRow ? -2 : 0;
      for (const wish of wishes) {
        if (!meets(subject, wish)) continue;
        // A row of all that there is tells nothing of one thing.
        const isListed =
          (subject.kind === 'price' && subject.points.length > 0) ||
          (!subject.isRow && (subject.sentences[0] ?? '').split(/,\s/u).length > 4);
        if (isListed) continue;
        const quota = quotas.get(wish);
        // Prices stand well beside anything: they are no subject that crowds out the others.
        if (!quota) score += 0.8;
        else if (quota.isFresh && subject.isRow) continue;
        else if (wish.often) {
          const lacking = quota.target - quota.share;
          if (lacking <= 0) continue;
          // Of what was told once already there is more to tell than another price.
          score +=
            subject.isRow && quota.share > 0
              ? 1 + 1.6 * Math.max(0, quota.debt)
              : 3 + 4 * lacking + Math.min(2, Math.max(0, quota.debt - 1));
        } else {
          if (quota.debt <= 0) continue;
          score += quota.debt >= DUE ? 2.6 : 0.5;
        }
        if ((wish.often && !PRICE_WISH.test(wish.words)) || reason.kind === 'variety')
          reason = PRICE_WISH.test(wish.words)
            ? { kind: 'price-wish', words: '' }
            : { kind: 'wish', words: wish.words };
      }
      const season = seasonOf([subject.title, subject.question, ...subject.sentences].join(' '), day);
      if (season) {
        score += season.fits ? 0.7 : subject.until === null ? -3 : 0;
        if (season.fits && reason.kind === 'variety') reason = { kind: 'season', words: season.word };
      }
      const awaited = occasion && fitsOccasion(subject, occasion);
      if (awaited) {
        score += 1.6;
        if (['variety', 'season'].includes(reason.kind)) reason = { kind: 'occasion', words: awaited };
      }
      const weekday = weekdayIn(subject);
      if (weekday !== null)
        score += [weekday, (weekday + 6) % 7].includes(new Date(`${day}T12:00:00Z`).getUTCDay()) ? 1.5 : -0.8;
      if (subject.until !== null) {
        const left = daysBetween(day, subject.until);
        if (left <= 30) {
          // What ends soon is told soon, though not twice in two posts.
          isUrgent = left <= 3 && uses === 0;
          if (!toldLately) score += left <= 6 ? 3.2 : left <= 14 ? 1.6 : 0.6;
          if (left <= 14) reason = { kind: 'deadline', words: subject.until };
        } else if (left > 75) score -= 1.5;
        if (left > CLOSED_DAYS && CLOSED.test(subject.sentences[0] ?? '')) score -= 4;
      }
      if (topicStems.size > 0 && meets(subject, { words: topic, stems: topicStems })) {
        // A planned post names its subject as it is called here.
        score += topicOf(subject) === topic ? 24 : 12;
        reason = { kind: 'topic', words: topic };
      }
      return { subject, reason, score, uses, again: subject.kind === history.lastKind && !isUrgent };
    })
    // What a post was about is not told again in sixty days, but where its owner asks for it; what was only mentioned may be.
    .filter(
      ({ subject, uses, reason }) =>
        uses < 2 &&
        // What is true of the whole trade is told once.
        !(subject.group === 'trade' && history.hasEver(leadOf(subject))) &&
        (reason.kind === 'topic' ||
          !(
            history.began(leadOf(subject)) ||
            (subject.isRow && subject.tag !== '' && history.began(subject.tag))
          )),
    )
    // Never the same kind twice in a row while there is another, but for what is over in three days.
    .sort((one, other) => Number(one.again) - Number(other.again) || other.score - one.score);
  return scored.map(({ subject, reason }) => ({ subject, reason }));
};
