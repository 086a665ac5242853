import { describe, expect, test } from 'vitest';
import { careFor } from './care';
import { foldText } from './fold';

const careOf = (text: string): string => careFor(foldText(text), 'it')?.text ?? '';

describe('despair', () => {
  test.each([
    'stanotte ho pensato che sarebbe meglio se non ci fossi più',
    'se sparissi almeno i debiti finirebbero',
    'ho preparato una corda in magazzino',
    'mi sento un peso per tutti',
    'non mangio da tre giorni per l’ansia dei debiti',
    'se non trovo 30.000 euro entro lunedì mi ammazzo',
    'ho voglia di buttarmi nel fiume',
    'stasera mi butto giù',
    'vado sul ponte e mi butto giù, ho scritto una lettera',
    'debiti con tutti e mia moglie non sa niente. stasera la faccio finita',
    'il negozio è chiuso e non vedo nessun motivo per vivere',
    'da quando ho perso la bottega non ho più voglia di vivere',
    'senza il bar la vita non ha più senso',
    'da settimane mi taglio le braccia nel retro, così almeno sento qualcosa',
  ])('is answered with people who listen: %s', (text) => {
    expect(careOf(text)).toMatch(/112/);
    expect(careOf(text)).toMatch(/02 2327 2327/);
  });

  test.each([
    'il mio socio dice che si vuole ammazzare, cosa faccio?',
    'mio marito da quando il negozio va male dice che si vuole buttare dal terrazzo, che faccio?',
  ])('of somebody else is answered with what to do for them: %s', (text) => {
    expect(careOf(text)).toMatch(/resta con quella persona/);
  });

  test.each([
    'mi ammazzo di lavoro e non resta niente',
    'basta, la faccio finita con i fornitori che consegnano tardi',
    'stasera la finisco, la vetrina, poi che ci metto?',
    'gli scarti si possono buttare nell’umido?',
    'mi butto nel mercato delle consegne, che dici?',
    'le rimanenze si possono buttare sotto i 10 euro?',
    'sono disperata: non trovo un cameriere per l’estate',
    'non dormo per un cliente che mi deve 20.000 euro',
    'vorrei sparire dai portali e vendere da solo',
    'mi butti giù due righe per far conoscere il corso?',
    'mi butti giù un paio di idee per la vetrina?',
    'ti butto giù i numeri: affitto 900, luce 200',
  ])('is not read into business: %s', (text) => {
    expect(careOf(text)).toBe('');
  });
});
