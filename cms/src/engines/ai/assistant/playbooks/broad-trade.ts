import { foldText } from '../fold';
import type { IndexedTrade, Trade } from './trade';

/** "Ho una…", "sono apicoltore", "gestisco", or the trade at the head of the message: "merceria in centro, nessuno entra". */
const NAMED =
  /(?:^|[.,;:!?] |\b)(?:ho|abbiamo|gestisco|gestiamo|tengo|possiedo|mando avanti|lavoro in|lavoro nel\w*|titolare d\w+|sono|siamo|faccio|facciamo|produco|produciamo|vendo|vendiamo|riparo|ripariamo|noleggio|noleggiamo|restauro|stampo|coltivo|allevo|organizzo|insegno|costruisco|realizzo|distribuisco|importo|monto|installo) (?:anche )?(?:un'|un |una |uno |il |lo |la |l'|dei |delle |da |come )?(?:piccol[oa] |mia |mio )?(\p{L}{4,}(?: (?:di|da|del|della|per|a) \p{L}{3,}| \p{L}{4,}ic[oaie]| artigianal[ei])?)/u;
const AT_HEAD = /^(\p{L}{4,}(?: (?:di|da|del|della|per) \p{L}{3,})?)(?: (?:in|a) [\p{L}' ]{2,30})?\s*[,:.]/u;
const NO_TRADE =
  /^(?:molt\w*|poc\w*|troppo|tropp\w*|client\w*|problem\w*|bisogno|paura|appena|sempre|difficolt\w*|debit\w*|soldi|dipendent\w*|commess\w*|operai\w*|vent\w*|trent\w*|quarant\w*|stanc\w*|disperat\w*|nuov\w*|spes\w*|cost\w*|fattur\w*|preventiv\w*|domand\w*|pensat\w*|provato|fatto|visto|anni|giorni|mesi|ore|solo|ancora|gia|tutto|tanta|tanto|tante|sicur\w*|forfett\w*|regime|partita|sito|pagina|profilo|figli\w*|moglie|marito|mutuo|prestito|finanziam\w*|social\w*|buongiorno|salve|ciao|scusa|allora|aiuto|idea|idee|progetto|premessa|situazione|quanto|quale|come|cosa|perche|quando|dove)\b/;

/** A trade without a plan of its own: its sector's, under the name that its owner gives it. */
export const broadTradeOf = (folded: string, sectors: readonly IndexedTrade[], any: Trade): Trade | null => {
  const name = NAMED.exec(folded)?.[1] ?? AT_HEAD.exec(folded)?.[1] ?? '';
  if (name === '' || NO_TRADE.test(name)) return null;
  const sector =
    sectors.find(({ pattern }) => pattern.test(name)) ?? sectors.find(({ pattern }) => pattern.test(folded));
  // Who says what one makes, repairs or lets has a business, of whatever kind.
  const isMade =
    /\b(?:produco|produciamo|vendo|vendiamo|riparo|ripariamo|noleggio|noleggiamo|restauro|stampo|coltivo|allevo|organizzo|insegno|costruisco|realizzo|distribuisco|importo|monto|installo)\b|\b(?:gestisco|gestiamo|mando avanti|titolare d\w+) |\b(?:ho|abbiamo) (?:un'|un |una |uno )(?:piccol[oa] )?(?:agenzia|azienda|attivita|ditta|impresa|laborator|studio|negozio|bottega|officina|scuola|locale|chiosco|centro|societa|cooperativa|magazzino|deposito|servizio)/.test(
      folded,
    );
  if (!sector && !isMade) return null;
  return { ...(sector?.trade ?? any), shop: `${any.shop} (${name})` };
};

/** "Idea: lavaggio di auto a domicilio a Verona": what is to be begun, up to where and what is wanted of it. */
const IDEA =
  /^(?:(?:la mia |ho (?:un'|una )?)?idea(?: d'impresa| di impresa)?\s*:|progetto\s*:|(?:vorrei|voglio|sto per|penso di|pensavo di) (?:aprire|avviare|lanciare|mettere su|iniziare)) ?(?:un'|un |una |uno |il |la |lo |l')?(?:attivita di |servizio di )?(\p{L}[\p{L}' ]{5,60}?)(?= (?:a|ad|in|vicino a|da) (?!domicilio|mano|casa|noleggio|pagamento|distanza|tema|base|misura|asporto|affitto)\p{L}{3,}|[,.;:?!]|$)/u;

/** A business that is only an idea, of no known trade: told in the words of whoever has it. */
export const ideaTradeOf = (text: string, any: Trade): Trade | null => {
  const [whole = '', found = ''] = IDEA.exec(foldText(text)) ?? [];
  // Looked for without accents, and told with them.
  const idea = text.slice(whole.length - found.length, whole.length).trim();
  return idea === '' || NO_TRADE.test(found)
    ? null
    : { ...any, shop: `${any.shop} (${idea})`, sells: idea, clients: `chi ha bisogno di ${idea}` };
};
