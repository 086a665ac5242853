import type { WidgetSource } from '../../../contract';
import { wordsOf } from '../index/analysed-text';
import type { Passage } from '../port';
import { sourcesOf } from '../embedded/sources-of';

/** Share of a reply's words that a passage must hold to be named as its source. */
const SHARED = 0.35;

/** The sources that a written reply leans on: those that hold most of its words, at most two. */
export const citedSources = (reply: string, passages: Passage[]): WidgetSource[] => {
  const stems = new Set(wordsOf(reply, 'it').map(({ stem }) => stem));
  if (stems.size === 0) return [];
  const shares = passages.map((passage) => {
    const held = new Set(wordsOf(`${passage.question ?? ''} ${passage.text}`, 'it').map(({ stem }) => stem));
    return { passage, share: [...stems].filter((stem) => held.has(stem)).length / stems.size };
  });
  const best = shares.filter(({ share }) => share >= SHARED).sort((a, b) => b.share - a.share);
  return sourcesOf(best.slice(0, 2).map(({ passage }) => ({ passage, text: passage.text })));
};
