import type { Figure } from '../../../contract';
import { timesDividedBy } from '../../finance/exact';
import { money, step } from '../../finance/figures';
import { questionOf } from '../question';
import { type Facts, isAmount } from '../read-facts';
import type { Solution, Solver } from '../solver';
import { hundredths, namedMoney, solved, wordsBefore } from './around';

const ASKED_ONE =
  /quanto (?:\p{L}+ ){0,3}(?:cost\w*|vien\w*|spend\w*|pag\w*|incid\w*)[^?]{0,14}?(?: un | una | un'| ogni | per | a | al | alla )(\p{L}{4,})/u;
/** "Quanto a finestra?", "costo per coperto?": the question without its verb. */
const NAMED_ONE =
  /(?:quanto|costo|prezzo) (?:viene |fa )?(?:a|al|alla|per|all'|di ogni|di un|di una|per ogni) ?(?!mese|anno|settimana|giorno\b|ora\b|testa|persona)(\p{L}{4,})\W*$/u;
/** "Al pezzo", "l'uno": one of whatever is counted. */
const ASKED_PIECE =
  /quanto (?:\p{L}+ ){0,3}(?:al pezzo|a pezzo|l'un[oa]|cadaun[oa]|ciascun[oa]|per copia|a copia|la copia)(?!\p{L})/u;
const LEAST_STEM = 4;
/** Singular and plural of a noun share all but their ending. */
const sameNoun = (one: string, many: string): boolean =>
  one.slice(0, -1).length >= LEAST_STEM && many.startsWith(one.slice(0, -1));

/** "Ogni consegna quanto mi costa?": the one that is asked for stands before the question. */
const ONE_AHEAD =
  /\b(?:ogni|un|una|un'|a|al|per) ?(km|\p{L}{4,}) (?:quanto|che costo) (?:\p{L}+ ){0,2}(?:cost\w*|vien\w*|spend\w*|esc\w*)/u;
const OF_KILOMETRE =
  /quanto (?:\p{L}+ ){0,3}(?:cost\w*|vien\w*|spend\w*) (?:ogni|a|al|un|per) (km|chilometro)\b/u;
const oneAskedFor = (question: string): string | undefined =>
  (ASKED_ONE.exec(question) ??
    NAMED_ONE.exec(question) ??
    ONE_AHEAD.exec(question) ??
    OF_KILOMETRE.exec(question))?.[1];

/** Of a span, shared among what is done in it, and what each costs besides: "9 € l'ora, ne fa 3 in un'ora, 80 centesimi a giro". */
const withCostsOfEach = (facts: Facts, noun: string): Solution | null => {
  const amounts = facts.mentions.filter(isAmount);
  const [many, ...moreCounts] = facts.mentions.filter(({ unit }) => unit === 'pieces');
  const spans = amounts.filter(({ period }) => period !== null);
  const [whole, ...moreSpans] = spans;
  const eachCosts = amounts.filter((each) => each !== whole);
  if (!many || moreCounts.length > 0 || !whole || moreSpans.length > 0 || eachCosts.length === 0) return null;
  const isSameNoun = many.noun === noun || sameNoun(noun, many.noun ?? '');
  if (many.period !== whole.period && !(many.period === null && isSameNoun)) return null;
  if (amounts.length + 1 !== facts.mentions.length || many.value <= 0) return null;
  if (amounts.some(({ role, label }) => role === 'price' && !/benzin|gasolio|imball|material/i.test(label)))
    return null;
  const [total, number] = [namedMoney('amount', whole), hundredths('count', many.value, many.noun)];
  const share = money('eachShare', timesDividedBy(whole.value, 100, Math.round(many.value)));
  const besides = eachCosts.map((each) => namedMoney('materials', each));
  const one = money(
    'eachOne',
    besides.reduce((sum, { value }) => sum + value, share.value),
  );
  return solved({
    inputs: [total, number, ...besides],
    result: [one],
    steps: [
      step(share, total, '÷', number),
      step(one, share, ...besides.flatMap((each): (Figure | '+')[] => ['+', each])),
    ],
  });
};

/** "Faccio 60 lavaggi con una tanica da 48 €: quanto mi costa un lavaggio?": an amount shared among what it is enough for. */
export const perOneSolver: Solver = {
  name: 'per-one',
  wanted: new RegExp(
    [ASKED_ONE, NAMED_ONE, ASKED_PIECE, ONE_AHEAD, OF_KILOMETRE].map(({ source }) => source).join('|'),
    'u',
  ),
  solve(facts) {
    const question = questionOf(facts.folded);
    const isPiece = ASKED_PIECE.test(question);
    const noun = isPiece ? 'pezzo' : oneAskedFor(question);
    if (noun === undefined || /^(?:client|mese|anno|giorn|settiman)/.test(noun)) return null;
    const joined = withCostsOfEach(facts, noun);
    if (joined) return joined;
    const counts = facts.mentions.filter(({ unit }) => unit === 'pieces');
    const many =
      isPiece && counts.length === 1
        ? counts[0]
        : facts.mentions.find(
            (each) =>
              (each.unit === 'pieces' && sameNoun(noun, each.noun ?? '')) ||
              (each.unit === 'days' && each.noun !== 'settimane' && /^giornat/.test(noun)),
          );
    const [amount, other] = facts.mentions.filter(isAmount);
    // "Una tanica da 25 litri" says how large it is, and changes nothing.
    const sizes = facts.mentions.filter(
      (each) => each !== many && each.unit === 'pieces' && /\bda $/.test(wordsBefore(facts, each)),
    );
    if (!many || many.value <= 0 || !amount || other || amount.role === 'price') return null;
    if (2 + sizes.length !== facts.mentions.length || many.period !== amount.period) return null;
    const [whole, number] = [namedMoney('amount', amount), hundredths('count', many.value, many.noun)];
    const one = money('eachOne', timesDividedBy(amount.value, 100, Math.round(many.value)));
    return solved(
      { inputs: [whole, number], result: [one], steps: [step(one, whole, '÷', number)] },
      sizes.map(({ value, noun: size }) => hundredths('count', value, size)),
    );
  },
};
