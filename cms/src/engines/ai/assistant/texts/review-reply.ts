import type { Slots } from './slots';
import { foldText } from '../fold';

interface Theme {
  pattern: RegExp;
  /** What is said of it, and what is done about it. */
  fact: (review: string) => string;
  remedy: string;
  /** Of what is eaten: "fredda" said of a room is something else. */
  isOfFood?: true;
}

const minutesIn = (review: string): string => {
  const match = /(\d+|mezz'?ora|un'ora|due ore)\s*(minuti|ore|ora)?/.exec(review);
  return match ? ` (${match[0].trim()})` : '';
};

const THEMES: readonly Theme[] = [
  {
    pattern: /\d+ ?(?:minuti|ore)|attes\w*|aspett\w*|lent\w*|mezz'?ora|un'ora|ritard\w*/,
    fact: (review) => `l’attesa che avete avuto${minutesIn(review)} è stata troppo lunga`,
    remedy: 'abbiamo rivisto i turni nelle ore di punta e avvisiamo subito quando i tempi si allungano',
  },
  {
    pattern:
      /scortes\w*|maleducat\w*|sgarbat\w*|antipatic\w*|arrogant\w*|camerier\w*|personale|commess\w*|staff|titolare|trattat\w* male|modi\b|segretari\w*|tecnic\w*/,
    fact: () => 'i modi del nostro personale non sono stati quelli che vogliamo',
    remedy: 'ne ho già parlato con la persona e con tutto lo staff: la cortesia non è in discussione',
  },
  {
    pattern: /car[oi]\b|costos\w*|prezz\w*|cont[oi] salat\w*|esagerat\w*|rapina|ladri|furto/,
    fact: () => 'il prezzo vi è sembrato troppo alto per ciò che avete ricevuto',
    remedy:
      'i prezzi sono esposti prima dell’ordine e spiego volentieri che cosa comprendono; controllerò comunque il vostro conto',
  },
  {
    pattern:
      /\b(?:camer[ae]|stanz[ae]|lett[oi]|materass\w*|riscaldament\w*|termosifon\w*|doccia|acqua calda|aria condizionata|cuscin\w*)\b/,
    fact: (review) =>
      /fredd|riscald|termosif|acqua calda/.test(review)
        ? 'la camera era fredda e il riscaldamento non faceva il suo dovere'
        : 'la camera non era come doveva essere',
    remedy: 'ho fatto controllare la camera e da oggi la verifichiamo prima di ogni arrivo',
  },
  {
    pattern:
      /fredd\w*|crud\w*|cattiv\w*|bruciat\w*|insipid\w*|(?<!cont[oi] |prezz[oi] |un po )salat\w*|immangiabil\w*|(?:qualita|piatt[oi]|cibo|pizz[ae]|carne|pesce)\b(?! (?:era |erano |e |è |molto |davvero |veramente |tutto )*(?:buon|ottim|squisit|eccellent|fresc|gustos))/,
    fact: () => 'quello che vi abbiamo servito non era all’altezza',
    remedy: 'ho verificato con la cucina che cosa è andato storto quel giorno',
    isOfFood: true,
  },
  {
    pattern: /sporc\w*|pulizi\w*|polver\w*|odore|puzza|bagn[oi]\b/,
    fact: () => 'avete trovato poca pulizia',
    remedy: 'abbiamo aggiunto un controllo con firma a metà giornata',
  },
  {
    pattern: /rumor\w*|casino|musica alta|caos/,
    fact: () => 'avete trovato troppo rumore',
    remedy: 'terremo conto del posto che assegniamo e del volume',
  },
  {
    pattern:
      /sbagliat\w*|errore|difett\w*|rott\w*|rovinat\w*|non funziona\w*|bruciat\w* (?:i |la |il |le |un[oa']? )?(?:capell|pell|vestit|camici|tessut|abit)|danneggiat\w*|macchia\w*|taglio|colore|tinta/,
    fact: () => 'il lavoro non è venuto come doveva',
    remedy: 'voglio rimediare: lo rifacciamo o vi rimborsiamo, come preferite',
  },
  {
    pattern: /non rispond\w*|telefono|prenotaz\w*|appuntament\w*|disorganizz\w*/,
    fact: () => 'la prenotazione e i contatti con noi non hanno funzionato',
    remedy: 'ora un’unica persona segue le prenotazioni e conferma con un messaggio',
  },
  {
    pattern: /consegn\w*|spedizion\w*|pacco|arrivat\w*/,
    fact: () => 'la consegna non è andata come promesso',
    remedy: 'ho aperto una verifica con il corriere e vi rimborso le spese di spedizione',
  },
];

/** Something bad that is said of what was eaten. */
const BAD_FOOD =
  /fredd|crud|cattiv|bruciat|insipid|salat|immangiabil|pessim|scadent|scars|schif|stantì|stanti|dur[oa]\b|gomm|acid|insapor|delud|mediocr|surgelat|vecchi|non (?:era|erano|e|sono|mi e|ci e) (?:\w+ )?(?:buon|fresc|cott|piaciut|all'altezza|un granche)|(?:qualita|piatt[oi]|cibo|carne|pesce|pizz[ae])\b.{0,40}\b(?:brutt|mal[ei]|terribil|orribil|da dimenticare|basso|bassa|calat|peggior)/;

const isPraise = (review: string): boolean =>
  /(?:4|5|quattro|cinque) stelle|ottim\w*|bravissim\w*|consigliat\w*|eccellent\w*|fantastic\w*|super\b|gentilissim\w*|perfett\w*/.test(
    review,
  ) && !/(?:1|2|una|due) stell\w*|purtroppo|pessim\w*|non (?:consiglio|torno)/.test(review);

const PRAISE =
  /^(?:gentil|brav|disponibil|simpatic|professional|fantastic|super|preparat|cortes|accoglient|bravissim|eccezional|e stat|è stat|mi ha|ci ha|top)/i;
/** People whom a review names: "Giada gentilissima", "grazie a Luca". */
const peopleIn = (quote: string): string[] => [
  ...new Set(
    [...quote.matchAll(/(?:(da|con|a|di|grazie) )?\b([A-ZÀ-Ú]\p{Ll}{2,})(?: (\S+))?/gu)].flatMap(
      ([, before, name = '', next = '']) => (before !== undefined || PRAISE.test(next) ? [name] : []),
    ),
  ),
];
/** What it praises, in its own words: "unghie perfette". */
const praisedIn = (quote: string, people: readonly string[]): string[] =>
  quote
    .split(/[,.;!]| e (?=\p{L})/u)
    .map((piece) => piece.trim())
    .filter(
      (piece) =>
        piece.split(' ').length >= 2 &&
        piece.split(' ').length <= 9 &&
        !people.some((name) => piece.includes(name)) &&
        !/torn|consigli|grazie|stell/i.test(piece),
    )
    .slice(0, 2);

/** Thanks that take up what was praised. */
const thanksFor = (quote: string): string => {
  const people = peopleIn(quote);
  const praised = praisedIn(quote, people);
  const thing = praised.length === 0 ? '' : ` Leggere «${praised.join('» e «')}» ci fa felici.`;
  const person =
    people.length === 0
      ? ' Le leggo a tutta la squadra.'
      : ` ${people.join(' e ')} ne sarà content${people.length > 1 ? 'i' : /a$/.test(people[0] ?? '') ? 'a' : 'o'}: giro subito i complimenti.`.replace(
          'ne sarà contenti',
          'ne saranno contenti',
        );
  return `Grazie di cuore per queste parole e per il tempo che ci ha dedicato!${thing}${person}`;
};

/** "Ottima pizza ma ci hanno dato un tavolo vicino al bagno": what pleased and what did not, in the review's words. */
const mixedIn = (quote: string): { praise: string; complaint: string } | null => {
  const [, praise = '', complaint = ''] =
    /^(.{6,80}?)[,.;]? (?:ma|pero|però|peccato(?: per| che)?|purtroppo|unica pecca:?|tranne) (.{6,140})$/i.exec(
      quote.trim(),
    ) ?? [];
  const isGood =
    /\b(?:ottim|buon|bell|bravissim|eccellent|fantastic|perfett|gentil|squisit|delizios|super|piaciut)\w*/i;
  return isGood.test(praise) && complaint !== '' && !/^non (?:buon|bell|ottim)/i.test(praise)
    ? { praise: praise.trim(), complaint: complaint.replace(/[.!\s]+$/, '').trim() }
    : null;
};
const mixedReply = ({ praise, complaint }: { praise: string; complaint: string }, folded: string): string => {
  const place = /tavol|post[oi]|bagno|corrente d'aria|porta\b|angolo/.test(foldText(complaint));
  const remedy = place
    ? 'la prossima volta ci scriva prima: le riserviamo un tavolo migliore, e me ne occupo io'
    : (THEMES.find(({ pattern }) => pattern.test(foldText(complaint)))?.remedy ??
      'ne ho parlato con chi era di turno, perché non si ripeta');
  return [
    'Ecco la risposta pronta, da pubblicare sotto la recensione:',
    `> Grazie per averci scritto: «${praise}» ci fa piacere, lo giro a tutta la squadra. Ci dispiace invece per il resto («${complaint}»): ha fatto bene a dircelo; ${remedy}.\n>\n> La aspettiamo presto; per prenotare mi scriva a [telefono o e-mail].\n>\n> [nome], titolare`,
    /\b[34] stell|tre stell|quattro stell/.test(folded)
      ? 'Tre o quattro stelle con una risposta precisa convincono più di cinque senza: rispondi entro due giorni.'
      : 'Rispondi entro due giorni, e racconta poi che cosa hai cambiato.',
  ].join('\n\n');
};

/** A review by somebody who was no customer. */
const NEVER_CAME =
  /\b(?:client\w*|utent\w*|profil\w*|account|person[ae]|qualcuno|concorren\w*|recension\w*) (?:\w+ ){0,1}(?:fint|fals|inesistent|mai vist|inventat|che non conosc)\w*|\b(?:un|una) (?:fint|fals)[oa] (?:client|recension)\w*|\b(?:fals|fint|inventat)\w*\b.{0,40}\b(?:mai|non)\b|\b(?:non e|non ci) (?:mai )?(?:stat[oa]|venut[oa])\b|\bmai (?:stat[oa]|venut[oa]) (?:da noi|qui|in)?/;
const neverCameReply = [
  'Ecco la risposta pronta, da pubblicare sotto la recensione:',
  '> Buongiorno, prendiamo sul serio ogni recensione e abbiamo controllato prenotazioni e ricevute: il suo passaggio da noi non risulta. Ci può indicare giorno, ora e che cosa ha acquistato? Ci scriva a [e-mail]: se c’è stato un errore nostro lo sistemiamo.\n>\n> [nome], titolare',
  'Poi **segnalala a Google** dalla scheda (tre puntini accanto alla recensione, «Segnala recensione», motivo: non è basata su un’esperienza reale) e conserva una copia dello schermo. Non accusare nessuno in pubblico: chi legge giudica il tono.',
].join('\n\n');

/** A reply to a review, ready to be pasted; `null` when there is no review in the request. */
export const reviewReplyText = ({ quote, content, folded, recipient }: Slots): string | null => {
  const review = foldText(quote === '' ? content : `${quote} ${folded}`);
  if (NEVER_CAME.test(folded)) return neverCameReply;
  if (quote === '' && content.split(' ').length < 5) return null;
  const mixed = mixedIn(quote);
  if (mixed) return mixedReply(mixed, folded);
  if (isPraise(review))
    return [
      'Ecco la risposta pronta:',
      `> ${thanksFor(quote)} La aspettiamo, a presto!\n>\n> [nome]`,
      'Consiglio: rispondi entro due giorni, e se conosci il cliente chiamalo per nome.',
    ].join('\n\n');
  const isLodging =
    /\b(?:camer[ae]|stanz[ae]|hotel|albergo|b ?& ?b|affittacamere|agriturismo|appartamento)\b/.test(folded);
  const isFood = /piatt|cibo|pizza|carne|pesce|pasta|cena|pranzo|colazione|men[uù]/.test(review);
  // "Mi ha bruciato i capelli": nothing that was eaten.
  const isOfWork =
    /capell|parrucc|unghi|pelle\b|viso|abit[oi]\b|vestit|camici|giacc|auto\b|macchin|telefon|pareti|mur[oi]\b/.test(
      review,
    );
  const named = THEMES.filter(
    ({ pattern, isOfFood }) => pattern.test(review) && !(isOfFood && (isLodging || isOfWork) && !isFood),
  );
  // "Un'ora per una pizza": the dish is named, and nothing is said against it.
  const blamed = named.filter(({ isOfFood }) => !isOfFood || BAD_FOOD.test(review));
  const found = (blamed.length > 0 ? blamed : named).slice(0, 3);
  const words =
    quote !== '' && quote.length <= 110 ? ` Ho letto con attenzione quello che scrive («${quote}»).` : '';
  const facts = found.map(({ fact }) => fact(review));
  const listed =
    facts.length > 1
      ? `${facts.slice(0, -1).join(', ')} e ${facts.at(-1) ?? ''}`
      : (facts[0] ?? 'la vostra esperienza non è stata quella che volevamo');
  const remedies =
    found.length === 0
      ? 'sto verificando con chi c’era che cosa è successo'
      : found.map(({ remedy }) => remedy).join('; ');
  return [
    'Ecco la risposta pronta, da pubblicare sotto la recensione:',
    `> Buongiorno${recipient === '' ? '' : ` ${recipient}`}, grazie per averci scritto e ci scusiamo: mi dispiace davvero, ${listed}.${words} Non cerco giustificazioni: ${remedies}.\n>\n> Vorrei sentirvi per capire meglio e rimediare di persona: mi contatti a [telefono o e-mail] e chieda di me. Se vorrete darci un’altra possibilità, vi aspetto e vi accolgo io.\n>\n> [nome], titolare`,
    'Lascia solo i rimedi che hai messo davvero in pratica. Se il fatto non ti risulta, togli «ci scusiamo» e scrivi: «Non trovo il vostro passaggio: mi indicate giorno e ora?».',
  ].join('\n\n');
};
