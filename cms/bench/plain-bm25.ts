import { analyseText, wordsOf } from '../src/engines/ai/index/analysed-text';
import { FieldBuilder, FieldIndex } from '../src/engines/ai/index/field-index';
import { keyOf } from '../src/engines/ai/index/term-key';
import type { Passage } from '../src/engines/ai/port';

/** The yardstick: BM25 over stemmed words without stop words, best sentences of the best passage packed into the reply. */
export const plainBm25 = (passages: Passage[]) => {
  const builder = new FieldBuilder();
  for (const { text } of passages) {
    for (const { stem } of wordsOf(text, 'it')) builder.add(keyOf(stem));
    builder.close();
  }
  const index = new FieldIndex(builder.build(0.75), () => 0);
  const stemsOf = (question: string): string[] => [
    ...new Set(wordsOf(question, 'it').map(({ stem }) => stem)),
  ];
  const rank = (question: string): { passage: Passage; score: number }[] => {
    const scores = new Float64Array(passages.length);
    for (const stem of stemsOf(question)) index.score(stem, 1, scores);
    return passages
      .map((passage, document) => ({ passage, score: scores[document] ?? 0 }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
  };
  const reply = (question: string, ranked: { passage: Passage }[], budget: number): string => {
    const text = ranked[0]?.passage.text ?? '';
    const wanted = new Set(stemsOf(question));
    const sentences = analyseText(text, 'it')
      .map((sentence) => ({
        ...sentence,
        score:
          [...new Set(sentence.words.map(({ stem }) => stem))]
            .filter((stem) => wanted.has(stem))
            .reduce((sum, stem) => sum + index.idf(stem), 0) / Math.sqrt(8 + sentence.words.length),
      }))
      .sort((a, b) => b.score - a.score);
    const [best] = sentences;
    if (best && best.end - best.start > budget) return text.slice(best.start, best.start + budget);
    const chosen: typeof sentences = [];
    let length = 0;
    for (const sentence of sentences) {
      const cost = sentence.end - sentence.start + 1;
      if (length + cost > budget) continue;
      chosen.push(sentence);
      length += cost;
    }
    return chosen
      .sort((a, b) => a.start - b.start)
      .map(({ start, end }) => text.slice(start, end))
      .join(' ');
  };
  return { rank, reply };
};
