import { readMoney, writeMoney } from '../values/money';
import { numberOf } from '../values/numbers';
import { plain } from '../values/plain';
import type { Candidate } from './candidate';
import type { Frame } from './frame';
import type { Material, Statement } from './material';
import { sentence } from './say';
import { meets, type Term } from './words';

/** What is paid in advance, or taken back, as a share of a price. */
const SHARES: readonly RegExp[] = [
  /\b(?:accont\w+|caparr\w+|anticip[oi]|conferm\w+|deposit\w*|down payment)\b/,
  /\b(?:penal[ei]\w*|trattenut\w+|tratten\w+|penalty|cancellation fee)\b/,
  /\b(?:iva|vat)\b/,
];
const PERCENT = /(\d+(?:[.,]\d+)?)\s?(?:%|per cento\b|percent\b)/;
const ASKED_AMOUNT =
  /(?<![\d.,])(\d[\d.]*(?:,\d{1,2})?) ?(?:€|euro?\b|eur\b)|\b(?:da|di|su|of|for) (\d{2,6}(?:,\d{1,2})?)(?![\d%]| ?[a-z]+[ai]\b)/;
const OF = { it: 'di', en: 'of' } as const;

const amountIn = (text: string): number | null => {
  const [, signed, bare] = ASKED_AMOUNT.exec(text) ?? [];
  const written = signed ?? bare;
  if (written === undefined) return readMoney(text)[0]?.amount ?? null;
  return numberOf(written);
};

/** "Su un preventivo di 800 euro quanto verso di acconto?": the share that the documents name, of the amount that the question names. */
export const answerShare = (
  statements: readonly Statement[],
  material: Material,
  frame: Frame,
): Candidate[] => {
  const kind = SHARES.find((each) => each.test(frame.plain));
  const amount = kind ? amountIn(frame.plain) : null;
  if (!kind || amount === null || amount < 10 || frame.isYesNo) return [];
  const own = frame.terms.filter(({ carried, folded }) => !carried && !/^\d/.test(folded));
  return statements
    .filter(({ text }) => PERCENT.test(text) && kind.test(plain(text)))
    .flatMap((statement) => material.clausesOf(statement, 'percent').map((piece) => ({ statement, piece })))
    .flatMap(({ statement, piece }): Candidate[] => {
      const [, figure] = PERCENT.exec(piece.text) ?? [];
      if (figure === undefined || !kind.test(plain(piece.text))) return [];
      const percent = numberOf(figure);
      const around = (term: Term): number =>
        Math.max(meets(term, statement.words), meets(term, statement.context));
      const met = own.filter((term) => around(term) >= 0.4);
      const text = sentence(
        `${writeMoney((amount * percent) / 100)} (${figure} % ${OF[frame.language]} ${writeMoney(amount)}). ${statement.text}`,
      );
      return [
        {
          text,
          quotes: [{ passage: statement.passage, text: statement.text }],
          score: 1.6 + 0.1 * met.length,
          coverage: 0.8,
          missing: [],
          fits: true,
          carried: 1,
          isExact: true,
          band: 'share',
          isComposed: true,
        },
      ];
    });
};
