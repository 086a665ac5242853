import type { ProfileFact, ProfileOffer, ProfileQuestion, SocialProfile } from '@contract';

/** Items of a profile before anything is written in them. */
export const newFact = (): ProfileFact => ({ text: '', topic: '', kind: 'fact', from: null, until: null });
export const newOffer = (): ProfileOffer => ({
  name: '',
  price: '',
  details: [],
  note: '',
  list: '',
  from: null,
  until: null,
});
export const newQuestion = (): ProfileQuestion => ({ question: '', answer: '', from: null, until: null });

const isBlank = (...texts: string[]): boolean => texts.every((text) => text.trim() === '');

/** The profile without the rows that were added and left empty. */
export const withoutBlankItems = (profile: SocialProfile): SocialProfile => ({
  ...profile,
  facts: profile.facts.filter(({ text, topic }) => !isBlank(text, topic)),
  offers: profile.offers
    .filter(({ name, price, note }) => !isBlank(name, price, note))
    .map((offer) => ({ ...offer, details: offer.details.filter(({ value }) => !isBlank(value)) })),
  questions: profile.questions.filter(({ question, answer }) => !isBlank(question, answer)),
  wishes: profile.wishes.filter(({ words }) => !isBlank(words)),
  privateNotes: profile.privateNotes.filter((note) => !isBlank(note)),
  ...(profile.closing && {
    closing: { ...profile.closing, lines: profile.closing.lines.filter((line) => !isBlank(line)) },
  }),
});

/** Items that were begun and lack what a post would need. */
export const hasHalfItems = (profile: SocialProfile): boolean => {
  const { facts, offers, questions } = withoutBlankItems(profile);
  return (
    facts.some(({ text }) => isBlank(text)) ||
    offers.some(({ name }) => isBlank(name)) ||
    questions.some(({ question, answer }) => isBlank(question) || isBlank(answer))
  );
};

/** Nothing is known that a post could say. */
export const isEmptyProfile = ({ name, facts, offers, questions }: SocialProfile): boolean =>
  name.trim() === '' && facts.length === 0 && offers.length === 0 && questions.length === 0;

/** Words with what was typed among them: trimmed, each once whatever its capitals. */
export const withWords = (
  words: readonly string[],
  typed: string,
  { max, maxLength }: { max: number; maxLength: number },
): string[] => {
  const all = [...words];
  for (const part of typed.split(',')) {
    const word = part.trim().slice(0, maxLength);
    const isKnown = all.some((other) => other.toLowerCase() === word.toLowerCase());
    if (word && !isKnown && all.length < max) all.push(word);
  }
  return all;
};

/** What networks take as a hashtag: no mark, no blanks. */
export const withHashtags = (
  tags: readonly string[],
  typed: string,
  limits: { max: number; maxLength: number },
): string[] => withWords(tags, typed.replace(/[^\p{L}\p{N}_,]/gu, ''), limits);
