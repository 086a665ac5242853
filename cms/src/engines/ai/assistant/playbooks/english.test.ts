import { expect, test } from 'vitest';
import { englishPlan } from './english';

test.each([
  ['i own a small hostel and guests keep cancelling the day before. what should i do?', /deposit/i],
  ['i run a kite school and only work three months a year. any ideas?', /empty hours/i],
])('%s', (message, expected) => expect(englishPlan(message)?.text).toMatch(expected));
