const WHY_IT_FAILS =
  /\b(?:perche|come mai|da cosa dipende)\b.{0,40}\b(?:non (?:va|vado|gira|funziona|rende|ingran\w*|decoll\w*|cresc\w*|tira|sta in piedi)|va (?:cosi )?(?:male|storto))\b.{0,40}$/;
const OF_BUSINESS =
  /\b(?:mi[oa]|nostr[oa]) (?:attivita|azienda|impresa|ditta|negozio|bottega|locale|lavoro|laboratorio)\b/;
const OF_TRADE = /\b(?:mi[oa]|nostr[oa]) (?!sito\b|pagina\b|chatbot\b|pubblicit|pos\b)\p{L}{3,}/u;
const LONGEST_WHY = 90;
/** "Perché la mia attività non va?": why nothing works, and nothing else; with figures at hand of any trade. On folded text. */
export const asksWhyItFails = (folded: string, isKnown = false): boolean =>
  folded.length <= LONGEST_WHY &&
  WHY_IT_FAILS.test(folded) &&
  (OF_BUSINESS.test(folded) || (isKnown && OF_TRADE.test(folded)));
