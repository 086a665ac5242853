/** Words that ask, and words of grammar between the others. */
const FRAME =
  /^(?:quant[oaie]|qual[ei]?|che|cosa|com|come|e|ed|ma|allora|scusa|dimmi|mi|ci|dici|dire|sai|puoi|a|ad|al|all|alla|dell|dall|nell|di|da|dal|dai|del|dei|della|delle|degli|con|coi|nel|nei|nella|in|il|lo|la|i|gli|le|l|un|uno|una|su|per|si|sono|ammonta|più|piu|meno|circa|adesso|ora|oggi|momento|attualmente|ricordami|ricordi|ricordarmi|davvero|effettivamente|realmente|totale|complessivo|complessivamente|io|quell[oaie]|tutt[oie]|tolt[oiae]|togliendo|dopo|senza|pagat[oiae]|tasse|imposte|contributi|lord[oi]|puliti?)$/;
/** Whose figures: the asker's. */
const OWN =
  /^(?:me|mi[oae]|miei|nostr[oaie]|ho|abbiamo|faccio|facciamo|fatto|avuto|avevo|mi|noi|azienda|aziendale|attivita|ditta|impresa|negozio|locale|progetto|dati|numeri|bilancio|conti|report)$/;
/** What may be known of a business. */
const METRIC =
  /^(?:fattur\w*|incass\w*|ricav\w*|entrat[ae]|vend(?:o|iamo|ut\w*|ite)|giro|affari|veng\w*|entr(?:a|ano)|arriv(?:a|ano)|serv(?:o|iamo)|lasci(?:a|ano)|tiro|spes[ae]|spend\w*|speso|cost[oi]|fiss[oie]|variabil[ei]|uscit[ae]|margin[ei]|guadagn\w*|util[ei]|rest[ao]|restano|riman\w*|avanz\w*|profitt\w*|perdit\w*|perd(?:o|iamo)|pareggi\w*|dipendent[ei]|collaborator[ei]|personale|client[ei]|scontrin[oi]|roe|roi|ros|ebitda|mol|liquidita|patrimonio|netto|debit[oi]|indebitamento|indic[ei]|prelev\w*|preliev\w*|prend(?:o|iamo)|cassa|tasca|tiro|fuori|stipendio|merce|materiali|acquisti|vale|ogni|cliente)$/;
/** First person: the verb itself says whose figure it is. */
const OWN_VERB =
  /\b(?:fatturo|fatturiamo|incasso|incassiamo|guadagno|guadagniamo|spendo|spendiamo|vendo|vendiamo|perdo|perdiamo|prelevo|tiro fuori|ho|abbiamo|faccio|facciamo|mi (?:resta|rimane|avanza|bastano|servono)|vale ogni cliente|mi[oae]|miei|nostr\w|progetto|bilancio|dati|da (?:me|noi)|(?:mi|ci) (?:vengono|arrivano|entrano|lasciano?|spendono|spende))\b/;
/** For how long, and how it is counted. */
const SPAN =
  /^(?:anno|annu\w+|mes[ei]|mensil\w+|ogni|giorn\w+|settiman\w+|scors[oa]|passat[oa]|ultim[oaie]|quest[oa]|corrente|medi[oa]|mediamente|20\d\d)$/;
/** "Quanti clienti mi bastano per pareggiare": how many pay the costs. */
const NEED = /^(?:bast\w+|serv\w+|occorr\w+|devo|avere|coprire|copro|andare|pareggiare|pari)$/;

/** "Per un dipendente", "su un panino": of one thing, and not of the business. */
const OF_ONE = /\b(?:per|su|con|da|di) (?:un|una|uno|ciascun\w*) (?!anno|mese|giorno|settimana)/;

const LONGEST = 110;

/** "Ti ho già dato tutto:", "i numeri li hai": says whose figures are meant, and asks nothing. */
const SAYS_KNOWN =
  /(?:^|[.,:;?!] ?)(?:(?:ma|guarda|allora|tanto) )?(?:ti ho (?:gia )?(?:dato|detto|scritto|messo)|(?:i |tutti i )?(?:numeri|dati) (?:li|ce li) hai|hai (?:gia )?(?:tutto|tutti i (?:dati|numeri)|i (?:miei )?(?:dati|numeri)))(?: (?:tutto|tutti|i (?:miei )?(?:dati|numeri)))?(?=[.,:;?!]|$)[.,:;?!]?/u;

/** A question without the clause that says that its figures are known, and whether there was one. On folded text. */
export const withoutSaysKnown = (folded: string): { question: string; saysKnown: boolean } => {
  const question = folded.replace(SAYS_KNOWN, '').trim();
  return { question, saysKnown: question !== folded.trim() };
};

/**
 * Whether a question is after a figure of the asker's own business and nothing else: every word of it is of asking, of a figure, of a
 * span or of whose it is. One word more ("quanto guadagno su un panino?") and it is another question. On folded text.
 */
export const isOwnFigureQuestion = (folded: string): boolean => {
  const words = folded.match(/[\p{L}\d]+/gu) ?? [];
  return (
    folded.length <= LONGEST &&
    (/^(?:e |ed |ma |scusa |allora )?(?:quant|qual|che|dimmi|ricordami|mi (?:dici|sai|puoi|ricordi)|a quanto|sai|(?:tolt[oiae]|togliendo|pagat[oiae]|dopo|al netto)\b.*\b(?:quanto|cosa) (?:mi |ci )?(?:rest|riman|avanz))/.test(
      folded,
    ) ||
      /\b(?:qual[ei]?|quant[oaie]) (?:e|sono|era|erano)\s*\?*$/.test(folded)) &&
    OWN_VERB.test(folded) &&
    !OF_ONE.test(folded) &&
    words.some((word) => METRIC.test(word)) &&
    words.every((word) => [FRAME, OWN, METRIC, SPAN, NEED].some((known) => known.test(word)))
  );
};

/** "Quanti clienti mi servono per pareggiare?" On folded text. */
export const asksForBreakEvenCustomers = (folded: string): boolean =>
  /\bquant[ie] client\w*\b.*\b(?:pareggi\w*|coprire (?:le )?spese|in pari|pari)\b/.test(folded);
