import type { Day } from '../../../../contract';
import { daysIn, embargoIn, isNotYetTold } from './dates';
import {
  isAddressed,
  isUntilThen,
  partedAtAddress,
  wantsSilence,
  withCorrections,
} from './address-to-writer';
import { bansIn, subjectsBarredIn } from './bans';
import { isAboutClosing } from './closing';
import { isDirective } from './directives';
import { isElliptic } from './elliptic';
import { kindOfFact } from './fact-kind';
import { asksSilence, isHouseMatter } from './house-matters';
import { isBanLabel, labelOf } from './labels';
import { asksForPrices } from './style';
import { isAllowed, isPrivateLabel, isSecret } from './privacy';
import { publicPart, withoutLastWord, withoutPrivateBrackets } from './public-part';
import { emptyMaterial, type RawFact, type RawMaterial } from './raw-material';
import { wishesIn } from './read-wishes';
import { asPrice, asSentence, sentencesIn, upperFirst } from './text';
import { isToWriter } from './to-writer';

const BULLET = /^\s*(?:[-–—*•▪·>]+|\d{1,2}[.)])\s+/u;
const ABOUT_CUSTOMERS =
  /^client[ei]\s(?!che|con|e\s)\p{L}+,\s|^(?:il grosso|la maggior parte|gran parte) (?:del lavoro|dei lavori|delle vendite)\b|^(?:most|much) of (?:our|the) (?:work|jobs|business)\b|^(?:a[il]|alle|agli) (?:nostr[ie] )?\p{L}+ (?:piac|interess|serv)\p{L}*(?!\p{L})|^our (?:people|riders|visitors|readers|crowd|regulars) (?:are|come|like|love)\b|^[^.]{3,90}\b(?:sono|are) (?:i nostri|le nostre|our) (?:lettor|lettric|client|reader|customer|follower)\p{L}*[.!]?$|^(?:(?:i |le )?nostr[ie] client[ei]\b|(?:our |the |i (?:nostri )?|chi (?:ci )?)?(?:readers|followers|lettori|legge|segue) (?:are|is|sono|è)\b|(?:i |le )?(?:nostr[ie] )?client[ei]\b[^.]{0,25}\b(?:sono|vengono|hanno|cercano|chiedono|arrivano)|(?:le |gli |the )?(?:ospiti|guests|customers|clients)\b[^.]{0,15}\b(?:sono|vengono|arrivano|are|come)\b|ci rivolgiamo|lavoriamo (?:soprattutto )?(?:per|con)|il (?:nostro )?(?:target|pubblico)|our (?:typical )?(?:customers|clients|guests) (?:are|come)|we (?:target|serve))\b/iu;
/** "Battere sul controllo dei fumi": in what an owner types to the writer, an infinitive is an order. */
const ORDER_IN_INFINITIVE =
  /^(?!\p{L}+iere\s|(?:mare|altare|militare|particolare)\s)\p{L}{2,}(?:are|ere|ire)\s(?:(?:molto|spesso|sempre|anche|soprattutto)\s)?(?:su|sul|sullo|sulla|sui|sugli|sulle|di|del|dello|della|dei|degli|delle|che|il|lo|la|i|gli|le|come|quanto|perché)(?!\p{L})|^\p{L}{2,}(?:are|ere|ire)\s(?:sull|dell|l)[’']/iu;
const PRICED = /^(?:i )?(?:prezzi|listino|tariffe|prices|rates)(?:,?\s(?:sì|si|ok|yes))?$/iu;
const PRICED_THING =
  /^(\p{L}[\p{L}’' ]{3,40}?)\s(?:(?:a|at)\s)?((?:da |from )?(?:[€£]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|euro)))\s*\.?$/iu;
const MORE_WISHES =
  /^(?:e|and)\s+(?:(?:anche|poi|also)\s+)?(?:un[ao]?|qualche|i|il|la|le|gli|some|an?|the)\s(?!.*(?<!\p{L})(?:è|sono|costa|costano|dura|durano|\p{L}+iamo|is|are|costs?|lasts?)(?!\p{L}))/iu;

/** "A bit about pruning: olive trees in March": how much is to be said of what. */
const A_BIT_ABOUT =
  /^(?:(?:e|poi|and|then|also)\s)?(?:an? (?:bit|little|word|few words|line)(?: more)?|something|some words|un po[’']?|qualcosa|qualche (?:parola|riga|cosa)|due (?:parole|righe)|un (?:accenno|cenno|pensiero))\s(?:about|on|(?:di|del|dello|della|dei|degli|delle|su|sul|sulla|sui|sugli|sulle)\s)\s*/iu;
/** "Also two wineries and a hotel.": more of those whom the sentence before named. */
const MORE_OF_THEM =
  /^(?:also|plus|anche|più|in più|oltre a)\s(?!.*(?<!\p{L})(?:è|sono|ha|hanno|\p{L}+iamo|si|c[’']è|costa\p{L}*|dura\p{L}*|apert\p{L}|chius\p{L}|is|are|has|have|we|you|costs?|lasts?|open|closed)(?!\p{L}))[^\d:]+$/iu;
/** "Poi delle serate: martedì 1 dicembre…" after "Parlaci spesso delle tisane". */
const WISHES_GO_ON =
  /^(?:(?:e|poi|anche|ancora|inoltre|soprattutto|and|then|also)\s+)+(?=(?:di|del|dello|della|dei|degli|delle|about|of)\s|(?:dell|d)[’'])/iu;

const EMBARGO_CLAUSE =
  /[,;]\s*(?:e |ma |and |but )?(?:(?:da|dopo|a partire da) (?:quel giorno|quella data|quel momento|allora)|(?:from|after) (?:that day|that date|then))(?!\p{L}).*$|\s(?:ma|però|but)\s(?:aspett|attend|manca|siamo in attesa|(?:we[’']?(?:re|are)? )?(?:wait|await))[^.]*$|,\s*(?:e\s)?(?:lo|la|li|le|ne|se ne|si)\s(?:dic|scriv|annunci|raccont|parl|mostr|pubblic)\p{L}*\s(?:solo\s|soltanto\s)?(?:dal|da|il|dopo)(?!\p{L}).*$|,?\s*\b(?:ma|però|but)\s(?:(?:lo|la|li|le|ne|se ne|si|we(?:[’']ll| will)?|I(?:[’']ll| will)?)\s)?(?:dic|scriv|annunci|raccont|parl|mostr|pubblic|say|announce|tell|post|write|mention)\p{L}*\s.*$|,?\s*\b(?:ma|però|but)\s(?:finch[éè]|fino a|fin quando|until|till|prima)(?!\p{L}).*$|,?\s*\b(?:dal(?:l[’'])?|from|dopo (?:il|l[’']))\s*\d{1,2}(?:\s\p{L}+)?,?\s(?:lo |la |li |le )?(?:si (?:può|possono)|(?:we |you )?(?:can|may)) .*$|,?\s*(?:(?:per ora no|for now no|not yet)[,;]?\s*)?\b(?:si (?:può|possono|potrà|potranno)|(?:we |you )?(?:can|may)(?: be)?)\s+(?:\p{L}+\s){0,2}?(?:dir|scriv|mostr|annunci|pubblic|racconta|parlar|post|say|write|show|announce|tell|mention|publish).*$|,?\s*\b(?:ma|però|but)\b[^,.]*\b(?:annunci\w+|announce\w*)\b.*$|,?\s*(?:\b(?:ma|però|but)\b\s*)?(?:(?:le date|la data) (?:escono|esce|la annuncia|si annuncia)\b|fino (?:ad allora|a quel giorno|a quella data)\b|(?:until|till) then\b|(?:prima (?:del|di|non|no)\b|non \p{L}+ prima\b|not (?:a word|a hint)\b|prima (?:nemmeno|neanche|neppure)\b|not before\b|don[’']t \p{L}+ .{0,30}before\b|but not before\b)).*$/iu;

/** "Dopo quella data l'offerta non c'è più": it points to a day of the sentence before it, and says nothing without it. */
const POINTS_BACK =
  /^(?:e |ma |poi |and |but |then )?(?:(?:dopo|prima di|da|fino a|entro) (?:quell[ao]|quest[ao]|quel) (?:data|giorno|momento|ora)|dopo di allora|(?:after|before|until|from) (?:that|this|then)(?: date| day| time)?)(?!\p{L})/iu;
/** "Nothing about them before that": what stood just before is not to be told before its day. */
const SILENT_BEFORE =
  /^(?:e |ma |and |but )?(?:nothing|not a (?:word|hint)|please don[’']t|don[’']t|do not|never|niente|nulla|non|mai|zitt[oi]|silenzio|nemmeno|neanche)(?!\p{L})[^.]*(?<!\p{L})(?:(?:before|until|till) (?:that|then)(?: day| date)?|prima(?: di (?:allora|quel giorno|quella data))?|fino (?:ad allora|a quel giorno|a quella data))[.!]*$/iu;
/** "Gratis, senza prenotare.": it goes on with the sentence before it. */
const GOES_WITH_LAST =
  /^(?:(?:è |sono )?(?:gratis|gratuit[oaie]|compres[oaie]|inclus[oaie])|ingresso|senza|solo su|si prenota|posti|free|no (?:booking|need|charge)|included|entry|just turn up)(?!\p{L})[^:]{0,60}$/iu;

/** True where a sentence goes on about the subject before it: it has no other one, or names it again. */
const goesOn = (topic: string, sentence: string): boolean => {
  if (topic === '') return false;
  const roots = topic
    .toLowerCase()
    .split(/[\s’']+/u)
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 4));
  return isElliptic(sentence) || roots.some((root) => sentence.toLowerCase().includes(root));
};

const isOfTheHouse = (sentence: string): boolean => isSecret(sentence) || isHouseMatter(sentence);
/** A line with more sentences is a whole text in one paragraph. */
const SHORT_LINE = 6;
const CONTRASTS = /:\s\p{L}+(?:\s\p{L}+)?,\s(?:mai|non|never|not)\s\p{L}+(?:\s\p{L}+)?[.!]?$/iu;
/** A longer sentence says more than who may read the next ones. */
const LABEL_WORDS = 4;

/** "Argomenti che ci tengo a far tornare spesso: …", "temi su cui insistere: …": the same wish as "parlare spesso di …". */
const SUBJECTS_NAMED =
  /(^|[.;!] )(?:gli |i |le )?(?:argoment[oi]|tem[ai]|cose|discorsi) (?:che|di cui|su cui|da) [^.:;]{0,60}?(?:spesso|tornare|insist\p{L}+|ripet\p{L}+|batter\p{L}*)[^.:;]{0,20}:\s*/giu;

/** Reads what an owner typed: statements, wishes, bans, and what is meant for the writer alone. */
export const readInstructions = (text: string, today: Day): RawMaterial => {
  const read = emptyMaterial();
  let topic = '';
  /** What the sentence before told; null where it told nothing. */
  let last: RawFact | null = null;
  /** The same beyond the end of its line: a line of its own may ask for silence. */
  let latest: RawFact | null = null;
  const addFact = (given: string, about: string, kind?: RawFact['kind'], from: Day | null = null): void => {
    if (MORE_OF_THEM.test(given)) {
      read.customers.push(given);
      return;
    }
    const clean = asSentence(publicPart(given).replace(/\s*(?:\.{2,}|…)$/u, ''));
    if (isHouseMatter(clean)) {
      read.privateNotes.push(clean);
      return;
    }
    if (POINTS_BACK.test(clean)) return;
    if (last && from === null && GOES_WITH_LAST.test(clean)) {
      last.text = `${last.text} ${clean}`;
      return;
    }
    if (clean.length < 12) return;
    // Two or three words without a figure are a remark, and what is said of announcing is for the writer.
    if (
      clean.split(/\s+/u).length < 4 &&
      !/\d|\p{L}{2}iamo(?!\p{L})|^(?:non|no|niente|senza)\s/iu.test(clean)
    )
      return;
    if (
      /(?<!\p{L})(?:(?:si|lo|la|li|le) annunci\p{L}+|l[’']annunci\p{L}+|da annunciare|l[’']annuncio|announce\p{L}*)(?!\p{L})/iu.test(
        clean,
      )
    )
      return;
    read.facts.push({ text: clean, topic: about, kind: kind ?? kindOfFact(clean, today), from });
  };
  /** "prezzi: racchetta 3 euro, lezione 35 euro": each with its thing. */
  const readPrices = (row: string): void => {
    for (const part of row.split(/,\s+(?!\d)|;\s+/u)) {
      const found = PRICED_THING.exec(part.trim());
      if (found) {
        const [, name = '', price = ''] = found;
        read.offers.push({
          name: upperFirst(name),
          price: asPrice(price, 'it'),
          details: [],
          note: '',
          list: 'prezzi',
        });
      }
    }
  };
  let afterWish = false;
  const direct = (sentence: string): void => {
    const { wishes, facts } = wishesIn(sentence);
    if (asksForPrices(sentence)) read.wishes.push({ words: 'prezzi', often: true });
    read.wishes.push(...wishes);
    // "La chiave che gira male: grafite, mai olio" says what is right, and rules no word out.
    if (wishes.length === 0 || !CONTRASTS.test(sentence)) read.forbidden.push(...bansIn(sentence));
    for (const fact of facts) addFact(fact.text, fact.topic);
    topic = wishes.at(-1)?.words ?? topic;
    afterWish = wishes.length > 0;
  };
  const sentence = (given: string, first: boolean): 'private' | 'read' => {
    const [embargo] = last && SILENT_BEFORE.test(given) ? daysIn(last.text, today) : [];
    if (last && embargo) {
      last.from = embargo.day;
      return 'read';
    }
    if (latest && asksSilence(given)) {
      const until = daysIn(given, today).at(-1);
      if (until) latest.from = until.day;
      else {
        read.facts.splice(read.facts.indexOf(latest), 1);
        read.privateNotes.push(latest.text);
      }
      return 'read';
    }
    if (isBanLabel(given)) {
      read.forbidden.push(...bansIn(`mai ${given.slice(given.indexOf(':') + 1).trim()}`));
      return 'read';
    }
    if (isPrivateLabel(given)) {
      read.privateNotes.push(given);
      read.forbidden.push(...subjectsBarredIn(given));
      // "Da non usare: …" rules words out.
      if (/(?<!\p{L})da non (?:us|dir|scriv|nomin|cit)/iu.test(given)) read.forbidden.push(...bansIn(given));
      return 'private';
    }
    // A sentence in brackets is an aside to whoever writes.
    if (/^\([^()]+\)[.!]?$/u.test(given)) {
      read.privateNotes.push(given);
      return 'read';
    }
    if (isAboutClosing(given)) return 'read';
    const labelled = labelOf(given);
    const meaning = labelled?.meaning ?? 'plain';
    const value = withoutLastWord(labelled && meaning !== 'plain' ? labelled.value : given);
    if (meaning === 'ban') read.forbidden.push(...bansIn(`mai ${value}`));
    else if (meaning === 'name') return 'read';
    else if (meaning === 'customers') read.customers.push(value);
    else if (meaning === 'style') direct(value);
    else if (meaning === 'wish') {
      if (/^(?:other|altr)/iu.test(labelled?.label ?? '')) {
        for (const part of value.split(/,\s*(?:e\s|and\s)?/u)) {
          const words = part
            .replace(/[.!]$/u, '')
            .replace(/^(?:the|il|la|lo|i|gli|le)\s+/iu, '')
            .trim();
          if (words.split(/\s+/).length > 1) read.wishes.push({ words, often: false });
        }
      } else direct(`parlare spesso di ${value}`);
    } else if (meaning === 'services') addFact(value, '', 'about');
    else if (labelled && PRICED.test(labelled.label)) readPrices(labelled.value);
    else if (ABOUT_CUSTOMERS.test(value)) read.customers.push(value);
    else {
      const from = embargoIn(value, today);
      const { statement, order } = partedAtAddress(value);
      if (from) addFact(statement.replace(EMBARGO_CLAUSE, ''), '', undefined, from);
      else if (order !== '' && wantsSilence(order) && !isDirective(value) && !isToWriter(value)) {
        // "From 7 December we rent electric bikes, say nothing before.": without a day of its own it is never told.
        const embargo = isUntilThen(order) ? daysIn(statement, today).at(-1) : undefined;
        if (embargo) addFact(statement, '', undefined, embargo.day);
        else read.privateNotes.push(value);
      } else if (isNotYetTold(value, today)) read.privateNotes.push(value);
      else if (afterWish && WISHES_GO_ON.test(value))
        direct(`parlare spesso ${value.replace(WISHES_GO_ON, '')}`);
      else if (A_BIT_ABOUT.test(value)) direct(`ogni tanto ${value.replace(A_BIT_ABOUT, '')}`);
      else if (
        isDirective(value) ||
        isToWriter(value) ||
        asksForPrices(value) ||
        ORDER_IN_INFINITIVE.test(value) ||
        isAddressed(value)
      )
        direct(value);
      // "Parlate spesso di X. E un consiglio, come si pulisce una lente": it goes on with what to write of.
      else if (afterWish && MORE_WISHES.test(value))
        direct(`ogni tanto ${value.replace(/^(?:e|and)\s+/iu, '')}`);
      else if (isSecret(value)) {
        const left = publicPart(value);
        if (left !== '' && !isSecret(left)) addFact(left, topic);
        else read.privateNotes.push(value);
      } else {
        // "Novità: massaggio al miele": the label goes, what it announces stays.
        const turns = meaning === 'plain' && order !== '';
        if (turns) direct(order);
        const content = turns ? statement : value;
        if (content !== '')
          addFact(
            upperFirst(content),
            (first && meaning === 'plain') || !goesOn(topic, content) ? '' : topic,
            meaning === 'about' || read.facts.length === 0
              ? 'about'
              : meaning === 'event'
                ? 'event'
                : undefined,
          );
      }
      return 'read';
    }
    return 'read';
  };
  for (const line of withoutPrivateBrackets(text, read.privateNotes).split(/\n+/)) {
    topic = '';
    last = null;
    afterWish = false;
    let isPrivate = false;
    const sentences = sentencesIn(
      withCorrections(
        line
          .replace(BULLET, '')
          .replace(SUBJECTS_NAMED, (_, before: string) => `${before}Parlare spesso di: `),
      ),
    );
    const begin = read.facts.length;
    const isMostlyPrivate = sentences.filter(isOfTheHouse).length >= Math.max(2, sentences.length / 2);
    for (const [at, one] of sentences.entries()) {
      if (isPrivate) {
        const embargo = embargoIn(one, today);
        if (isAllowed(one)) addFact(one, '');
        // What is said to the writer of writing is never a secret.
        else if (isAboutClosing(one) || (isDirective(one) && wishesIn(one).wishes.length > 0)) direct(one);
        else if (embargo) addFact(one.replace(EMBARGO_CLAUSE, ''), '', undefined, embargo);
        else {
          read.privateNotes.push(one);
          read.forbidden.push(...subjectsBarredIn(one));
        }
        continue;
      }
      // "Riservato. Il dott. Lai…": a label of its own keeps back the line that it begins.
      if (at === 0 && sentences.length > 1 && one.split(/\s+/u).length < LABEL_WORDS && isPrivateLabel(one)) {
        read.privateNotes.push(one);
        isPrivate = true;
        continue;
      }
      const before: number = read.facts.length;
      const notes = read.privateNotes.length;
      isPrivate = sentence(one, at === 0) === 'private';
      last = read.facts.length > before ? (read.facts.at(-1) ?? null) : null;
      latest = last;
      // Owners write what is theirs alone in one breath: after one private sentence the rest of a short line is private too.
      if (
        !isPrivate &&
        read.privateNotes.length > notes &&
        sentences.length <= SHORT_LINE &&
        !asksSilence(one)
      )
        isPrivate = true;
      else if (isPrivate) {
        const label = labelOf(one);
        const last = read.privateNotes.at(-1) ?? '';
        if (label && isAllowed(last)) {
          read.privateNotes.pop();
          addFact(label.value, '');
        }
      }
    }
    // What stands before them in the same breath is of the house too.
    if (isMostlyPrivate) read.privateNotes.push(...read.facts.splice(begin).map((fact) => fact.text));
  }
  return read;
};
