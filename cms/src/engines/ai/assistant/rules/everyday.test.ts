import { describe, expect, test } from 'vitest';
import { foldText } from '../fold';
import { lawAdvice } from './law';

const LATE = { rate: 1_015, half: 'primo semestre 2026' };
const ruleOf = (question: string): string | undefined =>
  lawAdvice(foldText(question), LATE as Parameters<typeof lawAdvice>[1])?.entryIds[0];

describe('rules of every day', () => {
  test.each([
    ['un ragazzo di 17 anni può lavorare da me fino alle 23?', 'law-minors-at-night'],
    ['un minore di 16 anni quante ore può lavorare?', 'law-minors-hours'],
    ['mia nipote di 15 anni può aiutarmi d’estate in gelateria?', 'law-working-age'],
    ['posso vendere una birra a un ragazzo di 16 anni?', 'law-alcohol-minors'],
    ['il cliente vuole indietro la caparra perché ha cambiato idea, gliela devo dare?', 'law-deposit-back'],
    ['vendo borse sul sito, un cliente ci ripensa: quanti giorni ha?', 'law-withdrawal'],
    ['una signora ha comprato online e ha cambiato idea, devo riprendere la merce?', 'law-withdrawal'],
    ['cosa rischio se pago l’affitto del laboratorio in ritardo di due mesi?', 'law-rent-late'],
    ['tengo la radio accesa tutto il giorno in sala d’attesa, devo pagare qualcosa?', 'law-siae'],
    ['per il cartellino con lo sconto in vetrina, il prezzo “prima” qual è?', 'law-price-reduction'],
    ['dopo che ora non posso vendere alcolici nel mio minimarket?', 'law-alcohol-hours'],
    ['art. 36 della costituzione: posso pagare meno del ccnl?', 'law-below-contract-pay'],
    ['quanto preavviso devo dare a un cameriere?', 'law-notice-period'],
    [
      'posso cedere il contratto di affitto del negozio con l’attività senza il consenso del proprietario?',
      'law-lease-assignment',
    ],
    ['il proprietario mi aumenta l’affitto del 15%, può?', 'law-lease-increase'],
    ['posso licenziare una dipendente incinta?', 'law-maternity'],
    ['un dipendente arriva sempre in ritardo, cosa posso fare?', 'law-discipline'],
    ['la commessa sta sempre al telefono', 'law-discipline'],
    ['la commessa arriva in ritardo ogni giorno, posso licenziarla?', 'law-dismissal'],
    ['un cliente vuole restituire un vestito senza scontrino, devo accettare?', 'law-shop-return'],
    ['che permessi servono per i tavolini fuori?', 'law-outdoor-tables'],
    ['il corriere ha perso il pacco, chi paga?', 'law-lost-parcel'],
    ['un furgone schiantato contro il muro, l’assicurazione paga?', 'law-insurance-claim'],
    ['mi si è allagata la cantina, la polizza copre le bottiglie?', 'law-insurance-claim'],
    ['un cliente mi ha pagato con una banconota falsa', 'law-fake-banknote'],
    ['un’ospite è scivolata sulle scale del b&b, chi paga?', 'law-injured-customer'],
    ['un bambino si è tagliato con una mensola del negozio, rischio qualcosa?', 'law-injured-customer'],
    ['che dati metto sulla fattura a un cliente tedesco?', 'law-foreign-invoice'],
  ])('%s', (question, id) => {
    expect(ruleOf(question)).toBe(id);
  });

  test('a wish about wine that is sold online asks for no permit', () => {
    expect(ruleOf('vendo vino online e vorrei raccontare meglio i produttori')).toBeUndefined();
  });
});
