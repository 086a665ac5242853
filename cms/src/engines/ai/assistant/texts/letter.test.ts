import { describe, expect, test } from 'vitest';
import { seededKnowledge } from '../../../../seeds/knowledge/seeded-knowledge';
import { Knowledge } from '../knowledge/knowledge';
import { withIdeaOfPlan } from './idea-of-plan';
import { writeText } from './write-text';

const { trades } = new Knowledge(await seededKnowledge('2026-06-15').load());
const LATE = { rate: 1_015, half: 'primo semestre 2026', lumpSum: 4_000 };
const write = (request: string): string => writeText(request, trades, LATE)?.text ?? '';

describe('texts that are asked for at the end of a story', () => {
  test('a wish told in the first person is the letter, signed by its business', () => {
    const text = write(
      'mail al fornitore di caffè: sono cliente da 6 anni, vorrei pagare a 60 giorni. bar Stella',
    );
    expect(text).toContain('Oggetto: richiesta sui termini di pagamento');
    expect(text).toContain('> Sono cliente da 6 anni, vorrei pagare a 60 giorni.');
    expect(text).toContain('[nome], Bar Stella');
  });

  test('a delicate thing is told to whom it concerns', () => {
    const text = write(
      'devo dire a una mamma che il figlio disturba gli altri in piscina. aiutami a scriverlo bene',
    );
    expect(text).toContain('suo figlio disturba gli altri in piscina');
    expect(text).not.toContain('aiutami');
  });

  test('a deposit that the contract lets one keep is refused kindly', () =>
    expect(
      write(
        'il cliente vuole annullare e riavere la caparra di 300 euro, ma il contratto dice che la perde. scrivimi come dirglielo',
      ),
    ).toMatch(/mi dispiace.*caparra di 300 € resta a noi/s));

  test('a quote holds its lines and how long it is valid', () => {
    const text = write(
      'preventivo via mail: potatura 6 ulivi 270 euro + iva, smaltimento incluso, valido 30 gg',
    );
    expect(text).toContain('- Potatura 6 ulivi 270 euro + iva.');
    expect(text).toContain('valido 30 giorni');
  });

  test('a Mrs is reminded with courtesy of the work that is named', () => {
    const text = write(
      'scrivimi un messaggio gentile per la signora Pinna che mi deve 340 euro delle zanzariere montate a luglio',
    );
    expect(text).toMatch(/Buongiorno signora Pinna.*i 340 € per le zanzariere montate a luglio/s);
    expect(text).not.toContain('Ciao');
  });

  test('«this idea» is what the plan before proposed for the trade', () =>
    expect(
      withIdeaOfPlan(
        'scrivimi il messaggino con questa idea',
        ['ho una pasticceria, il giovedì pomeriggio è vuoto'],
        trades,
      ),
    ).toMatch(/ogni giovedì pomeriggio in pasticceria/));
});
