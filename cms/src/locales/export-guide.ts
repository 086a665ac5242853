import type { Locale } from '../contract';

/** What somebody reads first who opens the archive of their data. */
export const exportGuide: Record<Locale, { name: string; text: string }> = {
  it: {
    name: 'LEGGIMI.txt',
    text: `I tuoi dati su Officina
=======================

account.json   chi sei: nome, email, lingua
avatar.webp    la tua immagine, se ne hai una
*.json         un elenco per ogni tipo di contenuto: azienda (companies), acquisti (purchases),
               prenotazioni (bookings), progetti (projects), conversazioni (conversations, messages),
               chatbot (chatbots) con documenti (training-files), pagine lette (site-pages), risposte
               scritte da te (curated-answers) e conversazioni con i visitatori (visitor-sessions,
               visitor-messages)
*/             i file che hai caricato e i documenti prodotti per te

I campi che collegano un elenco all'altro contengono l'"id" dell'altro. Date e ore sono in UTC, gli importi in
centesimi di euro. Le chiavi di accesso non sono comprese.
`,
  },
  en: {
    name: 'README.txt',
    text: `Your data on Officina
=====================

account.json   who you are: name, email, language
avatar.webp    your picture, if you have one
*.json         one list for each kind of content: companies, purchases, bookings, projects, conversations
               and messages, chatbots with their training-files, site-pages, curated-answers and what
               visitors said (visitor-sessions, visitor-messages)
*/             the files you uploaded and the documents made for you

Fields that lead from one list to another hold the other's "id". Dates and times are in UTC, amounts in euro
cents. Access keys are not included.
`,
  },
};
