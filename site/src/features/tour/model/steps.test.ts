import { expect, test } from 'vitest';
import { stepOf } from './steps';

test.each([
  ['', 0],
  ['passo=1', 0],
  ['passo=3', 2],
  ['passo=5', 4],
  ['passo=9', 4],
  ['passo=-2', 0],
  ['passo=due', 0],
  ['passo=Infinity', 0],
])('%s: step %i', (query, step) => expect(stepOf(new URLSearchParams(query))).toBe(step));
