import type { Day } from '../../../../contract';
import { isUntilThen, partedAtAddress, wantsSilence } from './address-to-writer';
import { bansIn, subjectsBarredIn } from './bans';
import { isAboutClosing } from './closing';
import { daysIn, embargoIn, isNotYetTold } from './dates';
import { isDirective } from './directives';
import { kindOfFact } from './fact-kind';
import { asksSilence, isHouseMatter, isOfTheHouse } from './house-matters';
import {
  A_BIT_ABOUT,
  ABOUT_CUSTOMERS,
  ANNOUNCES,
  CONTRASTS,
  EMBARGO_CLAUSE,
  GOES_WITH_LAST,
  goesOn,
  isRemark,
  LAST_CLAUSE,
  MORE_OF_THEM,
  MORE_WISHES,
  POINTS_BACK,
  PRICED,
  thingsIn,
  WISHES_GO_ON,
} from './instruction-patterns';
import { isBanLabel, labelOf, type LabelMeaning } from './labels';
import { isAllowed, isPrivateLabel, isSecret, isShortPrivateLabel } from './privacy';
import { listedPrices } from './listed-prices';
import { publicPart, withoutLastWord, withoutPrivateBrackets } from './public-part';
import { emptyMaterial, type RawFact, type RawMaterial } from './raw-material';
import { wishesIn } from './read-wishes';
import { keepsBack } from './silence';
import { asksForPrices } from './style';
import { speaksToWriter } from './speaks-to-writer';
import { asSentence, upperFirst } from './text';
import { isToWriter, permittedIn } from './to-writer';
import { toldFromThenOn } from './told-later';
import { isBareRow, isQuotedRow, typedLinesIn, type TypedLine } from './typed-sections';
import { typedSentencesIn } from './typed-sentences';

/** A line with more sentences is a whole text in one paragraph. */
const SHORT_LINE = 6;
/** A shorter statement says nothing. */
const LEAST_CHARACTERS = 12;
/** Reads what an owner typed: statements, wishes, bans, and what is meant for the writer alone. */
export const readInstructions = (text: string, day: Day): RawMaterial =>
  new InstructionsReader(day).read(text);

/** Reads sentence after sentence: what one says may depend on those before it in its line. */
class InstructionsReader {
  readonly #material = emptyMaterial();
  readonly #today: Day;
  /** What the wishes of this line are about. */
  #topic = '';
  /** What the sentence before told; null where it told nothing. */
  #last: RawFact | null = null;
  /** The same beyond the end of its line. */
  #latest: RawFact | null = null;
  #isAfterWish = false;
  /** The rest of this line is private. */
  #isPrivate = false;
  /** What the sentence before ruled out: nothing, words, or the list that its label begins. */
  #barred: 'nothing' | 'words' | 'list' = 'nothing';
  /** How many statements stand before this line. */
  #lineBegin = 0;

  constructor(today: Day) {
    this.#today = today;
  }

  read(text: string): RawMaterial {
    const { privateNotes } = this.#material;
    for (const line of typedLinesIn(withoutPrivateBrackets(text, privateNotes))) this.#readLine(line);
    return this.#material;
  }

  #readLine({ text: line, under }: TypedLine): void {
    const { facts, privateNotes } = this.#material;
    const begin = facts.length;
    [this.#topic, this.#last, this.#isAfterWish] = ['', null, false];
    this.#isPrivate = under === 'private';
    this.#barred = 'nothing';
    this.#lineBegin = begin;
    const sentences = typedSentencesIn(line);
    if (under !== null && under !== 'private') {
      for (const sentence of sentences) this.#readUnder(under, sentence);
      return;
    }
    const isMostlyPrivate = sentences.filter(isOfTheHouse).length >= Math.max(2, sentences.length / 2);
    for (const [at, sentence] of sentences.entries()) {
      if (this.#isPrivate) this.#readAfterPrivate(sentence);
      else if (at === 0 && sentences.length > 1 && isShortPrivateLabel(sentence)) {
        // "Riservato. Il dott. Lai…": a label of its own keeps back the line that it begins.
        privateNotes.push(sentence);
        this.#isPrivate = true;
      } else this.#readOpen(sentence, at === 0, sentences.length);
    }
    // What stands before them in the same breath is of the house too.
    if (isMostlyPrivate) privateNotes.push(...facts.splice(begin).map((fact) => fact.text));
  }

  /** A sentence under a heading: what is ruled out, wished for, said of customers or of how to write is no statement of its own. */
  #readUnder(heading: LabelMeaning, sentence: string): void {
    const { customers, forbidden } = this.#material;
    if (heading === 'ban') forbidden.push(...bansIn(`mai ${sentence}`));
    else if (heading === 'customers') customers.push(sentence);
    else if (heading === 'wish') this.#readWish('', sentence);
    else this.#direct(sentence);
  }

  /** A sentence in a line whose rest is private: only what is expressly allowed, dated or said to the writer counts. */
  #readAfterPrivate(sentence: string): void {
    const embargo = embargoIn(sentence, this.#today);
    if (embargo && toldFromThenOn(sentence) !== null) this.#addWaiting(sentence, sentence, embargo);
    else if (isAllowed(sentence)) this.#addFact(sentence, '');
    // What is said to the writer of writing is never a secret.
    else if (isAboutClosing(sentence) || (isDirective(sentence) && wishesIn(sentence).wishes.length > 0))
      this.#direct(sentence);
    else if (embargo) this.#addWaiting(sentence, sentence, embargo);
    else {
      this.#material.privateNotes.push(sentence);
      this.#material.forbidden.push(...subjectsBarredIn(sentence));
    }
  }

  /** A sentence in a line that nothing has made private, and what it means for the rest of the line. */
  #readOpen(sentence: string, isFirst: boolean, ofSentences: number): void {
    const { facts, forbidden, privateNotes } = this.#material;
    const factsBefore = facts.length;
    const notesBefore = privateNotes.length;
    const bansBefore = forbidden.length;
    const goesOn =
      this.#barred !== 'nothing' &&
      (isQuotedRow(sentence) || (this.#barred === 'list' && isBareRow(sentence)));
    if (goesOn) forbidden.push(...bansIn(`mai ${sentence}`));
    else {
      if (!isQuotedRow(sentence)) this.#isPrivate = this.#readSentence(sentence, isFirst) === 'private';
      const heads = isFirst && labelOf(sentence)?.meaning === 'ban';
      this.#barred = forbidden.length === bansBefore ? 'nothing' : heads ? 'list' : 'words';
    }
    this.#last = facts.length > factsBefore ? (facts.at(-1) ?? null) : null;
    this.#latest = this.#last;
    if (this.#isPrivate) this.#allowAfterLabel(sentence);
    // Owners write what is theirs alone in one breath: after one private sentence the rest of a short line is private too.
    else
      this.#isPrivate =
        privateNotes.length > notesBefore && ofSentences <= SHORT_LINE && !asksSilence(sentence);
  }

  /** A private label may stand before what is expressly allowed. */
  #allowAfterLabel(sentence: string): void {
    const label = labelOf(sentence);
    if (!label || !isAllowed(this.#material.privateNotes.at(-1) ?? '')) return;
    this.#material.privateNotes.pop();
    this.#addFact(label.value, '');
  }

  #readSentence(sentence: string, isFirst: boolean): 'private' | 'read' {
    const { forbidden, privateNotes } = this.#material;
    const before = { last: this.#last, latest: this.#latest, lineBegin: this.#lineBegin };
    if (keepsBack(sentence, before, this.#material, this.#today)) return 'read';
    if (isBanLabel(sentence)) {
      forbidden.push(...bansIn(`mai ${sentence.slice(sentence.indexOf(':') + 1).trim()}`));
      return 'read';
    }
    if (isPrivateLabel(sentence)) {
      privateNotes.push(sentence);
      forbidden.push(...subjectsBarredIn(sentence));
      // "Da non usare: …" rules words out.
      if (/(?<!\p{L})da non (?:us|dir|scriv|nomin|cit)/iu.test(sentence)) forbidden.push(...bansIn(sentence));
      return 'private';
    }
    // A sentence in brackets is an aside to whoever writes.
    if (/^\([^()]+\)[.!]?$/u.test(sentence)) privateNotes.push(sentence);
    else if (!isAboutClosing(sentence)) this.#readMeaning(sentence, isFirst);
    return 'read';
  }

  /** What a sentence says by its label, or by itself. */
  #readMeaning(sentence: string, isFirst: boolean): void {
    const labelled = labelOf(sentence);
    const meaning = labelled?.meaning ?? 'plain';
    const value = withoutLastWord(labelled && meaning !== 'plain' ? labelled.value : sentence);
    if (meaning === 'name') return;
    if (meaning === 'ban') this.#material.forbidden.push(...bansIn(`mai ${value}`));
    else if (meaning === 'customers') this.#material.customers.push(value);
    else if (meaning === 'style') this.#direct(value);
    else if (meaning === 'wish') this.#readWish(labelled?.label ?? '', value);
    else if (meaning === 'services') this.#addFact(value, '', 'about');
    else if (labelled && PRICED.test(labelled.label))
      this.#material.offers.push(...listedPrices(labelled.value));
    else if (ABOUT_CUSTOMERS.test(value)) this.#material.customers.push(value);
    else if (!this.#readEmbargo(value) && !this.#readOrder(value))
      this.#readStatement(value, meaning, isFirst);
  }

  #readWish(label: string, value: string): void {
    if (!/^(?:other|altr)/iu.test(label)) {
      this.#direct(`parlare spesso di ${value}`);
      return;
    }
    this.#material.wishes.push(...thingsIn(value).map((words) => ({ words, often: false })));
  }

  /** Whether the sentence is not to be told before its day; without a day of its own it is never told. */
  #readEmbargo(value: string): boolean {
    const from = embargoIn(value, this.#today);
    const { statement, order } = partedAtAddress(value);
    if (from) this.#addWaiting(value, statement, from);
    else if (order !== '' && wantsSilence(order) && !isDirective(value) && !isToWriter(value)) {
      // "From 7 December we rent electric bikes, say nothing before."
      const embargo = isUntilThen(order) ? daysIn(statement, this.#today).at(-1) : undefined;
      if (embargo) this.#addFact(statement, '', undefined, embargo.day);
      else this.#material.privateNotes.push(value);
    } else if (isNotYetTold(value, this.#today)) this.#material.privateNotes.push(value);
    else return false;
    return true;
  }

  /** Whether the sentence says what to write of, or how. */
  #readOrder(value: string): boolean {
    if (this.#isAfterWish && WISHES_GO_ON.test(value))
      this.#direct(`parlare spesso ${value.replace(WISHES_GO_ON, '')}`);
    else if (A_BIT_ABOUT.test(value)) this.#direct(`ogni tanto ${value.replace(A_BIT_ABOUT, '')}`);
    else if (speaksToWriter(value)) this.#direct(value);
    // "Parlate spesso di X. E un consiglio, come si pulisce una lente": it goes on with what to write of.
    else if (this.#isAfterWish && MORE_WISHES.test(value))
      this.#direct(`ogni tanto ${value.replace(/^(?:e|and)\s+/iu, '')}`);
    else return false;
    return true;
  }

  #readStatement(value: string, meaning: string, isFirst: boolean): void {
    const { facts, privateNotes } = this.#material;
    if (isSecret(value)) {
      const left = publicPart(value);
      if (left !== '' && !isSecret(left)) this.#addFact(left, this.#topic);
      else privateNotes.push(value);
      return;
    }
    const isPlain = meaning === 'plain';
    const { statement, order } = partedAtAddress(value);
    const turns = isPlain && order !== '';
    if (turns) this.#direct(order);
    const content = turns ? statement : value;
    if (content === '') return;
    const topic = (isFirst && isPlain) || !goesOn(this.#topic, content) ? '' : this.#topic;
    const isAbout = meaning === 'about' || facts.length === 0;
    this.#addFact(upperFirst(content), topic, isAbout ? 'about' : meaning === 'event' ? 'event' : undefined);
  }

  /** What is told from a day on; what its owner expressly allows then is kept back only where it cannot be said at all. */
  #addWaiting(sentence: string, statement: string, from: Day): void {
    const allowed = toldFromThenOn(sentence);
    if (allowed === null) {
      this.#addFact(statement.replace(EMBARGO_CLAUSE, ''), '', undefined, from);
      return;
    }
    const text = asSentence(publicPart(upperFirst(allowed)));
    if (text.length < LEAST_CHARACTERS || isSecret(text)) this.#material.privateNotes.push(sentence);
    else this.#material.facts.push({ text, topic: '', kind: kindOfFact(text, this.#today), from });
  }

  #addFact(given: string, topic: string, kind?: RawFact['kind'], from: Day | null = null): void {
    const { customers, facts, privateNotes } = this.#material;
    if (MORE_OF_THEM.test(given)) return void customers.push(given);
    const whole = asSentence(publicPart(given).replace(/\s*(?:\.{2,}|…)$/u, ''));
    // What waits for its day is told then, without why it waited.
    const clean = from !== null && isHouseMatter(whole) ? asSentence(whole.replace(LAST_CLAUSE, '')) : whole;
    if (isHouseMatter(clean)) {
      privateNotes.push(clean);
      return;
    }
    if (this.#last && from === null && GOES_WITH_LAST.test(clean)) {
      this.#last.text = `${this.#last.text} ${clean}`;
      return;
    }
    const isWhole = clean.length >= LEAST_CHARACTERS && !POINTS_BACK.test(clean);
    if (!isWhole || isRemark(clean) || ANNOUNCES.test(clean)) return;
    facts.push({ text: clean, topic, kind: kind ?? kindOfFact(clean, this.#today), from });
  }

  /** What is said to the writer: wishes, bans, and the statements between them. */
  #direct(sentence: string): void {
    const permitted = permittedIn(sentence);
    if (permitted !== '') {
      this.#material.wishes.push({ words: permitted, often: false });
      return;
    }
    const { wishes, facts } = wishesIn(sentence);
    if (asksForPrices(sentence)) this.#material.wishes.push({ words: 'prezzi', often: true });
    this.#material.wishes.push(...wishes);
    // "La chiave che gira male: grafite, mai olio" says what is right, and rules no word out.
    if (wishes.length === 0 || !CONTRASTS.test(sentence)) this.#material.forbidden.push(...bansIn(sentence));
    for (const fact of facts) this.#addFact(fact.text, fact.topic);
    this.#topic = wishes.at(-1)?.words ?? this.#topic;
    this.#isAfterWish = wishes.length > 0;
  }
}
