import { expect, test } from 'vitest';
import { lawAdvice } from './law';

const LATE = { rate: 1015, half: 'primo semestre 2026', lumpSum: 4000 };
const ruleFor = (question: string) => lawAdvice(question, LATE)?.entryIds[0] ?? null;

test.each([
  [
    'affitto un capannone e il locatario non paga, dopo quanti anni si prescrive il canone?',
    'law-bill-limitation',
  ],
  ['quanti anni dura il contratto di affitto di un negozio?', 'law-lease-term'],
  ['lascio il laboratorio in affitto: che preavviso devo dare al locatore?', 'law-lease-term'],
  ['il cliente paga oggi, entro quanti giorni devo inviare la fattura?', 'law-invoice-term'],
  ['entro quanti giorni deve pagare la fattura un cliente azienda?', 'law-payment-terms'],
  ['posso mettere in negozio una telecamera che riprende i dipendenti?', 'law-cameras'],
])('%s', (question, rule) => expect(ruleFor(question)).toBe(rule));
