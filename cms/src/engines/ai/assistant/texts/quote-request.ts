import { sentence, type Slots } from './slots';

/** The wish to be told a price, and whom it is sent to: no part of what is needed. */
const WISH =
  /\bpreventiv\w*|^(?:(?:a|ad|al|alla|allo|per) ?(?:un |una |uno |il |la |mio |mia )?)?(?:fornitor|grossist|ditta|azienda|tipografi)\w*/i;
/** "A un fornitore di packaging": what they deal in, where nothing else is said of what is needed. */
const DEALS_IN = /\b(?:fornitor\w*|ditta|azienda|grossist\w*|tipografia) (?:di|d['’]) ?([\p{L}'’ ]{3,40})/iu;

/** To a supplier: what is needed, how much of it, and what their price should say. */
export const quoteRequestText = ({ request, pieces, recipient }: Slots): string => {
  const needed = pieces.filter((piece) => !WISH.test(piece));
  const goods = DEALS_IN.exec(request)?.[1]?.trim() ?? '';
  const [first = goods === '' ? '[che cosa ti serve e quanto]' : `${goods}: [quantità e misure]`, ...rest] =
    needed;
  return [
    'Ecco la richiesta pronta:',
    `> Oggetto: richiesta di preventivo, ${first}\n>\n> ${recipient === '' ? 'Buongiorno' : `Gentile ${recipient}`},\n>\n> vi chiedo un preventivo per:\n${[first, ...rest].map((piece) => `> - ${sentence(piece)}`).join('\n')}\n>\n> Nel preventivo vorrei trovare: prezzo per pezzo e per quantità maggiori, IVA, tempi e costo di consegna, modo di pagamento e per quanto vale l’offerta. Se avete un campione, lo vedrei volentieri prima di ordinare.\n>\n> Confronto le offerte entro [giorno]: potete rispondermi prima? Grazie e cordiali saluti.\n>\n> [nome, attività, partita IVA, indirizzo di consegna e telefono]`,
    'Mandala uguale a tre fornitori: si confrontano solo offerte per la stessa cosa. Chiedi sempre il prezzo della quantità doppia.',
  ].join('\n\n');
};
