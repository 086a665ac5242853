/** Screens that are not built yet: what they will do, and where to go meanwhile. */
export const planned = {
  badge: 'In preparazione',
  intro: 'Questa sezione è in sviluppo',
  meanwhile: 'Nel frattempo',
  back: 'Torna indietro',
  goMarketplace: 'Vai al Marketplace',
  goMyProducts: 'Vai ai tuoi prodotti',
  goHome: 'Vai alla pagina iniziale',
  goFaq: 'Leggi le domande frequenti',
  goHowItWorks: 'Guarda come funziona',
  goPanel: 'Apri il pannello dei contenuti',
  tour: {
    title: 'Il tour di Officina',
    body: 'Cinque passi per vedere che cosa fa Officina: chat, analisi, report, condivisione.',
  },
  help: {
    title: 'Aiuto',
    body: 'Guide, ricerca e un modulo per scriverci. Per ora l’assistenza risponde via email.',
  },
  privacy: {
    title: 'Privacy Policy',
    body: 'L’informativa completa è in revisione legale. In breve: nessun tracciamento, e i tuoi documenti restano su questo server.',
  },
  terms: {
    title: 'Termini di Servizio',
    body: 'Le condizioni complete sono in revisione legale prima della pubblicazione.',
  },
  cookies: {
    title: 'Cookie Policy',
    body: 'Usiamo un solo cookie tecnico, per tenerti connesso dopo l’accesso. Nessun cookie prima, nessun tracciamento.',
  },
  social: {
    title: 'Social Builder',
    body: 'Qui collegherai i tuoi social, darai istruzioni all’AI e programmerai i post.',
  },
  admin: {
    title: 'Dashboard Admin',
    body: 'Qui vedrai acquisti, prenotazioni, festività e prodotti. I contenuti si modificano già dal pannello.',
  },
};
