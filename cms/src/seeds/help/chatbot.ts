import type { HelpSeed } from './help-seed';

/** The chatbot for one's own site. */
export const chatbot: HelpSeed[] = [
  {
    slug: 'installare-il-chatbot',
    topic: 'chatbot',
    it: {
      title: 'Come metto il chatbot sul mio sito?',
      body: `<ol><li>Apri il chatbot da <strong>I miei prodotti</strong>, sezione Installazione.</li><li>Scrivi l’indirizzo del tuo sito e salva.</li><li>Copia la riga di codice e incollala prima di <code>&lt;/body&gt;</code>, oppure scarica il plugin per WordPress.</li><li>Pubblica.</li></ol><p>La sezione Installazione dice quando e su quale sito il chatbot è stato visto l’ultima volta.</p>`,
    },
    en: {
      title: 'How do I put the chatbot on my site?',
      body: `<ol><li>Open the chatbot from <strong>My products</strong>, section Installation.</li><li>Write your site’s address and save.</li><li>Copy the line of code and paste it before <code>&lt;/body&gt;</code>, or download the WordPress plugin.</li><li>Publish.</li></ol><p>The section Installation says when and where the chatbot was last seen.</p>`,
    },
  },
  {
    slug: 'addestrare-il-chatbot',
    topic: 'chatbot',
    it: {
      title: 'Da che cosa impara il chatbot?',
      body: `<p>Dai tuoi documenti (fino a dieci, in PDF, TXT, CSV, DOCX o XLSX, 1 MB l’uno), dai testi che incolli, dalle pagine del tuo sito (fino a 200) e dalle risposte che scrivi tu. Risponde solo con quello che c’è lì: se non trova nulla, dice la frase che hai scelto.</p><p>I documenti scansionati non si possono leggere: esportali come testo.</p>`,
    },
    en: {
      title: 'What does the chatbot learn from?',
      body: `<p>From your documents (up to ten, PDF, TXT, CSV, DOCX or XLSX, 1 MB each), texts that you paste, the pages of your site (up to 200) and answers that you write yourself. It answers from these alone: where it finds nothing, it says the sentence that you chose.</p><p>Scanned documents cannot be read: export them as text.</p>`,
    },
  },
  {
    slug: 'documento-non-letto',
    topic: 'chatbot',
    it: {
      title: 'Il chatbot non è riuscito a leggere un documento: perché?',
      body: `<p>Accanto al file c’è scritto il motivo. I più comuni: è vuoto, è protetto da password, è una scansione senza testo, è danneggiato. Salvalo di nuovo come PDF con testo o come DOCX e caricalo, oppure incolla il testo. Se il motivo era momentaneo, premi <strong>Riprova</strong>.</p>`,
    },
    en: {
      title: 'The chatbot could not read a document: why?',
      body: `<p>The reason stands beside the file. The usual ones: it is empty, has a password, is a scan without text, or is damaged. Save it again as a PDF with text or as DOCX and upload it, or paste the text. If the reason was a passing one, press <strong>Try again</strong>.</p>`,
    },
  },
  {
    slug: 'rispondere-di-persona',
    topic: 'chatbot',
    it: {
      title: 'Posso rispondere io al posto del chatbot?',
      body: `<p>Sì. Nella sezione Chat vedi chi scrive in questo momento e puoi prendere tu la parola; quando hai finito, la restituisci al chatbot. Se un visitatore chiede una persona e non sei lì, ti arrivano una notifica e un’email.</p>`,
    },
    en: {
      title: 'Can I answer instead of the chatbot?',
      body: `<p>Yes. The section Chat shows who is writing right now, and you can take over; when you have finished, you give the word back to the chatbot. If a visitor asks for a person and you are not there, you get a notification and a mail.</p>`,
    },
  },
  {
    slug: 'limiti-messaggi-chatbot',
    topic: 'chatbot',
    it: {
      title: 'Quanti messaggi comprende il chatbot?',
      body: `<p>5.000 al mese, con un limite al giorno che scegli tu perché una giornata strana non consumi tutto. Ti avvisiamo all’80% e al 100%. Finiti i messaggi, il chatbot lo dice ai visitatori; puoi comprarne altri dalla sezione Statistiche, e quelli comprati non scadono.</p>`,
    },
    en: {
      title: 'How many messages does the chatbot include?',
      body: `<p>5,000 a month, with a limit a day that you choose, so that one odd day does not use them all. We warn you at 80% and at 100%. When none is left the chatbot says so to visitors; you can buy more in the section Statistics, and bought ones do not expire.</p>`,
    },
  },
  {
    slug: 'conservazione-conversazioni',
    topic: 'chatbot',
    it: {
      title: 'Per quanto tempo restano le conversazioni dei visitatori?',
      body: `<p>30, 90 o 365 giorni dall’ultimo messaggio: lo scegli nella sezione Chat. Poi vengono cancellate da sole; restano solo i conteggi delle statistiche. Puoi cancellare una singola conversazione in ogni momento, anche su richiesta del visitatore, o esportarle in CSV.</p>`,
    },
    en: {
      title: 'How long are visitors’ conversations kept?',
      body: `<p>30, 90 or 365 days after the last message: you choose it in the section Chat. Then they are erased by themselves; only the counts of the statistics stay. You can erase a single conversation at any time, also because its visitor asks, or export them as CSV.</p>`,
    },
  },
];
