import type { Day, SocialProfile } from '../../../../contract';
import { isSayableOn } from '../profile/say-window';

/** What of a profile may be said on a day, for a model to write from; private notes are nowhere in it. */
export const knownOn = (profile: SocialProfile, day: Day) => {
  const sayable = <Item extends { from: Day | null; until: Day | null }>(items: readonly Item[]): Item[] =>
    items.filter((item) => isSayableOn(item, day));
  return {
    name: profile.name,
    trade: profile.trade,
    place: profile.place,
    voice: profile.language === 'it' ? profile.voice : null,
    facts: sayable(profile.facts).map(({ text }) => text),
    offers: sayable(profile.offers).map(({ name, price, details, note }) => ({ name, price, details, note })),
    questions: sayable(profile.questions).map(({ question, answer }) => ({ question, answer })),
    wishes: profile.wishes.map(({ words }) => words),
    neverUse: profile.forbidden,
    closingQuestion: profile.closing?.question ?? 'never',
  };
};

/** All of that as one text. */
export const knownText = (profile: SocialProfile, day: Day): string => JSON.stringify(knownOn(profile, day));
