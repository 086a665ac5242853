import type { Advice } from '../../../contract';
import { ASKS_WHAT_IS_WRONG } from './message-kinds';
import type { MessageReading } from './message-reading';

/** "900 visite e 4 ordini, dove sbaglio?": the number, and below it the plan that was asked for. */
export const sumWithPlan = (
  { folded, isItalian, knowledge, playbook, wantsSum }: MessageReading,
  sum: Advice,
): Advice => {
  if (!isItalian || wantsSum || !ASKS_WHAT_IS_WRONG.test(folded)) return sum;
  const plan = knowledge.playbooks.advise(playbook)?.advice;
  return plan
    ? { ...sum, text: `${sum.text}\n\n---\n\n${plan.text}`, entryIds: [...sum.entryIds, ...plan.entryIds] }
    : sum;
};
