import type { HelpSeed } from './help-seed';

/** The assistant, and consultations with people. */
export const assistant: HelpSeed[] = [
  {
    slug: 'che-cosa-chiedere-all-assistente',
    topic: 'assistant',
    it: {
      title: 'Che cosa posso chiedere all’assistente?',
      body: `<p>Prezzi e margini, apertura della partita IVA, sito e social, clienti, costi, personale, e come si usa Officina. Sa fare i conti più comuni, come margine, punto di pareggio, IVA e rate, e mostra i passaggi.</p><p>Quando non sa qualcosa lo dice. Non sostituisce commercialista, consulente del lavoro o avvocato: per decisioni importanti verifica con loro.</p>`,
    },
    en: {
      title: 'What can I ask the assistant?',
      body: `<p>Prices and margins, opening a VAT position, website and social media, customers, costs, staff, and how Officina works. It does the usual sums, such as margin, break-even, VAT and instalments, and shows the steps.</p><p>When it does not know something, it says so. It does not replace an accountant or a lawyer: check important decisions with them.</p>`,
    },
  },
  {
    slug: 'messaggi-gratuiti-assistente',
    topic: 'assistant',
    it: {
      title: 'Quanti messaggi gratuiti ho con l’assistente?',
      body: `<p>Ogni account ha un numero di messaggi gratuiti al mese; quelli rimasti si vedono nella chat. Ti scriviamo un’email quando ne hai usato l’80% e quando finiscono. All’inizio del mese successivo tornano tutti.</p>`,
    },
    en: {
      title: 'How many free messages do I have?',
      body: `<p>Each account has a number of free messages a month; the chat shows how many are left. We write to you when 80% are used and when none is left. All of them come back at the beginning of the next month.</p>`,
    },
  },
  {
    slug: 'allegati-assistente',
    topic: 'assistant',
    it: {
      title: 'Che file posso allegare nella chat?',
      body: `<p>Fino a quattro immagini (PNG o JPG, 8 MB l’una) e quattro documenti (PDF, CSV, XLSX, DOC o DOCX, 10 MB l’uno) per messaggio. I documenti vengono letti: la chat dice quante pagine ha letto, oppure perché non ci è riuscita, per esempio se sono una scansione o protetti da password.</p>`,
    },
    en: {
      title: 'Which files can I attach in the chat?',
      body: `<p>Up to four images (PNG or JPG, 8 MB each) and four documents (PDF, CSV, XLSX, DOC or DOCX, 10 MB each) a message. Documents are read: the chat says how many pages it read, or why it could not, for example because they are scans or have a password.</p>`,
    },
  },
  {
    slug: 'prenotare-consulenza',
    topic: 'assistant',
    it: {
      title: 'Come prenoto, sposto o annullo una consulenza?',
      body: `<p>Una consulenza è un’ora di videochiamata. Scegli un giorno e un orario libero tra quelli dei prossimi 60 giorni: vedi solo quelli che puoi ancora prenotare, sull’ora di Roma. Ricevi la conferma per email, con il file da aggiungere al calendario.</p><p>Fino a 24 ore prima puoi spostarla o annullarla dalla pagina <strong>Consulenze</strong>. Puoi averne due in programma alla volta. Il collegamento alla stanza è nella stessa pagina.</p>`,
    },
    en: {
      title: 'How do I book, move or cancel a consultation?',
      body: `<p>A consultation is an hour of video call. Choose a free day and time within the next 60 days: you only see those that can still be booked, in Rome’s time. The confirmation comes by mail, with a file for your calendar.</p><p>Until 24 hours before, you can move or cancel it on the page <strong>Consultations</strong>. You may have two ahead at once. The link to the room is on the same page.</p>`,
    },
  },
];
