import type { Figure } from '../../../contract';
import { money, percent, step } from '../../finance/figures';
import type { Mention } from '../mention';
import { questionOf } from '../question';
import { type Facts, isAmount } from '../read-facts';
import type { Solver } from '../solver';
import { hundredths, solved } from './around';
import { factorOf, productOf } from './exact-product';

const ASKS_TAKINGS =
  /incass\w*|fattur\w*|\bricav\w*|entrat[ae]\b|quanto (?:\p{L}+ ){0,2}(?:fa\b|faccio|prendo)/u;
const OTHER_SUBJECT = /\biva\b|pareggi|margin|guadagn|\butile\b|food ?cost|spes[ae]|\bcost[oi]\b/;
const TABLE = /^tavol/;
const TURN = /^turn/;
const GUEST = /^(?:person|copert|client|ospit|post[oi])/;

const only = (facts: Facts, test: (mention: Mention) => boolean): Mention | null => {
  const [found, other] = facts.mentions.filter(test);
  return found && !other ? found : null;
};

/** "14 tavoli da 3 persone, due turni, scontrino 26 €": takings of an evening, or of the days that were told. */
export const tableTakingsSolver: Solver = {
  name: 'table-takings',
  wanted: /tavol[oi]/,
  solve(facts) {
    const question = questionOf(facts.folded);
    if (!ASKS_TAKINGS.test(question) || OTHER_SUBJECT.test(facts.folded)) return null;
    const isCount = ({ unit }: Mention): boolean => unit === 'pieces' || unit === 'people';
    const tables = only(facts, (each) => isCount(each) && TABLE.test(each.noun ?? ''));
    const guests = only(facts, (each) => isCount(each) && GUEST.test(each.noun ?? ''));
    const turns = only(facts, (each) => isCount(each) && TURN.test(each.noun ?? ''));
    const days = only(
      facts,
      (each) =>
        (each.unit === 'days' && each.noun !== 'settimane') ||
        each.role === 'openDays' ||
        /^(?:ser[ae]|serat)/.test(each.noun ?? ''),
    );
    const share = only(facts, ({ unit }) => unit === 'percent');
    const receipt = only(facts, (each) => isAmount(each) && each.role !== 'openDays');
    if (!tables || !guests || !receipt) return null;
    const used = [tables, guests, turns, days, share, receipt].filter((each) => each !== null);
    if (used.length !== facts.mentions.length) return null;
    const asksDay = /\ba (?:sera|cena|pranzo|serata|giornata)\b|al giorno|per sera/.test(question);
    if (asksDay && days) return null;
    if (!days && /al mese|mensil|all'anno|l'anno/.test(question))
      return { state: 'asks', kind: 'percentage', missing: ['openDays'] };
    const price = money('price', receipt.value);
    const counts: Figure[] = [
      hundredths('count', tables.value, tables.noun),
      hundredths('count', guests.value, guests.noun),
      ...(turns ? [hundredths('turns', turns.value)] : []),
      ...(days ? [hundredths('openDays', days.value)] : []),
      ...(share ? [percent('occupancy', share.value)] : []),
    ];
    const factors = [
      ...[tables, guests, turns, days].filter((each) => each !== null).map(({ value }) => factorOf(value)),
      ...(share ? [factorOf(share.value / 100)] : []),
    ];
    const revenue = money('revenue', productOf(receipt.value, factors));
    return solved({
      inputs: [price, ...counts],
      result: [revenue],
      steps: [step(revenue, price, ...counts.flatMap((each) => ['×', each] as const))],
      notes: ['receipt-of-each'],
    });
  },
};
