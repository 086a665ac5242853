import type { Passage } from './passage';
import { sentencesOf } from './text/sentences';
import { plain } from './values/plain';

/** Words to a machine: a document of a business has none for its customers. */
const ORDERS = [
  /\b(?:ignora|ignorate|dimentica|scorda|trascura)\b.{0,40}\b(?:istruzion|regol|ordin|prompt|indicazion)/,
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instruction|rule|prompt|guideline|above|previous)/,
  // Spoken to it, with what follows: "istruzioni per il modello 730" and "come scrivere le istruzioni del chatbot" are knowledge.
  /\b(?:note|nota|messaggio|istruzion\w*|message|instructions?)\b.{0,20}\b(?:per|all|al|to|for)\b.{0,6}(?:assistente|modello|ia\b|ai\b|llm|chatbot|bot\b|assistant|model)\w* ?[:,–-] ?(?!\d)/,
  /\byou are (?:now|no longer) (?:an? )?(?:\w+ ){0,3}(?:bot|chatbot|assistant|ai|model|agent|dan)\b|\b(?:da |d')(?:ora|adesso) (?:in poi )?sei\b/,
  /\bsystem prompt\b|\bprompt di sistema\b|<\/?(?:system|assistant|instructions?)>|\[\/?inst\]/,
  /\b(?:assistente|assistant|chatbot|modello|ai|ia) ?: ?(?:rispondi|scrivi|di'|reply|answer|say|write|tell)/,
  /\b(?:rispondi|reply|answer|respond) (?:sempre|soltanto|solo|always|only)\b.{0,12}\b(?:che|con|that|with)\b/,
  /\b(?:tell|inform) the (?:user|visitor)\b|\bdi' (?:al|ai) (?:visitator|utent|client)/,
  /\b(?:scrivi|write|print|reveal|rivela|mostra)\b.{0,30}\b(?:tuo|your) (?:contesto|prompt|context|instructions|istruzioni)/,
];

const isOrder = (sentence: string): boolean => ORDERS.some((order) => order.test(sentence));

/**
 * A passage without what somebody wrote into it for a language model: from the first such order on, for what follows it belongs to it.
 * Null when nothing is left. The owner still sees the whole text under "Conoscenza"; no engine quotes it or takes it for a fact.
 */
export const withoutOrders = (passage: Passage): Passage | null => {
  const order = sentencesOf(passage.text).find(({ start, end }) =>
    isOrder(plain(passage.text.slice(start, end))),
  );
  if (!order) return passage;
  const text = passage.text.slice(0, order.start).trim();
  return text === '' ? null : { ...passage, text };
};
