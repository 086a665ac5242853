import { isStopWord } from '../../text/stop-words';
import { fold, tokenise } from '../../text/tokenise';
import { isCommonWord } from '../../text/alike';

/** Written with a capital out of courtesy or habit, and names of nobody. */
const NO_NAMES = new Set(
  (
    'lei la le suo sua suoi sue vi voi vostro vostra loro tu tuo euro iva italia italiano italiana europa natale pasqua pasquetta capodanno ferragosto ' +
    'epifania internet wifi whatsapp facebook instagram google maps telegram paypal satispay visa mastercard bancomat pdf faq ok ' +
    'lunedi martedi mercoledi giovedi venerdi sabato domenica gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre ' +
    'novembre dicembre monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september ' +
    'october november december christmas easter italy italian english inglese euros mr mrs ms sig sigra signor signora dott dottor ' +
    'dottoressa i yes no si ciao salve buongiorno grazie certo hello hi sure ecco'
  ).split(' '),
);
/** After a bare word that begins a sentence, these make it somebody: "Ugo ti aspetta". */
const ACTS =
  /^(?:ti|vi|la|le|si|e|sara|risponde|aspetta|lavora|cura|segue|puo|insegna|riceve|rimborsa|gestisce|is|will|can|works|takes|teaches|runs|waits|handles)$/;
/** German begins every noun with a capital. */
const GERMAN = /\b(?:der|die|das|und|ist|nicht|sie|wir|für|mit)\b/giu;

const known = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => tokenise(text).map((token) => fold(token.text))));

/** Finds the names that nobody gave: words with a capital that stand in no source and in no list of common words. */
export class NameCheck {
  readonly #known: Set<string>;

  constructor(texts: readonly string[]) {
    this.#known = known(texts);
  }

  hasUnknown(sentence: string): boolean {
    if ((sentence.match(GERMAN)?.length ?? 0) > 1) return false;
    const tokens = tokenise(sentence);
    return tokens.some((token, at) => {
      if (!token.capital || token.text.length < 3) return false;
      const word = fold(token.text);
      if (this.#known.has(word) || NO_NAMES.has(word) || isStopWord(word)) return false;
      const before = sentence.slice(0, token.start);
      const isStart = at === 0 || /(?:[.!?:…\n•*"«“(–-]|\d\.)\s*$/u.test(before);
      const next = tokens[at + 1];
      if (!isStart) return !isCommonWord(word) || next?.capital === true;
      if (isCommonWord(word)) return false;
      return next !== undefined && (ACTS.test(fold(next.text)) || this.#isName(next));
    });
  }

  #isName({ text, capital }: { text: string; capital: boolean }): boolean {
    const word = fold(text);
    return capital && !this.#known.has(word) && !NO_NAMES.has(word) && !isCommonWord(word);
  }
}
