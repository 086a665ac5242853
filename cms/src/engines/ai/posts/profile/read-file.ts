import type { Day, Locale } from '../../../../contract';
import { isDirective } from './directives';
import { kindOfFact } from './fact-kind';
import {
  ADVICE,
  ANSWER_MARK,
  ANSWERED,
  FIRST_ANSWER_MARK,
  QUESTION_MARK,
  scheduleLineOf,
} from './file-patterns';
import { advised, BULLET, isHeading, topicOf, undecorated, unmarkedListIn, WRITTEN_NOTES } from './headings';
import { isHouseMatter } from './house-matters';
import { listedOffer } from './listed-offer';
import { withoutMailHeads } from './mail';
import { isPrivateHeading, isPrivateLabel, isSecret } from './privacy';
import { publicPart, withoutPrivateBrackets } from './public-part';
import { emptyMaterial, type RawMaterial } from './raw-material';
import { readOffer, rowOf } from './read-offers';
import { isRawRow, readTable, tableIn } from './read-table';
import { isStaffNote } from './staff-notes';
import { askedTogether } from './asked-together';
import { withoutStoryLabel } from './story-labels';
import { asSentence, sentencesIn } from './text';
import { scribblesIn, withoutBarredLines } from './withheld-lines';

export interface GivenFile {
  name: string;
  text: string;
}
interface Reading {
  today: Day;
  language: Locale;
}

/** Sentences of one line are told together up to so many characters. */
const JOINED = 260;
/** A short paragraph is one story: it is not cut in two. */
const ONE_STORY = 400;
/** Points longer than this, on average, are statements of their own where no heading says what they are points of. */
const LONG_POINT = 50;
/** A shorter sentence says nothing. */
const LEAST_CHARACTERS = 15;
const LONGEST_QUESTION = 120;
/** What customers are not to do, and nothing of posts or of those who write them. */
const WHAT_NOT_TO_DO =
  /^(?:niente|mai|senza|no|never|no)\s(?!.*(?<!\p{L})(?:post|social|foto|nom[ei]|cognom[ei]|prezz[oi]|parol[ae]|emoji|hashtag|photos?|names?|prices?|words?)(?!\p{L}))\p{L}+/iu;

/** Reads a reference file: price lists, questions with answers, advice, notices; leaves out what is not for customers. */
export const readFile = ({ name, text }: GivenFile, reading: Reading): RawMaterial => {
  const material = emptyMaterial();
  const { privateNotes } = material;
  const given = withoutPrivateBrackets(withoutBarredLines(text, privateNotes), privateNotes);
  const table = tableIn(given.replace(/\r/gu, ''), /\.(?:csv|tsv|tab)$/iu.test(name));
  if (table) readTable(table, topicOfName(name), reading.language, material);
  else {
    const lines = withoutMailHeads(given.split(/\r?\n/u).map((line) => undecorated(line.trim())));
    // Cells that belong to no table are nothing that can be read aloud.
    privateNotes.push(...lines.filter(isRawRow));
    const written = lines.map((line) => (isRawRow(line) ? '' : line));
    new LinesReader(written, reading, material).read();
  }
  return material;
};

const topicOfName = (name: string): string =>
  name
    .replace(/\.[^.]+$/u, '')
    .replace(/[-_]+/gu, ' ')
    .trim();

/** Reads a text line by line: what one says depends on the heading, the question and the list that are open above it. */
class LinesReader {
  readonly #lines: readonly string[];
  readonly #today: Day;
  readonly #language: Locale;
  readonly #material: RawMaterial;
  readonly #scribbles: ReadonlySet<number>;
  readonly #unmarked: ReadonlySet<number>;
  #topic = '';
  #heading = '';
  #private: 'no' | 'paragraph' | 'section' = 'no';
  #question: { text: string; answered: string[] } | null = null;
  #points: string[] = [];
  #schedule: string[] = [];
  /** The statement that the last sentence became, and its line. */
  #open: { at: number; line: number } | null = null;

  constructor(lines: readonly string[], { today, language }: Reading, material: RawMaterial) {
    this.#lines = lines;
    this.#today = today;
    this.#language = language;
    this.#material = material;
    this.#scribbles = scribblesIn([...lines]);
    this.#unmarked = unmarkedListIn([...lines]);
  }

  read(): void {
    for (const [at, line] of this.#lines.entries()) {
      if (line === '') this.#endParagraph();
      else if (!this.#keepBack(line, at) && !this.#readQuestion(line) && !this.#readRow(line))
        this.#readText(line, at);
    }
    this.#closeAll();
  }

  #endParagraph(): void {
    if (this.#private === 'paragraph') this.#private = 'no';
    this.#closeQuestion();
    this.#closeList();
  }

  #closeAll(): void {
    this.#closeQuestion();
    this.#closeList();
    this.#closeSchedule();
  }

  /** Whether the line is a heading, or is not for customers: its own label, the heading above it or a scribble says so. */
  #keepBack(line: string, at: number): boolean {
    const { privateNotes } = this.#material;
    if (this.#scribbles.has(at)) {
      privateNotes.push(line);
      return true;
    }
    const heads = !QUESTION_MARK.test(line) && isHeading(line, this.#lines[at - 1], this.#lines[at + 1]);
    const isClear = heads && (/^#/u.test(line) || line === line.toUpperCase());
    if (this.#private === 'section' && !isClear) {
      privateNotes.push(line);
      return true;
    }
    const [, label, value] = /^([^:]{3,50}):\s*(.*)$/u.exec(line) ?? [];
    const hasPrivateLabel = label !== undefined && isPrivateHeading(label);
    if (heads || hasPrivateLabel) {
      this.#closeAll();
      this.#readHeading(line, hasPrivateLabel, value ?? '');
      return true;
    }
    if (this.#private === 'no' && !isPrivateLabel(line)) return false;
    if (this.#private === 'no') this.#private = 'paragraph';
    privateNotes.push(line);
    return true;
  }

  #readHeading(line: string, hasPrivateLabel: boolean, value: string): void {
    const words = line.replace(/^#+\s*/u, '');
    if (isPrivateHeading(words) || hasPrivateLabel) {
      this.#private = value !== '' && !/^#/u.test(line) ? 'paragraph' : 'section';
      this.#material.privateNotes.push(line);
    } else {
      this.#private = 'no';
      this.#topic = topicOf(line);
      this.#heading = words;
    }
  }

  /** Whether the line is a marked question, or goes on with the answer to the open one. */
  #readQuestion(line: string): boolean {
    const marked = QUESTION_MARK.exec(line);
    if (marked) {
      this.#closeQuestion();
      const [first = '', ...rest] = (marked[1] ?? '').split(ANSWER_MARK);
      this.#question = { text: first.trim(), answered: rest.map((part) => part.trim()) };
      return true;
    }
    if (this.#question && ADVICE.test(line)) this.#closeQuestion();
    if (this.#question) {
      this.#question.answered.push(line.replace(ANSWER_MARK, '').replace(FIRST_ANSWER_MARK, '').trim());
      return true;
    }
    // "Come si conserva l'olio? Al buio": question and answer in one line.
    const [, text, answer] = ANSWERED.exec(line) ?? [];
    if (text === undefined || answer === undefined) return false;
    this.#question = { text, answered: [answer] };
    this.#closeQuestion();
    return true;
  }

  /** Whether the line is a row of a price list or a timetable, or an offer with its price. */
  #readRow(line: string): boolean {
    const row = rowOf(line);
    if (!row) return listedOffer(line.replace(BULLET, ''), this.#topic, this.#language, this.#material);
    const scheduled = scheduleLineOf(row);
    if (scheduled !== null) this.#schedule.push(scheduled);
    else readOffer(row.columns, row.cells, this.#heading, this.#language, this.#material);
    return true;
  }

  #readText(line: string, at: number): void {
    const next = this.#lines[at + 1] ?? '';
    const unmarked = line.replace(BULLET, '').trim();
    // "1) Devo chiudere il locale?" over its answer is a question, and no point of a list.
    const isAsked = /\?$/u.test(line) && line.length < LONGEST_QUESTION && next !== '';
    if (isAsked && (unmarked === line || !BULLET.test(next))) {
      this.#closeList();
      this.#question = { text: unmarked, answered: [] };
      return;
    }
    if (unmarked !== line || this.#unmarked.has(at)) {
      this.#points.push(unmarked);
      return;
    }
    const sentences = askedTogether(sentencesIn(withoutStoryLabel(line.replace(ADVICE, ''), this.#language)));
    const ofTheHouse = sentences.filter((one) => isSecret(one) || isHouseMatter(one));
    // Most of it is for the staff: so is what stands between.
    if (ofTheHouse.length > 1 && ofTheHouse.length >= sentences.length / 2)
      this.#material.privateNotes.push(...sentences);
    else {
      const room = line.length <= ONE_STORY ? ONE_STORY : JOINED;
      for (const sentence of sentences) this.#readSentence(sentence, at, room);
    }
  }

  /** @param room Characters of a statement to which further sentences of its line are added. */
  #readSentence(sentence: string, line: number, room: number): void {
    const { facts, privateNotes } = this.#material;
    // A remark in brackets after a sentence is about it, and for whoever reads the file in the house.
    const isAside = /^\([^()]*\)[.!]?$/u.test(sentence);
    if (isSecret(sentence) || isHouseMatter(sentence) || isPrivateLabel(sentence) || isAside) {
      privateNotes.push(sentence);
      return;
    }
    const isForCustomers =
      /^(?:portate|ricordate)/iu.test(sentence) ||
      /^(?:mai|niente|senza|non) \p{L}+(?:iamo|uti|re\b)/iu.test(sentence);
    const last = this.#open?.line === line ? facts[this.#open.at] : undefined;
    // "…passato nella cenere. Niente spugna che graffia.": what not to do goes with what to do.
    const isAdvice = last !== undefined && WHAT_NOT_TO_DO.test(sentence);
    if (isDirective(sentence) && !isForCustomers && !isAdvice) return;
    const spoken = asSentence(publicPart(sentence));
    const clean = last ? spoken : advised(spoken, this.#heading);
    // Sentences of one line belong together: "Una macchia non va strofinata. Tamponate…"
    if (last && clean !== '' && last.text.length + clean.length < room) {
      last.text = `${last.text} ${clean}`;
      return;
    }
    if (clean.length < LEAST_CHARACTERS) return;
    this.#open = { at: facts.length, line };
    const kind = kindOfFact(clean, this.#today);
    facts.push({ text: clean, topic: this.#topic, kind: kind === 'fact' ? 'tip' : kind, from: null });
  }

  #closeQuestion(): void {
    const { text = '', answered = [] } = this.#question ?? {};
    this.#question = null;
    const answer = sentencesIn(answered.join(' '))
      .filter((one) => !isSecret(one) && !isStaffNote(one))
      .map(asSentence)
      .join(' ');
    if (answer === '') return;
    const sentence = asSentence(text);
    // "I have never been on a horse." is said, and not asked.
    const question = /[.!]$/u.test(text) ? sentence : sentence.replace(/\.$/u, '?').replace(/\?\?$/u, '?');
    this.#material.questions.push({ question, answer });
  }

  #closeList(): void {
    const points = this.#points.filter(
      (point) => !isSecret(point) && !isDirective(point) && !isStaffNote(point),
    );
    this.#points = [];
    if (points.length < 2) return;
    const average = points.join('').length / points.length;
    if (this.#listHeading() !== '' || average <= LONG_POINT)
      this.#addList(points.map((point) => point.replace(/[.;]$/u, '')));
    // Long points under a heading that names nothing are statements of their own.
    else
      for (const point of points)
        this.#material.facts.push({
          text: asSentence(point),
          topic: this.#topic,
          kind: kindOfFact(point, this.#today),
          from: null,
        });
  }

  #closeSchedule(): void {
    if (this.#schedule.length > 1) this.#addList(this.#schedule);
    this.#schedule = [];
  }

  #addList(lines: readonly string[]): void {
    const heading = this.#listHeading();
    const text = `${heading === '' ? '' : `${heading}: `}${lines.join('\n')}`;
    this.#material.facts.push({ text, topic: this.#topic, kind: 'list', from: null });
  }

  #listHeading(): string {
    const heading = WRITTEN_NOTES.test(this.#heading) ? '' : this.#heading;
    return this.#topic || heading.replace(/\([^)]*\)/gu, '').replace(/[.:!\s]+$/u, '');
  }
}
