import {
  OTHER_TRADE_ID,
  type Day,
  type ProfileSource,
  type ProfileWish,
  type SocialProfile,
} from '../../../../contract';
import { languageOf } from '../../text/language';
import type { PostBrief } from '../port';
import { withAccents } from './accents';
import { closingIn } from './closing';
import { embargoedNames } from './embargoed-names';
import { nameIn, placeIn } from './identity';
import { profileFacts } from './profile-facts';
import { profileOffers } from './profile-offers';
import { profileQuestions } from './profile-questions';
import type { ProfileReading, SourcedMaterial } from './profile-reading';
import { privateNames } from './publishable';
import type { RawMaterial } from './raw-material';
import { readFile } from './read-file';
import { readInstructions } from './read-instructions';
import { readTrade } from './read-trade';
import { Sayable } from './sayable';
import { emojiIn, exclamationsIn, ownHashtags, pricesAllowedIn, voiceIn } from './style';

const MOST = { facts: 120, offers: 80, questions: 40, wishes: 24, notes: 60, forbidden: 80 } as const;

/** "MAI. I nostri onorari.": under a heading that forbids. */
const isPriceBan = (phrase: string): boolean =>
  /^(?:(?:i|le|gli|nostr[ie]|the|our)\s)*(?:prezzi|onorari\w*|rette|tariffe|prices|fees|rates)$/iu.test(
    phrase,
  );

const TYPED: ProfileSource = { kind: 'instructions', name: '' };

const accented = (brief: PostBrief): PostBrief => ({
  ...brief,
  instructions: withAccents(brief.instructions),
  documents: brief.documents.map((document) => ({ ...document, text: withAccents(document.text) })),
});

/** What is known of a business as its owner gave it: read once, corrected and confirmed by the owner, and written from. */
export const readProfile = (given: PostBrief, today: Day): SocialProfile => {
  const language = languageOf(given.instructions, given.language);
  const brief = language === 'it' ? accented(given) : given;
  const instructions = { material: readInstructions(brief.instructions, today), source: TYPED };
  const files = brief.documents.map((document) => ({
    material: readFile(document, { today, language }),
    source: { kind: document.kind ?? 'file', name: document.name } satisfies ProfileSource,
  }));
  const all = [instructions, ...files];
  const raw = all.map(({ material }) => material);
  const texts = brief.documents.map(({ text }) => text);
  const name = nameIn(brief.instructions, texts) || brief.businessName;
  const place = placeIn(brief.instructions, name, language, texts) || brief.businessTown.trim();
  const voice = voiceIn(brief.instructions, brief.callToAction, brief.tone);
  const pricesAllowed =
    pricesAllowedIn(brief.instructions) && !instructions.material.forbidden.some(isPriceBan);
  const privateNotes = raw.flatMap((one) => one.privateNotes);
  const forbidden = forbiddenIn(instructions.material, raw, `${name} ${place}`);
  const sayable = new Sayable({
    brief,
    name,
    place,
    language,
    voice,
    forbidden,
    pricesAllowed,
    privateNotes,
  });
  const reading: ProfileReading = {
    today,
    language,
    voice,
    name,
    instructions,
    all,
    forbidden,
    pricesAllowed,
    sayable,
    embargoes: embargoedNames(raw, `${name} ${place}`),
  };
  const trade = readTrade(name, raw);
  const facts = profileFacts(reading);
  return {
    name,
    trade: trade.id,
    place,
    language,
    voice,
    customers: raw.flatMap((one) => one.customers).join(' '),
    facts: facts.slice(0, MOST.facts),
    offers: profileOffers(reading, facts).slice(0, MOST.offers),
    questions: profileQuestions(reading).slice(0, MOST.questions),
    wishes: wishesIn(instructions.material, sayable).slice(0, MOST.wishes),
    privateNotes: privateNotes.slice(0, MOST.notes),
    forbidden: forbidden.slice(0, MOST.forbidden),
    hashtags: ownHashtags(brief.instructions),
    pricesAllowed,
    emoji: emojiIn(brief.instructions, brief.tone),
    exclamations: exclamationsIn(brief.instructions, brief.tone),
    closing: closingIn(brief.instructions, brief.callToAction, language),
    sources: sourcesOf(brief, files, { name, place, isTradeKnown: trade.id !== OTHER_TRADE_ID }),
  };
};

/** Words that no post may hold: what the owner rules out, and names that only private notes have. */
const forbiddenIn = (instructions: RawMaterial, raw: RawMaterial[], ownWords: string): string[] => {
  const publicText = raw
    .flatMap(({ facts, offers, questions }) => [
      ...facts.map(({ text }) => text),
      ...offers.map((offer) => offer.name),
      ...questions.map(({ answer }) => answer),
    ])
    .join('\n');
  // Rules of style rather than words: they are read apart.
  const words = instructions.forbidden.filter(
    (phrase) =>
      !/^(?:emoji\b.*|exclamation marks?|punti esclamativi|zero|prezz[oi](?: .*)?|nomi?)$/iu.test(phrase),
  );
  return [...new Set([...words, ...privateNames(raw, publicText, ownWords)])];
};

/** What the owner wants told, none twice. */
const wishesIn = (instructions: RawMaterial, sayable: Sayable): ProfileWish[] => {
  const wishes: ProfileWish[] = [];
  for (const wish of instructions.wishes)
    if (!wishes.some(({ words }) => words.toLowerCase() === wish.words.toLowerCase()))
      wishes.push({ ...wish, words: sayable.withCapitals(wish.words) });
  return wishes;
};

/** Where name, place and trade were found: the first text that uses the words, the company's data where none does. */
const sourcesOf = (
  brief: PostBrief,
  files: readonly SourcedMaterial[],
  { name, place, isTradeKnown }: { name: string; place: string; isTradeKnown: boolean },
): SocialProfile['sources'] => {
  const sourceOf = (words: string): ProfileSource => {
    const isIn = (text: string) => text.toLowerCase().includes(words.toLowerCase());
    if (isIn(brief.instructions)) return TYPED;
    const file = files.find((_, index) => isIn(brief.documents[index]?.text ?? ''));
    return file?.source ?? { kind: 'company', name: '' };
  };
  const tradeSource = brief.instructions.trim() === '' ? (files[0]?.source ?? TYPED) : TYPED;
  return {
    ...(name === '' ? {} : { name: sourceOf(name) }),
    ...(place === '' ? {} : { place: sourceOf(place) }),
    ...(isTradeKnown ? { trade: tradeSource } : {}),
  };
};
