import type { AdviceTopic } from '../../contract';
import type { DatedFigure } from '../../domain/knowledge/dated-figure';
import type { KnowledgeContent, NextStepName } from '../../domain/knowledge/knowledge-content';

/** An entry as `cms/seeds/knowledge/TOPIC.json` holds it. */
export interface KnowledgeSeed {
  key: string;
  nextStep: NextStepName;
  leadsTo: string[];
  reviewedOn: string;
  sources: string[];
  figures: DatedFigure[];
  it: SeedWording;
  en: SeedWording;
}
interface SeedWording {
  /** The first one is the question. */
  asks: string[];
  /** Markdown, a paragraph or a list item each. */
  body: string[];
}

/** What is stored of an entry beside what is said. */
export interface KnowledgeSeedContent extends KnowledgeContent {
  sources: string[];
  reviewedOn: string;
}

/** Items of a list one below the other, paragraphs apart. */
const markdownOf = (lines: readonly string[]): string =>
  lines.reduce((text, line, at) => {
    if (at === 0) return line;
    return `${text}${line.startsWith('- ') && lines[at - 1]?.startsWith('- ') ? '\n' : '\n\n'}${line}`;
  }, '');

/** A seed as the content that it becomes. */
export const contentOfSeed = (
  { key, nextStep, leadsTo, reviewedOn, sources, figures, it, en }: KnowledgeSeed,
  topic: AdviceTopic,
): KnowledgeSeedContent => {
  const [question = '', ...asks] = it.asks;
  const [questionEn = '', ...asksEn] = en.asks;
  return {
    key,
    topic,
    question,
    questionEn,
    asks,
    asksEn,
    body: markdownOf(it.body),
    bodyEn: markdownOf(en.body),
    figures,
    leadsTo,
    nextStep,
    sources,
    reviewedOn,
  };
};
