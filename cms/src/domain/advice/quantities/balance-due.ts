import type { CalculationStep, Figure } from '../../../contract';
import { shareOf, timesDividedBy } from '../../finance/exact';
import { count, money, percent, step } from '../../finance/figures';
import type { Mention } from '../mention';
import { questionOf } from '../question';
import { type Facts, isAmount } from '../read-facts';
import type { Solver } from '../solver';
import { clauseOf, namedMoney, solved } from './around';

const PAID_AHEAD =
  /accont\w*|anticip\w*|caparr\w*|\bsubito\b|permut\w*|ritir\w*|gia (?:pagat|vers|pres|avut|incass|dat)\w*|all'ordine|alla (?:firma|conferma|prenotazione)|\bridat\w*|\brestituit\w*|\bmeta lavor\w*|\b(?:ne )?(?:do|metto|verso) (?:subito )?#|\bdeposit\w*|valutan\w*|me l[oa] (?:valut|pag|ritir)\w*|\bordine\b/;
const ASKS_REST =
  /\bsaldo\b|\bresto\b|quanto (?:\p{L}+ ){0,2}(?:rest\w*|riman\w*|manca\w*)|(?:ancora|resta) da (?:avere|pagare|dare|versare|incassare)|devo ancora|devono ancora/u;
const ASKS_INSTALMENT = /\brat[ae]\b|al mese|mensil\w*/;
const FREE =
  /senza interess\w*|tasso (?:zero|0)|interessi zero|a zero|(?:in|a) \d+ rate|il resto in|zero interess\w*/;
const COSTS_INTEREST =
  /\btan\b|\btaeg\b|tasso (?:del|al) ?\d|interess\w* (?:del|al)|al \d+(?:,\d+)? ?(?:%|per ?cento)/;

/** Into how many parts: "3 pagamenti". */
const isPartCount = ({ folded }: Facts, { value, start }: Mention): boolean =>
  value <= 1_000 && /^\S+\s+(?:pagament|tranche|rate|soluzion|volt|acconti)/.test(folded.slice(start));
const isAhead = (facts: Facts, mention: Mention): boolean => PAID_AHEAD.test(clauseOf(facts, mention));

/** What is left to pay of a whole after down payments, trade-ins and shares, as one balance or in instalments without interest. */
export const balanceDueSolver: Solver = {
  name: 'balance-due',
  wanted: new RegExp(`${ASKS_REST.source}|\\brat[ae]\\b`, 'u'),
  solve(facts) {
    const { mentions, folded } = facts;
    const question = questionOf(folded);
    const term = mentions.find(({ unit, value }) => unit === 'months' && value >= 200);
    const inParts = term !== undefined && ASKS_INSTALMENT.test(question);
    if (!inParts && !ASKS_REST.test(question)) return null;
    if (term && (!inParts || !FREE.test(folded) || COSTS_INTEREST.test(folded))) return null;
    if (/\biva\b|ritenut|spes[ae] fiss|\bcassa\b|guadagn|magazzin/.test(folded)) return null;
    const shares = mentions.filter(({ unit }) => unit === 'percent');
    // "3 pagamenti" says into how many parts, and "tasso 0" that none is lost.
    const noise = mentions.filter(
      (each) =>
        (each.unit === 'plain' && each.value === 0) ||
        isPartCount(facts, each) ||
        (each.unit === 'payments' && each.value <= 1_000) ||
        (each.unit === 'percent' && each.value === 0),
    );
    const amounts = mentions.filter((each) => isAmount(each) && !noise.includes(each));
    const ahead = amounts.filter((each) => isAhead(facts, each));
    const [whole, other] = amounts.filter((each) => !ahead.includes(each));
    const rates = shares.filter((each) => !noise.includes(each));
    if (!whole || other || ahead.length + rates.length === 0) return null;
    if (amounts.length + rates.length + noise.length + (term ? 1 : 0) !== mentions.length) return null;
    if (whole.period !== null || amounts.some(({ value }) => value > whole.value)) return null;
    const isPaidShare = (each: Mention): boolean =>
      /#.*(?:ordine|firma|conferma|meta|subito|inizio|consegna|lavor)|accont|anticip|caparr/.test(
        clauseOf(facts, each),
      );
    if (rates.some((each) => !isPaidShare(each))) return null;
    const total = namedMoney('amount', whole);
    const steps: CalculationStep[] = [];
    const paid: Figure[] = ahead.map((each) => ({ ...namedMoney('paidAhead', each), label: '' }));
    for (const { value } of rates) {
      const part = money('paidAhead', shareOf(whole.value, value));
      steps.push(step(part, total, '×', percent('share', value)));
      paid.push(part);
    }
    const rest = money(
      'balance',
      paid.reduce((left, { value }) => left - value, whole.value),
    );
    if (rest.value <= 0) return null;
    steps.push(step(rest, total, ...paid.flatMap((each): (Figure | '−')[] => ['−', each])));
    const inputs = [
      total,
      ...ahead.map((each) => namedMoney('paidAhead', each)),
      ...rates.map(({ value }) => percent('share', value)),
    ];
    const statedAmounts = noise.map(({ value }) => money('part', value));
    if (!term) return solved({ inputs, result: [rest], steps }, statedAmounts);
    const number = count('instalmentCount', Math.round(term.value / 100));
    const instalment = money('payment', timesDividedBy(rest.value, 1, number.value));
    return solved(
      {
        inputs: [...inputs, number],
        result: [instalment, rest],
        steps: [...steps, step(instalment, rest, '÷', number)],
      },
      statedAmounts,
    );
  },
};
