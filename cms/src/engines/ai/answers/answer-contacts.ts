import { readWeekdays } from '../values/weekdays';
import type { Candidate } from './candidate';
import type { Frame } from './frame';
import type { Statement } from './material';
import { sentence } from './say';
import { meets, type Term } from './words';

const PHONE = /(?<![\d./,])(?:\+\d{2} ?)?(?:0\d{1,4}|3\d{2})[ ./-]?\d{2,4}(?:[ .-]?\d{2,4}){1,3}(?![\d,/])/;
const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const ADDRESS =
  /(?<![\p{L}])(?:via|viale|v\.le|piazza|p\.zza|piazzale|corso(?! di | per )|c\.so|strada|lungomare|largo|vicolo|borgo|contrada|localita|località|loc\.) (?:(?:d[aei]l?l?[aeio']?|dei|degli|delle) ?)?\p{Lu}[\p{L}' ]{1,40}?,? (?:n\. ?)?\d{1,4}(?:\/?[a-zA-Z])?(?![\d\p{L}]| (?:minut|metr|giorn|or[ae]\b|euro|km|anni))(?:,? (?:a |\d{5} )?\p{Lu}[\p{L}']+(?: (?:di |del |della |dei )?\p{Lu}[\p{L}']+)*)?/iu;

/** How people call the business itself, whatever it calls itself. */
const HOUSE =
  'sed[ei]|negozi|studi|uffic|cantin|palestr|hotel|alberg|scuol|autoscuol|salon|local|officin|laborator|centr|clinic|ambulator|ristorant|farmac|botteg|struttur|campegg|agenz|shop|store|office|gym';

const ASKED: { kind: string; words: RegExp; value: RegExp; own: RegExp }[] = [
  {
    kind: 'phone',
    words:
      /\btelefon(?!i\b)\w*\b|\bnumero\b(?=.*\b(?:chiam|telef|contatt)|$)|\bcellulare\b|\bwhatsapp\b|\bphone\b|\bcall you\b|\bchiamarvi\b|\b(?:which|what) number\b|\bnumber\b[^?]*\bcall\b|\bwho (?:do|can|should) (?:i|we) call\b|\bchi (?:chiamo|chiamiamo|devo chiamare|posso chiamare)\b|\bche numero\b(?= (?:devo |posso |si |bisogna )?(?:chiam|telefon|far))/,
    value: PHONE,
    own: new RegExp(`^(?:telefon|numer|number|cellular|phone|call|chiam|recapit|contatt|whatsapp|${HOUSE})`),
  },
  {
    kind: 'mail',
    words: /\b(?:e-?mail|mail|posta elettronica)\b|\bscrivervi\b/,
    value: MAIL,
    own: new RegExp(`^(?:mail|email|post|elettronic|indirizz|scriv|address|recapit|${HOUSE})`),
  },
  {
    kind: 'address',
    words:
      /\bindirizzo\b|\bin (?:che|quale) (?:via|strada|piazza|zona)\b|\bdov(?:e |'|'e |e' )(?:siete|vi trov\w+|sta|e|si trova|sono|rimane|avete)(?= (?:il |lo |la |le |l'|i |gli |un |una |il vostro |la vostra |le vostre |vostr\w )*(?:\w+ )?(?:negozio|studio|sede|sedi|ufficio|cantina|palestra|hotel|albergo|scuola|autoscuola|salone|locale|officina|laboratorio|centro|clinica|ambulatorio|ristorante|farmacia|bottega|struttura|campeggio|agenzia)|\s*$|\?)|\bwhere (?:are you|is (?:your|the) (?:shop|office|store|hotel|gym|studio|practice|restaurant))|\baddress\b|\bdove siete\b|\bdove vi trov\w+|\b(?:la|che|dite|dirmi|dimmi|dammi|date|vostra) via\b/,
    value: ADDRESS,
    own: new RegExp(`^(?:indirizz|precis|esatt|strad|piazz|zon|address|due|locat|via|vi|${HOUSE})`),
  },
];

/** How a place is booked: by whatever way of reaching somebody the documents give. */
const BOOKING = {
  kind: 'booking',
  words:
    /\b(?:come|dove) (?:si |posso |possiamo |potrei |faccio (?:a|per) |facciamo (?:a|per) |devo fare (?:a|per) )?(?:prenot|fiss|riserv)\w+|\bhow (?:do|can|could) (?:i|we) (?:book|reserve)\b/,
  value: new RegExp(`${PHONE.source}|${MAIL.source}`),
  own: /^(?:prenot|fiss|riserv|appuntament|book|reserv|appointment|visit|post)/,
};
const OF_BOOKING = /\b(?:prenot\w+|appuntament\w+|book\w*|reserv\w+|appointment\w*)\b/i;

/** A sentence that says how to book, though it names no number. */
const TELLS_HOW = /\bsi prenot|\bprenotazion|\bprenotat[ei] |\bbook (?:online|on|by|at)\b/i;

/** Where no sentence says how to book, whoever answers the telephone does. */
const answerBooking = (statements: readonly Statement[], frame: Frame): Candidate[] => {
  if (!BOOKING.words.test(frame.plain)) return [];
  const rest = frame.terms.filter(({ folded, carried }) => !carried && !BOOKING.own.test(folded));
  const [best] = statements
    .filter(({ text }) => BOOKING.value.test(text) && text.length <= 240)
    .map((statement) => {
      const isOfBooking = OF_BOOKING.test(`${statement.text} ${statement.question ?? ''}`);
      const isContact = /contatt|contact/i.test(statement.passage.heading);
      const isNamed = rest.length > 0 ? 0.4 * share(rest, statement) : 0;
      return { statement, isOfBooking, score: isNamed + (isOfBooking ? 0.3 : 0) + (isContact ? 0.1 : 0) };
    })
    .sort((a, b) => b.score - a.score);
  if (!best || (!best.isOfBooking && statements.some(({ text }) => TELLS_HOW.test(text)))) return [];
  const { statement } = best;
  return [
    {
      text: sentence(statement.text.replace(/\s*\n\s*/g, ' ').trim()),
      quotes: [{ passage: statement.passage, text: statement.text }],
      score: (best.isOfBooking ? 1.5 : 1.75) + best.score,
      coverage: 1,
      missing: [],
      fits: true,
      carried: 1,
      band: BOOKING.kind,
      isComposed: false,
    },
  ];
};

/** "Which number on a Sunday evening?": what is said of that very time comes first. */
const isOfThatTime = ({ text }: Statement, { weekdays, dayPart }: Frame): boolean => {
  const days = readWeekdays(text);
  const isThatDay = weekdays.size > 0 && days.size > 0 && [...weekdays].some((day) => days.has(day));
  const isAtNight = dayPart === 'evening' && /\b(?:di notte|nott\w+|ser[ae]|evening|night)\b/i.test(text);
  return isThatDay || isAtNight;
};

/** A line of contacts: it begins with the kind of contact, or is hardly more than it. */
const OWN_LINE = /^(?:per |tel|cell|e-?mail|whatsapp|chiam|scriv|phone|call)/i;

const TRADES = /\b(?:vend\w+|ripar\w+|compr\w+|sell|repair|buy)\b/;

const share = (terms: readonly Term[], statement: Statement): number => {
  let mass = 0;
  let found = 0;
  for (const term of terms) {
    mass += term.weight;
    found += term.weight * Math.max(meets(term, statement.words), 0.9 * meets(term, statement.context));
  }
  return mass === 0 ? 0.75 : found / mass;
};

/** "Il telefono di tutti i clienti": contacts of people whom the business serves are none of its own. */
const OF_OTHERS =
  /\b(?:di|dei|degli|delle|ai|agli|of)(?: (?:tutti|tutte|all|the|i|gli|le|altri|other|vostri|vostre|your))* (?:client[ei]|pazient[ei]|iscritt[ie]|allievi|alliev[ei]|ospiti|utenti|soci|dipendenti|customers?|clients?|patients?|guests?|members?|employees)\b/;

/** Whether a question wants the contacts of people whom the business serves or employs. */
export const asksContactsOfOthers = ({ plain: text }: Frame): boolean =>
  OF_OTHERS.test(text) && ASKED.some(({ words }) => words.test(text));
/** Whether a text gives a telephone number or a mail address. */
export const holdsContact = (text: string): boolean => PHONE.test(text) || MAIL.test(text);

/** Telephone, mail or address, as the documents give them. */
export const answerContacts = (statements: readonly Statement[], frame: Frame): Candidate[] => {
  const kind = ASKED.find(({ words }) => words.test(frame.plain));
  if (!kind) return answerBooking(statements, frame);
  if (asksContactsOfOthers(frame)) return [];
  // Who sells or mends telephones is not asked for a number.
  if (kind.kind === 'phone' && TRADES.test(frame.plain)) return [];
  if (kind.kind === 'mail' && /\bindirizzo\b/.test(frame.plain) && !/mail/.test(frame.plain)) return [];
  const rest = frame.terms.filter(({ folded, carried }) => !carried && !kind.own.test(folded));
  const holding = statements
    .filter(({ text }) => kind.value.test(text))
    .map((statement) => {
      const named =
        kind.kind === 'address' ? 0 : /telefono|tel\b|e-?mail|chiam|scriv/i.test(statement.text) ? 0.1 : 0;
      const starts =
        // A number of a neighbour stands at the end of a sentence about them.
        kind.kind === 'address'
          ? (kind.value.exec(statement.text)?.index ?? 99) < 40
            ? 0.15
            : 0
          : OWN_LINE.test(statement.text)
            ? 0.1
            : 0;
      const headed = /contatt|dove siamo|sed[ei]|indirizz|contact|where/i.test(statement.passage.heading)
        ? 0.1
        : 0;
      const ofThatTime = isOfThatTime(statement, frame);
      return {
        statement,
        coverage: Math.max(share(rest, statement), ofThatTime ? 0.5 : 0),
        bonus: named + starts + headed + (ofThatTime ? 0.5 : 0),
      };
    })
    .sort((a, b) => b.coverage + b.bonus - (a.coverage + a.bonus));
  const [best] = holding;
  if (!best || best.coverage < 0.2) return [];
  const isPlural = /\bsedi\b|\bindirizzi\b|\bnegozi\b|\bpunti vendita\b/.test(frame.plain);
  const chosen = isPlural
    ? holding
        .filter(({ coverage, bonus }) => coverage >= best.coverage - 0.1 && bonus >= best.bonus - 0.11)
        .slice(0, 4)
    : [best];
  const values = chosen.map(({ statement }) => {
    const value = kind.value.exec(statement.text)?.[0] ?? '';
    if (kind.kind === 'address') return value.trim();
    return statement.text.length <= 160 ? statement.text.replace(/\s*\n\s*/g, ' ').trim() : value;
  });
  return [
    {
      text: sentence([...new Set(values)].join('; ')),
      quotes: chosen.map(({ statement }) => ({ passage: statement.passage, text: statement.text })),
      score: 1.75 + best.coverage * 0.3,
      coverage: 1,
      missing: [],
      fits: true,
      carried: 1,
      band: kind.kind,
      isComposed: true,
    },
  ];
};
