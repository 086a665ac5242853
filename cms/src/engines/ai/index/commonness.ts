import { stem } from '../text/stem';
import type { Commonness } from './field-index';

/**
 * Words that people wrap around what they ask a business, and that books seldom hold: "prendete", "mi serve", "come faccio". They
 * are common in questions, so they tell little.
 */
const IT = `
  prendere prendete prendo prendi portare porto portate tenere tenete tengo usare uso usate cercare cerco trovare trovo cercando
  bisogno bisogna serve servono succede succedere capita funziona funzionano possibile disponibile disponibili disponibilità
  informazione informazioni info domanda chiedere chiedo ricevere ricevo comprare acquistare compro vendete vendere offrite offrire
  fornite fornire proponete proporre effettuate effettuare realizzate realizzare organizzate organizzare disponete accettate accettare
  consigliate consigliare consigliatemi mettere mettete mettono ci mettersi capire spiegare spiegarmi presentare presento lasciare
  lascio restare resta rimanere permesso permettete obbligatorio necessario necessaria occorrente interessato interessa cosa cose
  persona persone cliente clienti volta modo caso tempo giorno oggi domani adesso subito presto tardi piccolo grande bene
  mattina mattino pomeriggio sera entro qualcosa qualcuno niente nulla
  buono bello vicino zona posto negozio locale azienda sito attività servizio servizi prodotto prodotti prezzo costo
`;
const EN = `
  need want know find available possible offer sell accept take make get like much long many time day today tomorrow use work
  buy tell looking look store shop thing things people person place service services product products price cost
`;
/** How common an everyday word is taken to be. */
const EVERYDAY = 0.3;

const everyday = new Set(
  (['it', 'en'] as const).flatMap((language) =>
    (language === 'it' ? IT : EN)
      .trim()
      .split(/\s+/)
      // An English question to an Italian bot is stemmed as the material is.
      .flatMap((word) => [stem(word, 'it'), stem(word, 'en')]),
  ),
);

/** True for the stem of a word that people say to every business. */
export const isEveryday = (term: string): boolean => everyday.has(term);

/** How common a stem is in the language, from what was learned and from what everybody says. */
export const commonnessOf =
  (learned: Readonly<Record<string, number>>): Commonness =>
  (term) => {
    const share = Object.hasOwn(learned, term) ? (learned[term] ?? 0) : 0;
    return everyday.has(term) ? Math.max(share, EVERYDAY) : share;
  };
