import type { Core } from '@strapi/strapi';
import type { ReportBlock, ReportDocument, ReportSection, ReportText } from '../../../contract';
import { acceptRewriting } from '../../../domain/report/accept-rewriting';
import { engines } from '../../../engines';
import { timings } from '../../../settings/timings';

/** The sections whose words a model may choose. Everything that is computed, legal or a price stays ours. */
const REWRITTEN = ['summary', 'judgement', 'situation'];

type Worded = Extract<ReportBlock, { kind: 'paragraph' | 'list' }>;
const isWorded = (block: ReportBlock): block is Worded => block.kind === 'paragraph' || block.kind === 'list';

/** The plain sentences of a block: without links, and without names that lead. */
const linesOf = (block: Worded): ReportText[][] => (block.kind === 'list' ? block.items : [block.text]);
const plainOf = (line: ReportText[]): string | null => {
  const [only, ...others] = line;
  return only && others.length === 0 && !only.href && !only.strong ? only.text : null;
};

/**
 * The same report with its opening, strengths and risks in a language model's words, where one is configured. Figures
 * stay those that were computed: a sentence whose figures changed keeps our words, and so does everything where the
 * model does not answer.
 */
export const rewordWithModel = async (
  strapi: Core.Strapi,
  document: ReportDocument,
  signal: AbortSignal,
): Promise<ReportDocument> => {
  const { writer } = engines(strapi);
  if (!writer) return document;
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(timings().models.reportWordsMs)]);
  let modelWritten = false;

  const rewritten = async (texts: string[]): Promise<Map<string, string>> => {
    try {
      const written = await writer.rewrite(texts, document.language, inTime);
      return new Map(texts.map((text, index) => [text, acceptRewriting(text, written[index] ?? '')]));
    } catch (error) {
      strapi.log.warn(`A report keeps its own words: ${String(error)}`);
      return new Map();
    }
  };
  const inSection = async (section: ReportSection): Promise<ReportSection> => {
    if (!REWRITTEN.includes(section.id)) return section;
    const texts = section.blocks
      .filter(isWorded)
      .flatMap(linesOf)
      .flatMap((line) => plainOf(line) ?? []);
    if (texts.length === 0) return section;
    const words = await rewritten(texts);
    const say = (line: ReportText[]): ReportText[] => {
      const text = plainOf(line);
      const replacement = text === null ? undefined : words.get(text);
      if (replacement === undefined || replacement === text) return line;
      modelWritten = true;
      return [{ text: replacement }];
    };
    const blocks = section.blocks.map((block): ReportBlock => {
      if (block.kind === 'paragraph') return { ...block, text: say(block.text) };
      return block.kind === 'list' ? { ...block, items: block.items.map(say) } : block;
    });
    return { ...section, blocks };
  };

  const sections: ReportSection[] = [];
  for (const section of document.sections) sections.push(await inSection(section));
  return { ...document, sections, modelWritten };
};
