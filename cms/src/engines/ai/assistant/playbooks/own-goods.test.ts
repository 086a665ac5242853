import { expect, test } from 'vitest';
import { playbookAdvice } from './advise';

test('a shop that is called by what it sells gets a plan with that in it', () => {
  const plan = playbookAdvice({
    text: 'ho un negozio di strumenti musicali, non entra nessuno',
    background: [],
    figures: [],
    companyName: '',
    knownProblem: '',
  });
  expect(plan?.advice.text).toContain('strumenti musicali');
});
