import type { AssistantMessage, ReportBlock, ReportDocument, ReportSection } from '../../contract';
import { romeDay } from '../../domain/chatbot/rome-time';
import { oneLine } from '../../domain/chatbot/visitor-facts';
import { assistantWords } from '../../locales/assistant';
import { markdownBlocks } from './markdown-blocks';
import type { Thread } from './thread';

/** Characters of a question that stand as the heading of what it was answered. */
const HEADING = 90;

const note = (text: string): ReportBlock => ({ kind: 'paragraph', text: [{ text }] });

/** A conversation as a document: a section for each question, the replies under it. */
export const conversationDocument = ({ title, locale, at, messages }: Thread): ReportDocument => {
  const words = assistantWords[locale];
  const attached = ({ attachments }: AssistantMessage): ReportBlock[] =>
    attachments.map(({ name }) => note(words.attached(name)));

  const questionSection = (message: AssistantMessage, at: number): ReportSection => {
    const heading = oneLine(message.text, HEADING);
    const isWhole = heading === message.text;
    return {
      id: `m${at}`,
      title: heading === '' ? words.you : isWhole ? heading : `${heading}…`,
      blocks: [...(isWhole ? [] : [note(message.text)]), ...attached(message)],
    };
  };
  const replied = ({ text, advice, stopped }: AssistantMessage): ReportBlock[] => [
    ...markdownBlocks(text),
    ...(advice?.sources ?? []).map(({ title: source, page }) =>
      note(`${words.sources}: ${page === null ? source : `${source}, ${words.page(page)}`}`),
    ),
    ...(stopped ? [note(words.stopped)] : []),
  ];

  const sections: ReportSection[] = [];
  messages.forEach((message, index) => {
    const last = sections.at(-1);
    if (message.author === 'assistant' && last) last.blocks.push(...replied(message));
    else sections.push(questionSection(message, index));
  });
  return {
    format: 1,
    kind: 'analysis',
    projectKind: 'business-idea',
    language: locale,
    title,
    subtitle: words.untitled,
    company: '',
    day: romeDay(new Date(at)),
    draft: false,
    version: 0,
    sections,
    sources: [],
    aiNotice: words.aiNotice,
    modelWritten: messages.some(({ advice }) => advice?.engine === 'model'),
  };
};
