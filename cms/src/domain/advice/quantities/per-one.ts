import { timesDividedBy } from '../../finance/exact';
import { money, step } from '../../finance/figures';
import { questionOf } from '../question';
import { isAmount } from '../read-facts';
import type { Solver } from '../solver';
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

/** "Faccio 60 lavaggi con una tanica da 48 €: quanto mi costa un lavaggio?": an amount shared among what it is enough for. */
export const perOneSolver: Solver = {
  name: 'per-one',
  wanted: new RegExp(`${ASKED_ONE.source}|${NAMED_ONE.source}|${ASKED_PIECE.source}`, 'u'),
  solve(facts) {
    const question = questionOf(facts.folded);
    const isPiece = ASKED_PIECE.test(question);
    const noun = isPiece ? 'pezzo' : (ASKED_ONE.exec(question) ?? NAMED_ONE.exec(question))?.[1];
    if (noun === undefined || /^(?:client|mese|anno|giorn|settiman)/.test(noun)) return null;
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
