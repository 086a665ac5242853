import { describe, expect, test } from 'vitest';
import type { AnswerEngine } from './port';
import models from './index/models.json';
import { IndexRetriever } from './index/index-retriever';
import { PassageIndex } from './index/passage-index';
import { collect } from './testing/ask.suite';
import { aQuestion, PASSAGES } from './testing/business.suite';

/** What every engine must do, whatever it is made of. `engine` is one that works. */
export const answersLikeAnEngine = (engine: () => AnswerEngine): void => {
  describe('as an answering engine', () => {
    const ask = async (text: string, signal = new AbortController().signal) => {
      const retriever = new IndexRetriever(await PassageIndex.build(PASSAGES, models), models);
      return collect(engine().answer(aQuestion(text, { signal }), retriever));
    };
    test('streams pieces that join to the answer, and ends once', async () => {
      const { text, streamed } = await ask('Quanto costa il taglio uomo?');
      expect(text).not.toBe('');
      expect(streamed).toBe(text);
    });
    test('says who answered and how long it took', async () => {
      const { engine: name, why } = await ask('Quanto costa il taglio uomo?');
      expect(name).toBe(engine().name);
      expect(why.milliseconds).toBeGreaterThanOrEqual(0);
      expect(why.score).toBeGreaterThanOrEqual(0);
      expect(why.score).toBeLessThanOrEqual(1);
    });
    test.each([
      ['10 kB', 'orari '.repeat(1700)],
      ['emoji', '🙂🙂🙂'],
      ['control characters', 'ciao\u0000\u0007'],
      ['half a character', '\ud83d orari'],
      ['brackets 5,000 deep', '['.repeat(5000)],
    ])('survives %s', async (_, message) => {
      const { text } = await ask(message);
      expect(text.length).toBeGreaterThan(0);
      expect(text.length).toBeLessThanOrEqual(1000);
      // Half a character cannot be encoded.
      expect(() => encodeURIComponent(text)).not.toThrow();
    });
  });
};
