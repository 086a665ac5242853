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

test('an idea of no known trade is planned in the words of whoever has it', async () => {
  const { playbooks } = new Knowledge(await seededKnowledge('2026-06-15').load());
  const text =
    'Idea: noleggio di barbecue a domicilio a Trento. Mi servono un’analisi dei concorrenti e i primi passi.';
  const request = { text, background: [], figures: [], companyName: '', knownProblem: '' };
  const plan = playbooks.advise(request)?.advice ?? playbooks.general(request);
  expect(plan?.text).toContain('noleggio di barbecue a domicilio');
});

test('what somebody asks how to do is nothing that they sell', async () => {
  const { playbooks } = new Knowledge(await seededKnowledge('2026-06-15').load());
  const plan = playbooks.advise({
    text: 'ho un b&b in campagna e booking mi prende il 18%. come faccio ad avere prenotazioni dirette?',
    background: [],
    figures: [],
    companyName: '',
    knownProblem: '',
  });
  expect(plan?.advice.text).toContain('prenota diretto');
  expect(plan?.advice.text).not.toContain('ad avere prenotazioni');
});
