import type { Slots } from './slots';
import { sentence } from './slots';

const TIME = /\b(?:alle|ore|h\.?) ?(\d{1,2} e (?:mezza|trenta|un quarto|\d{2})|\d{1,2}(?:[:.,]\d{2})?)/i;
const DAY =
  /(?<!\p{L})(domani|dopodomani|oggi|stasera|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica)(?!\p{L})/iu;
const WHAT =
  /\b(appuntamento|prenotazione|visita|seduta|lezione|tavolo|consegna|scadenza|tagliando|revisione|controllo|trattamento|massaggio|corso)\b/i;
const WHERE =
  /\b(?:dall['’]|dalla |dal |da |presso |allo |alla |al |in )((?:estetist|parrucchier|dentist|barbier|meccanic|gommist|ottic|veterinari|fisioterapist|studi|salon|centr|ambulatori|officin|palestr|negozi)\p{L}*|\p{L}{3,}(?:ista|iere|aio|aia|logo|loga|iatra))(?!\p{L})/iu;

const ADDRESS =
  /\b((?:Via|Viale|Piazza|Corso|Vicolo|Largo) [\p{L}\p{N}'’. ]{2,40}?\d{0,4})(?=[,;.]|$| (?:se|e|per|con)\b)/u;

/** A reminder of an appointment, with the way to move or to cancel it. */
export const appointmentText = ({ content, date, folded, recipient }: Slots): string => {
  const day = date !== '' ? date : (DAY.exec(content)?.[1] ?? DAY.exec(folded)?.[1] ?? '[giorno]');
  const hour = (TIME.exec(content)?.[1] ?? TIME.exec(folded)?.[1] ?? '[ora]').replace(/ e (\d{2})$/, ':$1');
  const what = WHAT.exec(content)?.[1]?.toLowerCase() ?? WHAT.exec(folded)?.[1] ?? 'appuntamento';
  const where = [WHERE.exec(content)?.[1], ADDRESS.exec(content)?.[1]].filter(Boolean).join(', ');
  const detail =
    new RegExp(`\\b${what} (d(?:ella|ello|ei|elle|el|i) \\p{L}+)`, 'iu').exec(`${content} ${folded}`)?.[1] ??
    '';
  const thing =
    detail === '' ||
    /^d(?:i|el|ella) (?:domani|dopodomani|oggi|stasera|luned|marted|mercoled|gioved|venerd|sabat|domenic)/i.test(
      detail,
    )
      ? what
      : `${what} ${detail}`;
  const article = /^(?:prenotazione|visita|seduta|lezione|consegna|scadenza|revisione)$/.test(what)
    ? 'la tua'
    : 'il tuo';
  return [
    'Ecco il messaggio pronto:',
    `> ${recipient === '' ? 'Ciao [nome]! 😊 Ti' : `Gentile ${recipient}, le`} ricordo ${recipient === '' ? article : article.replace(/tu[ao]/, (own) => (own === 'tua' ? 'sua' : 'suo'))} ${thing} di **${day} alle ${hour}**${where === '' ? '' : ` (${where})`}. Rispondi **SÌ** per confermare.\n>\n> Se hai un imprevisto avvisaci appena puoi (entro stasera) così spostiamo o disdiciamo e il posto può andare a un’altra persona. Grazie, a presto!\n>\n> [nome e telefono]`,
    '**Più corto, per SMS**: «Promemoria: ' +
      what +
      ' ' +
      day +
      ' alle ' +
      hour +
      '. Rispondi SÌ per confermare, NO per disdire o spostare. Grazie!»',
    'Se lo salvi come risposta rapida di WhatsApp Business lo mandi in due tocchi; chi non conferma, chiamalo.',
  ].join('\n\n');
};

/** Asks a pleased customer for a review; rewards for one are not allowed. */
export const reviewRequestText = (): string =>
  [
    'Ecco il messaggio pronto, da mandare il giorno dopo:',
    '> Ciao [nome], grazie di essere stato da noi! Ti va di raccontare com’è andata? Bastano due righe qui: [link alla scheda Google]. Ci aiuta tantissimo, e chi ci cerca capisce che cosa aspettarsi.\n>\n> Se invece qualcosa non è andato, scrivilo a me: lo sistemo.\n>\n> Grazie, [nome]',
    'Mandalo a tutti, non solo ai contenti, e non promettere sconti in cambio: le recensioni premiate sono vietate. Il link lo trovi nella scheda Google, alla voce «Chiedi recensioni».',
  ].join('\n\n');

/** What is wrong, as said to who delivered it; a place to fill where the owner only asks how to write. */
const problemFor = (content: string): string => {
  const delivered =
    /\b(?:mi|ci) (?:ha|hanno) (?:mandat|consegnat|spedit|portat|inviat)\p{L}* ([^?!]+)/iu.exec(content)?.[1];
  if (delivered !== undefined) return `avete consegnato ${delivered.trim()}`;
  return /\?\s*$|^(?:cosa|come|che cosa) (?:gli |le )?scriv/i.test(content)
    ? '[che cosa non va]'
    : content
        .replace(
          /^(?:al |alla |il |la |per |a )*(?:(?:fornitor[ei]|grossist[ai]|corriere|distributore) )?(?:che )?/i,
          '',
        )
        .replace(
          /,? (?:e|quindi) (?:voglio|vogliamo|vorrei|vorremmo|chiedo|chiediamo|pretendo) [^.;]*$/i,
          '',
        );
};

/** A claim to a supplier: what is wrong, what is asked, within the term of the law for defects between businesses. */
export const supplierClaimText = ({ content, document, date, recipient, folded }: Slots): string => {
  const asks = [
    /nota di credito/.test(folded) ? 'la nota di credito' : '',
    /\breso\b|ritir/.test(folded) ? 'il ritiro della merce a vostre spese' : '',
    /sostitu/.test(folded) ? 'la sostituzione' : '',
    /rimbors/.test(folded) ? 'il rimborso' : '',
  ].filter((each) => each !== '');
  const wish = asks.length === 0 ? 'la sostituzione oppure la nota di credito' : asks.join(' oppure ');
  return [
    'Ecco la mail pronta:',
    `> Oggetto: contestazione${document === '' ? '' : ` ordine/documento ${document}`}${date === '' ? '' : ` – consegna del ${date}`}\n>\n> ${recipient === '' ? 'Buongiorno' : `Spett.le ${recipient}`},\n>\n> con la presente vi segnalo un problema. ${sentence(problemFor(content))}\n>\n> Vi chiedo ${wish}, con una conferma scritta entro 5 giorni; allego le foto e il documento di trasporto. La merce resta a vostra disposizione per la verifica. Questa comunicazione vale come denuncia dei vizi ai sensi dell’art. 1495 c.c.\n>\n> Resto in attesa di un riscontro. Cordiali saluti,\n> [nome, attività e telefono]`,
    'Mandala entro **8 giorni** dalla scoperta (meglio via PEC), e sul documento di trasporto scrivi sempre «accettato con riserva di controllo».',
  ].join('\n\n');
};

/** To somebody who has a quote and has not answered: useful, without pressure, with a way to say no. */
export const quoteFollowUpText = ({ recipient, content, folded, amounts }: Slots): string => {
  const title = /signora/.test(folded)
    ? 'Gentile signora'
    : /signor/.test(folded)
      ? 'Gentile signor'
      : 'Gentile';
  const matter =
    /preventiv\w*\s+(?:per|di|del|della|dei|delle)\s+((?:l['’]|il |la |lo |i |gli |le )?[\p{L}'’]+(?: [\p{L}'’]+)?)(?= (?:e|ma|non|che|da)\b|[,.;]|$)/iu.exec(
      content,
    )?.[1] ?? '';
  return [
    'Ecco il messaggio pronto:',
    `> ${recipient === '' ? 'Buongiorno' : `${title} ${recipient}`}, spero vada tutto bene. Le scrivo per il preventivo${matter === '' ? '' : ` per ${matter}`}${amounts[0] === undefined ? '' : ` di ${amounts[0]} €`} che Le ho mandato nei giorni scorsi: è riuscita a guardarlo? Se c’è qualcosa da chiarire o da cambiare (misure, materiali, tempi, pagamento in due volte) lo sistemo volentieri.\n>\n> Il prezzo resta valido fino al [data]; se mi conferma entro allora Le tengo il posto in calendario. Se invece ha scelto diversamente nessun problema: mi basta un cenno.\n>\n> Grazie e cordiali saluti,\n> [nome e telefono]`.replace(
      'è riuscita',
      /signora|cliente/.test(folded) ? 'è riuscita' : 'è riuscito',
    ),
    'Mandalo dopo 5–7 giorni, poi una telefonata dopo altri 7: oltre non insistere.',
  ].join('\n\n');
};

/** "Un preventivo di 3 righe per…": the wish, and no part of what is quoted. */
const QUOTE_COMMAND =
  /^(?:(?:mi )?(?:scriv|prepar|fa)\p{L}* )?(?:un |il )?preventivo\b(?: (?:di|in) \d+ righe| breve| veloce| via \p{L}+)*(?: (?:per(?: l[ao]| il| i| le| l['’])?|di|del|della))?\s*/iu;
/** "… al signor Neri": whom it is for stands in the greeting. */
const FOR_WHOM =
  /\s+(?:al|alla|per il|per la) (?:signor[ae]?|sig\.?(?:ra)?|client[ei]|ditta|studio|condominio) (?:[A-ZÀ-Ú][\p{L}'’.&]*\s?)+$/u;
const number = (written: string): number => Number(written.replace(/\./g, '').replace(',', '.'));
const inEuro = (amount: number): string =>
  `${new Intl.NumberFormat('it-IT', { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 'always' }).format(amount)} €`;
/** What all of it comes to, with its VAT where that is told: "2 stanze a 350 l'una + iva 10". */
const totalOf = (content: string): string => {
  const [, times, noun = '', each] =
    /(\d{1,4}) (\p{L}+(?: \p{L}+)?) a (?:€ ?)?(\d[\d.]*(?:,\d{1,2})?) ?(?:€|euro)? ?(?:l['’]un[oa]|cad\p{L}*|ciascun\p{L}*)/iu.exec(
      content,
    ) ?? [];
  const single = /(\d[\d.]*(?:,\d{1,2})?) ?(?:€|euro)/i.exec(content)?.[1];
  const rate = /(?:\+|piu|più|oltre) ?iva ?(?:al )?(4|5|10|22)\b/i.exec(content)?.[1];
  const net = times && each ? number(times) * number(each) : single ? number(single) : null;
  if (net === null || (times === undefined && rate === undefined)) return '';
  const sum = times && each ? `${times} ${noun} × ${inEuro(number(each))} = **${inEuro(net)}**` : inEuro(net);
  return rate === undefined
    ? `Totale: ${sum}.`
    : `Totale: ${sum} + IVA ${rate}% (${inEuro((net * number(rate)) / 100)}) = **${inEuro(net * (1 + number(rate) / 100))}**.`;
};

/** "Preventivo via mail due righe: potatura 6 ulivi 270 euro + iva, smaltimento incluso, valido 30 gg": the quote itself. */
export const quoteText = ({ pieces, recipient, amounts, folded }: Slots): string | null => {
  const title = /\bsignora\b|\bsig\.?ra\b/.test(folded)
    ? 'signora '
    : /\bsignor\b|\bsig\b/.test(folded)
      ? 'signor '
      : '';
  const [work = '', ...rest] = pieces
    .map((piece) => piece.replace(QUOTE_COMMAND, '').replace(FOR_WHOM, ''))
    .filter((piece) => piece.trim() !== '');
  const total = totalOf([work, ...rest].join(', '));
  if (work === '' || amounts.length === 0) return null;
  const days = /\bvalid\p{L}* (?:per )?(\d+) ?(?:gg|giorni)/iu;
  const validity = rest.map((each) => days.exec(each)?.[1]).find((each) => each !== undefined);
  const conditions = rest.filter((each) => !days.test(each));
  return [
    'Ecco il preventivo pronto da mandare:',
    `> Oggetto: preventivo\n>\n> ${recipient === '' ? 'Buongiorno' : `Gentile ${title}${recipient}`},\n>\n> come d’accordo le mando il preventivo:\n>\n${[work, ...conditions].map((each) => `> - ${sentence(each)}`).join('\n')}${total === '' ? '' : `\n> - ${total}`}\n>\n> ${validity === undefined ? 'Il prezzo vale fino al [data].' : `Il preventivo è valido ${validity} giorni.`} Per confermare basta rispondere «va bene» a questo messaggio: fissiamo subito il giorno.\n>\n> Resto a disposizione per ogni chiarimento. Cordiali saluti,\n> [nome, attività e telefono]`,
    'Prima di mandarlo aggiungi i tempi e il modo di pagamento (per esempio acconto del 30% alla conferma), e se il prezzo è con o senza IVA.',
  ].join('\n\n');
};
