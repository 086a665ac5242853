import { foldText } from '../fold';

/** What a request for a text holds that belongs into the text. */
export interface Slots {
  /** The request without its command: what the text is about. */
  content: string;
  /** The whole request, without what is quoted. */
  request: string;
  /** The content sentence by sentence. */
  pieces: readonly string[];
  /** Words in quotation marks: a review, a customer's message. */
  quote: string;
  /** "31 ottobre", "sabato 5 dicembre". */
  date: string;
  place: string;
  /** "fattura 118". */
  document: string;
  amounts: readonly string[];
  /** Whom it is for: "Edil Tramonto". */
  recipient: string;
  folded: string;
  /** Who signs: "mi chiamo Ilaria". */
  sender: string;
  /** For people who have not come for a while. */
  isToAbsent: boolean;
  /** For how long somebody has not come: "sei mesi"; nothing where it is not told. */
  absence: string;
}

const MONTHS =
  'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre';
const DATE = new RegExp(
  String.raw`(?:(?:luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica)\s+)?(?:\d{1,2}|1°)\s+(?:${MONTHS})(?:\s+\d{4})?|(?:luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica)\s+\d{1,2}(?![:.\d])|\d{1,2}/\d{1,2}(?:/\d{2,4})?`,
  'i',
);
const QUOTE = /["“«]([^"”»]{6,})["”»]/;
/** The wish itself, up to what it is about. */
const COMMAND =
  /^\s*(?:ciao[,!]?\s*)?(?:mi\s+(?=scriv|prepar|fa|cre|butt))?(?:(?:mi )?(?:puoi|potresti|riesci a|aiutami a|vorrei|voglio|ho bisogno di|mi serv(?:e|irebbe|ono)|serve|bisogna)\s+)?(?:(?:scriv|prepar|fa|fai|fam|cre|butt|invent|gener|risp|sugger|consigl|trov|compon|redig|complet|descri)\w*\s+)?(?:(?:mi|giù|giu|tu)\s+)?(?:(?:(?:il|lo|la|i|gli|le|uno|una|un|due|tre|qualche|poche|delle|dei)\s+|(?:l|un)['’]\s*))?(?:(?:testo|bozza|messaggio|post|e-?mail|mail|lettera|annuncio|descrizione|avviso|cartello|righe|parole|offerta|didascalia|caption|storia|comunicazione|presentazione|invito|risposta|sollecito|volantino|newsletter|slogan|promemoria|sms|whatsapp|messaggino|mailina|bigliettino|bio|biografia|frase|frasi)\s*)?(?:(?:di lavoro|di sollecito|di scuse|di benvenuto|di ringraziamento|di auguri|di presentazione|di \d+ righe|breve|corto|corta|simpatico|per|da|su|di|in|instagram|facebook|linkedin|whatsapp|google|scheda|girare|mandare|inviare|mettere|pubblicare|appendere|attaccare|affiggere|esporre|sulla|sul|agli?|ai|alle|alla|al|la|il|i|le|una?|un['’]offerta|un offerta|dell['’]offerta|stato|storie|social|tiktok|negozio|sito|pagina|vetrina|porta|clienti|cliente|iscritti|ospiti|pazienti|genitori)(?!\p{L})\s*)*[:,–-]?\s*/iu;

/** "Per avvisare i clienti che…": whom it is for and how, not what it says. */
const ADDRESSING =
  /^\s*(?:(?:in|con) cui |per |(?:devo|dovrei|vorrei|voglio|dobbiamo) )?(?:gli |le )?(?:avvis|avvert|inform|comunic|spieg|dir|dic|cerc|trov|assum|present|ringrazi|invit)\w*\s+(?:(?:a|ad|ai|agli|alle|alla|al|i|gli|le|la|il|un|una|uno|miei|nostri|tutti)\s+)*(?:(?:clienti|cliente|pazienti|paziente|ospiti|ospite|genitori|iscritti|allievi|fornitori|fornitore|sposa|sposi|signora|signore|inquilino|socio)\s*)?(?:(?:che|di)\s+)?/i;

/** "A una cliente a cui ho sbagliato…": whom it is for, before what it says. */
const TO_WHOM =
  /^\s*(?:di scuse |di ringraziamento )?(?:a|ad|per|al|alla|ai|alle|agli) ?(?:un|una|il|la|i|le|gli|mi[oae]|miei)? ?(?:client[ei]|pazient[ei]|ospit[ei]|fornitor[ei]|signor[ae]|alliev[oaie]|iscritt[oaie]|famigli[ae]|soci[oa]?)\s+(?:a cui|al quale|alla quale|ai quali|per cui|per il fatto che|perche|perché|che)\s+/i;
/** Who is written to, in place of what: "gli iscritti della palestra". */
const ONLY_PEOPLE =
  /^(?:(?:per|a|ad|al|alla|ai|agli|alle|i|gli|le|la|il) )?(?:un['’] ?|un |una |uno |il |la )?(?:mie[i]? |mi[oa] |nostr[ieoa] )?(?:iscritt|client|soci\b|alliev|genitor|ospit|pazient|abbonat|fornitor|condomin|famigli|proprietari|padron|inquilin|amministrator|direttor|responsabil|banca|comune|sindac)\p{L}*(?: (?:del|della|dello|dei|di) [\p{L} ]+)?$/iu;

/** "Per le clienti che non vengono da 6 mesi": who is meant, no part of what is written to them. */
/** "Da sei mesi": for how long somebody has not come. */
const ABSENCE =
  /\bda (?:più di |oltre |circa |almeno )?((?:\d+|un|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci) (?:mes[ei]|ann[oi]|settiman[ae]))\b/iu;
const ABSENT_PEOPLE =
  /\b(?:per|a|ad|ai|agli|alle|con)?\s*(?:i|le|gli|chi|quell[ie])?\s*(?:miei |mie |nostr[ie] )?(?:(?:client[ie]|iscritt[ie]|alliev[ie]|pazient[ie]|soci|ospiti|abbonat[ie]) )?che non (?:(?:si|ci|mi) )?(?:vengono|viene|vedono|vede|vedo|vediamo|tornano|torna|comprano|prenotano|sentono|sento)\b[^:;,.]*/iu;
/** Words of the wish that stand before what is looked for: "mi scrivi l'annuncio? cerco…". */
const LEADING_WISH =
  /^(?:l['’]|un |il |lo )?(?:annuncio|post|messaggio|testo|mail)?\s*[?!,.;:]+\s*(?:cerco|cerchiamo|cercasi|cerca)?\s*|^(?:cerco|cerchiamo|cercasi)\s+/iu;
/** What the maker of the text is, said beside what it is about: "sono un'estetista". */
const SELF =
  /(?:^\s*|(?<=[,;.:?!] ))(?:io )?(?:(?:sono|siamo|ho|abbiamo|gestisco) (?:un['’]?|una|uno|il|la|l['’])\s?\p{L}+(?: \p{L}+)?|(?:sono|siamo|faccio (?:il|la|l['’])) ?\p{L}+(?:ist[ai]|ier[aei]|tor[ei]|tric[ei]|ai[oa]|log[oa]|graf[oi]))\s*(?=[,;.]|$)/iu;

/** The wish behind its matter: "… fammi il messaggio". */
const TRAILING_COMMAND =
  /[.;,!?]\s*(?:(?:mi )?(?:puoi |potresti )?(?:fammi|scrivimi|scrivi|prepar(?:a|ami)|mi scrivi|mi prepari|butta giù)|mi serve)\s+(?:il|la|un|una|lo|due)?\s*[\p{L}-]*\s*(?:per favore|pf|grazie)?[.!?]*\s*$/iu;

/** "… aiutami a scriverlo bene", "scrivimi come dirglielo senza litigare". */
const TRAILING_WISH =
  /[.;,!?]\s*(?:(?:mi )?(?:aiuti|puoi aiutarmi|aiutami) a (?:scriv|dir|rispond|spieg)|(?:scrivi|scrivimi|dimmi) come (?:dir|scriv|rispond|spieg))[^.;!?]*[.!?]*\s*$/iu;
const PLACE =
  /\b(?:a|ad|di|in centro a|vicino a) ((?:[A-ZÀ-Ú][\p{L}'’]+)(?: (?:[A-ZÀ-Ú][\p{L}'’]+|di|del|della|sul|sulla)){0,2})/u;
const RECIPIENT =
  /(?:client[ei]|ditta|signor[ae]?|sig\.?(?:ra)?|azienda|societ[aà]|spett\.?(?:le)?|studio|condominio|fornitore)\s+(?!Via\b|Viale\b|Piazza\b|Corso\b|Vicolo\b)((?:[A-ZÀ-Ú][\p{L}'’.&]+)(?:\s+(?:[A-ZÀ-Ú][\p{L}'’.&]*|di|&|e(?=\s[A-Z])))*)/u;

/** "Un messaggio a Marco Belli": a name and a surname. */
const PERSON =
  /\b(?:a|per|con|ad) ((?:[A-ZÀ-Ú]\p{Ll}+) (?:[A-ZÀ-Ú]\p{Ll}+))(?!\p{L})|(?:rispost[ae]|rispondere|rispondi|messaggio|mail|whatsapp|sms|scriver\w*) (?:gentile |breve )?(?:a|ad) ([A-ZÀ-Ú]\p{Ll}{2,})(?! (?:di|in)\b)(?!\p{L})/u;

/** "Si chiama Ferramenta Bruni": the name of whom it is for. */
const CALLED =
  /\bsi chiama(?:no)? ((?:[A-ZÀ-Ú][\p{L}'’.&]*)(?:\s+(?:[A-ZÀ-Ú][\p{L}'’.&]*|di|&|e(?=\s[A-Z])))*)/u;

/** "A Rossi srl": a name with the form of its company. */
const WITH_FORM =
  /\b(?:a|ad|per|con|alla|da) ((?:[A-ZÀ-Ú][\p{L}'’.&]* )+(?:[Ss]\.?[Rr]\.?[Ll]\.?[Ss]?|[Ss]\.?[Nn]\.?[Cc]|[Ss]\.?[Aa]\.?[Ss]|[Ss]\.?[Pp]\.?[Aa])(?!\p{L})\.?)/u;

/** "Mi chiamo Ilaria", "firma Marco": who signs. */
const SENDER =
  /\b(?:mi chiamo|firm(?:a|ato|ati|alo|ala)(?: come| da)?) ([A-ZÀ-Ú]\p{Ll}+(?: [A-ZÀ-Ú]\p{Ll}+)?)/u;
const recipientIn = (text: string): string => {
  const [, title] = RECIPIENT.exec(text) ?? [];
  const [, person, first] = PERSON.exec(text) ?? [];
  const [, called] = CALLED.exec(text) ?? [];
  const [, firm] = WITH_FORM.exec(text) ?? [];
  const house = /\bcondominio [A-ZÀ-Ú]/.test(text) ? 'Condominio ' : '';
  const name = (called ?? firm ?? title ?? person ?? first ?? '').trim().replace(/[.,]+$/, '');
  return title !== undefined && name === title.trim().replace(/[.,]+$/, '') ? `${house}${name}` : name;
};

/** "Cerco un barista… no scusa, cerco un cuoco": what was taken back stands no more, the wish before it does. */
/** "A via Roma 12, ottica no scusa CALZOLAIO, stesso numero": only what stands between two commas is taken back. */
const WITHIN_LIST =
  /([,;:]\s*)[^,;:.]{1,40}?[\s,.]*\b(?:no[, ]+(?:scusa|aspetta|anzi)|anzi no|volevo dire)[,:]?\s+(?=[^\s,;.]+(?:\s[^\s,;.]+){0,2}\s*[,;.])/iu;
const corrected = (text: string): string =>
  text
    .replace(WITHIN_LIST, '$1')
    .replace(
      /^(.{0,60}?[:,]|\s*)[^:]*?(?:\.{2,}|,|;)?\s*\b(?:no[, ]+(?:scusa|aspetta|anzi)|anzi no|volevo dire)[,:]?\s+/iu,
      '$1 ',
    );

/** Reads a request for a text. */
export const readSlots = (request: string): Slots => {
  const text = corrected(request);
  const quote = QUOTE.exec(text)?.[1]?.trim() ?? '';
  const whole = text.replace(/["“«][^"”»]{6,}["”»]/, ' ');
  const isToAbsent = ABSENT_PEOPLE.test(whole);
  const stripped = isToAbsent ? whole.replace(ABSENT_PEOPLE, ' ') : whole;
  // The colon of "alle 15:30" introduces nothing.
  const colon = stripped.search(/:(?!\d\d)/);
  // What follows a colon early in the request is what it is about.
  const content = (colon > 0 && colon < 90 ? stripped.slice(colon + 1) : stripped.replace(COMMAND, ''))
    .replace(/\s+/g, ' ')
    .replace(
      /^\s*(?:(?:di )?scus[ae] )?(?:a|al|alla|con) (?:un |una |il |la )?(?:mi[oa] )?client[ei] (?=per )/i,
      '',
    )
    .replace(TO_WHOM, '')
    .replace(ADDRESSING, '')
    .replace(TRAILING_COMMAND, '')
    .replace(TRAILING_WISH, '')
    .replace(
      /[,;.]\s*(?:mi )?(?:scriv|prepar|fa)\w* (?:l['’]|il |un |lo )?(?:annuncio|post|messaggio|testo|avviso)\W*$/i,
      '',
    )
    .replace(LEADING_WISH, '')
    .replace(SELF, '')
    .replace(/^(?:[\s,.;:–]|-(?!\d))+|[\s,;:–-]+$/g, '')
    .replace(/^che (?=\p{L})/iu, '')
    .trim();
  const subject =
    colon > 0 && colon < 90
      ? stripped
          .slice(0, colon)
          .replace(COMMAND, '')
          .replace(/^(?:(?:il|la|lo|i|le|del|della|per)\s+)?(?:mi[oa]|nostr[oa])\s+/i, '')
          .trim()
      : '';
  const head = colon > 0 && colon < 90 ? stripped.slice(0, colon) : '';
  const named =
    !ONLY_PEOPLE.test(subject) && subject.split(/\s+/).filter((word) => word.length > 2).length >= 2
      ? [subject]
      : [];
  return {
    request: stripped.trim(),
    content: [...named, content].join(', '),
    pieces: [...named, content]
      .join(', ')
      .split(/\s*[;,]\s+(?!\d{2}\b)|\.\s+/)
      .map((piece) => piece.trim())
      .filter((piece) => piece !== ''),
    quote,
    date: DATE.exec(stripped)?.[0] ?? '',
    place: PLACE.exec(stripped)?.[1] ?? '',
    document:
      /(?:fattura|ft\.?|nota|preventivo|ordine)\s*(?:n\.?|nr\.?|numero|n°)?\s*(\d[\d/.-]*\w*)/i.exec(
        stripped,
      )?.[1] ?? '',
    amounts: [
      ...stripped.matchAll(
        /(?:€\s*)?(\d{1,3}(?:[.\s]\d{3})+(?:,\d{1,2})?|\d+(?:,\d{1,2})?)\s*(?:(?:€|euro)(?!\p{L})|(?=l['’]un[oa]\b|cad|ciascun))|(?:€|(?<!\p{L})euro)\s*(\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?|\d+(?:,\d{1,2})?)/giu,
      ),
    ].map(([, before, after]) => before ?? after ?? ''),
    recipient: recipientIn(stripped),
    folded: foldText(`${head} ${stripped}`),
    sender: SENDER.exec(text)?.[1] ?? '',
    isToAbsent,
    absence: ABSENCE.exec(whole)?.[1] ?? '',
  };
};

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
/** A sentence: begins large, ends with a stop. */
export const sentence = (text: string): string =>
  text === '' ? '' : `${capital(text)}${/[.!?…]$/.test(text) ? '' : '.'}`;
