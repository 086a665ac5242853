import { foldText } from '../fold';
import type { Slots } from './slots';

/** What a returning customer is offered. */
const OFFER = /\d|gratis|gratuit|omaggio|regalo|scont|offert/i;
const WHO = /^(?:.*\b(?:client[ei]|iscritt[ei]|abbonat[ei])\b.*|(?:sono|siamo) .*|(?:non |che ).*)$/i;
const small = (words: string): string =>
  `${words.charAt(0).toLowerCase()}${words.slice(1)}`.replace(/[.!]+$/, '');
/** A letter to somebody who does not come any more: no reproach, a reason to come back, and a question. */
export const winBackText = ({ absence, pieces, recipient, folded }: Slots): string => {
  const isWritten = /mail|letter/.test(folded);
  const isWithOthers = /concorren|un altr[oa]\b/.test(folded);
  const offer = pieces.filter((piece) => OFFER.test(piece) && !WHO.test(foldText(piece)));
  const name = recipient === '' ? '[nome]' : recipient;
  return [
    isWritten ? 'Ecco la lettera pronta:' : 'Ecco il messaggio pronto:',
    `${isWritten ? '> Oggetto: ci farebbe piacere rivederti\n>\n' : ''}> Ciao ${name},\n>\n> ${absence === '' ? 'è un po’ che non ci vediamo' : `sono ${absence} che non ci vediamo`}, e ho voluto scriverti di persona.${isWithOthers ? ' So che oggi ti servi altrove, e va bene: non ti scrivo per insistere, ma perché con te lavoravamo volentieri.' : ''}\n>\n> Da noi è cambiato qualcosa: [una novità vera, in una riga].${offer.length === 0 ? ' Se ti va di tornare, la prima volta c’è [un vantaggio per chi torna], fino al [data].' : ` Se ti va di tornare, questo è per te: ${offer.map(small).join('; ')}. Vale fino al [data].`}\n>\n> Se invece qualcosa non era andato come doveva, dimmelo in una riga: lo leggo io, e mi serve per fare meglio.\n>\n> Per riprendere basta rispondere qui con il giorno che preferisci. A presto!\n>\n> [nome], [attività e telefono]`,
    'Mandala a poche persone al giorno, con il nome di ciascuna e un ricordo vero (l’ultimo lavoro, l’ultimo acquisto), solo a chi ti ha dato il consenso. Se non risponde, un secondo messaggio dopo due settimane, poi basta.',
  ].join('\n\n');
};
