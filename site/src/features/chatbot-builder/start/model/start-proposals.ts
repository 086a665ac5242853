import { LIMITS, type ChatbotDesign, type ReadSiteProposals, type SaveCuratedAnswer } from '@contract';
import type { Settings } from '../../model/draft';
import { colorSchemesFromSite, type SiteColorScheme } from '../../design/model/site-color-schemes';

export type SiteProposals = ReadSiteProposals['response']['data'];
type Pair = SaveCuratedAnswer['request'];

/** What the owner makes of the proposals. Nothing of it is kept before they confirm. */
export interface StartChoices {
  name: string;
  /** Null: the colours stay as they are. */
  look: SiteColorScheme | null;
  usesLogo: boolean;
  hours: string;
  questions: string[];
  /** Pages that the bot is to forget. */
  leftOut: string[];
}

export const choicesOf = (proposals: SiteProposals, name: string): StartChoices => ({
  name: proposals.name ?? name,
  look: proposals.colors.length > 0 ? 'bold' : null,
  usesLogo: proposals.logo !== null,
  hours: proposals.openingHours?.answer ?? '',
  questions: proposals.questions,
  leftOut: [],
});

/** The part of the design that the choices come to; a name left empty changes none. */
export const designOf = (proposals: SiteProposals, choices: StartChoices): Partial<ChatbotDesign> => {
  const looks = colorSchemesFromSite(proposals.colors);
  const name = choices.name.trim();
  const openingQuestions = choices.questions
    .map((question) => question.trim())
    .filter((question) => question !== '')
    .slice(0, LIMITS.openingQuestions.max);
  return {
    ...(choices.look && looks ? looks[choices.look] : {}),
    ...(name ? { displayName: name } : {}),
    ...(openingQuestions.length > 0 ? { openingQuestions } : {}),
  };
};

/** The logo as a file, to be kept as the bot's picture. */
export const logoFile = (dataUrl: string): File => {
  const bytes = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (each) => each.charCodeAt(0));
  return new File([bytes], 'logo.webp', { type: 'image/webp' });
};

const QUESTIONS = {
  it: {
    offer: 'Che cosa offrite?',
    hours: 'Quali sono gli orari di apertura?',
    contact: 'Come posso contattarvi?',
  },
  en: {
    offer: 'What do you offer?',
    hours: 'What are your opening hours?',
    contact: 'How can I contact you?',
  },
} as const;

/** Three answers about a business without a site, as a visitor would ask for them. */
export const answersOf = (
  { offer, hours }: { offer: string; hours: string },
  language: Settings['language'],
): Pair[] => {
  const questions = QUESTIONS[language];
  const pairs = [
    { question: questions.offer, answer: offer.trim() },
    { question: questions.hours, answer: hours.trim() },
    { question: questions.contact, answer: hours.trim() },
  ];
  return pairs.filter(({ answer }) => answer !== '');
};
