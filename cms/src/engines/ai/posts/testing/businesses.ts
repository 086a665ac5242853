import type { SocialTone } from '../../../../contract';
import type { PostBrief } from '../port';

const brief = (
  businessName: string,
  tone: SocialTone,
  instructions: string,
  more: Partial<PostBrief> = {},
): PostBrief => ({
  businessName,
  businessTown: '',
  tone,
  instructions,
  documents: [],
  callToAction: '',
  link: '',
  language: 'it',
  profile: null,
  ...more,
});

/** Ten very different businesses, as their owners would describe them: in full, in notes, in one line, in English. */
export const BUSINESSES: readonly PostBrief[] = [
  brief(
    'Panificio Rossi',
    'friendly',
    `Siamo il Panificio Rossi, un forno artigianale a Modena dal 1962. Produciamo pane a lievitazione naturale, focacce, crostate e torte su ordinazione.
Siamo aperti dal martedì alla domenica dalle 6:30 alle 13. Le torte si prenotano con due giorni di anticipo.
Usiamo farine di un mulino della zona. Consegniamo ai ristoranti del centro ogni mattina.
Non usare troppe emoji. Parla spesso della colazione. Il nostro target sono le famiglie del quartiere.`,
    { callToAction: 'Prenota la tua torta', link: 'https://panificiorossi.example/torte' },
  ),
  brief(
    'Studio Bianchi',
    'formal',
    `Nome: Studio Bianchi Commercialisti
Servizi: contabilità, bilanci, dichiarazioni dei redditi, consulenza per l'apertura della partita IVA, buste paga
Indirizzo: Via Garibaldi 12, Torino
Orari: dal lunedì al venerdì, 9-13 e 15-18
Lo studio assiste professionisti e piccole imprese dal 1998. Il primo colloquio è gratuito.
Tono serio, niente emoji.`,
  ),
  brief('Officina Verdi', 'casual', 'Ho un’autofficina a Bergamo, tagliandi e gomme.'),
  brief(
    'Corpo e Mente',
    'enthusiastic',
    `Palestra con corsi di yoga, pilates, crossfit e allenamento funzionale. Offriamo una lezione di prova gratuita. Siamo in Via Dante 5 a Padova.
I nostri istruttori sono tutti laureati in scienze motorie. Gli spogliatoi sono nuovi.`,
    { callToAction: 'Prenota la prova' },
  ),
  brief(
    'Agriturismo Il Poggio',
    'friendly',
    `Agriturismo Il Poggio è una casa di campagna vicino a Siena con otto camere e una piscina. Produciamo olio extravergine, miele e vino. La colazione è preparata con i nostri prodotti. Gli animali sono i benvenuti.`,
    {
      documents: [
        {
          name: 'storia.txt',
          text: 'La nostra famiglia coltiva questi campi da quattro generazioni.\nRaccogliamo le olive a mano tra ottobre e novembre.\nCheck-in dalle 15 alle 20.',
        },
      ],
    },
  ),
  brief(
    'Dott.ssa Conti',
    'educational',
    `Studio dentistico a Verona. Ci occupiamo di igiene orale, ortodonzia, impianti e odontoiatria pediatrica. Riceviamo su appuntamento dal lunedì al giovedì.`,
  ),
  brief(
    'Bluewave Software',
    'professional',
    `We are Bluewave, a software studio in Milan. We design and build websites, mobile apps and online shops for small companies. Every project starts with a free one-hour workshop. We answer support requests within one working day.
Write in English. Never mention prices.`,
    { callToAction: 'Book a workshop', link: 'https://bluewave.example' },
  ),
  brief(
    'Codamossa',
    'casual',
    `Nome attività: Codamossa
Servizi: bagno e asciugatura, taglio a forbice, stripping, pulizia orecchie, taglio unghie
Toelettatura per cani e gatti a Bari. Lavoriamo un animale alla volta, senza gabbie.`,
  ),
  brief(
    'Lume',
    'educational',
    `We are Lume, a language school in Bologna. We offer Italian courses, English courses, conversation evenings and exam preparation. Groups have at most six people. Lessons are held from Monday to Friday, 9 to 21.`,
    { language: 'en' },
  ),
  brief(
    'Ferramenta Neri',
    'professional',
    `Negozio di ferramenta nel centro di Lecce. Vendiamo utensili, vernici, serrature e materiale elettrico. Duplichiamo chiavi in pochi minuti. Il negozio è aperto anche il sabato pomeriggio fino alle 19.`,
  ),
];
