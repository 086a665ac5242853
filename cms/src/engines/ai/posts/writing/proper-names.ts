import type { SocialProfile } from '../../../../contract';
import { properNamesIn } from '../profile/identity';

const known = new WeakMap<SocialProfile, ReadonlyMap<string, string>>();
const namesOf = (profile: SocialProfile): ReadonlyMap<string, string> => {
  const found =
    known.get(profile) ??
    properNamesIn(
      [
        ...profile.facts.map(({ text }) => text),
        ...profile.questions.flatMap(({ question, answer }) => [question, answer]),
        ...profile.offers.flatMap(({ name, details, note }) => [
          // `Garfagnana full day` begins with a capital as every row does, which tells nothing.
          name.replace(/^\P{L}*\p{L}+/u, ''),
          ...details.map(({ value }) => value),
          note,
        ]),
      ],
      profile.name,
    );
  known.set(profile, found);
  return found;
};

/** Gives back the capitals that names lost within a sentence: `the garfagnana full day`. */
export const withProperNames = (text: string, profile: SocialProfile): string => {
  const names = namesOf(profile);
  return names.size === 0
    ? text
    : text.replace(/(?<![\p{L}#@./])\p{Ll}{4,}(?![\p{L}@])/gu, (word) => names.get(word) ?? word);
};
