import type { Advice } from '../../../../contract';
import { foldText } from '../fold';
import type { FoundFigure } from '../port';
import { DEMAND_PROBLEMS } from './problems-demand';
import { CAPACITY_PROBLEMS, MARKET_PROBLEMS } from './problems-market';
import { MONEY_PROBLEMS } from './problems-money';
import { OPERATION_PROBLEMS } from './problems-operations';
import { PEOPLE_PROBLEMS } from './problems-people';
import { WORK_PROBLEMS } from './problems-work';
import { broadTradeOf } from './trades/broad';
import { joinArticles } from './articles';
import type { Problem } from './problem';
import type { LikelyClass } from '../classify/example-classifier';
import { problemClassifier } from './problem-classifier';
import { PROBLEM_EXAMPLES } from './problem-examples';
import { tradeOf, withoutTrade } from './trades';
import { ANY_TRADE, type Trade } from './trade';

const PROBLEMS: readonly Problem[] = [
  ...DEMAND_PROBLEMS,
  ...MONEY_PROBLEMS,
  ...OPERATION_PROBLEMS,
  ...WORK_PROBLEMS,
  ...PEOPLE_PROBLEMS,
  ...MARKET_PROBLEMS,
  ...CAPACITY_PROBLEMS,
];

/** The problem that words name; the most particular one. */
const namedProblem = (folded: string): Problem | null =>
  PROBLEMS.map((problem) => ({ problem, found: problem.pattern.test(folded) }))
    .filter(({ found }) => found)
    .sort((a, b) => b.problem.weight - a.problem.weight)[0]?.problem ?? null;

/** Likely enough to be told a plan where no word names a problem: nine in ten of such are right (`bench/problems.ts`). */
const LIKELY_MEANING = 0.3;
/** So likely that another problem which a word of the message names is not what it tells of. */
const SURE_MEANING = 0.45;
/** Named by words so particular that only what is all but certain overrides them. */
const UNMISTAKABLE = 7;
const UNMISTAKABLE_MEANING = 0.55;
/** What words name is doubted only where the message as a whole hardly tells of it. */
const HARDLY_LIKELY = 0.15;
/** Below it a message tells of nothing that could be asked about. */
const WORTH_ASKING = 0.2;
/** Of what is asked back where two meanings share most of the likelihood. */
const POSSIBLE_MEANING = 0.1;

/** "Stanco morto" is no dead afternoon. */
const FIGURE_OF_SPEECH = /\bstanc[oa] mort[oa]\b|\b(?:fame|caldo|freddo) da morire\b|\ba babbo morto\b/g;

const problemBy = (id: string | undefined): Problem | null =>
  PROBLEMS.find((problem) => problem.id === id) ?? null;

/** The problems that a message tells of, whatever the trade. */
const meaningsOf = (folded: string): readonly LikelyClass[] =>
  problemClassifier.classify(withoutTrade(folded.replace(FIGURE_OF_SPEECH, ' ')));

/** Likely by itself, or the only one that is likely at all. */
const isLikely = ([first, second]: readonly LikelyClass[]): boolean =>
  first !== undefined &&
  (first.likelihood >= LIKELY_MEANING ||
    (first.likelihood >= WORTH_ASKING && (second?.likelihood ?? 0) < first.likelihood / 2));

/** Whether a message tells of a problem of some business at all. On folded text. */
export const tellsOfProblem = (folded: string): boolean =>
  AT_HEAD.test(folded) && (meaningsOf(folded)[0]?.likelihood ?? 0) >= WORTH_ASKING;

/** The problem that a message tells of: by the words that name it, unless what it means as a whole is surely another. */
export const problemOf = (message: string): Problem | null => {
  const named = namedProblem(message.replace(FIGURE_OF_SPEECH, ' '));
  const meanings = meaningsOf(message);
  const [first] = meanings;
  if (!first) return named;
  const meant = problemBy(first.id);
  if (!named) return isLikely(meanings) ? meant : null;
  const ofNamed = meanings.find(({ id }) => id === named.id)?.likelihood ?? 0;
  const needed = named.weight < UNMISTAKABLE ? SURE_MEANING : UNMISTAKABLE_MEANING;
  return meant && first.likelihood >= needed && ofNamed < HARDLY_LIKELY ? meant : named;
};

export interface PlaybookRequest {
  text: string;
  /** What was written before, oldest first, the company's name and sector among it. */
  background: readonly string[];
  figures: readonly FoundFigure[];
  companyName: string;
  /** What the company told of its problem. */
  knownProblem: string;
}

const ASKS_WHY = /^(?:come|perche|cosa|che cosa|quanto|quando|quale|chi|dove)\b/;

/** Speaks of a business of one's own: "ho una…", "sono idraulico", "gestisco", or a trade and what is wrong with it. */
const OWN_BUSINESS =
  /\b(?:ho|abbiamo|gestisco|gestiamo|sono|siamo|faccio|facciamo|produco|produciamo|vendo|vendiamo|apro|lavoro|mi|mio|mie[io]?|mia|nostr\w|ci|mie|perdo|idea|vorrei|voglio|trovo|attiro|aumento|prendo)\b|:/;

const textOf = (trade: Trade, problem: Problem, { figures, text, companyName }: PlaybookRequest): string => {
  const { opening, steps, measure, ask } = problem.plan(trade, { figures, folded: foldText(text) });
  return joinArticles(
    [
      companyName === '' ? opening : `**${companyName}** — ${opening}`,
      steps.map((step, at) => `${at + 1}. ${step}`).join('\n'),
      `**Che cosa misurare**: ${measure}`,
      `**Per essere più precisi**: ${ask}`,
    ].join('\n\n'),
  );
};

/** Problems so particular that they can be answered without the trade. */
const PARTICULAR = 5;

/** "Costruiamo stufe in maiolica", "vendo formaggi d'alpe": what is made or sold, in its owner's words. */
const OWN_GOODS =
  /\b(?:vend(?:o|iamo)|produc(?:o|iamo)|costruisc(?:o)|costruiamo|fabbric(?:o|hiamo)|facci(?:o|amo)|realizz(?:o|iamo)|coltiv(?:o|iamo)|allev(?:o|iamo)|ripar(?:o|iamo)|noleggi(?:o|amo)|restaur(?:o|iamo)|stamp(?:o|iamo)|install(?:o|iamo)|organizz(?:o|iamo)) (?!(?:fatica|male|bene|meno|piu|più|poco|tanto|solo|sempre|molto|online|un sacco|il|la|lo|i|le|gli|a|in|da|quasi|tutto|tutti)\b)(\p{L}[\p{L}'’ ]{3,38}?)(?= (?:a|in|su|per|ma|e|con|da|che|dal|nel|ai|alle)\b|[,.;:?!]|$)/iu;

/** "Negozio di articoli da pesca", "bottega di cornici": a place that is called by what it sells. */
const GOODS_OF_PLACE =
  /\b(?:negozi(?:o|etto)|bottega|banco|bancarella|rivendita|emporio|fabbrica|laboratorio|vendita|ingrosso|produzione|commercio) (?:di|d') ?(\p{L}[\p{L}'’ ]{3,38}?)(?= (?:a|in|su|per|ma|e|con|che|nel|al|alla|dove)\b|[,.;:?!]|$)/iu;

/** The trade with what its owner sells in place of what such a trade sells as a rule. */
const withOwnGoods = (trade: Trade, text: string): Trade => {
  const goods = (OWN_GOODS.exec(text) ?? GOODS_OF_PLACE.exec(text))?.[1]?.trim() ?? '';
  return goods === '' || trade.sells.includes(goods)
    ? trade
    : { ...trade, sells: `${goods}, ${trade.sells}` };
};

const adviceOf = (kind: Trade, problem: Problem, request: PlaybookRequest): Advice => ({
  text: textOf(withOwnGoods(kind, request.text), problem, request),
  topic: problem.topic,
  outcome: 'answered',
  suggestions: [],
  nextStep: problem.step,
  entryIds: [`playbook-${problem.id}`],
  sources: [],
});

/** A plan for a problem that was told without a trade; weaker than an entry that answers the question. */
export const generalAdvice = (request: PlaybookRequest): Advice | null => {
  const folded = foldText(request.text);
  const named = namedProblem(folded);
  const [first] = meaningsOf(folded);
  const problem =
    named && named.weight >= PARTICULAR
      ? named
      : first && first.likelihood >= UNMISTAKABLE_MEANING
        ? problemBy(first.id)
        : null;
  if (!problem || !OWN_BUSINESS.test(folded) || OF_LAW.test(folded.replace(/\?/g, ' '))) return null;
  return adviceOf(ANY_TRADE, problem, request);
};

/** A plan for the asker's own trade and problem; `null` when the words tell of no business, or of no problem of one. */
export const playbookAdvice = (
  request: PlaybookRequest,
): { advice: Advice; trade: Trade; problem: Problem } | null => {
  const folded = foldText(request.text);
  const own = tradeOf(folded);
  const problem = problemOf(folded);
  if (!problem) return null;
  const trade = own ?? broadTradeOf(folded) ?? tradeOf(foldText(request.background.join('\n')));
  if (!trade) return null;
  if (own ? !OWN_BUSINESS.test(folded) && ASKS_WHY.test(folded) : request.text.length > 200) return null;
  return { advice: adviceOf(trade, problem, request), trade, problem };
};

/** Asks what the law wants: a plan would be another subject. */
const ASKS_LAW =
  /\b(?:(?<!che |cosa |come )(?:devo|dobbiamo|posso|possiamo)(?! (?:fare|risolvere|migliorare|vendere|attirare|trovare))|si puo|e (?:obbligatori\w|legale|vietato)|obblig\w*|per legge|mult[ae]\b|sanzion\w*|entro (?:quando|che|quanti)|scad(?:e|enza)\b|quanti giorni|mi tocca (?:pagare|fare))\b.*\?/;

const HAS_BUSINESS =
  /\b(?:ho|abbiamo|gestisco|gestiamo|sono|siamo|faccio|facciamo|produco|produciamo|vendo|vendiamo|riparo|noleggio|restauro|stampo|coltivo|allevo|organizzo|insegno|apro|lavoro|il mio|la mia|i miei|le mie|nostr\w|mi|ci|me)\b/;
/** The trade before a colon, a comma or a stop: "fioraia. butto via…". */
const AT_HEAD = /^[^?.,:]{4,60}[:,.] /;

/** Begins with a trade of one's own, or says that one has it: "agenzia viaggi a Novara: …", "ho una palestra". */
export const tellsOfOwnTrade = (folded: string): boolean => {
  const trade = tradeOf(folded);
  if (!trade) return false;
  const at = folded.search(trade.pattern);
  return (
    /^(?:ho|abbiamo|gestisco|gestiamo|sono|siamo|lavoro come|faccio (?:il|la|l'))\b/.test(folded) ||
    (at >= 0 && at < 24 && /^[^?]{4,60}[:,.]/.test(folded) && !ASKS_WHY.test(folded))
  );
};

const OF_LAW =
  /\blegge\b|obblig\w*|mult[ae]\b|sanzion\w*|contratt\w*|ccnl|preavvis\w*|scadenz\w*|\bentro\b|\?/;
/** Tells of a business and surely of a problem of it, and asks nothing that a law answers: a word of a rule stands there by chance. */
export const tellsOfSureProblem = (folded: string): boolean => {
  if (OF_LAW.test(folded) || !tellsOfOwnTrade(folded)) return false;
  const [first] = meaningsOf(folded);
  return first !== undefined && first.likelihood >= SURE_MEANING;
};

/** "Maniscalco in Toscana: …": a trade that has no plan of its own, named before what is wrong. */
const tradeAtHead = (folded: string): Trade | null => {
  const name =
    /^(?:sono (?:un |una )?|faccio (?:il |la |l')|ho (?:un |una ))?(\p{L}{5,}(?: (?:di|da) \p{L}{4,})?)(?: (?:a|in|ad|di|nel|nella|da) [\p{L} ]{2,24})?[:,.] /u.exec(
      folded,
    )?.[1];
  return name === undefined || ASKS_WHY.test(folded) || NOT_A_TRADE.test(name)
    ? null
    : { ...ANY_TRADE, shop: `la tua attività (${name})` };
};
const NOT_A_TRADE =
  /^(?:ciao|salve|buon\w*|grazie|scusa\w*|allora|senti|ascolta|aiuto|domanda|problema|idea|oggi|ieri|domani|quest\w*|quando|quanto|vorrei|adesso|secondo|prezzo|affitto|margine|spese|fattura|iva|cliente\w*|mio|mia)\b/;

/** A plan to begin with, for somebody who tells of a business of one's own and wants to know what to do, in words of no known problem. */
export const firstStepsAdvice = (request: PlaybookRequest): Advice | null => {
  const folded = foldText(request.text);
  const problem = problemOf(folded);
  const trade = tradeOf(folded) ?? broadTradeOf(folded) ?? tradeAtHead(folded);
  if (ASKS_LAW.test(folded) || !(HAS_BUSINESS.test(folded) || AT_HEAD.test(folded))) return null;
  if (!trade || folded.length < 30 || (ASKS_WHY.test(folded) && !OWN_BUSINESS.test(folded))) return null;
  if (!TELLS_OR_WANTS.test(folded) && folded.split(' ').length < 7) return null;
  if (problem) return adviceOf(trade, problem, request);
  return ASKS_NUMBER.test(folded) ? null : (askWhichProblem(trade, request) ?? askAboutTrade(trade));
};
/** Asks for a figure: no plan answers it. */
const ASKS_NUMBER = /\bquant[oaie]\b[^?]*\?/;
const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/**
 * Two problems that a message may tell of as likely: which one is asked, before a plan for the wrong one is written. What can be begun today
 * against each of them is told already, so that the reply is of use whichever it is.
 */
const askWhichProblem = (trade: Trade, request: PlaybookRequest): Advice | null => {
  const folded = foldText(request.text);
  const meanings = meaningsOf(folded);
  if ((meanings[0]?.likelihood ?? 0) < WORTH_ASKING) return null;
  const possible = meanings.flatMap(({ id, likelihood }) => {
    const problem = problemBy(id);
    const [words] = PROBLEM_EXAMPLES[id] ?? [];
    return likelihood >= POSSIBLE_MEANING && problem && words !== undefined
      ? [{ problem, words: capital(words) }]
      : [];
  });
  if (possible.length < 2) return null;
  const two = possible.slice(0, 2);
  const begun = two.map(({ problem, words }) => {
    const { steps } = problem.plan(trade, { figures: request.figures, folded });
    return `**Se è «${words}»**\n\n${steps
      .slice(0, 2)
      .map((step) => `- ${step}`)
      .join('\n')}`;
  });
  return {
    text: joinArticles(
      [
        `Per ${trade.shop} leggo due problemi diversi, e non voglio darti il piano sbagliato. Per ciascuno, da dove si comincia:`,
        ...begun,
        'Quale dei due pesa di più? Scegli qui sotto, o dimmelo con parole tue: da quando succede e quanti clienti o euro riguarda. Ti scrivo il piano intero.',
      ].join('\n\n'),
    ),
    topic: two[0]?.problem.topic ?? 'customers',
    outcome: 'asks',
    suggestions: two.map(({ words }) => words),
    nextStep: null,
    entryIds: two.map(({ problem }) => `either-${problem.id}`),
    sources: [],
  };
};
const TELLS_OR_WANTS =
  /\b(?:vorrei|voglio|vogliamo|come|cosa|che faccio|che fare|aiut\w*|consigl\w*|idee|non|nessun\w*|troppo|poco|poch\w*|meno|piu|solo|sempre|mai|ma|pero|paura|problem\w*|difficolt\w*|crisi|perd\w*|cal\w*)\b/;

/** Whoever tells of a business and of no problem is asked for it, with the likeliest ones to choose from. */
export const askForProblem = (request: PlaybookRequest): Advice | null => {
  const folded = foldText(request.text);
  const trade = tradeOf(folded);
  if (!trade) return null;
  if (!/\b(?:ho|abbiamo|gestisco|gestiamo|sono|siamo|faccio|apro)\b/.test(folded) || folded.length > 160)
    return null;
  return askAboutTrade(trade);
};

/** The two things that a plan for a trade needs. */
const askAboutTrade = (trade: Trade): Advice => {
  return {
    text: [
      joinArticles(
        `Ho capito: parliamo di ${trade.shop}${trade.sells === '' ? '' : ` (${trade.sells})`}. Per darti un piano e non consigli generici mi servono due cose:`,
      ),
      '- **Che cosa non va, o che cosa vuoi ottenere?** (pochi clienti, giorni vuoti, prezzi, soldi che non bastano, personale, concorrenza…)\n- **Due numeri**: quanto incassi in un mese e quanto hai di spese fisse.',
      `Come riferimento per questo mestiere: ${trade.economics}. Stagione: ${trade.season}.`,
    ].join('\n\n'),
    topic: 'customers',
    outcome: 'asks',
    suggestions: ['Ho pochi clienti', 'Lavoro tanto e non resta niente'],
    nextStep: null,
    entryIds: [],
    sources: [],
  };
};
