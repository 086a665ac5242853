import type { Trade } from '../playbooks/trade';
import { saidToCustomer } from './complaint-reply';
import { capital, sentence, type Slots } from './slots';

/** "Per chiedere uno sconto", "per disdire un appuntamento": what the letter is to do, and about what. */
const REQUEST =
  /(?:^|\bper )(chieder(?:e|gli|le)?|domandare|proporre|disdire|spostare|annullare|rinviare|comunicare|confermare)\s+(.{6,})$/iu;

const A_VERB =
  /\b(?:e|è|ha|hanno|sono|siamo|ho|abbiamo|vorrei|vorremmo|voglio|chiedo|chiediamo|posso|possiamo|devo|deve|dobbiamo|pago|pagare|fare|c['’]è|ci|mi|si|non|\p{L}{3,}(?:iamo|ate|ono|ano|are|ere|ire|ato|uto|ito))\b/iu;
/** "… invece che a 30. bar Mokarella": a name at the end, without a verb, is who signs. */
const signedContent = (content: string): { content: string; signature: string } => {
  const found = /^(.{20,}?)[.;]\s+([\p{L}\d'’&. ]{4,40})$/su.exec(content);
  const name = found?.[2]?.trim() ?? '';
  return found && name.split(' ').length <= 4 && !A_VERB.test(name)
    ? { content: found[1] ?? content, signature: capital(name) }
    : { content, signature: '' };
};

/** What a letter is about, in the words of its subject line; nothing where that is not sure. */
const SUBJECTS: readonly (readonly [RegExp, string])[] = [
  [
    /pagar\w* (?:a|in) \d|\b(?:\d+|trenta|sessanta|novanta) giorni\b.*\b(?:pag|fattur)|pag\w*.*\b\d+ giorni|dilazion|rateizz|a rate\b/,
    'richiesta sui termini di pagamento',
  ],
  [/preventiv/, 'preventivo'],
  [/\bscont|\bprezz|listin|tariff/, 'condizioni di prezzo'],
  [/consegn|spedizion/, 'consegna'],
  [/affitt|canone|locazion/, 'canone di locazione'],
  [/fattur/, 'fattura'],
  [/appuntament|incontr/, 'appuntamento'],
];
const subjectLine = (folded: string): string => {
  if (!/\be-?mail\b|\bmail\b|\bpec\b|letter/.test(folded)) return '';
  const subject = SUBJECTS.find(([pattern]) => pattern.test(folded))?.[1];
  return subject === undefined ? '' : `> Oggetto: ${subject}\n>\n`;
};

/** What was to be written, sentence by sentence, as its writer would say it. */
const plainBody = (content: string): string => {
  const sentences = content
    .split(/\.\s+/)
    .map((each) => sentence(each.trim()))
    .join(' ');
  // "Può ritirarlo domani" tells, "può venire domani?" asks.
  const asks =
    /\b(?:vorre[im]|chied|possibil|potre|posso|possiamo)/i.test(content) || content.trim().endsWith('?');
  const closing = asks
    ? 'Che cosa ne pensa? Mi basta una risposta anche breve, e se preferisce ne parliamo al telefono.'
    : 'Resto a disposizione per ogni chiarimento.';
  return `${saidToCustomer(sentences, false)}\n>\n> ${closing}`;
};

/** "Devo dire a una mamma che il figlio picchia gli altri": to whom, and what. */
const TO_TELL =
  /(?:devo|dobbiamo|vorrei|voglio|bisogna|come) (?:dir|spieg|comunic|far (?:sapere|capire)|scriv)\p{L}* (?:a|ad|al|alla|ai|alle|agli) (?:un['’]?|una|uno|la|il|mi[oa]|i|le|gli)? ?\p{L}+(?: [\p{L}]+){0,3}? (?:che|di) (.{6,})$/iu;
/** What is told of theirs, to themselves. */
const addressed = (statement: string): string =>
  statement
    .replace(/^(?:il|lo) (?=figlio|cane|marito|bambino|ragazzo|gatto|locale|conto|pagamento|ordine)/i, 'suo ')
    .replace(/^la (?=figlia|moglie|bambina|ragazza|gatta|macchina|auto|fattura)/i, 'sua ')
    .replace(/\be se continua\b/i, 'e se continua così')
    .replace(/[.,;]?\s*(?:aiutami|scrivimi|scrivi|come|mi aiuti)\b.*$/i, '');
const delicateBody = (statement: string): string =>
  `le scrivo per una cosa delicata, e preferisco dirgliela io con franchezza: ${addressed(statement).replace(/[.?!]+$/, '')}. Sono sicuro che possiamo trovare insieme una soluzione: mi dica quando possiamo parlarne di persona o al telefono.`;

/** A customer who wants a deposit back that the contract lets one keep. */
const KEEPS_DEPOSIT =
  /(?:annull|disd|rinunc|recede|indietro|riaver|rimbors|restitu)\p{L}*.*\b(caparra|acconto)|\b(caparra|acconto)\b.*(?:annull|disd|rinunc|indietro|riaver|rimbors|restitu)/iu;
const depositBody = (content: string, amounts: readonly string[]): string => {
  const match = KEEPS_DEPOSIT.exec(content);
  const deposit = (match?.[1] ?? match?.[2] ?? 'caparra').toLowerCase();
  const article = deposit === 'acconto' ? 'l’' : 'la ';
  return `mi dispiace che abbia dovuto cambiare programma, e la capisco. Come scritto nel contratto che abbiamo firmato, in caso di annullamento ${article}${deposit}${amounts[0] === undefined ? '' : ` di ${amounts[0]} €`} resta a noi: copre il lavoro già fatto e la data tenuta libera.\n>\n> Non voglio però che finisca male tra noi: posso proporle di spostare la data entro [mese] e usarla tutta lì, oppure di scalarne una parte da un altro servizio. Mi dica che cosa preferisce.`;
};

/** A letter or e-mail on anything. */
export const letterText = (
  { content: whole, request: wish, recipient, folded, amounts }: Slots,
  trade: Trade | null,
): string => {
  const { content, signature } = signedContent(whole);
  const isApology =
    /scus|ritard|disguid|errore|sbagliat|dispiac|non (?:il|per il|entro) \d|come promess|slitt|rimand|non (?:e|sara|sono|saranno) pront|manca (?:il|un|la) (?:ricambi|pezzo|materiale)|posticip|piu tardi|non (?:riusc|posso|possiamo|ce la fac)|annull/.test(
      folded,
    );
  // What is put off for a cause that nobody is to blame for is told, with no remedy that was not offered.
  const isMoved =
    /slitt|rimand|posticip|annullat|spostat|rinviat/.test(folded) &&
    !/scus|errore|sbagliat|disguid|dispiac|ritard/.test(folded);
  const isToMany =
    /\b(?:ai|agli|alle|a tutt[ie]) (?:\p{L}+ )?(?:client|ospit|genitor|iscritt|alliev|pazient|soci|famigli|mamme)/u.test(
      folded,
    );
  const isPresentation = /presentaz|presentar|collaboraz|proporre|propost/.test(folded);
  const isThanks = /ringrazi|grazie|benvenut|auguri/.test(folded);
  const request = REQUEST.exec(content);
  const statement = TO_TELL.exec(wish)?.[1];
  const keepsDeposit = KEEPS_DEPOSIT.test(content) && /contratt|perd|firmat|clausol|tratten/i.test(content);
  const body = keepsDeposit
    ? depositBody(content, amounts)
    : statement !== undefined
      ? delicateBody(statement)
      : request
        ? `le scrivo per ${request[1] ?? 'chiederle'} ${request[2] ?? ''}. ${/disd|spost|annull/.test(request[1] ?? '') ? 'Mi scuso per il cambio: mi faccia sapere se possiamo fissare un altro giorno' : `Credo che possa convenire a entrambi${/perch[eé]/i.test(request[2] ?? '') ? '' : ': [il motivo in una riga]'}. Possiamo sentirci per parlarne`}, e grazie fin d’ora.`
        : isMoved
          ? `${capital(content.replace(/[.!]+$/, ''))}. Ci scusiamo per il cambio: se ${isToMany ? 'vi crea difficoltà scriveteci o chiamateci' : 'le crea difficoltà mi scriva o mi chiami'}, troviamo insieme una soluzione.`
          : isApology
            ? `le scrivo per scusarmi${/^per /i.test(content) ? '' : ' e per dirle con chiarezza come stanno le cose:'} ${content}. Mi dispiace del disagio: ce ne prendiamo la responsabilità e stiamo già rimediando; le confermo di persona appena è tutto a posto. Per il disturbo vorremmo offrirle [un piccolo rimedio]. Se questo le crea difficoltà mi chiami, troviamo insieme una soluzione.`
            : isPresentation
              ? `mi chiamo [nome] e le scrivo per presentarle la ${content
                  .replace(/^(?:(?:la|il|della|del) )?(?:mia|mio|nostra|nostro) /i, '')
                  .replace(/ (?:a|ad|agli|ai) (?:degli |dei |alcuni )?amministrator.*$/i, '')
                  .replace(
                    /\?$/,
                    '',
                  )}.${trade ? ` Ci occupiamo di ${trade.sells}; chi lavora con noi ci sceglie per questo: ${trade.edge}.` : ''} Le propongo un incontro di venti minuti, da lei o da noi: le andrebbe [giorno] o [giorno]?`
              : isThanks
                ? `vogliamo ringraziarvi per ${content.replace(/^(?:per |dei |degli |delle |del |della |di )+/i, /^(?:dei|degli) /i.test(content) ? 'i ' : '').replace(/[?!.]+$/, '')}. Grazie di cuore per la fiducia: è per persone come voi che facciamo bene il nostro lavoro.`
                : plainBody(content);
  // Who is addressed as "lei" is not greeted with "ciao".
  const isFormal =
    /(?<!\p{L})(?:le|la) (?:scrivo|confermo|propongo|chiedo|ho|abbiamo|ricordo)(?!\p{L})|offrirle|(?<!\p{L})(?:il su[oa]|la sua|i suoi|le sue) |(?<!\p{L})(?:passi|venga|mi chiami|ci chiami|mi scriva)(?!\p{L})|(?<!\p{L})vogliamo ringraziarvi|(?<!\p{L})vi (?:crea|scriv|inform|avvis)/iu.test(
      body,
    );
  const isShort = /whatsapp|sms|messagg/.test(folded);
  const greeting = recipient !== '' ? `Gentile ${recipient}` : isShort && !isFormal ? 'Ciao' : 'Buongiorno';
  return [
    'Ecco il testo pronto:',
    `${subjectLine(folded)}> ${greeting},\n>\n> ${body}\n>\n> Grazie e cordiali saluti,\n> ${signature === '' ? `[nome], [attività e telefono]` : `[nome], ${signature}`}`,
    'Se mi dici a chi va e che tono vuoi (più formale, più diretto), lo adatto.',
  ].join('\n\n');
};
