import type { Block } from './blocks';

const QUESTION_LABEL = /^(?:domanda|question|d|q)\s*(?:n\.?\s*)?\d{0,3}\s*[:.)]\s+/i;
const ANSWER_LABEL = /^(?:risposta|answer|r|a)\s*(?:n\.?\s*)?\d{0,3}\s*[:.)]\s+/i;
/** Where a label begins a line, or follows the end of a question on the same one. */
const BEFORE_LABEL =
  /\n|(?<=[?.!])\s+(?=(?:[Dd]omanda|[Rr]isposta|[Qq]uestion|[Aa]nswer|D|R|Q|A)\s*(?:n\.?\s*)?\d{0,3}\s*[:.)]\s)/;
const LIST_MARK = /^(?:[-*•–·]|\d{1,3}[.)])\s+/;
const LONGEST_QUESTION = 200;
/** Longer than this, a text below a question is a chapter and not an answer. */
const LONGEST_ANSWER = 1000;
/** One question alone may be a way of speaking: "Cerchi un regalo?" */
const FEWEST = 2;

/** The question of a line that is one as a whole, without its number; `null` for any other. */
const questionOf = (line: string): string | null => {
  const text = line.trim().replace(LIST_MARK, '');
  const isQuestion =
    text.endsWith('?') &&
    text.length <= LONGEST_QUESTION &&
    /^[\p{Lu}\d¿«"“]/u.test(text) &&
    /\s/.test(text) &&
    !/[.!]\s/.test(text);
  return isQuestion ? text : null;
};

const pair = (question: string, text: string, page: number | null): Block => ({
  kind: 'row',
  text,
  page,
  question,
});

interface OpenPair {
  question: string;
  /** The question with its label, as it stood. */
  source: string;
  block: Block;
  answer: string | null;
}

/** Lines that carry labels: "D: Fate resi? R: Sì." A question without its answer stays text. */
const findLabelled = (blocks: Block[]): Block[] => {
  const found: Block[] = [];
  const pending: { pair: OpenPair | null } = { pair: null };
  const close = (): void => {
    const { pair: open } = pending;
    if (open === null) return;
    if (open.answer === null) found.push({ ...open.block, text: open.source });
    else found.push(pair(open.question, open.answer, open.block.page));
    pending.pair = null;
  };
  for (const block of blocks) {
    const hasLabel = block.text
      .split(BEFORE_LABEL)
      .some((line) => QUESTION_LABEL.test(line) || ANSWER_LABEL.test(line));
    if (
      block.kind === 'row' ||
      !(hasLabel && (pending.pair !== null || QUESTION_LABEL.test(block.text.trim())))
    ) {
      close();
      found.push(block);
      continue;
    }
    for (const line of block.text.split(BEFORE_LABEL).map((each) => each.trim())) {
      const current = pending.pair;
      if (QUESTION_LABEL.test(line)) {
        close();
        pending.pair = { question: line.replace(QUESTION_LABEL, ''), source: line, block, answer: null };
      } else if (current !== null && current.answer === null) {
        if (ANSWER_LABEL.test(line)) current.answer = line.replace(ANSWER_LABEL, '');
        else {
          current.question += ` ${line}`;
          current.source += ` ${line}`;
        }
      } else if (current !== null) current.answer = `${current.answer ?? ''}\n${line}`;
      else found.push({ ...block, text: line });
    }
  }
  close();
  return found;
};

/** "C'è il parcheggio? Sì, gratuito." in one line, alone or after others of its kind. */
const ASKED_AND_ANSWERED =
  /(?:^|\n|(?<=[.!)])\s+|\s+(?=[-–—•]{1,2}\s))(?:[-–—•*]{1,2}\s+)?(\p{Lu}[^.!?\n]{2,140}\?)[ \t]+(?=\p{Lu}|\d)/gu;

/** The same at the beginning of a line alone: paragraphs that are a question with its answer each. */
const ASKED_AT_START = new RegExp(
  String.raw`(?:^|\n)(?:[-–—•*]{1,2}\s+)?(\p{Lu}[^.!?\n]{2,140}\?)[ \t]+(?=\p{Lu}|\d)`,
  'gu',
);

const countOf = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

/** Each question on a line of its own, where it stands before its answer in one line; one alone only beside others of its kind. */
const breakAfterQuestions = (blocks: Block[]): Block[] => {
  const texts = blocks.filter((block) => block.kind === 'paragraph' && !block.unreadTable);
  const atStart = texts.reduce((sum, { text }) => sum + countOf(text, ASKED_AT_START), 0);
  return blocks.map((block) => {
    if (!texts.includes(block)) return block;
    const pattern =
      countOf(block.text, ASKED_AND_ANSWERED) >= FEWEST
        ? ASKED_AND_ANSWERED
        : atStart >= FEWEST
          ? ASKED_AT_START
          : null;
    return pattern === null ? block : { ...block, text: block.text.replace(pattern, '\n$1\n').trim() };
  });
};

/** A line that only says that questions follow. */
const TITLE_OF_QUESTIONS = /^(?:domande|le domande|faq|d&r|q ?& ?a|questions|frequently asked)\b.{0,40}$/i;

/** Lines of a paragraph of which some are questions: what follows each, up to the next, is its answer. */
const splitParagraph = (block: Extract<Block, { kind: 'paragraph' }>): Block[] => {
  const parts: Block[] = [];
  let question: string | null = null;
  let lines: string[] = [];
  const close = (): void => {
    const title = question === null && TITLE_OF_QUESTIONS.test(lines.at(-1) ?? '') ? lines.pop() : undefined;
    const text = lines.join('\n').trim();
    if (question === null && text !== '') parts.push({ ...block, text });
    else if (question !== null)
      parts.push(text === '' ? { ...block, text: question } : pair(question, text, block.page));
    if (title !== undefined) parts.push({ kind: 'heading', text: title, page: block.page });
    lines = [];
    question = null;
  };
  for (const line of block.text.split('\n')) {
    const next = questionOf(line);
    if (next === null) lines.push(line);
    else {
      close();
      question = next;
    }
  }
  close();
  return parts;
};

/** The paragraphs below a question that is a heading, or a paragraph of its own; `null` where they are no answer. */
const answerBelow = (blocks: Block[], at: number): { text: string; next: number } | null => {
  const questionBlock = blocks[at];
  const texts: string[] = [];
  let next = at + 1;
  for (let block = blocks[next]; block?.kind === 'paragraph'; block = blocks[next]) {
    if (block.unreadTable || block.text.split('\n').some((line) => questionOf(line) !== null)) break;
    texts.push(block.text);
    next += 1;
    // Below a paragraph only the next one answers: where a heading's part ends is known, a paragraph's is not.
    if (questionBlock?.kind === 'paragraph') break;
  }
  const text = texts.join('\n');
  if (text === '' || text.length > LONGEST_ANSWER || blocks[next]?.kind === 'row') return null;
  return { text, next };
};

const findUnlabelled = (blocks: Block[]): Block[] => {
  const found: Block[] = [];
  for (let at = 0; at < blocks.length; at += 1) {
    const block = blocks[at];
    if (block === undefined) break;
    const question = block.kind === 'row' ? null : questionOf(block.text);
    const answer = question === null ? null : answerBelow(blocks, at);
    if (question !== null && answer !== null) {
      // The heading of its part stays that of the next pair, too.
      found.push(pair(question, answer.text, block.page));
      at = answer.next - 1;
    } else if (block.kind === 'paragraph' && !block.unreadTable) found.push(...splitParagraph(block));
    else found.push(block);
  }
  return found;
};

const countPairs = (blocks: Block[]): number =>
  blocks.filter((block) => block.kind === 'row' && block.question !== null).length;

/**
 * Questions with their answers in a text as pairs of their own: where labels say so, or where at least two lines of the document are
 * questions with a text below them.
 */
export const findPairs = (blocks: Block[]): Block[] => {
  const labelled = breakAfterQuestions(findLabelled(blocks));
  const found = findUnlabelled(labelled);
  return countPairs(found) - countPairs(labelled) >= FEWEST ? found : labelled;
};
