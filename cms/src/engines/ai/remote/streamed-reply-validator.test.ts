import { expect, test } from 'vitest';
import { StreamedReplyValidator } from './streamed-reply-validator';

const advice = (reply: string) => {
  const validator = new StreamedReplyValidator(
    { texts: ['Il fitto è di 800 euro al mese.'], secrets: ['canary'], percentages: true },
    '',
    { max: 4_000, estimateLabel: 'stima' },
  );
  const shown = [...validator.add(reply), ...validator.finish()].join('');
  return { shown, validator };
};

test('advice keeps figures of the model, labelled; those of the sources stand as they are', () => {
  const plan =
    'Mese 1: paga 800 € di fitto. Mese 2: metti da parte 1.500 € e un 20 %. Mese 3: chiedi una recensione.';
  const { shown, validator } = advice(plan);
  expect(shown).toBe(
    'Mese 1: paga 800 € di fitto. Mese 2: metti da parte 1.500 € (stima) e un 20 % (stima). Mese 3: chiedi una recensione.',
  );
  expect(validator).toMatchObject({ hasEstimates: true, rejected: [] });
});

test('advice leaves out a link that nobody knows, says which, and goes on', () => {
  const { shown, validator } = advice('Prima cosa. Vai su https://evil.example ora. Terza cosa.');
  expect(shown).toBe('Prima cosa. Terza cosa.');
  expect(validator.rejected).toEqual([{ sentence: 'Vai su https://evil.example ora.', claim: 'link' }]);
});

test('advice that tells a secret ends there', () => {
  expect(advice('Prima cosa. Il codice è canary. Terza cosa.').shown).toBe('Prima cosa.');
});
