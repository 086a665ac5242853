import type { Trade } from '../playbooks/trade';
import type { Slots } from './slots';

const valueOf = (written: string): number => Number(written.replace(/\./g, ''));
const NUMBERS = /\d{1,3}(?:\.\d{3})+|\d{2,}/g;

/** The two prices of a bargain, the lower one the customer's; `null` where there are not two. */
const pricesIn = (text: string): { theirs: number; mine: number } | null => {
  const values = [...new Set((text.match(NUMBERS) ?? []).map(valueOf))].sort((a, b) => a - b);
  const [theirs, mine] = values;
  return theirs !== undefined && mine !== undefined && values.length === 2 ? { theirs, mine } : null;
};

/** What is worked on, as far as a sentence of the request tells: "è un sito vetrina". */
const workIn = (request: string): string =>
  /\b(?:è|e'|per|si tratta di) ((?:un|una|uno|il|la|lo) ?[\p{L}'’]+(?: [\p{L}'’]+){0,2}?)(?=\s*(?:[.,;?!]|$))/iu.exec(
    request,
  )?.[1] ?? '';

/** An answer to "make it 500 instead of 580": a smaller job at their price, or the whole one at one's own. */
export const counterOfferText = ({ request, quote, content }: Slots, trade: Trade | null): string | null => {
  const prices = pricesIn(`${quote} ${content}`);
  if (!prices) return null;
  const { theirs, mine } = prices;
  const work = workIn(request);
  const euro = (value: number): string =>
    `${new Intl.NumberFormat('it-IT', { useGrouping: 'always' }).format(value)} €`;
  return [
    'Ecco una risposta da mandare:',
    `> Buongiorno, grazie: mi fa piacere che vogliate partire${work === '' ? '' : ` con ${work}`}.\n>\n> Nei ${euro(mine)} è compreso tutto quello che abbiamo visto insieme${trade ? ` (${trade.sells})` : ''}: [le tre voci che contano di più], le modifiche e l’assistenza fino alla consegna.\n>\n> A ${euro(theirs)} possiamo arrivare in un modo solo, e onesto: togliendo qualcosa. Le propongo due strade:\n> - **${euro(theirs)}**: una versione più essenziale, senza [voce da togliere];\n> - **${euro(mine)}**: il lavoro completo, con il pagamento in due volte (metà alla conferma, metà alla consegna).\n>\n> Mi dica quale preferisce: se conferma entro [giorno] le tengo il posto in calendario.\n>\n> [nome]`,
    `Non scendere a ${euro(theirs)} a parità di lavoro: sono ${euro(mine - theirs)} di guadagno che non tornano, e il prossimo preventivo partirà da lì. Se vuoi chiudere subito, concedi qualcosa che ti costa poco (tempi, una piccola aggiunta, il pagamento in due volte).`,
  ].join('\n\n');
};
