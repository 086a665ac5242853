/** A screen that is not built yet: what it will do, and where to go meanwhile. */
export const planned = {
  badge: 'In preparazione',
  intro: 'Questa sezione è in sviluppo',
  back: 'Torna indietro',
  goMyProducts: 'Vai ai tuoi prodotti',
  title: 'Social Builder',
  body: 'Qui collegherai i tuoi social, darai istruzioni all’AI e programmerai i post.',
};
