/** Screens that are not built yet: what they will do, and where to go meanwhile. */
export const planned = {
  badge: 'In preparazione',
  intro: 'Questa sezione è in sviluppo',
  meanwhile: 'Nel frattempo',
  back: 'Torna indietro',
  goMarketplace: 'Vai al Marketplace',
  goMyProducts: 'Vai ai tuoi prodotti',
  goHome: 'Vai alla pagina iniziale',
  social: {
    title: 'Social Builder',
    body: 'Qui collegherai i tuoi social, darai istruzioni all’AI e programmerai i post.',
  },
};
