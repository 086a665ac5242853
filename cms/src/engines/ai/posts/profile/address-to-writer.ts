/** Nouns that end like an order to several: `serate`, `visite`. */
const NOUN =
  /^(?:estate|patate|rate|rete|reti|sete|lite|vite|visite|gite|partite|bibite|ferite|salite|uscite|granite|serate|giornate|mattinate|nottate|entrate|insalate|cioccolate|crostate|marmellate|limonate|grigliate|passeggiate|camminate|pedalate|annate|abbonate|diete|monete|private|ricevute|tende|colate|frittate|piante|fermate|chiamate|escursioni|testate|pomate|mostre)$/iu;
const CONNECTIVES =
  /^(?:(?:e|ed|ma|però|poi|quindi|perciò|anzi|invece|magari|inoltre|allora|ah|oh|ok|ecco|insomma|comunque|soprattutto|and|but|so|then|also|please|oh|per favore|mi raccomando|se potete|se puoi|se possibile)[,\s]+)+/iu;

/** An order to several, or one that rules something out, at the head of a clause. */
const ORDER_TO_MANY = /^(?:non\s)?(\p{L}+(?:ate|ete|ite))(?:ci|mi|lo|la|li|le|ne|vi)?(?=\s|$)/iu;
/** What customers are asked to do. */
const CUSTOMERS_VERB =
  /^(?:port|pass|chiam|telefon|ordin|prenot|ritir|arriv|mand|invi|prov|assaggi|regal|lasci|suon|prend|ven|sal|scend|scegl|iscriv)(?:ate|ete|ite)/iu;
/** What only somebody who writes is asked to do. */
const WRITERS_VERB =
  /^(?:non\s)?(?:(?:d(?:ì|i[’']|ite|illo|itelo|ire)|scriv(?:i|ere|ete|etelo|ilo|iamolo)(?! (?:a|al|alla|ci)\s)|parl(?:a|are|ate|iamone)|raccont(?:a|are|ate)|mett(?:i|ere|ete)|us(?:a|are|ate)|tien(?:i|ilo|ila|telo)|ten(?:ete|etelo|etela|ere)|ricord(?:a|ati|are|ate|atevi|arsi)|cit(?:a|are|ate)|nomin(?:a|are|ate)|annunci(?:a|are|ate)|anticip(?:a|are|ate|arlo|arla)|pubblic(?:a|are|ate|atelo|arlo)|evit(?:a|are|ate)|insist(?:i|ere|ete)|punt(?:a|are|ate)|ripet(?:i|ere|ete)|fa(?:i|te) (?:voi|tu|capire|vedere|sapere|attenzione|sì)|ved(?:i|ete) (?:voi|tu)|lasci(?:a|ate) (?:perdere|stare|fuori)|non ne parl\p{L}+|attenzione a)(?!\p{L})|(?:(?:never|don[’']t|do not)\s)?(?:say|tell (?!us)|mention|write (?!to |us)|post|keep (?:it|this|that|them|quiet)|avoid|use (?:the|no|our|british|american|plain)|talk|push|remember|make sure|leave (?:it|that|this) out|announce|publish)(?!\p{L}))/iu;
/** An owner who speaks of the posts, or of what is wanted of them. */
const WANTS =
  /(?<!\p{L})(?:vorre(?:i|mmo)|vogli(?:o|amo) che|mi piacerebbe|ci piacerebbe|gradire(?:i|mmo)|ci terre(?:i|mmo)|ricordatevi|ricordati|vi chiedo|ti chiedo|vi prego|ti prego|mi raccomando|per favore|per piacere|secondo (?:voi|te)|fate voi|fai tu|vedete voi|vedi tu|come (?:volete|preferite|vuoi|preferisci)|i(?:[’']d| would) (?:like|love|prefer)|we(?:[’']d| would) (?:like|love|prefer)|up to you|as you like)(?!\p{L})/iu;

const isOrder = (clause: string): boolean => {
  const bare = clause.trim().replace(CONNECTIVES, '');
  const [, verb = ''] = ORDER_TO_MANY.exec(bare) ?? [];
  return (
    WRITERS_VERB.test(bare) ||
    (verb !== '' && !CUSTOMERS_VERB.test(verb) && (/^non\s/iu.test(bare) || !NOUN.test(verb)))
  );
};

/** Whether a sentence of the instructions is spoken to whoever writes: its first clause orders something, or it says what is wanted. */
export const isAddressed = (sentence: string): boolean => WANTS.test(sentence) || isOrder(sentence);

/** A clause in which a statement turns to whoever writes: "…, say nothing before". */
const TURNS = /[,;–—]\s+|\.\.\.\s*|…\s*|:\s+|\s+(?=(?:but|ma|però)\s)/giu;

/** A statement, and what is said of it to whoever writes; the second is '' where nobody is spoken to. */
export const partedAtAddress = (sentence: string): { statement: string; order: string } => {
  for (const mark of sentence.matchAll(TURNS)) {
    const rest = sentence.slice(mark.index + mark[0].length).replace(CONNECTIVES, '');
    if (WRITERS_VERB.test(rest))
      return {
        statement: sentence.slice(0, mark.index).trim(),
        order: sentence.slice(mark.index + mark[0].length).trim(),
      };
  }
  return { statement: sentence, order: '' };
};

/** Orders that want silence about what stands before them. */
export const wantsSilence = (order: string): boolean =>
  /(?<!\p{L})(?:non|niente|nulla|mai|prima|silenzio|zitt[oi]|segret[oa]|tien\p{L}*|ten\p{L}*|nothing|not|never|don[’']t|keep|quiet|secret|until|before|skip|leave)(?!\p{L})/iu.test(
    order,
  );

/** Silence that ends on a day. */
export const isUntilThen = (order: string): boolean =>
  /(?<!\p{L})(?:prima|fino|finché|before|until|till|earlier)(?!\p{L})/iu.test(order);

/** A slip that its owner mends in the same breath. */
const CORRECTION =
  /(?:\s*(?:\.{2,}|…)|\s*[,;.–—-])?\s*(?<!\p{L})(?:anzi|no,? scus\p{L}+|scus\p{L}+,? no|no,? aspett\p{L}+|mi correggo|mi sono sbagliat[oa]|volevo dire|pardon|scratch that|no,? sorry|sorry,? no|i mean|(?:actually,? )?no,? wait|wait,? no|or rather)(?!\p{L})[,:;.!…]*\s*/iu;

const MONTH =
  'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|january|february|march|april|may|june|july|august|september|october|november|december';
const ANY_DAY = new RegExp(String.raw`\d{1,2} (?:${MONTH})(?!\p{L})`, 'giu');
const NAMED_DAY = new RegExp(String.raw`\d{1,2} (?:${MONTH})(?!\p{L})`, 'iu');
const LONGEST_DAY = 40;

/**
 * A line as its owner meant it: "fino alle 19, anzi alle 19:30" says 19:30. What was taken back goes; where it cannot be told what was, all
 * of the sentence goes.
 */
export const withCorrections = (line: string): string => {
  const slip = CORRECTION.exec(line);
  if (!slip) return line;
  const before = line.slice(0, slip.index);
  const after = line.slice(slip.index + slip[0].length);
  const starts = Math.max(
    ...[...before.matchAll(/[.!?]\s+/gu)].map(({ index, 0: mark }) => index + mark.length),
    0,
  );
  const [earlier, sentence] = [before.slice(0, starts), before.slice(starts)];
  if (after === '') return before;
  // "…da lunedì 10 dicembre. Anzi, dal 12 dicembre.": a day takes the place of the one just named.
  const day = NAMED_DAY.exec(after.slice(0, LONGEST_DAY));
  const corrected = day ? [...before.matchAll(ANY_DAY)].at(-1) : undefined;
  if (day && corrected && after.slice(day.index + day[0].length).replace(/[.!\s]/gu, '').length === 0)
    return `${before.slice(0, corrected.index)}${day[0]}${before.slice(corrected.index + corrected[0].length)}`;
  const [head = ''] = after.split(/\s+/u);
  const same = [
    ...sentence.matchAll(
      new RegExp(
        String.raw`(?<!\p{L})${head.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)}(?!\p{L})`,
        'giu',
      ),
    ),
  ].at(-1);
  if (same && same.index > 0) return withCorrections(`${earlier}${sentence.slice(0, same.index)}${after}`);
  const figure = /^\d/u.test(after) ? [...sentence.matchAll(/\d[\d.,:]*/gu)].at(-1) : undefined;
  if (figure) return withCorrections(`${earlier}${sentence.slice(0, figure.index)}${after}`);
  const boundary = sentence.lastIndexOf(',');
  const statement = boundary > 0 ? `${sentence.slice(0, boundary)}.` : '';
  return withCorrections(
    [`${earlier}${statement}`.trim(), `${after.charAt(0).toUpperCase()}${after.slice(1)}`]
      .filter(Boolean)
      .join(' '),
  );
};
