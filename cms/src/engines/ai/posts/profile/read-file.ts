import { parse } from 'papaparse';
import type { Day, Locale } from '../../../../contract';
import { isDirective } from './directives';
import { kindOfFact } from './fact-kind';
import { advised, BULLET, isHeading, topicOf, unmarkedListIn, WRITTEN_NOTES } from './headings';
import { isHouseMatter } from './house-matters';
import { listedOffer } from './listed-offer';
import { isPrivateHeading, isPrivateLabel, isSecret } from './privacy';
import { publicPart, withoutPrivateBrackets } from './public-part';
import { emptyMaterial, type RawMaterial } from './raw-material';
import { isExplained, readOffer, rowOf, separatorOf } from './read-offers';
import { withoutMailHeads } from './mail';
import { withoutStock } from './stock';
import { isStaffNote } from './staff-notes';
import { scribblesIn, withoutBarredLines } from './withheld-lines';
import { asSentence, lowerFirst, sentencesIn } from './text';

const QUESTION_MARK = /^\s*(?:D|Q|Domanda|Question|Q\d+|D\d+)\s*[.:)\-]\s*(.+)$/isu;
const ANSWER_MARK = /(?:^|\s)(?:R|A|Risposta|Answer)\s*[.:)\-]\s+/u;
const TIME_CELL = /^\d{1,2}[.:]\d{2}(?:\s*[-–]\s*\d{1,2}[.:]\d{2})?$/;
/** A row that says what happens at an hour: `Pranzo; ora 11.45`. */
const isTimed = ({ columns, cells }: { columns: string[]; cells: string[] }): boolean =>
  columns.length > 1 &&
  cells.slice(1).some((cell) => TIME_CELL.test(cell)) &&
  !cells.some((cell) => /€|\beuro\b/iu.test(cell));
const timedLine = ({ cells: [first = '', ...rest] }: { cells: string[] }): string => {
  const at = rest.find((cell) => TIME_CELL.test(cell)) ?? '';
  return [at.replace(/\s/gu, ''), lowerFirst(first), ...rest.filter((cell) => cell !== at)].join(' ');
};
/** A row that says one thing of what its heading names: `Costo; 12 euro l'ora`. */
const isAttribute = ({ cells }: { cells: string[] }): boolean =>
  cells.length === 2 &&
  /^(?:cost[oi]|prezz[oi]|prenotazion[ei]|durata|orari[oi]?|dove|quando|posti|età|iscrizion[ei]|pagament[oi]|consegna|ritiro|price|cost|duration|length|where|when|booking|places|age)$/iu.test(
    cells[0] ?? '',
  );
const ANSWERED =
  /^((?:come|quanto|quando|perché|dove|che|chi|quale|si può|posso|è|serve|how|when|why|where|what|can|do|is)(?!\p{L})[^.?!:]{8,100}\?)\s+(\p{Lu}.{11,})$/iu;
/** Advice after an answer is none of it. */
const ADVICE = /^(?:tips?|consiglio|nota bene|un consiglio|trucco|lo sapevi)\s?[:.]\s/iu;

export interface GivenFile {
  name: string;
  text: string;
}

/** Sentences of one line are told together up to so many characters. */
const JOINED = 260;
/** A short paragraph is one story: it is not cut in two. */
const ONE_STORY = 400;

/** Reads a reference file: price lists, questions with answers, advice, notices; leaves out what is not for customers. */
export const readFile = (
  { name, text }: GivenFile,
  { today, language }: { today: Day; language: Locale },
): RawMaterial => {
  const read = emptyMaterial();
  const fileTopic = name
    .replace(/\.[^.]+$/u, '')
    .replace(/[-_]+/gu, ' ')
    .trim();
  const given = withoutPrivateBrackets(withoutBarredLines(text, read.privateNotes), read.privateNotes);
  const lines = withoutMailHeads(given.split(/\r?\n/u).map((line) => line.trim()));
  const filled = lines.filter((line) => line !== '');
  const separator = separatorOf(filled);
  if (separator) {
    const { data } = parse<string[]>(filled.join('\n'), { delimiter: separator });
    const [columns = [], ...rows] = withoutStock(data);
    // A remark with the mark in it goes over the edge of the table.
    for (const cells of rows)
      readOffer(
        columns,
        [
          ...cells.slice(0, columns.length - 1),
          cells
            .slice(columns.length - 1)
            .filter(Boolean)
            .join(`${separator} `),
        ],
        fileTopic,
        language,
        read,
      );
    return read;
  }
  const scribbles = scribblesIn(lines);
  const unmarked = unmarkedListIn(lines);
  let topic = '';
  let heading = '';
  let isPrivate: 'no' | 'paragraph' | 'section' = 'no';
  let question: { text: string; answered: string[] } | null = null;
  let bullets: string[] = [];
  let schedule: string[] = [];
  const closeQuestion = (): void => {
    if (question && question.answered.length > 0) {
      const answer = sentencesIn(question.answered.join(' '))
        .filter((one) => !isSecret(one) && !isStaffNote(one))
        .map(asSentence)
        .join(' ');
      if (answer !== '')
        read.questions.push({
          // "I have never been on a horse." is said, and not asked.
          question: /[.!]$/u.test(question.text)
            ? asSentence(question.text)
            : asSentence(question.text).replace(/\.$/u, '?').replace(/\?\?$/u, '?'),
          answer,
        });
    }
    question = null;
  };
  const listHeading = (): string =>
    topic ||
    (WRITTEN_NOTES.test(heading) ? '' : heading).replace(/\([^)]*\)/gu, '').replace(/[.:!\s]+$/u, '');
  const closeList = (): void => {
    const points = bullets.filter((point) => !isSecret(point) && !isDirective(point) && !isStaffNote(point));
    const average = points.join('').length / Math.max(1, points.length);
    // Long points under a heading that names nothing are statements of their own.
    if (points.length > 1 && listHeading() === '' && average > 50) {
      for (const point of points)
        read.facts.push({ text: asSentence(point), topic, kind: kindOfFact(point, today), from: null });
      bullets = [];
      return;
    }
    if (points.length > 1)
      read.facts.push({
        text: `${listHeading() === '' ? '' : `${listHeading()}: `}${points.map((point) => point.replace(/[.;]$/u, '')).join('\n')}`,
        topic,
        kind: 'list',
        from: null,
      });
    bullets = [];
  };
  const closeSchedule = (): void => {
    if (schedule.length > 1)
      read.facts.push({
        text: `${listHeading() === '' ? '' : `${listHeading()}: `}${schedule.join('\n')}`,
        topic,
        kind: 'list',
        from: null,
      });
    schedule = [];
  };
  let open: { at: number; line: number } | null = null;
  const sentence = (given: string, line: number, room: number): void => {
    // A remark in brackets after a sentence is about it, and for whoever reads the file in the house.
    if (
      isSecret(given) ||
      isHouseMatter(given) ||
      isPrivateLabel(given) ||
      /^\([^()]*\)[.!]?$/u.test(given)
    ) {
      read.privateNotes.push(given);
      return;
    }
    if (
      isDirective(given) &&
      !/^(?:portate|ricordate)/iu.test(given) &&
      !/^(?:mai|niente|senza|non) \p{L}+(?:iamo|uti|re\b)/iu.test(given)
    )
      return;
    const last = open?.line === line ? read.facts[open.at] : undefined;
    const spoken = asSentence(publicPart(given));
    const clean = last ? spoken : advised(spoken, heading);
    // Sentences of one line belong together: "Una macchia non va strofinata. Tamponate…"
    if (last && clean !== '' && last.text.length + clean.length < room) {
      last.text = `${last.text} ${clean}`;
      return;
    }
    if (clean.length >= 15) open = { at: read.facts.length, line };
    if (clean.length >= 15)
      read.facts.push({
        text: clean,
        topic,
        kind: kindOfFact(clean, today) === 'fact' ? 'tip' : kindOfFact(clean, today),
        from: null,
      });
  };
  for (const [at, line] of lines.entries()) {
    if (line === '') {
      if (isPrivate === 'paragraph') isPrivate = 'no';
      closeQuestion();
      closeList();
      continue;
    }
    if (scribbles.has(at)) {
      read.privateNotes.push(line);
      continue;
    }
    const questionMark = QUESTION_MARK.exec(line);
    const heads = !questionMark && isHeading(line, lines[at - 1], lines[at + 1]);
    const clear = heads && (/^#/u.test(line) || line === line.toUpperCase());
    if (isPrivate === 'section' && !clear) {
      read.privateNotes.push(line);
      continue;
    }
    const label = /^([^:]{3,50}):\s*(.*)$/u.exec(line);
    if (heads || (label && isPrivateHeading(label[1] ?? ''))) {
      closeQuestion();
      closeList();
      closeSchedule();
      if (isPrivateHeading(line.replace(/^#+\s*/u, '')) || (label && isPrivateHeading(label[1] ?? ''))) {
        isPrivate = label?.[2] && !/^#/u.test(line) ? 'paragraph' : 'section';
        read.privateNotes.push(line);
      } else {
        isPrivate = 'no';
        topic = topicOf(line);
        heading = line.replace(/^#+\s*/u, '');
      }
      continue;
    }
    if (isPrivate !== 'no' || isPrivateLabel(line)) {
      if (isPrivate === 'no') isPrivate = 'paragraph';
      read.privateNotes.push(line);
      continue;
    }
    if (questionMark) {
      closeQuestion();
      const [first = '', ...rest] = (questionMark[1] ?? '').split(ANSWER_MARK);
      question = { text: first.trim(), answered: rest.map((part) => part.trim()) };
      continue;
    }
    if (question && ADVICE.test(line)) closeQuestion();
    if (question) {
      question.answered.push(
        line
          .replace(ANSWER_MARK, '')
          .replace(/^(?:R|A|Risposta|Answer)\s*[.:)\-]\s*/u, '')
          .trim(),
      );
      continue;
    }
    // "Come si conserva l'olio? Al buio": question and answer in one line.
    const answered = ANSWERED.exec(line);
    if (answered) {
      question = { text: answered[1] ?? '', answered: [answered[2] ?? ''] };
      closeQuestion();
      continue;
    }
    const row = rowOf(line);
    if (row) {
      if (TIME_CELL.test(row.cells[0] ?? ''))
        schedule.push(
          `${(row.cells[0] ?? '').replace(/\s/gu, '')} ${row.cells.slice(1).join(', ').toLowerCase()}`,
        );
      else if (isTimed(row)) schedule.push(timedLine(row));
      else if (isAttribute(row)) schedule.push(`${row.cells[0] ?? ''}: ${lowerFirst(row.cells[1] ?? '')}`);
      else if (isExplained(row))
        schedule.push(`${row.cells[0] ?? ''}: ${row.cells.slice(1).map(lowerFirst).join('; ')}`);
      else readOffer(row.columns, row.cells, heading, language, read);
      continue;
    }
    if (listedOffer(line.replace(BULLET, ''), topic, language, read)) continue;
    if (BULLET.test(line) || unmarked.has(at)) {
      bullets.push(line.replace(BULLET, '').trim());
      continue;
    }
    if (/\?$/u.test(line) && line.length < 120 && lines[at + 1]) {
      question = { text: line, answered: [] };
      continue;
    }
    const room = line.length <= ONE_STORY ? ONE_STORY : JOINED;
    const sentences = sentencesIn(line.replace(ADVICE, ''));
    const ofTheHouse = sentences.filter((one) => isSecret(one) || isHouseMatter(one));
    // Most of it is for the staff: so is what stands between.
    if (ofTheHouse.length > 1 && ofTheHouse.length >= sentences.length / 2)
      read.privateNotes.push(...sentences);
    else for (const one of sentences) sentence(one, at, room);
  }
  closeQuestion();
  closeList();
  closeSchedule();
  return read;
};
