import type { Answer, AnswerEvent } from '../port';

/** Reads an answer to its end; checks on the way what every engine must hold to. */
export const collect = async (events: AsyncIterable<AnswerEvent>): Promise<Answer & { streamed: string }> => {
  let streamed = '';
  let answer: Answer | undefined;
  for await (const event of events) {
    if (answer) throw new Error('An event came after the end');
    if (event.type === 'delta') streamed += event.text;
    else answer = event.answer;
  }
  if (!answer) throw new Error('The answer never ended');
  return { ...answer, streamed };
};
