import type { Slots } from './slots';

const INSTALMENTS = /\b(?:in|a) (\d+|due|tre|quattro|cinque|sei|dieci|dodici) (?:rate|volte|mesi)\b/i;

/** To somebody whom one owes: the debt acknowledged, instalments proposed, and deliveries asked for meanwhile. */
export const paymentPlanText = ({ request, amounts, recipient, document, folded }: Slots): string => {
  const sum = amounts[0] === undefined ? '[importo] €' : `${amounts[0]} €`;
  const parts = INSTALMENTS.exec(request)?.[1] ?? '[tre]';
  const isSupplier = /fornitor|grossist|consegn|merce/.test(folded);
  return [
    'Ecco la mail pronta:',
    `> Oggetto: proposta di pagamento${document === '' ? '' : `, fattura ${document}`}\n>\n> ${recipient === '' ? 'Buongiorno' : `Gentile ${recipient}`},\n>\n> le scrivo io per primo: so che vi devo ancora ${sum}, e non voglio lasciarvi senza una data. In questo momento non riesco a saldare tutto insieme [il motivo in una riga].\n>\n> Le propongo di pagare in ${parts} rate, la prima di [importo] € entro il [giorno] e le altre a fine mese: se va bene le mando oggi stesso il piano firmato, e rispetto le date.\n>\n> ${isSupplier ? 'Nel frattempo le chiedo di continuare le consegne: gli ordini nuovi li pago alla consegna. ' : ''}La ringrazio per la pazienza: se preferisce ne parliamo al telefono, anche oggi.\n>\n> [nome, attività e telefono]`,
    'Proponi solo rate che puoi rispettare: una mancata vale più di dieci promesse. Il piano scritto vale come riconoscimento del debito, quindi controlla prima importi e fatture.',
  ].join('\n\n');
};
