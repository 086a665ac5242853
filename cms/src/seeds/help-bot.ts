import { BRAND, DESIGN_DEFAULTS, HELP_BOTS, type ChatbotDesign, type Locale } from '../contract';

/** A chatbot of the product's own, as it is first made. */
export interface HelpBotSeed {
  installId: string;
  language: Locale;
  design: ChatbotDesign;
  instructions: string;
  fallbackText: string;
}

const { accent, ink, paper, surface, accentSoft } = BRAND.colors;

const look: ChatbotDesign = {
  ...DESIGN_DEFAULTS,
  fontFamily: 'Work Sans',
  chatBackgroundColor: surface,
  headerBackgroundColor: ink,
  footerBackgroundColor: paper,
  aiBubbleBackgroundColor: paper,
  aiBubbleTextColor: ink,
  userBubbleBackgroundColor: accent,
  sendButtonBackgroundColor: accent,
  invitationBackgroundColor: accentSoft,
  invitationTextColor: ink,
  invitationText: '',
  bubbleColor: accent,
};

export const HELP_BOT_SEEDS: HelpBotSeed[] = [
  {
    installId: HELP_BOTS.it,
    language: 'it',
    design: {
      ...look,
      displayName: `Aiuto ${BRAND.name}`,
      welcomeMessage: `Ciao! Rispondo su ${BRAND.name} con gli articoli della pagina Aiuto. Che cosa vuoi sapere?`,
      openingQuestions: ['Che cos’è Officina?', 'Quanto costa Officina?', 'Da che cosa impara il chatbot?'],
    },
    instructions: `Rispondi solo su ${BRAND.name}, in modo breve e concreto.`,
    fallbackText:
      'Non lo trovo negli articoli di aiuto. Se vuoi, lascia la tua email: ti risponde una persona.',
  },
  {
    installId: HELP_BOTS.en,
    language: 'en',
    design: {
      ...look,
      displayName: `${BRAND.name} help`,
      welcomeMessage: `Hello! I answer about ${BRAND.name} from the articles of the help page. What would you like to know?`,
      openingQuestions: [
        'What is Officina?',
        'How much does Officina cost?',
        'What does the chatbot learn from?',
      ],
    },
    instructions: `Answer about ${BRAND.name} only, briefly and plainly.`,
    fallbackText:
      'I cannot find this in the help articles. Leave your email if you like: a person will answer.',
  },
];
