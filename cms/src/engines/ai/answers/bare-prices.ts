import { readMoney } from '../values/money';

/** Figures that are no prices whatever stands around them: counts, sizes, numbers of things. */
const NO_PRICE =
  /(?:^|[\s(])(?:max\.?|min\.?|massimo|minimo|almeno|fino a|fino ai|entro|circa|ca\.?|oltre|sopra|sotto|i|gli|le|in|di|da|dal|dai|dagli|dalle|agli|al|ai|alle|ore|sala|aula|linea|fila|(?<![°ªº] )piano|numero|n\.?|nr\.?|cabin[ae]|gruppo|tagli[ae]|misur[ae]|art\.?|livello|terminal|gate|uscita|tavol[oi]|posti|camera|stanza|classe|anno|page|pag\.?|no\.?|room|line|size|up to|at least)\s$/i;
/** A bare figure at the end of a clause, or before what it is paid for: "60,00 la settimana", "oltre il 5° piano 260". */
const BARE =
  /(?<![\d.,:/x×°+\-–%€$£\p{L}])(\d{1,4}(?:[.,]\d{2})?)(?=$|[;)]|[.,](?:\s|$)|\s(?:(?:la|il|lo|al|alla|a|per|ogni|cad|the|each|an?)\s|(?:l|all)['’]))(?!\s(?:per cento|a \d|al \d))/gu;
/** "Consegna 6 euro in paese, 10 nelle frazioni": the second price of a sentence that has signed its first one. */
const SECOND =
  /(?<=(?:€|\beuro?\b)[^.;:€]{0,60}(?:, | o | e | or | and ))(\d{1,4}(?:[.,]\d{2})?)(?= (?:nell[aeo']|nei|negli|nel|in|fuori|oltre|per|con|senza|with|without|outside|for)\b)/giu;
/** "Tailleur: da 760", "cauzione 200": what can be nothing but a price. */
const SURELY =
  /(?<=: da |\bcauzione |\bcaparra |\bacconto |\bdeposit |\bdeposito )(\d{2,4}(?:[.,]\d{2})?|\d\.\d{3})(?=$|[,;)]|\.(?:\s|$)| \()/giu;

const signed = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (figure: string, _: string, at: number) =>
    pattern === BARE && NO_PRICE.test(text.slice(0, at)) ? figure : `${figure} €`,
  );

/** A remark beside prices with the sign that its bare prices lack. */
export const withSigns = (remark: string): string =>
  readMoney(remark).length > 0 || !/\d/.test(remark) ? remark : signed(remark, BARE);

/** The same of a sentence, where nothing but a price can be meant. */
export const withSecondSigns = (text: string): string =>
  /\d/.test(text) ? signed(signed(text, SECOND), SURELY) : text;
