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
  venire venite vengo viene arrivare arrivo arriva passare passo passa entrare uscire partire tornare torno restituire girare
  dare date dato darmi chiamare scrivere parlare sentire guardare vedere leggere conoscere ricordare dimenticare dimenticato pensare
  credere sembrare parere preferire piacere piace interessare interessa aspettare aspetto cambiare continuare iniziare finire provare
  aiutare aiuto aiutarmi aiutate gestire occupate occupare seguire seguite preparare pronto pronta scegliere decidere decido
  volere dovere potere riuscire riesco ottenere avvenire valere vale contare rientrare riguarda riguardo rispetto
  moglie marito famiglia mamma papà figlio figlia amico amica amici nonna nonno fratello sorella ragazza ragazzo suocera collega
  signora signore titolare casa lavoro settimana weekend ieri sera stasera stamattina pranzo dopodomani prossimo prossima scorso
  nuovo nuova vecchio giusto migliore meglio peggio normale particolare speciale diverso uguale simile intero mezzo metà massimo
  minimo primo ultimo altro altra altri altre vero vera sicuro sicura semplice facile difficile veloce velocemente lento
  spesso solito solitamente normalmente circa quasi almeno abbastanza troppo davvero proprio purtroppo magari forse insieme
  improvvisamente direttamente personalmente eventualmente urgentemente urgente comunque altrimenti invece oltre fuori dentro sopra
  sotto accanto davanti dietro intorno verso presso senza tramite attraverso eccetto tranne anziché
  regola regole problema problemi motivo possibilità opzione opzioni alternativa soluzione situazione esigenza esigenze richiesta
  condizione condizioni dettaglio dettagli differenza punto parte tipo tipologia genere numero
  cliente visitare visita andata caro cara costoso economico conviene
`;
const EN = `
  need want know find available possible offer sell accept take make get like much long many time day today tomorrow use work
  buy tell looking look store shop thing things people person place service services product products price cost
  come go going visit bring give ask know think prefer wait change start finish try help choose decide kind sort way case
  wife husband family mother father son daughter friend friends week weekend tonight next last new old best better
  first other another sure easy quick usually often please maybe anything something someone anyone everything
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
