import type { Advice } from '../../../../contract';
import { CONSULTATION } from '../knowledge/entry';

/** Asks whether something may be done, must be done or is owed. On folded text. */
const ASKS_LAW =
  /(?:^|[.,;:?!] ?|\be |\bma |\bse )(?:(?:ci |mi |lo |la |li |gli |ne )?(?:posso|possiamo|puo|possono|sono obbligat\w+|siamo obbligat\w+|e obbligatori\w|e vietat\w|e legale|e lecito|e reato|rischio (?:qualcosa|una multa|multe)|devo per (?:forza|legge)|si puo|tocca (?:a me|a lui)|spetta|mi spetta|ho diritto|ha diritto|hanno diritto|serve (?:il permesso|un permesso|una licenza|l'autorizzazione|un'autorizzazione|un patentino)))\b[^.?!]*\?|\b(?:puo|possono|posso|legale|lecito|vietato|obbligatorio|in regola|reato|rischio|multa|sanzione|obbligat[oa]) ?\?|\bper legge\b/;
export const asksLaw = (folded: string): boolean => ASKS_LAW.test(folded);

/** Who can be asked, by what the question is about. */
const WHO: readonly { pattern: RegExp; who: string }[] = [
  {
    pattern: /dipendent|commess|operai|assum|contratto di lavoro|turn[oi]|ferie|malatt|licenzi|stipend|busta/,
    who: 'il **consulente del lavoro** o l’**Ispettorato del lavoro** della tua zona',
  },
  {
    pattern: /\biva\b|tass|fattur|scontrin|inps|agenzia|partita|detrar|dedur|impost/,
    who: 'il **commercialista** o l’**Agenzia delle entrate** (assistenza: agenziaentrate.gov.it)',
  },
  {
    pattern: /cib|aliment|cucin|igien|bagn|insegn|local[ei]|dehors|marciapied|rumor|music|orar|aper|vend/,
    who: 'lo **Sportello unico (SUAP) del tuo Comune**, per l’igiene l’**ASL**, e la tua **associazione di categoria**',
  },
];
const ANYBODY = 'un **avvocato** o la tua **associazione di categoria**';

/** A question of law for which no rule is known: said so, with who knows it, rather than something else stated firmly. */
export const noRuleAdvice = (folded: string): Advice => ({
  text: `Su questo punto di legge **non ho una regola sicura**, e dartene una a memoria potrebbe costarti caro.\n\n- **Chi te lo dice**: ${WHO.find(({ pattern }) => pattern.test(folded))?.who ?? ANYBODY}.\n- **Che cosa chiedere**: se si può fare, con quale atto scritto, entro quando, e che cosa rischi se non lo fai. Fatti dire anche la norma, così la conservi.\n- Intanto **non firmare e non pagare** nulla di definitivo, e tieni per iscritto ciò che ti hanno chiesto.\n\nSe mi racconti il caso (chi, che cosa, da quando) ti preparo la domanda da mandare.`,
  topic: 'contracts',
  outcome: 'unknown',
  suggestions: [],
  nextStep: CONSULTATION,
  entryIds: ['law-none'],
  sources: [],
});
