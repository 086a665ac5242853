import type { HelpSeed } from './help-seed';

/** What the product is, for those who do not know it yet. */
export const product: HelpSeed[] = [
  {
    slug: 'che-cos-e-officina',
    topic: 'start',
    it: {
      title: 'Che cos’è Officina?',
      body: `<p>Officina è una piattaforma per chi ha un’impresa o un’idea: un assistente che conosce conti, prezzi e adempimenti, progetti guidati che diventano un’analisi in PDF, e un Marketplace di prodotti AI, come il chatbot per il sito e i post per i social, con consulenze in videochiamata.</p><p>Si usa dal browser, senza installare nulla, in italiano o in inglese.</p>`,
    },
    en: {
      title: 'What is Officina?',
      body: `<p>Officina is a platform for people who have a business or an idea: an assistant that knows figures, prices and formalities, guided projects that become an analysis in PDF, and a Marketplace of AI products, such as the chatbot for your site and posts for social media, with consultations by video call.</p><p>It runs in the browser, with nothing to install, in Italian or English.</p>`,
    },
  },
  {
    slug: 'quanto-costa-officina',
    topic: 'purchases',
    it: {
      title: 'Quanto costa Officina?',
      body: `<p>Registrarsi, parlare con l’assistente entro i messaggi gratuiti del mese e creare progetti è gratis, senza carta di credito. Si pagano solo i prodotti del <a href="/marketplace">Marketplace</a>, al prezzo scritto sulla scheda: di solito un abbonamento mensile, annullabile in qualunque momento.</p>`,
    },
    en: {
      title: 'How much does Officina cost?',
      body: `<p>Signing up, talking to the assistant within the month’s free messages and making projects is free, without a credit card. Only products of the <a href="/marketplace">Marketplace</a> are paid, at the price written on them: mostly a monthly subscription that you can cancel at any time.</p>`,
    },
  },
  {
    slug: 'lingue-del-chatbot',
    topic: 'chatbot',
    it: {
      title: 'In che lingue risponde il chatbot?',
      body: `<p>Il motore integrato è pensato per l’italiano e funziona anche in inglese. Se colleghi un modello linguistico, risponde nella lingua di chi scrive.</p>`,
    },
    en: {
      title: 'Which languages does the chatbot speak?',
      body: `<p>The built-in engine was made for Italian and works in English too. With a language model connected, it answers in the language of the visitor.</p>`,
    },
  },
  {
    slug: 'dati-al-sicuro',
    topic: 'account',
    it: {
      title: 'I miei dati sono al sicuro?',
      body: `<p>I tuoi documenti servono solo al tuo chatbot e ai tuoi progetti, e nessun altro cliente li vede. Il sito non traccia nessuno e non chiama servizi di terzi. Puoi scaricare tutti i tuoi dati, e cancellarli, quando vuoi. Nella pagina <a href="/privacy">Privacy</a> trovi i dettagli.</p>`,
    },
    en: {
      title: 'Is my data safe?',
      body: `<p>Your documents serve your chatbot and your projects alone, and no other customer sees them. The site tracks nobody and calls no services of others. You can download all your data, and delete it, whenever you like. The page <a href="/privacy">Privacy</a> has the details.</p>`,
    },
  },
  {
    slug: 'parlare-con-una-persona',
    topic: 'account',
    it: {
      title: 'Come parlo con una persona dell’assistenza?',
      body: `<p>Scrivici dal modulo in fondo alla pagina <a href="/help">Aiuto</a>, oppure all’indirizzo in fondo a ogni pagina. Risponde una persona, entro 24 ore nei giorni feriali.</p>`,
    },
    en: {
      title: 'How do I reach a person?',
      body: `<p>Write from the form at the end of the <a href="/help">Help</a> page, or to the address at the end of every page. A person answers, within 24 hours on weekdays.</p>`,
    },
  },
];
