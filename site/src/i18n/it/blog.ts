import { plural } from '../plural';

/** Words of the blog. Those of the specification are verbatim. */
export const blog = {
  badge: 'Blog',
  title: 'Idee pratiche per chi manda avanti un’impresa',
  lead: 'Intelligenza artificiale, clienti e organizzazione, raccontati senza gergo.',
  description:
    'Guide pratiche in italiano su intelligenza artificiale, clienti e organizzazione per piccole imprese.',
  read: "Leggi l'articolo",
  readOf: "Leggi l'articolo: {title}",
  tags: 'Argomenti',
  readingTime: plural('{count} min di lettura', '{count} min di lettura'),
  empty: 'Nessun articolo disponibile',
  emptyHint: 'Stiamo scrivendo i primi: torna a trovarci.',
  loadFailed: 'Impossibile caricare gli articoli',
  back: 'Torna al Blog',
  others: 'Leggi altri articoli',
  notFound: 'Articolo non trovato',
  notFoundHint: "L'articolo che cerchi non esiste o non è più disponibile.",
  articleFailed: 'Impossibile caricare l’articolo',
  ctaTitle: 'Pronto per iniziare?',
  ctaBody: 'Metti subito in pratica quello che hai letto con gli strumenti pronti del Marketplace.',
  ctaAction: 'Scopri i nostri prodotti',
};
