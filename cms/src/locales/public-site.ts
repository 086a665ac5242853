import { BRAND, type Locale } from '../contract';

/** What the site says of itself where no page does: in its feed and on a phone's home screen. */
interface PublicSiteWords {
  feedTitle: string;
  feedSubtitle: string;
  appDescription: string;
}

export const publicSiteWords: Readonly<Record<Locale, PublicSiteWords>> = {
  it: {
    feedTitle: `Il blog di ${BRAND.name}`,
    feedSubtitle: 'Intelligenza artificiale, clienti e organizzazione, raccontati senza gergo.',
    appDescription: 'L’assistente, i chatbot e i report per chi manda avanti un’impresa.',
  },
  en: {
    feedTitle: `The ${BRAND.name} blog`,
    feedSubtitle: 'Artificial intelligence, customers and organisation, told without jargon.',
    appDescription: 'The assistant, the chatbots and the reports for people who run a business.',
  },
};
