import type { HelpSeed } from './help-seed';

/** First steps and projects. */
export const start: HelpSeed[] = [
  {
    slug: 'primi-passi',
    topic: 'start',
    it: {
      title: 'Da dove comincio?',
      body: `<p>Scrivi nella pagina iniziale che impresa hai, o che idea, e premi invia. Ti chiediamo poi a quale dei tre casi somigli: azienda con bilancio depositato, azienda senza bilanci, start-up o idea di business.</p><p>Se non hai ancora un account, ti chiediamo di registrarti: quello che hai scritto ti aspetta dopo l’accesso. Da lì nasce un progetto, con una chat che ti accompagna in otto passi.</p>`,
    },
    en: {
      title: 'Where do I begin?',
      body: `<p>On the home page, write what business you have, or what idea, and send it. We then ask which of three cases is yours: a company with filed accounts, a company without, or a start-up or business idea.</p><p>If you have no account yet, we ask you to sign up: what you wrote waits for you. From there a project is born, with a chat that takes you through eight steps.</p>`,
    },
  },
  {
    slug: 'tipi-di-progetto',
    topic: 'start',
    it: {
      title: 'Quale tipo di progetto scelgo?',
      body: `<ul><li><strong>Azienda con bilancio depositato</strong>: leggiamo stato patrimoniale e conto economico e calcoliamo gli indici.</li><li><strong>Azienda senza bilanci</strong>: bastano fatturato, costi, clienti e canali; calcoliamo margini e punto di pareggio.</li><li><strong>Start-up o idea</strong>: problema, clienti, prezzo e primi costi diventano un piano di cassa di dodici mesi.</li></ul><p>Il tipo non si cambia dopo: se hai sbagliato, crea un nuovo progetto.</p>`,
    },
    en: {
      title: 'Which kind of project do I choose?',
      body: `<ul><li><strong>Company with filed accounts</strong>: we read balance sheet and income statement and compute the indices.</li><li><strong>Company without accounts</strong>: turnover, costs, customers and channels are enough; we compute margins and break-even.</li><li><strong>Start-up or idea</strong>: problem, customers, price and first costs become a twelve-month cash plan.</li></ul><p>The kind cannot be changed later: if it is the wrong one, make a new project.</p>`,
    },
  },
  {
    slug: 'intervista-in-otto-passi',
    topic: 'start',
    it: {
      title: 'Come funziona l’intervista in otto passi?',
      body: `<p>Ogni passo è una domanda, con il motivo per cui la facciamo e, quando serve, risposte pronte da toccare. Puoi tornare a un passo già fatto e correggerlo: i conti si aggiornano da soli.</p><p>Le risposte restano salvate: puoi smettere e riprendere da un altro dispositivo. Il pulsante <strong>Step di produzione</strong>, in alto sugli schermi grandi, mostra che cosa è fatto e che cosa viene dopo.</p>`,
    },
    en: {
      title: 'How does the interview in eight steps work?',
      body: `<p>Each step is a question, with the reason why we ask it and, where it helps, ready answers to tap. You can go back to a step and correct it: the figures follow by themselves.</p><p>Answers are kept: you can stop, and go on from another device. The button <strong>Production steps</strong>, at the top of large screens, shows what is done and what comes next.</p>`,
    },
  },
  {
    slug: 'caricare-il-bilancio',
    topic: 'start',
    it: {
      title: 'In che formato carico il bilancio?',
      body: `<p>Il formato migliore è l’istanza <strong>XBRL</strong> che il tuo commercialista deposita in Camera di Commercio. Vanno bene anche file <strong>CSV</strong>, <strong>TXT</strong> o <strong>XLSX</strong> con le voci e gli importi, fino a 5 MB.</p><p>Non hai il file? Puoi incollare le righe principali nella chat, oppure scriverle una per una. Gli importi si possono scrivere come 1.234,56 o come € 1,2 mln.</p>`,
    },
    en: {
      title: 'In which format do I upload the accounts?',
      body: `<p>The best format is the <strong>XBRL</strong> instance that your accountant files with the Chamber of Commerce. <strong>CSV</strong>, <strong>TXT</strong> and <strong>XLSX</strong> files with lines and amounts work too, up to 5 MB.</p><p>No file? Paste the main lines into the chat, or type them one by one. Amounts may be written as 1.234,56 or € 1,2 mln.</p>`,
    },
  },
  {
    slug: 'analisi-e-offerta-pdf',
    topic: 'start',
    it: {
      title: 'Come ottengo l’analisi e l’offerta in PDF?',
      body: `<p>Dal quarto passo in poi puoi chiedere una bozza; alla fine dell’intervista, il documento completo. Li trovi nella pagina <strong>Progetti</strong>, alla voce <strong>Scarica</strong>, e puoi leggerli anche come pagina.</p><p>Le cifre vengono sempre dai calcoli sulle tue risposte, mai inventate da un modello. Se correggi una risposta, chiedi un nuovo documento: le versioni precedenti restano.</p>`,
    },
    en: {
      title: 'How do I get the analysis and the offer as PDF?',
      body: `<p>From the fourth step on you can ask for a draft; at the end of the interview, for the whole document. You find them on the page <strong>Projects</strong>, under <strong>Download</strong>, and can read them as a page too.</p><p>Figures always come from computing your answers, never from a model. If you correct an answer, ask for a new document: earlier versions stay.</p>`,
    },
  },
  {
    slug: 'rinominare-archiviare-progetti',
    topic: 'start',
    it: {
      title: 'Posso rinominare, duplicare o archiviare un progetto?',
      body: `<p>Sì. Nella pagina <strong>Progetti</strong>, il menu con i tre puntini di ogni riga rinomina, duplica, archivia o elimina. Il nome si cambia anche in alto, mentre sei nella chat del progetto: scrivi e premi Invio.</p><p>Un progetto archiviato si ritrova scegliendo «Archiviati» nel filtro. Eliminarlo cancella per sempre anche la chat e i documenti.</p>`,
    },
    en: {
      title: 'Can I rename, copy or archive a project?',
      body: `<p>Yes. On the page <strong>Projects</strong>, the menu with three dots renames, copies, archives or deletes a row. The name can also be changed at the top while you are in the project’s chat: type, and press Enter.</p><p>Archived projects are found with the filter. Deleting one removes its chat and documents for good.</p>`,
    },
  },
];
