import type { Advice } from '../../../contract';
import { foldText } from './fold';

/** Words that begin a question of their own, in both languages; on folded text. */
const BEGINS = String.raw`(?:come|quando|quant[oaie]|qual[ei]?|cosa|che (?!(?:mi|ci|si|ho|hai|ha|non|e|sono|lo|la|li|le|ne)\b)|dove|perche|posso|possiamo|conviene|mi conviene|dimmi|spiegami|aiutami|devo|dobbiamo|serve|servono|bisogna|si puo|a quanto|in quanto|se |how|what|when|where|can|should|do i|is it)(?= |\b)`;
const AFTER_MARK = /\?\s+(?=\p{L})/gu;
const JOINED = new RegExp(
  String.raw`(?:[,;.]\s+|\s+)(?:e(?:d)?|poi|e poi|inoltre|in piu|oltre a questo|altra cosa:?|and|also)\s+(?=${BEGINS})`,
  'gu',
);
/** "Se", "devo" and "bisogna" begin statements too: a first part needs more to be a question. */
const ASKS =
  /\?|(?:^|[\s,;:.])(?:come|quando|quant[oaie]|qual[ei]?|cosa|che (?!(?:mi|ci|si|ho|hai|ha|non|e|sono|lo|la|li|le|ne)\b)|dove|perche|posso|possiamo|si puo|conviene|mi conviene|dimmi|spiegami|aiutami|serve|a quanto|in quanto|how|what|when|where|can|should|do i|is it)\b/u;
/** "E come…": the second question would lean on the first. "E se…" does. */
const LEADING = /^(?:ed?|poi|e poi|inoltre|and|also) (?!se\b|con\b|al\b|in\b|if\b|with\b)/iu;
/** Words that ask by themselves; "devo" and "posso" only with a question mark. */
const SURELY_ASKS =
  /\?|^(?:(?:e|ed|ma|poi|inoltre) )*(?:come|quando|quant[oaie]|qual[ei]?|cosa|che|dove|perche|dimmi|spiegami|aiutami|a quanto|in quanto|conviene|mi conviene|how|what|when|where)\b/u;
/** "Commercialista? no: …": what was asked is taken back. */
const TAKES_BACK = /^(?:no|anzi|cioe)\b/;
const LEAST = 12;

/** The questions of a message, two at most, the second with what follows it; one where it asks only once. */
export const splitQuestions = (text: string): [string] | [string, string] => {
  const folded = foldText(text);
  const cuts = [...folded.matchAll(AFTER_MARK), ...folded.matchAll(JOINED)]
    .map((match) => ({
      from: match.index + (match[0].startsWith('?') ? 1 : 0),
      to: match.index + match[0].length,
    }))
    .sort((a, b) => a.from - b.from);
  for (const { from, to } of cuts) {
    const [first, second] = [text.slice(0, from).trim(), text.slice(to).trim().replace(LEADING, '')];
    if (first.length < LEAST || second.length < LEAST) continue;
    if (TAKES_BACK.test(foldText(second))) continue;
    if (ASKS.test(foldText(first)) && SURELY_ASKS.test(foldText(second))) return [first, second];
  }
  return [text];
};

const isAnswer = ({ outcome, entryIds }: Advice): boolean =>
  (outcome === 'calculated' || outcome === 'answered') && !entryIds.includes('playbook-general');
const subjectOf = ({ text, entryIds, calculation }: Advice): string =>
  calculation ? JSON.stringify(calculation.result) : (entryIds[0] ?? text);

/** Whether a sum already holds what a further question without figures would have computed: the VAT that was just taken out. */
export const alreadyHolds = (whole: Advice, further: Advice, question: string): boolean => {
  const [main] = further.calculation?.result ?? [];
  if (!main || !whole.calculation || /\d|^\s*(?:se|con|senza|if|with)\b/i.test(question)) return false;
  const { result, inputs } = whole.calculation;
  return [...result, ...inputs].some(({ name }) => name === main.name);
};

/** Both answers in one reply; `null` where the two are the same, or one of them is none. */
export const joinAnswers = (
  first: Advice,
  second: Advice,
  titles: readonly [string, string],
): Advice | null => {
  if (!isAnswer(first) || !isAnswer(second) || subjectOf(first) === subjectOf(second)) return null;
  return {
    ...first,
    text: `**1. ${titles[0]}**\n\n${first.text}\n\n---\n\n**2. ${titles[1]}**\n\n${second.text}`,
    outcome: first.outcome === 'calculated' || second.outcome === 'calculated' ? 'calculated' : first.outcome,
    entryIds: [...new Set([...first.entryIds, ...second.entryIds])],
    suggestions: [...first.suggestions, ...second.suggestions].slice(0, 2),
    nextStep: first.nextStep ?? second.nextStep,
    ...((first.calculation ?? second.calculation)
      ? { calculation: first.calculation ?? second.calculation }
      : {}),
  };
};
