import type { Advice, Locale } from '../../../contract';
import { shortened } from '../embedded/sources-of';
import type { AssistantRequest } from './port';
import { tableOfFile } from './tables/answer-table';
import { ATTACHED_WORDS } from './words/attached';

const SHOWN = 240;

/** What must be said of the files of a message before it is answered: which of them nobody could read. '' when all is well. */
export const noteOnAttached = ({ attached }: AssistantRequest, language: Locale): string =>
  attached
    .flatMap(({ name, failure }) =>
      failure === null ? [] : [ATTACHED_WORDS[language].unread(name, failure)],
    )
    .join('\n\n');

export const hasImages = ({ attached }: AssistantRequest): boolean =>
  attached.some(({ kind }) => kind === 'image');

/** What whoever sees no pictures says of those of a message; '' where there are none. */
export const noteOnImages = ({ attached }: AssistantRequest, language: Locale): string => {
  const images = attached.filter(({ kind }) => kind === 'image').length;
  return images > 0 ? ATTACHED_WORDS[language].images(images) : '';
};

/** The reply to files that came without a question: what was read of them, and what was not. */
export const adviceOnAttached = (request: AssistantRequest, language: Locale): Advice => {
  const words = ATTACHED_WORDS[language];
  const read = request.attached.filter(({ kind, failure }) => kind === 'document' && failure === null);
  const shown = read.map(({ name, pages }) => {
    const first = request.documents?.find(({ sourceTitle }) => sourceTitle === name);
    const received = words.read(name, pages);
    const table = tableOfFile(request.documents ?? [], name, language);
    if (table) return `${received} ${table.text}`;
    return first
      ? `${received} ${words.begins}\n\n> ${shortened(first.text, SHOWN).replace(/\n+/g, '\n> ')}`
      : received;
  });
  const notes = [noteOnAttached(request, language), noteOnImages(request, language)].filter(Boolean);
  return {
    text: [...shown, ...notes, ...(read.length > 0 ? [words.ask] : [])].join('\n\n'),
    topic: null,
    outcome: 'asks',
    suggestions: read
      .flatMap(({ name }) => tableOfFile(request.documents ?? [], name, language)?.suggestions ?? [])
      .slice(0, 2),
    nextStep: null,
    entryIds: [],
    sources: [],
  };
};
