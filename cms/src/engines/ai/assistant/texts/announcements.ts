import { capital, sentence, type Slots } from './slots';

const PERCENT = /(\d+(?:,\d+)?) ?(?:%|per ?cento)/i;
const SINCE =
  /\b(?:da|compriamo da|da oltre|da più di) (?:loro da |voi da |lui da )?(\d+|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|venti) ann[oi]\b/i;
const NAMED_SUPPLIER =
  /(?:fornitore|grossista|distributore)\s+(?:di\s+\p{L}+\s+)?((?:[A-ZÀ-Ú][\p{L}'’.&]+)(?:\s+[A-ZÀ-Ú][\p{L}'’.&]*)*)/u;

/** To a supplier who raises prices: what is not accepted and why, what is proposed, by when an answer is wanted. */
export const supplierPriceText = ({ content, recipient, date, folded }: Slots): string => {
  const name = recipient === '' ? (NAMED_SUPPLIER.exec(content)?.[1] ?? '') : recipient;
  const rate = PERCENT.exec(content)?.[1];
  const years = SINCE.exec(content)?.[1];
  const from = date === '' ? '' : ` dal ${date}`;
  const refused = /non (?:mi |ci )?(?:sta bene|va bene|accett|vogl)|troppo|contest|ridurre|abbass|tratt/.test(
    folded,
  );
  return [
    'Ecco la mail pronta:',
    `> Oggetto: aumento dei prezzi${from}\n>\n> ${name === '' ? 'Buongiorno' : `Spett.le ${name}`},\n>\n> ho ricevuto la comunicazione dell’aumento${rate === undefined ? '' : ` del ${rate}%`}${from}.${years === undefined ? '' : ` Lavoriamo insieme da ${years} anni, e abbiamo sempre onorato ordini e pagamenti.`} ${refused ? 'A queste condizioni non posso accettarlo: non riesco a riversarlo sui miei prezzi.' : 'Vi chiedo di rivederlo.'}\n>\n> Vi propongo una di queste strade: prezzi attuali bloccati per altri [mesi] in cambio di ordini programmati; un aumento più contenuto e in due volte; oppure uno sconto sugli articoli che compro di più. In alternativa dovrò confrontare altre offerte, e preferirei continuare con voi.\n>\n> Vi chiedo una risposta scritta entro [data], prima del prossimo ordine. Grazie e cordiali saluti,\n> [nome], [attività e telefono]`,
    'Prima di mandarla guarda nel contratto o nella conferma d’ordine se il prezzo era garantito, e tieni pronte due offerte di altri: è ciò che fa trattare davvero.',
  ].join('\n\n');
};

/** A card of thanks to somebody who keeps coming. */
export const thanksText = ({ recipient, folded }: Slots): string => {
  const isOfOne =
    !/\b(?:client[ie]|tutti|tutte|iscritti|ospiti) (?:che|fedeli|tutti)|\b(?:ai|alle|per i|per le) /.test(
      folded,
    );
  return [
    'Ecco il testo pronto da scrivere a mano:',
    isOfOne
      ? `> ${recipient === '' ? 'Cara/o [nome]' : `Gentile ${recipient}`},\n>\n> grazie di tornare da noi ogni volta: la sua fiducia è il regalo più bello che il nostro lavoro ci fa. [Una cosa vera che ricorda di lei: un acquisto, una chiacchierata.]\n>\n> Un piccolo pensiero l’aspetta alla prossima visita. Con affetto e riconoscenza,\n> [nome dell’attività]`
      : '> Grazie!\n>\n> Se siamo qui è perché voi tornate, ci consigliate e ci fate compagnia. È per persone come voi che facciamo bene il nostro lavoro.\n>\n> Un piccolo pensiero vi aspetta alla prossima visita. Con affetto e riconoscenza,\n> [nome dell’attività]',
    'Scrivilo a mano e metti una cosa che solo voi due sapete: è ciò che lo fa conservare.',
  ].join('\n\n');
};

/** Something to hang up or to hand out: the news in large, the facts below, an invitation. */
export const flyerText = ({ pieces, folded }: Slots): string => {
  const [first = '', ...rest] = pieces;
  const isLate = /\britard\w*|\bscus\w*|disag\w*|guast\w*|lavori\b/.test(folded);
  // What is not allowed invites nobody.
  const isRule =
    /\bnon si\b|\bvietat\w*|\bdivieto|\bsi prega\b|\bsi avvisa\b|\bobbligatori\w*|\bnon (?:accett|entrar|toccar)\w*/.test(
      folded,
    );
  const refusesCards =
    /\b(?:non|niente|solo contanti)\b.{0,30}(?:cart[ae]|bancomat|\bpos\b)|(?:cart[ae]|bancomat|\bpos\b).{0,30}(?:sotto|minim|da \d|oltre|sopra)/.test(
      folded,
    );
  const isClosed = /\bchius\w*|\bchiudiamo\b|\bferie\b/.test(folded);
  const closing =
    isRule && !isClosed
      ? 'Grazie della collaborazione.'
      : isClosed
        ? 'Grazie della comprensione: vi aspettiamo alla riapertura!'
        : 'Vi aspettiamo: passate a trovarci!';
  return [
    'Ecco il testo pronto da stampare:',
    `> **${capital(first.replace(/[.!]$/, ''))}**\n>\n${rest.length === 0 ? '' : `${rest.map((piece) => `> ${sentence(piece)}`).join('\n')}\n>\n`}${isLate ? '> Ci scusiamo per l’attesa e vi ringraziamo della pazienza.\n>\n' : ''}> **${closing}**\n>\n> [nome dell’attività, indirizzo e telefono]`,
    ...(refusesCards
      ? [
          'Prima di appenderlo: chi vende deve accettare carte e bancomat **per qualunque importo** (art. 15 D.L. 179/2012); a chi rifiuta spetta una sanzione di 30 € più il 4% dell’importo. Puoi invitare a pagare in contanti, non rifiutare la carta.',
        ]
      : []),
    'Carattere grande, una sola cosa in evidenza, data e ora ben leggibili; se hai un codice QR mettilo in basso a destra.',
  ].join('\n\n');
};
