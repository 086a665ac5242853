import type { Trade } from '../playbooks/trade';
import { capital, sentence, type Slots } from './slots';

const CLOSING = '[nome]';
const tagOf = (word: string): string =>
  `#${word
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()}`;

/** Words worth a hashtag: the place and the longest words. */
const hashtags = ({ content, place }: Slots): string => {
  const words = content
    // "Abbiamo rifatto le vetrine": what was done is no tag.
    .replace(/(?<!\p{L})(?:abbiamo|siamo|sono|è|ho|hanno) \p{L}+/giu, ' ')
    .split(/[^\p{L}]+/u)
    .filter(
      (word) =>
        word.length > 5 &&
        !/(?:are|ere|ire)$/i.test(word) &&
        !/^(?:nostr[oaie]|vostr[oaie]|mattina|pomeriggio|persone|abbiamo|siamo\b|saremo|riapriamo|chiudiamo|vendiamo|offriamo|facciamo|aspettiamo|apriamo|cerchiamo|aperti|chiusi|sabato|domenica|luned|marted|mercoled|gioved|venerd|ingresso|gratis|gratuit|dicembre|novembre|ottobre|settembre|gennaio|febbraio)/i.test(
          word,
        ),
    );
  return [...new Set([...words.slice(0, 3), ...(place === '' ? [] : [place])].map(tagOf))].join(' ');
};

const lines = (pieces: readonly string[]): string => pieces.map((piece) => `> ${sentence(piece)}`).join('\n');

/** What a post is about tells how it closes. */
const POST_THEMES: readonly { pattern: RegExp; lead: string; closing: string; isOfGoods?: true }[] = [
  {
    pattern:
      /assunt\w*|nuov[oaie] (?:collegh?[aie]|collaborat\w*|dipendent\w*|ragazz\w*)|entra\w* (?:a far parte|in squadra|nel team)|si unisc\w*|benvenut\w*/,
    lead: 'Siamo felici di dare il benvenuto in squadra',
    closing:
      'La squadra cresce perché cresce la fiducia di chi ci sceglie: grazie. Benvenuti tra noi, e buon lavoro!',
  },
  {
    pattern:
      /anniversari\w*|compi\w* \d+ anni|\d+ anni (?:di attivita|fa|insieme|di storia)|da \d+ anni|compleanno/,
    lead: 'Oggi si festeggia',
    closing:
      'Grazie a chi è passato anche una volta sola: questa storia l’abbiamo scritta insieme. Vi aspettiamo per il prossimo capitolo!',
  },
  {
    pattern: /premi\w*|riconosciment\w*|certificazion\w*|classific\w*|vint\w*|selezionat\w*/,
    lead: 'Una bella notizia da condividere',
    closing: 'Il merito è di tutta la squadra e di chi ci sceglie ogni giorno: grazie di cuore!',
  },
  {
    pattern:
      /apr\w* (?:il|la|un|una|a|in|domani|sabato|luned)|inaugur\w*|nuov[oa] (?:sede|negozio|locale|apertura|punto)|riapr\w*|ci trasferiamo|trasloc\w*/,
    lead: 'Ci siamo quasi',
    closing: 'Passate a vedere il posto, a conoscerci e a brindare con noi: vi aspettiamo!',
  },
  {
    pattern: /chius\w*|chiudiamo|ferie\b/,
    lead: 'Un avviso per tutti voi',
    closing: 'Per le urgenze scriveteci in DM o su WhatsApp. Grazie della pazienza: ci rivediamo presto!',
  },
  {
    pattern: /black ?friday|cyber ?monday|\bsald[oi]\b|\bscont[oi]\b|promozion\w*|offert[ae]\b|svendit\w*/,
    lead: 'Segnatevi la data',
    closing:
      'Passate a dare un’occhiata, o scriveteci in DM o su WhatsApp per farvi mettere da parte qualcosa. Vi aspettiamo!',
  },
  {
    pattern: /arrivat\w*|nuov[oaie]\b|novita|collezion\w*|da oggi|disponibil\w*|finalmente/,
    lead: 'È arrivata una novità',
    closing:
      'Passate a trovarci, o scriveteci in DM o su WhatsApp per farvi mettere da parte ciò che vi piace. Vi aspettiamo!',
    isOfGoods: true,
  },
];
const EVENT =
  /\b(?:cors[oi]\b|serat[ae]\b|cen[ae]\b|pranz[oi]\b|degustazion\w*|event[oi]\b|laborator(?:io|i)\b(?! (?:di produzione|artigian))|aperitiv\w*|fest[ae]\b|lezion[ei]\b|concert\w*|incontr[oi]\b)/;
const CLOSING_OF_ANY = 'Passate a trovarci, o scriveteci in DM o su WhatsApp: vi rispondiamo in giornata!';
const EVENT_CLOSING = '📩 Per informazioni e per prenotare scrivici in DM o su WhatsApp. Vi aspettiamo!';

/** A business speaks of itself as of us: "del mio negozio" is its owner's way of asking. */
const ourShop = (piece: string): string =>
  piece
    .replace(/^(?:il )?(?:mio|nostro)\b/i, 'Il nostro')
    .replace(/^(?:la )?(?:mia|nostra)\b/i, 'La nostra')
    .replace(/\b(?:del|nel|al) mio\b/gi, 'nel nostro')
    .replace(/\b(?:della|nella|alla) mia\b/gi, 'nella nostra');

/** "Festeggiare 10 anni": said by those who do it. Verbs of announcing are the post itself. */
const announced = (piece: string): string =>
  piece
    .replace(
      /^(?:per )?(?:far (?:conoscere|sapere)|promuovere|pubblicizzare|sponsorizzare|annunciare|presentare|lanciare)\s+(?:che )?/i,
      '',
    )
    .replace(/^(?:per )?(\p{L}{3,}?)i?(?:are|ere|ire) (?=\p{L}|\d)/iu, '$1iamo ');

/** A post with headline, facts, invitation and hashtags, and a shorter one for stories. */
export const postText = (slots: Slots): string => {
  const [head = '', ...rest] = slots.pieces.map(ourShop);
  const first = announced(head);
  // Whoever tells a date and a price invites to something.
  const isEvent = (slots.date !== '' && slots.amounts.length > 0) || EVENT.test(slots.folded);
  const theme =
    slots.date !== '' && slots.amounts.length > 0
      ? undefined
      : POST_THEMES.find(
          // A new course is no article that is put aside for somebody.
          ({ pattern, isOfGoods }) => pattern.test(slots.folded) && !(isOfGoods && EVENT.test(slots.folded)),
        );
  return [
    'Ecco il post pronto da copiare:',
    `> ✨ **${theme && !/^(?:è|sono|abbiamo|siamo|ecco) /i.test(first) ? `${theme.lead}: ${first}` : capital(first)}**\n>\n${rest.length === 0 ? '' : `${lines(rest)}\n>\n`}> ${theme?.closing ?? (isEvent ? EVENT_CLOSING : CLOSING_OF_ANY)}\n>\n> ${hashtags(slots)}`,
    `**Per le storie**: «${capital(first)}${rest[0] ? ` · ${rest[0]}` : ''} — rispondi a questa storia per ${isEvent && !theme ? 'prenotare' : 'saperne di più'} 👇»`,
    'Foto consigliata: un dettaglio vero (le mani, il prodotto, le persone, il posto), luce naturale. Se mi dici orario e indirizzo li aggiungo.',
  ].join('\n\n');
};

/** Words of a work that is quoted for one customer, not of a promotion for many. */
const QUOTED =
  /\bpreventiv\w*|\bacconto\b|\b(?:piu|\+) iva\b|\brifaciment\w*|\bposa\b|\binstallazion\w*|\bper un client\w*|\bal client\w*|\bfornitura\b|\ba(?:d)? un[a']? ?(?:aziend|ditt|societ|scuol|hotel|ristorant)\w*/;
const PROMOTED = /whatsapp|promo\w*|scont\w*|\btutti i clienti|ai (?:miei )?clienti\b/;

const VALIDITY = /^valid\p{L}* (?:per )?(\d+) ?(?:gg|giorni)/iu;
/** An offer for one customer: what, at what price, on what terms. */
const quoteText = (pieces: readonly string[]): string => {
  const [first = '', ...rest] = pieces;
  const isOn = (pattern: RegExp): boolean => pieces.some((piece) => pattern.test(piece));
  const terms = [
    ...rest.filter((piece) => !VALIDITY.test(piece)).map((piece) => sentence(piece)),
    ...(isOn(/acconto|anticipo|saldo/i) ? [] : ['Pagamento: acconto alla conferma, saldo alla consegna.']),
    ...(isOn(/\biva\b/i) ? [] : ['Importi senza IVA: si aggiunge all’aliquota di legge.']),
    'Non compresi: [che cosa resta fuori]. Lavori in più solo con un ordine scritto.',
    `Validità: ${pieces.map((piece) => VALIDITY.exec(piece)?.[1]).find((days) => days !== undefined) ?? '30'} giorni dalla data.`,
  ];
  return [
    'Ecco l’offerta pronta:',
    `> **Offerta per [nome del cliente]**, [data]\n>\n> ${sentence(first)}\n>\n${terms.map((term) => `> - ${term}`).join('\n')}\n>\n> Per accettare basta una firma qui sotto o una risposta scritta. Grazie, resto a disposizione.\n>\n> [ragione sociale, partita IVA, indirizzo, telefono]`,
    'Allega due foto di lavori simili e richiama dopo tre giorni: chi richiama chiude molto di più. L’aliquota IVA giusta (22 o 10% per molti lavori sulle case) fattela confermare.',
  ].join('\n\n');
};

/** An offer to be sent on. */
export const offerText = (slots: Slots): string => {
  const [first = '', ...rest] = slots.pieces;
  if (slots.amounts.length > 0 && QUOTED.test(slots.folded) && !PROMOTED.test(slots.folded))
    return quoteText(slots.pieces);
  // "Salone di bellezza": who writes, where nothing is said of it.
  const news = slots.isToAbsent && rest.length === 0 && first.split(' ').length <= 4 ? '' : sentence(first);
  return [
    'Ecco il messaggio pronto:',
    `> Ciao${slots.isToAbsent ? ' [nome]! 👋 È un po’ che non ci vediamo, e ci farebbe piacere ritrovarti.' : '! 👋'} ${news}\n>\n${rest.length === 0 ? '' : `${lines(rest)}\n>\n`}> Per ${slots.isToAbsent ? 'prenotare' : 'ordinare o prenotare'} basta rispondere a questo messaggio${slots.isToAbsent ? ' con il giorno che preferisci' : ' con il tuo nome e la quantità'}: ti confermo subito. Grazie!\n>\n> ${CLOSING}`,
    'Mandalo solo a chi ti ha dato il consenso a ricevere offerte, e aggiungi «Se non vuoi più ricevere messaggi, scrivimi STOP».',
  ].join('\n\n');
};

/** A job advertisement. */
export const jobText = ({ pieces, place }: Slots): string => {
  const [whole = '', ...rest] = pieces;
  const role = whole.replace(/^[^\p{L}]*(?:cerc(?:o|hiamo|asi) )?/iu, '');
  const pay = rest.find((piece) => /\d.*(?:lord|nett|€|euro)/i.test(piece));
  const work = rest.filter((piece) => piece !== pay);
  const wantsExperience = pieces.some((piece) => /espert|(?<!senza |anche senza )esperienza/i.test(piece));
  return [
    'Ecco l’annuncio pronto:',
    `> **Cerchiamo: ${role}**${place === '' || role.includes(place) ? '' : ` · ${place}`}\n>\n${work.length === 0 ? '' : `> Il lavoro:\n${work.map((piece) => `> - ${sentence(piece)}`).join('\n')}\n>\n`}> Che cosa cerchiamo: cura per le persone, puntualità, voglia di imparare${wantsExperience ? '' : '; l’esperienza aiuta ma non è indispensabile'}.\n>\n> Che cosa offriamo: contratto regolare con il CCNL di settore, orari comunicati con anticipo, affiancamento nelle prime settimane, paga di ${pay ?? '[lordo mensile o all’ora]'}.\n>\n> Per candidarti: invia il curriculum e due righe su di te a [e-mail], oppure chiama o passa a trovarci: [telefono, indirizzo].\n>\n> Annuncio rivolto a persone di ogni genere ed età (D.Lgs. 198/2006 e 216/2003).`,
    'Indica sempre la paga: gli annunci che la dicono ricevono molte più risposte, e dal 2026 la trasparenza retributiva la chiede anche l’Europa (direttiva 2023/970).',
  ].join('\n\n');
};

/** A description for a business profile or a page. */
export const descriptionText = ({ pieces, content }: Slots, trade: Trade | null): string => {
  const [whole = content, ...rest] = pieces;
  // "Del mio studio a Lodi": what is described, without its preposition.
  const first = whole.replace(
    /^(?:del|della|dello|dell['’]|dei|delle|di|per il|per la)\s*(?:mi[oa]|nostr[oa]|miei)?\s*/i,
    '',
  );
  return [
    'Ecco la descrizione pronta (sotto i 750 caratteri, il limite di Google):',
    `> ${sentence(first)} ${rest.map(sentence).join(' ')}\n> ${trade ? `Da noi trovi ${trade.sells}, e una cosa in più: ${trade.edge}.` : 'Ti ascoltiamo, ti consigliamo e ti diciamo prima quanto costa.'}\n> Passa a trovarci, chiamaci o scrivici su WhatsApp: ti rispondiamo in giornata.`,
    'Controlla che ogni cosa detta sia vera per te, e metti le parole con cui ti cercano (servizio + città) nella prima riga.',
  ].join('\n\n');
};

/** An answer to "it is too dear". */
export const priceObjectionText = ({ quote, content, folded }: Slots, trade: Trade | null): string => {
  const numbers = (text: string): string[] => text.match(/\d{1,3}(?:\.\d{3})+|\d{2,}/g) ?? [];
  const value = (written: string): number => Number(written.replace(/\./g, ''));
  const all = numbers(content);
  const less = /(\d{1,3}(?:\.\d{3})+|\d{2,})\s*(?:€|euro)?\s*(?:in|di) meno/.exec(content)?.[1];
  const other = numbers(quote)[0];
  const mine =
    /(?:chiest|chied|preventiv|offert|fatto|faccio|mio prezzo)\w*\D{0,14}(\d{1,3}(?:\.\d{3})+|\d{2,})/i.exec(
      content,
    )?.[1] ?? all.filter((number) => number !== other && number !== less).at(-1);
  const gap = less ? value(less) : other && mine ? Math.abs(value(mine) - value(other)) : null;
  const included = /tinteggi|imbianc|pittur/.test(folded)
    ? 'la protezione di mobili e pavimenti, la stuccatura e la preparazione delle pareti, due mani di pittura lavabile, la pulizia a fine lavoro'
    : `i materiali, la preparazione, il lavoro finito e la pulizia, una garanzia scritta${trade ? ` (${trade.sells})` : ''}`;
  return [
    'Ecco una risposta da mandare:',
    `> Buongiorno, la capisco e grazie di avermelo detto. ${mine ? `Nel mio prezzo di ${mine} € ` : 'Nel mio preventivo '}è compreso tutto: ${included}.\n>\n> ${gap === null ? 'Se ha un’altra offerta' : `Tra le due offerte ci sono ${gap} € di differenza: prima di scegliere`}, le consiglio di confrontarle voce per voce: quali materiali, quante ore o mani di lavoro, che garanzia, chi paga gli imprevisti. Se vuole lo guardiamo insieme, anche al telefono.\n>\n> Se il punto è la spesa, posso proporle una versione più essenziale, togliendo [una voce], oppure il pagamento in due volte. Mi dica che cosa preferisce: le tengo la data fino a [giorno].\n>\n> ${CLOSING}`,
    'Non abbassare il prezzo a parità di lavoro: togli qualcosa o dai un vantaggio. Adatta le voci a ciò che fai davvero.',
  ].join('\n\n');
};

const audienceOf = (folded: string): string => {
  const people = AUDIENCE.exec(folded)?.[1] ?? 'clienti';
  const written = people.replace('condomini', 'condòmini');
  return `${/^(?:iscritti|allievi|inquilini)/.test(written) ? 'agli' : /e$/.test(written) ? 'alle' : 'ai'} ${written}`.replace(
    'ai ospiti',
    'agli ospiti',
  );
};

/** Closing days, holidays, moves. */
/** Whom a notice is for, in its heading. */
const AUDIENCE =
  /\b(?:ai|agli|alle|per i|per gli|per le) (?:miei |nostri |mie |nostre )?(condomin\w*|condòmin\w*|iscritt[ie]|alliev[ie]|genitori|pazienti|soci|ospiti|inquilini|fornitori|dipendenti|clienti)/iu;

export const noticeText = ({ content, folded }: Slots): string =>
  [
    'Ecco l’avviso pronto:',
    `> **Avviso ${audienceOf(folded)}**\n>\n> ${sentence(content.replace(/\?\s*$/, ''))}\n>\n> ${/chius|chiudiamo|chiude|ferie/.test(folded) && !/chiudiamo (?:alle|prima|un'ora)/.test(folded) ? 'Per le urgenze scriveteci su WhatsApp al [numero]: rispondiamo appena possibile. ' : ''}Grazie della comprensione, vi aspettiamo!\n>\n> ${CLOSING}`,
    ...(/chius|chiud|apert|apriam|orari|ferie|\b\d{1,2}\b|luned|marted|mercoled|gioved|venerd|sabat|domenic|trasfer|sede/.test(
      folded,
    )
      ? ['Aggiorna anche gli orari sulla scheda Google e il messaggio automatico di WhatsApp.']
      : []),
  ].join('\n\n');

const DISH_ARTICLE = /^(?:il|lo|la|i|gli|le|un|una) |^l['’]/i;
/** Descriptions of dishes. */
export const menuText = ({ pieces }: Slots): string =>
  [
    'Ecco le descrizioni pronte per il menu:',
    pieces
      .filter(
        (piece) =>
          !/^(?:(?:nel|il|i|del|dei|per il|di questo) )?(?:men[uù]|piatt[oi]):?$/i.test(piece.trim()),
      )
      .map((piece) => piece.replace(/^(?:(?:nel|il|del|per il) )?men[uù]\s+/i, '').replace(DISH_ARTICLE, ''))
      .map(
        (piece) =>
          `> **${capital(piece)}** — ingredienti scelti ogni giorno, preparazione fatta da noi, sapore pieno e pulito.`,
      )
      .join('\n>\n'),
    'Se mi scrivi per ogni piatto ingredienti, provenienza e cottura, le faccio più precise; ricordati gli allergeni e i prodotti surgelati.',
  ].join('\n\n');

/** Good wishes for a feast. */
export const greetingsText = ({ folded, content }: Slots): string => {
  const closed = /(?:chius|ferie|riapr)\p{L}*[^.;!?]*/iu.exec(content)?.[0]?.trim() ?? '';
  const feast = /pasqua/.test(folded)
    ? 'Buona Pasqua'
    : /compleann/.test(folded)
      ? 'Buon compleanno'
      : 'Buone feste';
  const wish =
    feast === 'Buon compleanno'
      ? 'Oggi è il tuo giorno e volevamo essere tra i primi a farti gli auguri. Passa a trovarci questa settimana: ti aspetta un piccolo pensiero da parte nostra.'
      : 'Un altro anno insieme è passato, e gran parte del merito è vostra: grazie della fiducia, delle chiacchiere e dei consigli. Vi auguriamo giorni sereni con le persone che amate.';
  return [
    'Ecco gli auguri pronti:',
    `> **${feast}!**\n>\n> ${wish}\n>\n> ${closed === '' ? 'Ci rivediamo presto: [giorni di chiusura e riapertura].' : `${/^chius/i.test(closed) ? `Saremo ${closed}` : capital(closed)}: ci rivediamo alla riapertura!`}\n>\n> Con affetto, ${CLOSING} e tutta la squadra`,
    'Una riga personale in più (un nome, un ricordo) vale più di una grafica.',
  ].join('\n\n');
};
