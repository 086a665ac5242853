import type { BillingPeriod, ProductKind } from '../contract';
import { PLATFORM_LIST } from './platform-list';

/** A demo product; `it` and `en` say the same thing to two readers. */
export interface ProductSeed {
  slug: string;
  kind: ProductKind;
  priceCents: number;
  billingPeriod: BillingPeriod;
  /** What the other period costs; without it there is one plan. */
  otherPeriodPriceCents?: number;
  illustration: string;
  colors: ProductColors;
  platforms?: readonly string[];
  it: ProductWords;
  en: ProductWords;
}
interface ProductWords {
  title: string;
  description: string;
  activationTime: string;
  badge?: string;
  requires?: string[];
  optional?: string[];
  guide?: string[];
}
interface ProductColors {
  badge: string;
  imageBg: string;
  priceBg: string;
  footerBg: string;
}

// White on each of `badge`, `priceBg` and `footerBg` reaches 4.5:1; the specification's own green and red do not.
const CLAY: ProductColors = { badge: '#a8452a', imageBg: '#f6e4da', priceBg: '#1f5c49', footerBg: '#a8452a' };
const PINE: ProductColors = { badge: '#1f5c49', imageBg: '#dcece4', priceBg: '#1f5c49', footerBg: '#2f6b57' };
const HONEY: ProductColors = {
  badge: '#8a5a00',
  imageBg: '#faecc8',
  priceBg: '#1f5c49',
  footerBg: '#7a4f00',
};
const SLATE: ProductColors = {
  badge: '#33508a',
  imageBg: '#e3e9f4',
  priceBg: '#1f5c49',
  footerBg: '#33508a',
};
const PLUM: ProductColors = { badge: '#7a3b69', imageBg: '#f1e2ee', priceBg: '#1f5c49', footerBg: '#7a3b69' };

/** The five web-site platforms of the specification. */
const WEBSITE_PLATFORMS = ['WordPress', 'Shopify', 'Webflow', 'Wix', 'Squarespace'] as const;

const NOW_IT = 'Attivazione immediata';
const NOW_EN = 'Active at once';

const CHATBOT_GUIDE_IT = [
  'Apri «I miei prodotti» e poi il tuo chatbot: nella scheda Installazione scrivi l’indirizzo del tuo sito.',
  'Carica i documenti da cui deve rispondere: listino, condizioni di vendita, domande frequenti (PDF, DOCX, XLSX, TXT o CSV, fino a 10 file da 1 MB).',
  'Prova qualche domanda vera nell’anteprima, poi premi Pubblica.',
  'Copia la riga di codice e incollala nel sito prima della chiusura del body: in WordPress con un plugin per gli script, in Shopify nel file theme.liquid, in Wix, Webflow e Squarespace nel codice personalizzato.',
  'Ricarica una pagina del sito: il fumetto appare in basso a destra. Le conversazioni si leggono nella scheda Chat.',
];
const CHATBOT_GUIDE_EN = [
  'Open “My products”, then your chatbot: on the Installation tab enter the address of your site.',
  'Upload the documents it should answer from: price list, terms of sale, frequent questions (PDF, DOCX, XLSX, TXT or CSV, up to 10 files of 1 MB).',
  'Try a few real questions in the preview, then press Publish.',
  'Copy the line of code and paste it into your site before the end of the body: with a scripts plugin in WordPress, in theme.liquid in Shopify, in the custom code of Wix, Webflow and Squarespace.',
  'Reload a page of your site: the bubble appears at the bottom right. Conversations are on the Chat tab.',
];
const SOCIAL_GUIDE_IT = [
  'Apri «I miei prodotti» e poi il creatore di post.',
  'Scrivi che cosa fa la tua azienda, a chi parla e che tono usa.',
  'Scegli giorni e orari della settimana, poi genera i post e rileggili: niente esce senza che tu lo abbia visto.',
];
const SOCIAL_GUIDE_EN = [
  'Open “My products”, then the post creator.',
  'Describe what your business does, who it speaks to and in which tone.',
  'Choose days and times of the week, generate the posts and read them: nothing goes out that you have not seen.',
];

/** Newest first: the order in which the marketplace shows them. */
export const PRODUCT_SEEDS: ProductSeed[] = [
  {
    slug: 'chatbot-ai',
    kind: 'chatbot',
    priceCents: 2900,
    billingPeriod: 'month',
    otherPeriodPriceCents: 29_000,
    illustration: 'chatbot-ai.svg',
    colors: CLAY,
    platforms: WEBSITE_PLATFORMS,
    it: {
      title: 'Chatbot AI',
      badge: 'Per cominciare',
      activationTime: NOW_IT,
      description:
        'Un assistente per il tuo sito che risponde ai clienti a qualsiasi ora, partendo solo dai tuoi documenti: listino, orari, condizioni, domande frequenti. Cita la fonte di ogni risposta e, quando non sa, lo dice e passa la parola a una persona. Lo configuri da solo, senza scrivere codice, e leggi ogni conversazione nel tuo pannello.',
      requires: [
        'Un sito in cui puoi incollare una riga di codice',
        'Almeno un documento con le informazioni da dare',
      ],
      optional: [
        'L’indirizzo email di chi risponde quando serve una persona',
        'Il logo, per l’immagine dell’assistente',
      ],
      guide: CHATBOT_GUIDE_IT,
    },
    en: {
      title: 'Chatbot AI',
      badge: 'Start here',
      activationTime: NOW_EN,
      description:
        'An assistant for your web site that answers customers at any hour, from your own documents only: price list, opening hours, terms, frequent questions. It names the source of each answer and, when it does not know, says so and hands over to a person. You set it up yourself without code and read every conversation in your panel.',
      requires: [
        'A site where you can paste one line of code',
        'At least one document with the information to give',
      ],
      optional: [
        'The email address of whoever answers when a person is needed',
        'Your logo, for the assistant’s picture',
      ],
      guide: CHATBOT_GUIDE_EN,
    },
  },
  {
    slug: 'creatore-post-social',
    kind: 'social',
    priceCents: 3900,
    billingPeriod: 'month',
    otherPeriodPriceCents: 39_000,
    illustration: 'creatore-post-social.svg',
    colors: PLUM,
    it: {
      title: 'Creatore Post Social',
      badge: 'Novità',
      activationTime: NOW_IT,
      description: `Una settimana di post pronta in pochi minuti: testo, invito all’azione e hashtag per ${PLATFORM_LIST.it}, scritti con la voce della tua azienda. Tu scegli giorni e orari, rileggi, correggi e decidi che cosa esce.`,
      requires: ['Una descrizione della tua attività', 'Almeno un profilo social aziendale'],
      optional: ['Documenti con novità, offerte o eventi da raccontare'],
      guide: SOCIAL_GUIDE_IT,
    },
    en: {
      title: 'Social Post Creator',
      badge: 'New',
      activationTime: NOW_EN,
      description: `A week of posts ready in minutes: text, call to action and hashtags for ${PLATFORM_LIST.en}, in the voice of your business. You choose days and times, read, correct and decide what goes out.`,
      requires: ['A description of your business', 'At least one business profile on a social network'],
      optional: ['Documents with news, offers or events to tell'],
      guide: SOCIAL_GUIDE_EN,
    },
  },
  {
    slug: 'primo-incontro',
    kind: 'consultation',
    priceCents: 0,
    billingPeriod: 'once',
    illustration: 'primo-incontro.svg',
    colors: PINE,
    it: {
      title: 'Primo incontro',
      badge: 'Gratis',
      activationTime: 'Scegli tu giorno e ora',
      description:
        'Un’ora in videochiamata per raccontarci la tua attività e capire insieme da dove conviene cominciare. Ne esci con tre azioni concrete in ordine di priorità, anche se poi decidi di fare da solo.',
      requires: ['Un computer o un telefono con microfono'],
      optional: ['L’indirizzo del tuo sito', 'Due righe su quello che vorresti cambiare'],
      guide: [
        'Aggiungi il prodotto.',
        'Scegli giorno e ora fra quelli liberi.',
        'Ricevi il collegamento alla videochiamata per email.',
      ],
    },
    en: {
      title: 'First meeting',
      badge: 'Free',
      activationTime: 'You choose day and time',
      description:
        'One hour by video call to tell us about your business and find out together where it pays to begin. You leave with three concrete actions in order of priority, even if you then decide to go on alone.',
      requires: ['A computer or a phone with a microphone'],
      optional: ['The address of your site', 'Two lines on what you would like to change'],
      guide: [
        'Add the product.',
        'Choose a free day and time.',
        'You receive the link to the video call by email.',
      ],
    },
  },
  {
    slug: 'consulenza-strategica',
    kind: 'consultation',
    priceCents: 12000,
    billingPeriod: 'once',
    illustration: 'consulenza-strategica.svg',
    colors: SLATE,
    it: {
      title: 'Consulenza strategica',
      activationTime: 'Entro due giorni lavorativi',
      description:
        'Un’ora in videochiamata con un consulente che ha già letto i tuoi numeri. Si parla di margini, prezzi, clienti da tenere e spese da tagliare; entro due giorni ricevi un documento di due pagine con le decisioni prese e chi deve fare che cosa.',
      requires: [
        'L’ultimo bilancio o un riepilogo di entrate e uscite',
        'Gli obiettivi dei prossimi dodici mesi',
      ],
      optional: ['Listino e costi dei tre prodotti principali'],
    },
    en: {
      title: 'Strategy consultation',
      activationTime: 'Within two working days',
      description:
        'One hour by video call with an adviser who has already read your figures: margins, prices, customers to keep and costs to cut. Within two days you receive two pages with what was decided and who does what.',
      requires: [
        'Your latest accounts, or a summary of income and costs',
        'Your aims for the next twelve months',
      ],
      optional: ['Prices and costs of your three main products'],
    },
  },
  {
    slug: 'chatbot-ai-annuale',
    kind: 'chatbot',
    priceCents: 29000,
    billingPeriod: 'year',
    illustration: 'chatbot-ai-annuale.svg',
    colors: PINE,
    platforms: WEBSITE_PLATFORMS,
    it: {
      title: 'Chatbot AI, un anno',
      badge: 'Due mesi in regalo',
      activationTime: NOW_IT,
      description:
        'Lo stesso Chatbot AI, pagato una volta all’anno: dodici mesi al prezzo di dieci. Per chi lo ha già provato e non vuole pensare ai rinnovi.',
      requires: [
        'Un sito in cui puoi incollare una riga di codice',
        'Almeno un documento con le informazioni da dare',
      ],
      guide: CHATBOT_GUIDE_IT,
    },
    en: {
      title: 'Chatbot AI, one year',
      badge: 'Two months free',
      activationTime: NOW_EN,
      description:
        'The same Chatbot AI, paid once a year: twelve months for the price of ten. For those who have tried it and would rather not think of renewals.',
      requires: [
        'A site where you can paste one line of code',
        'At least one document with the information to give',
      ],
      guide: CHATBOT_GUIDE_EN,
    },
  },
  {
    slug: 'installazione-guidata',
    kind: 'service',
    priceCents: 4900,
    billingPeriod: 'once',
    illustration: 'installazione-guidata.svg',
    colors: HONEY,
    it: {
      title: 'Installazione guidata',
      activationTime: 'Entro due giorni lavorativi',
      description:
        'Mettiamo noi il chatbot sul tuo sito, mentre guardi e impari. In mezz’ora a schermo condiviso incolliamo il codice, controlliamo che si veda bene dal telefono e proviamo dieci domande dei tuoi clienti.',
      requires: ['Un Chatbot AI attivo', 'Le credenziali di chi gestisce il sito, che restano a te'],
      guide: [
        'Dopo l’acquisto ti scriviamo per fissare l’orario.',
        'Il giorno dell’incontro apri il sito e condividi lo schermo.',
      ],
    },
    en: {
      title: 'Guided installation',
      activationTime: 'Within two working days',
      description:
        'We put the chatbot on your site while you watch and learn. In half an hour of shared screen we paste the code, check that it looks right on a phone and try ten of your customers’ questions.',
      requires: ['An active Chatbot AI', 'Access to your site, which stays with you'],
      guide: [
        'After the purchase we write to fix a time.',
        'On the day, open your site and share your screen.',
      ],
    },
  },
  {
    slug: 'addestramento-su-misura',
    kind: 'service',
    priceCents: 14900,
    billingPeriod: 'once',
    illustration: 'addestramento-su-misura.svg',
    colors: CLAY,
    it: {
      title: 'Addestramento su misura',
      badge: 'Consigliato',
      activationTime: 'Entro cinque giorni lavorativi',
      description:
        'Un chatbot risponde bene quanto i documenti che legge. Riordiniamo i tuoi, scriviamo le risposte che mancano e le proviamo con cinquanta domande vere. Ti consegniamo i file pronti e il conto di quante risposte erano giuste prima e dopo.',
      requires: ['Un Chatbot AI attivo', 'I documenti che hai, anche disordinati'],
      optional: ['Le ultime cento email dei clienti, senza dati personali'],
    },
    en: {
      title: 'Tailored training',
      badge: 'Recommended',
      activationTime: 'Within five working days',
      description:
        'A chatbot answers as well as the documents it reads. We put yours in order, write the missing answers and try them with fifty real questions. You get the files and the count of right answers before and after.',
      requires: ['An active Chatbot AI', 'The documents you have, untidy ones too'],
      optional: ['The last hundred emails of customers, without personal data'],
    },
  },
  {
    slug: 'revisione-mensile-chatbot',
    kind: 'service',
    priceCents: 1900,
    billingPeriod: 'month',
    illustration: 'revisione-mensile-chatbot.svg',
    colors: SLATE,
    it: {
      title: 'Revisione mensile del chatbot',
      activationTime: 'Dal primo giorno del mese',
      description:
        'Ogni mese leggiamo le domande a cui il tuo chatbot non ha saputo rispondere, ti diciamo quali contano e scriviamo le risposte da aggiungere. Tu approvi con un clic.',
      requires: ['Un Chatbot AI pubblicato da almeno due settimane'],
    },
    en: {
      title: 'Monthly chatbot review',
      activationTime: 'From the first day of the month',
      description:
        'Every month we read the questions your chatbot could not answer, tell you which ones matter and write the answers to add. You approve with a click.',
      requires: ['A Chatbot AI published for at least two weeks'],
    },
  },
  {
    slug: 'calendario-editoriale',
    kind: 'service',
    priceCents: 5900,
    billingPeriod: 'month',
    illustration: 'calendario-editoriale.svg',
    colors: PLUM,
    it: {
      title: 'Calendario editoriale',
      activationTime: 'Entro tre giorni lavorativi',
      description:
        'Il piano dei contenuti del mese, pensato sulle stagioni del tuo mestiere: dodici temi, il canale giusto per ciascuno, la data e la foto da scattare. Si usa da solo o insieme al Creatore Post Social.',
      requires: ['Una telefonata di venti minuti al primo mese'],
      optional: ['Le date di fiere, aperture ed eventi'],
    },
    en: {
      title: 'Editorial calendar',
      activationTime: 'Within three working days',
      description:
        'The month’s content plan, built on the seasons of your trade: twelve themes, the right channel for each, the date and the picture to take. Use it alone or with the Social Post Creator.',
      requires: ['A twenty-minute phone call in the first month'],
      optional: ['Dates of fairs, openings and events'],
    },
  },
  {
    slug: 'analisi-di-bilancio',
    kind: 'service',
    priceCents: 9900,
    billingPeriod: 'once',
    illustration: 'analisi-di-bilancio.svg',
    colors: PINE,
    it: {
      title: 'Analisi di bilancio',
      activationTime: 'Entro tre giorni lavorativi',
      description:
        'Il tuo bilancio letto in parole semplici: quanto guadagni davvero, quanta cassa ti serve, come stai rispetto a imprese simili e quali due numeri guardare ogni mese. Dieci pagine, con i calcoli in chiaro.',
      requires: ['Gli ultimi due bilanci depositati, in PDF'],
      optional: ['La situazione contabile più recente'],
    },
    en: {
      title: 'Accounts analysis',
      activationTime: 'Within three working days',
      description:
        'Your accounts in plain words: what you really earn, how much cash you need, how you compare with similar firms and which two figures to watch each month. Ten pages, with the sums shown.',
      requires: ['Your last two filed accounts, as PDF'],
      optional: ['Your latest trial balance'],
    },
  },
  {
    slug: 'business-plan',
    kind: 'service',
    priceCents: 24900,
    billingPeriod: 'once',
    illustration: 'business-plan.svg',
    colors: HONEY,
    it: {
      title: 'Business plan',
      activationTime: 'Entro dieci giorni lavorativi',
      description:
        'Il documento da portare in banca o a un socio: mercato, concorrenti, prezzi, investimenti e conto economico di tre anni, con un foglio di calcolo che puoi cambiare da solo. Comprende due revisioni.',
      requires: ['Una descrizione dell’idea', 'I preventivi delle spese principali'],
      optional: ['Il contratto di affitto o una bozza'],
    },
    en: {
      title: 'Business plan',
      activationTime: 'Within ten working days',
      description:
        'The document to take to a bank or a partner: market, competitors, prices, investments and a three-year profit and loss, with a spreadsheet you can change yourself. Two revisions included.',
      requires: ['A description of the idea', 'Quotes for the main costs'],
      optional: ['The rental contract or a draft of it'],
    },
  },
  {
    slug: 'controllo-sito-web',
    kind: 'service',
    priceCents: 7900,
    billingPeriod: 'once',
    illustration: 'controllo-sito-web.svg',
    colors: SLATE,
    it: {
      title: 'Controllo del sito web',
      activationTime: 'Entro tre giorni lavorativi',
      description:
        'Guardiamo il tuo sito come lo guarda un cliente con il telefono in mano: velocità, contatti, chiarezza dei prezzi, accessibilità, cookie e dati legali. Ricevi un elenco di correzioni in ordine di resa, con il tempo che serve per ciascuna.',
      requires: ['L’indirizzo del sito'],
      optional: ['L’accesso in sola lettura alle statistiche'],
    },
    en: {
      title: 'Web site check',
      activationTime: 'Within three working days',
      description:
        'We look at your site as a customer with a phone does: speed, contacts, clear prices, accessibility, cookies and legal data. You get a list of fixes in order of return, with the time each takes.',
      requires: ['The address of the site'],
      optional: ['Read-only access to your statistics'],
    },
  },
  {
    slug: 'creatore-post-social-annuale',
    kind: 'social',
    priceCents: 39000,
    billingPeriod: 'year',
    illustration: 'creatore-post-social-annuale.svg',
    colors: PLUM,
    it: {
      title: 'Creatore Post Social, un anno',
      badge: 'Due mesi in regalo',
      activationTime: NOW_IT,
      description:
        'Il Creatore Post Social per dodici mesi al prezzo di dieci, con un solo pagamento. Tutto il resto è uguale: tu scegli il ritmo e approvi i testi.',
      requires: ['Una descrizione della tua attività', 'Almeno un profilo social aziendale'],
      guide: SOCIAL_GUIDE_IT,
    },
    en: {
      title: 'Social Post Creator, one year',
      badge: 'Two months free',
      activationTime: NOW_EN,
      description:
        'The Social Post Creator for twelve months at the price of ten, in one payment. All else is the same: you set the pace and approve the texts.',
      requires: ['A description of your business', 'At least one business profile on a social network'],
      guide: SOCIAL_GUIDE_EN,
    },
  },
];
