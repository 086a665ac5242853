import { expect, test } from 'vitest';
import { seededKnowledge } from '../../../../seeds/knowledge/seeded-knowledge';
import { Knowledge } from '../knowledge/knowledge';

test('a shop that is called by what it sells gets a plan with that in it', async () => {
  const { playbooks } = new Knowledge(await seededKnowledge('2026-06-15').load());
  const plan = playbooks.advise({
    text: 'ho un negozio di strumenti musicali, non entra nessuno',
    background: [],
    figures: [],
    companyName: '',
    knownProblem: '',
  });
  expect(plan?.advice.text).toContain('strumenti musicali');
});
