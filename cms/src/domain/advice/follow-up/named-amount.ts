import { foldText } from '../fold-text';
import type { Mention } from '../mention';
import { type Facts, isAmount } from '../read-facts';

/** "La pelle passa a 26", "se il docente costa 90": a new amount of what is named, and no amount more. */
const BECOMES =
  /\b(?:pass|sal|scend|cal|diventa|aument|arriv|cost|vien|foss|sta|port)\p{L}* (?:solo |invece )?(?:a |ad )?(?:€ ?)?$/u;
const LEAST_NAME = 4;

const COSTS: readonly Mention['role'][] = ['costLine', 'unitCost', 'fixedTotal', 'outgoings', null];
/** "La bottiglia la vendo 12", "e se la bottiglia mi costa 6?": the same name, and another amount of it. */
const isOfSameKind = (restated: Mention, old: Mention): boolean =>
  restated.role === null ||
  restated.role === old.role ||
  (COSTS.includes(restated.role) && COSTS.includes(old.role));

const stemsOf = (label: string): string[] =>
  foldText(label)
    .split(' ')
    .filter((word) => word.length >= LEAST_NAME)
    .map((word) => word.replace(/[aeiou]+$/u, ''));

/** The figures of before with the one amount that a short further message names at its new value; `null` for any other message. */
export const namedAmount = (facts: Facts, next: Facts): Facts | null => {
  const [restated, other] = next.mentions;
  if (!restated || other || !isAmount(restated) || !BECOMES.test(next.folded.slice(0, restated.start)))
    return null;
  const names = stemsOf(restated.label);
  const named = facts.mentions.filter(
    (old) =>
      isAmount(old) && isOfSameKind(restated, old) && stemsOf(old.label).some((stem) => names.includes(stem)),
  );
  const [only, second] = named;
  if (!only || second) return null;
  return {
    text: `${facts.text}\n${next.text}`,
    folded: facts.folded,
    mentions: facts.mentions.map((each) =>
      each === only ? { ...each, value: restated.value, period: restated.period ?? each.period } : each,
    ),
  };
};
