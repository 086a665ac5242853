import type { HelpSeed } from './help-seed';
import { PLATFORM_LIST } from '../platform-list';

/** What people ask before they sign up. Each says it briefly: the product's own chatbot answers with it whole. */
export const newcomers: HelpSeed[] = [
  {
    slug: 'chi-siamo',
    topic: 'start',
    it: {
      title: 'Chi c’è dietro Officina?',
      body: `<p>Siamo Officina, una piattaforma che parla prima di tutto italiano, per chi ha un’impresa: assistente, chatbot per il sito, post per i social e consulenze. Nome, indirizzo e partita IVA di chi gestisce il servizio sono in fondo alla pagina <a href="/privacy">Privacy</a>.</p>`,
    },
    en: {
      title: 'Who is behind Officina?',
      body: `<p>We are Officina, a platform made in Italian first, for people who run a business: an assistant, chatbots for web sites, posts for social media and consultations. Name, address and VAT number of who runs the service are at the foot of the page <a href="/privacy">Privacy</a>.</p>`,
    },
  },
  {
    slug: 'come-funziona-officina',
    topic: 'start',
    it: {
      title: 'Come funziona Officina?',
      body: `<p>Descrivi la tua attività in due righe: nasce un progetto, e una chat ti porta in otto passi a un’analisi in PDF. Dal Marketplace attivi poi quello che ti serve: per il chatbot carichi i documenti, lo provi e lo pubblichi con una riga di codice.</p>`,
    },
    en: {
      title: 'How does Officina work?',
      body: `<p>Describe your business in two lines: a project is made, and a chat takes you in eight steps to an analysis in PDF. From the Marketplace you then activate what you need: for the chatbot you upload documents, try it, and publish it with one line of code.</p>`,
    },
  },
  {
    slug: 'provare-gratis',
    topic: 'start',
    it: {
      title: 'Posso provarlo gratis?',
      body: `<p>Sì, in parte: account, progetti e assistente (con un numero di messaggi al mese) sono gratis e senza carta, e qui stai già provando il nostro chatbot. I prodotti del Marketplace si pagano; se compri come consumatore hai 14 giorni per recedere ed essere rimborsato.</p>`,
    },
    en: {
      title: 'Can I try it for free?',
      body: `<p>Yes, in part: account, projects and assistant (with a number of messages a month) are free and need no card, and right here you are trying our own chatbot. Marketplace products are paid; if you buy as a consumer you have 14 days to withdraw and get your money back.</p>`,
    },
  },
  {
    slug: 'siti-su-cui-funziona',
    topic: 'chatbot',
    it: {
      title: 'Su quali siti funziona il chatbot?',
      body: `<p>Su WordPress, con un plugin già pronto, su Shopify, Webflow, Wix e Squarespace, e su ogni altro sito in cui puoi incollare una riga di codice. Non serve saper programmare: la guida nella sezione Installazione mostra dove.</p>`,
    },
    en: {
      title: 'Which web sites does the chatbot work on?',
      body: `<p>On WordPress, with a plugin that is ready to use, on Shopify, Webflow, Wix and Squarespace, and on any other site where you can paste one line of code. You need no programming: the guide in the section Installation shows where.</p>`,
    },
  },
  {
    slug: 'quanto-ci-vuole',
    topic: 'chatbot',
    it: {
      title: 'Quanto ci vuole per avere il chatbot sul sito?',
      body: `<p>Pochi minuti: il chatbot si attiva subito dopo il pagamento, carichi un documento, provi qualche domanda, pubblichi e incolli una riga di codice. Se preferisci, con l’Installazione guidata lo mettiamo noi sul tuo sito entro due giorni lavorativi.</p>`,
    },
    en: {
      title: 'How long does it take to have the chatbot on my site?',
      body: `<p>A few minutes: the chatbot is active as soon as it is paid, you upload a document, try some questions, publish, and paste one line of code. If you prefer, with the Guided installation we put it on your site ourselves within two working days.</p>`,
    },
  },
  {
    slug: 'chatbot-senza-modello',
    topic: 'chatbot',
    it: {
      title: 'Serve un modello di IA, come ChatGPT?',
      body: `<p>No. Il motore di Officina risponde da solo, con le parole dei tuoi documenti e la fonte, senza mandare niente ad altri. Se vuoi, puoi collegare un tuo modello compatibile con OpenAI o un webhook: se non rispondono, risponde il motore di Officina.</p>`,
    },
    en: {
      title: 'Do I need an AI model, such as ChatGPT?',
      body: `<p>No. Officina’s own engine answers by itself, in the words of your documents and with the source, and sends nothing to anybody. If you like, you can connect your own OpenAI-compatible model or a webhook: when they do not answer, Officina’s engine does.</p>`,
    },
  },
  {
    slug: 'assistente-senza-modello',
    topic: 'assistant',
    it: {
      title: 'Che cosa fa l’assistente senza un modello di IA?',
      body: `<p>Quasi tutto: riconosce la domanda, cerca in una raccolta di conoscenze scritta e verificata da noi ed esegue i calcoli con formule fisse, mostrando i passaggi. Un modello, dove chi gestisce il sito lo collega, cambia le parole; le cifre restano quelle calcolate.</p>`,
    },
    en: {
      title: 'What does the assistant do without an AI model?',
      body: `<p>Nearly everything: it recognises the question, looks into a body of knowledge that we wrote and checked, and computes with fixed formulas, showing the steps. A model, where whoever runs the site connects one, changes the words; the figures stay those computed.</p>`,
    },
  },
  {
    slug: 'aspetto-del-chatbot',
    topic: 'chatbot',
    it: {
      title: 'Posso cambiare l’aspetto del chatbot?',
      body: `<p>Sì. Nella sezione Design scegli nome, immagine, colori, carattere, posizione e messaggio di benvenuto, e vedi subito l’anteprima. Puoi anche prendere i colori dal tuo sito. Nella sezione Addestramento scegli il tono.</p>`,
    },
    en: {
      title: 'Can I change how the chatbot looks?',
      body: `<p>Yes. In the section Design you choose name, picture, colours, typeface, position and welcome message, with a preview at once. You can also take the colours from your site. In the section Training you choose the tone.</p>`,
    },
  },
  {
    slug: 'post-sui-social',
    topic: 'start',
    it: {
      title: 'Su quali social pubblica il Creatore Post Social?',
      body: `<p>Su ${PLATFORM_LIST.it}, da 1 a 21 post a settimana. Tu scegli giorni e orari, rileggi e correggi; se vuoi, niente esce senza la tua approvazione. Ti colleghi sul sito del social (su Bluesky con una password per le app): la tua non passa da qui.</p>`,
    },
    en: {
      title: 'Which social networks does the Social Post Creator publish to?',
      body: `<p>To ${PLATFORM_LIST.en}, from 1 to 21 posts a week. You choose days and times, read and correct; if you like, nothing goes out unapproved. You sign in on the network’s own site (on Bluesky with an app password): yours never passes through here.</p>`,
    },
  },
  {
    slug: 'collegare-bluesky-mastodon',
    topic: 'start',
    it: {
      title: 'Come collego Bluesky o Mastodon?',
      body: `<p>Nel Social Builder apri Collega Social. <strong>Bluesky</strong>: crea una password per le app su bsky.app (Impostazioni › Privacy e sicurezza) e incollala con il tuo nome utente. <strong>Mastodon</strong>: scrivi dove ti sei iscritto, per esempio mastodon.uno, accedi e premi «Autorizza». Nessuno dei due chiede di registrare un’app.</p>`,
    },
    en: {
      title: 'How do I connect Bluesky or Mastodon?',
      body: `<p>In the Social Builder open Connect accounts. <strong>Bluesky</strong>: make an app password on bsky.app (Settings › Privacy and security) and paste it with your username. <strong>Mastodon</strong>: write where you signed up, for example mastodon.social, sign in and press “Authorise”. Neither asks you to register an app.</p>`,
    },
  },
  {
    slug: 'ricevuta-e-fattura',
    topic: 'purchases',
    it: {
      title: 'Ricevo la ricevuta o la fattura?',
      body: `<p>Dopo ogni pagamento arriva la ricevuta per email. All’acquisto scrivi i dati di fatturazione: come privato il codice fiscale, come azienda la partita IVA con il codice destinatario o la PEC. Le ricevute restano in <strong>I miei prodotti</strong>.</p>`,
    },
    en: {
      title: 'Do I get a receipt or an invoice?',
      body: `<p>After each payment the receipt comes by mail. When buying you give your billing data: a tax code as a private person, a VAT number with recipient code or PEC as a company. Receipts stay under <strong>My products</strong>.</p>`,
    },
  },
  {
    slug: 'codice-sconto',
    topic: 'purchases',
    it: {
      title: 'Avete sconti o codici promozionali?',
      body: `<p>Pagando per un anno hai dodici mesi al prezzo di dieci. Se hai un codice sconto, lo scrivi alla cassa: vale sul primo pagamento, poi l’abbonamento si rinnova al prezzo normale.</p>`,
    },
    en: {
      title: 'Do you have discounts or promotional codes?',
      body: `<p>Paying for a year gives you twelve months for the price of ten. If you have a discount code, enter it at the checkout: it holds for the first payment, then the subscription renews at the normal price.</p>`,
    },
  },
  {
    slug: 'gdpr',
    topic: 'account',
    it: {
      title: 'Rispettate il GDPR?',
      body: `<p>Sì: l’informativa segue il Regolamento UE 2016/679, non vendiamo dati e non li usiamo per addestrare modelli. Dei visitatori del tuo chatbot sei tu il titolare e noi trattiamo i dati per tuo conto; le conversazioni si cancellano da sole dopo 30, 90 o 365 giorni, a tua scelta.</p>`,
    },
    en: {
      title: 'Do you comply with the GDPR?',
      body: `<p>Yes: our policy follows Regulation EU 2016/679, we sell no data and do not train models with it. For visitors of your chatbot you are the controller and we process data on your behalf; conversations are erased by themselves after 30, 90 or 365 days, as you choose.</p>`,
    },
  },
  {
    slug: 'cookie-e-tracciamento',
    topic: 'account',
    it: {
      title: 'Usate cookie o tracciate i visitatori?',
      body: `<p>Nessun tracciamento. Il sito usa un solo cookie tecnico, dopo l’accesso; il chatbot sul tuo sito non usa cookie e ricorda la conversazione solo nella memoria del browser.</p>`,
    },
    en: {
      title: 'Do you use cookies or track visitors?',
      body: `<p>No tracking. The site uses a single technical cookie, after signing in; the chatbot on your site uses no cookies and remembers the conversation in the browser’s memory only.</p>`,
    },
  },
];
