import { plain } from '../values/plain';
import { withDigits } from '../values/numbers';
import { readDuration } from '../values/quantities';
import type { Candidate } from './candidate';
import type { Frame } from './frame';
import type { Material, Statement } from './material';
import { ANSWER_LENGTH, sentence } from './say';
import { meets, type Term } from './words';

export const CANCELS =
  /\b(?:disdi\w+|disdett\w+|annull\w+|cancell\w+|rinunci\w+|recesso|spost(?:a|o|are|iamo|i)|rimand\w+|cancel\w*|call off|reschedul\w*)\b/;
const MOVES = /\b(?:spost\w+|rimand\w+|rinvi\w+|reschedul\w*|postpon\w*)\b/;
export const CALLS_OFF = /\b(?:disdi\w+|disdett\w+|annull\w+|cancell?\w*|rinunci\w+|recesso|call off)\b/;
export const CHARGES =
  /\b(?:pag\w+|cost\w+|penal\w+|addebit\w+|rimett\w+|perd\w+|rimbors\w+|ridat\w+|restitu\w+|indietro|gratis|gratuit\w+|soldi|caparra|trattien\w+|pay|charge\w*|fee|refund\w*|lose|free|posso|possiamo|si puo|can|succede|cosa|what)\b/;

/** How long before the appointment somebody cancels, in minutes; null where that is not said. */
export const leadOf = ({ plain: text }: Frame): number | null => {
  if (
    /\b(?:oggi|stasera|stamattina|today|tonight|all'ultimo|ultimo momento|same day|last minute)\b/.test(text)
  )
    return readDuration('1 ora');
  const stretch =
    /(\d+(?:[.,]\d+)? ?(?:minut\w+|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|hours?|days?|weeks?|months?))(?: e mezz[oa])? (?:prima|before|di anticipo|di preavviso|in advance|ahead)\b|\bmanc(?:a|ano) (\d+ \w+)\b/.exec(
      text,
    );
  const written = stretch?.[1] ?? stretch?.[2];
  if (written !== undefined) return readDuration(written);
  if (/\b(?:il giorno|la sera|the day|the night) (?:prima|before)\b|\b(?:domani|tomorrow)\b/.test(text))
    return readDuration('23 ore');
  return null;
};

interface NoticeRule {
  statement: Statement;
  from: number;
  to: number;
  /** Needs the sentence before it to be understood: "Con meno preavviso…". */
  isRelative: boolean;
}

const BETWEEN = /\b(?:da|tra|fra|from|between) (\d+) (?:a|e|ai|to|and) (\d+) (\p{L}+)/u;
const AT_LEAST =
  /\b(?:fino a|entro|almeno|con|oltre|piu di|up to|until|at least|more than) (?:almeno |un preavviso di |le |i )?(\d+) (\p{L}+)(?! d(?:a|al|alla|all'|ai|opo) )/u;
const LESS = /\b(?:meno di|less than|within|sotto le|nelle ultime|negli ultimi) (\d+) (\p{L}+)/u;
const OTHERWISE =
  /^(?:dopo|oltre|altrimenti|in seguito|piu tardi|otherwise|later|after that)\b|\b(?:con meno preavviso|meno preavviso|oltre (?:tale|questo) termine|passato (?:tale|questo) termine|senza (?:preavviso|avvisare)|less notice)\b/;
/** Says in one breath what holds otherwise. */
const BOTH = /[,;] ?(?:altrimenti|se no|oltre|dopo|otherwise|after that|if not)\b/;
const minutes = (amount: string, unit: string): number | null => readDuration(`${amount} ${unit}`);

/** The notices that the sentences of a passage name one after the other. */
const rulesOf = (statements: readonly Statement[]): NoticeRule[] => {
  const rules: NoticeRule[] = [];
  let least: number | null = null;
  const pieces = statements.flatMap((statement) =>
    (BETWEEN.test(plain(statement.text)) ? statement.text.split(/; /) : [statement.text]).map((text) => ({
      statement,
      text: withDigits(plain(text)),
    })),
  );
  for (const { statement, text } of pieces) {
    const [, high = '', low = '', unit = ''] = BETWEEN.exec(text) ?? [];
    const [, under = '', ofUnder = ''] = LESS.exec(text) ?? [];
    const [, over = '', ofOver = ''] = AT_LEAST.exec(text) ?? [];
    const upper = minutes(high, unit);
    const below = minutes(under, ofUnder);
    const above = minutes(over, ofOver);
    if (upper !== null)
      rules.push({
        statement,
        from: Math.min(upper, minutes(low, unit) ?? 0),
        to: Math.max(upper, minutes(low, unit) ?? 0),
        isRelative: false,
      });
    else if (below !== null) rules.push({ statement, from: 0, to: below - 1, isRelative: false });
    else if (above !== null) {
      least = above;
      rules.push({ statement, from: BOTH.test(text) ? 0 : above, to: Infinity, isRelative: false });
    } else if (least !== null && OTHERWISE.test(text) && !rules.some(({ isRelative }) => isRelative))
      rules.push({ statement, from: 0, to: least - 1, isRelative: true });
  }
  return rules;
};

/** A thing that the material never met: what is cancelled is not what its rule is about. */
const isStrange = ({ known, weight, carried, written }: Term): boolean =>
  !known &&
  !carried &&
  weight > 0.7 &&
  !CANCELS.test(written) &&
  !CHARGES.test(written) &&
  !/[aei](?:te|re|to)$/.test(written);

/** What cancelling so long before costs, by the notice that the documents ask for. */
export const answerNotice = (
  statements: readonly Statement[],
  material: Material,
  frame: Frame,
): Candidate[] => {
  const lead = leadOf(frame);
  if (lead === null || !CANCELS.test(frame.plain) || !CHARGES.test(frame.plain)) return [];
  const passages = [...new Set(statements.map(({ passage }) => passage))];
  const found = passages.flatMap((passage): Candidate[] => {
    const all = material.statementsOf(passage).filter(
      // "Putting it off is free" says nothing of calling it off.
      ({ text }) => MOVES.test(frame.plain) || !MOVES.test(plain(text)) || CALLS_OFF.test(plain(text)),
    );
    if (!CANCELS.test(plain(`${passage.heading} ${passage.question ?? ''} ${passage.text}`))) return [];
    const rules = rulesOf(all);
    const rule = rules.find(({ from, to }) => lead >= from && lead <= to);
    if (!rule) return [];
    const before =
      rule.isRelative && !BETWEEN.test(plain(rule.statement.text))
        ? all[all.indexOf(rule.statement) - 1]
        : undefined;
    const text = `${before ? `${before.text} ` : ''}${rule.statement.text}`.replace(/\s*\n\s*/g, ' ');
    // What is cancelled may be one of several things, each with rules of its own.
    const named = frame.terms.filter((term) => term.known && !CANCELS.test(term.written));
    const words = all.filter((each) =>
      named.some((term) => meets(term, each.words) > 0.6 || meets(term, each.context) > 0.6),
    );
    const isNamed = named.length === 0 || words.length > 0;
    return [
      {
        text: sentence(text.length > ANSWER_LENGTH ? rule.statement.text : text),
        quotes: [{ passage, text }],
        score: 1.5 + (isNamed ? 0.2 : 0) + 0.05 * rules.length,
        coverage: 0.9,
        missing: frame.terms.filter(isStrange),
        fits: true,
        carried: 1,
        isExact: true,
        band: 'rows',
        isComposed: false,
      },
    ];
  });
  return found;
};
