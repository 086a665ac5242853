export interface Span {
  start: number;
  end: number;
}

const ABBREVIATIONS = new Set(
  'sig sigg sigra dott dr prof ing avv arch rag geom art artt n nr num p pp pag es ecc etc cfr fig tab vol cap ed int tel fax cell via vs ca circa st mr mrs ms jr sr inc ltd co no min max'.split(
    ' ',
  ),
);

/** Where the sentences of a text are. A line break ends one; the point of an abbreviation, an initial or a number does not. */
export const sentencesOf = (text: string): Span[] => {
  const spans: Span[] = [];
  let start = 0;
  const push = (end: number): void => {
    const part = text.slice(start, end);
    const from = end - part.trimStart().length;
    const to = start + part.trimEnd().length;
    if (to > from) spans.push({ start: from, end: to });
    start = end;
  };
  for (const { 0: mark, index } of text.matchAll(/\n+|[.!?…]+["»”')\]]*(?=\s|$)/g)) {
    const end = index + mark.length;
    if (mark.startsWith('.') && mark.length === 1) {
      const before = /[\p{L}\p{N}]+$/u.exec(text.slice(Math.max(0, index - 20), index))?.[0] ?? '';
      const after = /^\s+(\S)/.exec(text.slice(end, end + 10))?.[1] ?? '';
      if (/^\p{Lu}$/u.test(before) || ABBREVIATIONS.has(before.toLowerCase())) continue;
      // Behind an hour or an amount nothing is abbreviated: "sabato 8.30-17.00. domenica chiuso".
      const endsWithTime = /\d[.:,]\d\d$/.test(text.slice(Math.max(0, index - 5), index));
      if (after !== '' && /\p{Ll}/u.test(after) && !endsWithTime) continue;
    }
    push(end);
  }
  push(text.length);
  return spans;
};
