import { ANY_TRADE, type Trade, type TradeFamily } from '../trade';

/** Kinds of business by the way their names are made, for trades that have no plan of their own. */
const SECTORS: readonly { pattern: RegExp; family: Partial<TradeFamily> }[] = [
  {
    pattern:
      /\bapicolt\w*|\bagricol\w*|allevator\w*|allevament\w*|azienda agricola|contadin\w*|coltiv\w*|\borto\b|\bserr[ae]\b|zafferano|tartuf\w*|\bmiele|nocciol\w*|castagn\w*|fungh\w*|lavanda|caseific\w*/,
    family: {
      sells: 'il raccolto, i trasformati, le confezioni regalo, le visite in azienda',
      economics:
        'la vendita diretta rende spesso due o tre volte il prezzo all’ingrosso, ma costa tempo e confezioni',
      season: 'raccolto e Natale forti, mesi di lavoro senza incassi',
      partners: 'agriturismi, botteghe, ristoranti e gruppi d’acquisto',
      business: 'ristoranti, botteghe, alberghi e cesti aziendali',
      comeback: 'una prenotazione del prossimo raccolto o una cassetta ogni mese',
      extra: 'degustazioni, visite, adozioni di una pianta o di un’arnia',
      edge: 'chi produce, dove e come: si può venire a vedere',
      rules: 'vendita diretta, etichette e HACCP',
    },
  },
  {
    pattern:
      /negozi\w*|rivendit\w*|boutique|emporio|\w{3,}eri[ae]\b(?<!libreri[ae])|\bshop\b|bottega|bazar|outlet/,
    family: {
      clients: 'i clienti',
      sells: 'gli articoli più venduti e quelli con più margine',
      economics: 'la merce pesa il 50–60% del prezzo senza IVA; spese fisse sotto il 25%',
      season: 'feste e cambi di stagione forti, gennaio e agosto deboli',
      partners: 'i negozi vicini che servono le stesse persone',
      comeback: 'un avviso quando arriva ciò che interessa a quella persona',
      quiet: 'un laboratorio, una dimostrazione o un appuntamento su misura nelle ore calme',
      extra: 'riparazioni, ordini su misura, consegna, confezioni regalo',
      edge: 'consiglio di chi se ne intende, prova, rimedio immediato',
    },
  },
  {
    pattern: /noleggi\w*|affitt\w* (?:attrezz|bici|sci|barche|abiti|auto|kayak|gonfiabil)\w*/,
    family: {
      sells: 'il noleggio a ore, a giornata e a settimana',
      economics: 'contano i giorni di uso di ogni mezzo: sotto il 30% non ripaga l’acquisto',
      partners: 'alberghi, campeggi, guide, scuole e organizzatori di eventi',
      business: 'strutture turistiche, aziende e scuole',
      extra: 'consegna, assicurazione, accompagnamento',
    },
  },
  {
    pattern:
      /studio\b|consulen\w*|freelance|libera? profession\w*|\w+log[oa]\b|ingegner\w*|perit[oi]\b|architett\w*|programmator\w*|grafic[oa]|copywriter|social media|sviluppator\w*|interprete/,
    family: {
      sells: 'consulenze, pacchetti a prezzo fisso, assistenza mensile',
      economics: 'il costo vero è il tempo: di 40 ore se ne fatturano 20–25',
      season: 'agosto e fine anno fermi, autunno pieno',
      partners: 'studi e professionisti che servono gli stessi clienti per altro',
      business: 'piccole imprese che vogliono un referente fisso',
      comeback: 'un controllo periodico già in agenda o un canone mensile',
      edge: 'rispondere in giornata, spiegare semplice, seguire di persona',
    },
  },
  {
    pattern:
      /sitter|accompagnat\w*|animator\w*|animazion\w*|mago\b|clown|\bdj\b|wedding|event\w*|cerimon\w*|guida\b|addestrat\w*|istruttor\w*|scuola\b|corsi\b|club\b|circolo|centro\b|asd\b/,
    family: {
      clients: 'le persone e le famiglie che ti hanno già scelto',
      sells: 'sedute singole, pacchetti e abbonamenti',
      economics: 'contano le ore vendute: un’ora vuota non si recupera',
      partners: 'scuole, associazioni, negozi e professionisti con lo stesso pubblico',
      business: 'aziende, scuole e Comuni per attività di gruppo',
      comeback: 'un pacchetto da più incontri o la data successiva già fissata',
      edge: 'fiducia, puntualità, attenzione alla singola persona',
    },
  },
  {
    pattern:
      /ditta\b|impresa\b|install\w*|posator\w*|ripara\w*|manuten\w*|artigian\w*|laborator\w*|officina|\w+(?:aio|aia|ista|tore|trice|iere|iera)\b/,
    family: {
      sells: 'i lavori che chiedono più spesso, la manutenzione, le urgenze',
      economics: 'tieni separati materiali, ore e viaggio; il margine si perde nelle ore non contate',
      partners: 'amministratori, imprese, progettisti e negozi del settore',
      business: 'condomini, aziende e strutture con contratti di manutenzione',
      comeback: 'un controllo annuale già fissato',
      edge: 'arrivare quando si è detto, preventivo chiaro, lavoro garantito',
      rules: 'abilitazioni, sicurezza e garanzie del tuo mestiere',
    },
  },
];

/** "Ho una…", "sono apicoltore", "gestisco", or the trade at the head of the message: "merceria in centro, nessuno entra". */
const NAMED =
  /(?:^|[.,;:!?] |\b)(?:ho|abbiamo|gestisco|gestiamo|tengo|possiedo|mando avanti|lavoro in|lavoro nel\w*|titolare d\w+|sono|siamo|faccio|facciamo|produco|produciamo|vendo|vendiamo|riparo|ripariamo|noleggio|noleggiamo|restauro|stampo|coltivo|allevo|organizzo|insegno|costruisco|realizzo|distribuisco|importo|monto|installo) (?:anche )?(?:un'|un |una |uno |il |lo |la |l'|dei |delle |da |come )?(?:piccol[oa] |mia |mio )?(\p{L}{4,}(?: (?:di|da|del|della|per|a) \p{L}{3,}| \p{L}{4,}ic[oaie]| artigianal[ei])?)/u;
const AT_HEAD = /^(\p{L}{4,}(?: (?:di|da|del|della|per) \p{L}{3,})?)(?: (?:in|a) [\p{L}' ]{2,30})?\s*[,:.]/u;
const NO_TRADE =
  /^(?:molt\w*|poc\w*|troppo|tropp\w*|client\w*|problem\w*|bisogno|paura|appena|sempre|difficolt\w*|debit\w*|soldi|dipendent\w*|commess\w*|operai\w*|vent\w*|trent\w*|quarant\w*|stanc\w*|disperat\w*|nuov\w*|spes\w*|cost\w*|fattur\w*|preventiv\w*|domand\w*|pensat\w*|provato|fatto|visto|anni|giorni|mesi|ore|solo|ancora|gia|tutto|tanta|tanto|tante|sicur\w*|forfett\w*|regime|partita|sito|pagina|profilo|figli\w*|moglie|marito|mutuo|prestito|finanziam\w*|social\w*|buongiorno|salve|ciao|scusa|allora|aiuto|quanto|quale|come|cosa|perche|quando|dove)\b/;

/** A trade without a plan of its own: its sector's, under the name that its owner gives it. */
export const broadTradeOf = (folded: string): Trade | null => {
  const name = NAMED.exec(folded)?.[1] ?? AT_HEAD.exec(folded)?.[1] ?? '';
  if (name === '' || NO_TRADE.test(name)) return null;
  const sector =
    SECTORS.find(({ pattern }) => pattern.test(name)) ?? SECTORS.find(({ pattern }) => pattern.test(folded));
  // Who says what one makes, repairs or lets has a business, of whatever kind.
  const isMade =
    /\b(?:produco|produciamo|vendo|vendiamo|riparo|ripariamo|noleggio|noleggiamo|restauro|stampo|coltivo|allevo|organizzo|insegno|costruisco|realizzo|distribuisco|importo|monto|installo)\b|\b(?:gestisco|gestiamo|mando avanti|titolare d\w+) |\b(?:ho|abbiamo) (?:un'|un |una |uno )(?:piccol[oa] )?(?:agenzia|azienda|attivita|ditta|impresa|laborator|studio|negozio|bottega|officina|scuola|locale|chiosco|centro|societa|cooperativa|magazzino|deposito|servizio)/.test(
      folded,
    );
  if (!sector && !isMade) return null;
  return { ...ANY_TRADE, ...sector?.family, shop: `la tua attività (${name})` };
};
