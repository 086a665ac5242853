import { ASSISTANT_LIMITS as LIMITS, type AssistantAttachment } from '@contract';

export type AttachmentKind = AssistantAttachment['kind'];
export type Refusal = 'type' | 'size' | 'maxImages' | 'maxDocuments' | 'empty' | 'upload';
export interface RefusedFile {
  name: string;
  why: Refusal;
}
interface ChosenFile {
  file: File;
  kind: AttachmentKind;
}

/** What may be chosen, as the `accept` of a file input. */
export const ACCEPTED_FILES = [...LIMITS.imageExtensions, ...LIMITS.documentExtensions]
  .map((extension) => `.${extension}`)
  .join(',');

const kindOf = (name: string): AttachmentKind | null => {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const among = (list: readonly string[]) => list.includes(extension);
  if (among(LIMITS.imageExtensions)) return 'image';
  return among(LIMITS.documentExtensions) ? 'document' : null;
};

const RULES = {
  image: { most: LIMITS.images, bytes: LIMITS.imageBytes, full: 'maxImages' },
  document: { most: LIMITS.documents, bytes: LIMITS.documentBytes, full: 'maxDocuments' },
} as const;

/**
 * Sorts chosen files into those that go along and those that do not, each with its reason: none is dropped in silence.
 * The server looks again: this reads names and sizes, it reads contents.
 */
export const chooseFiles = (files: readonly File[], already: Readonly<Record<AttachmentKind, number>>) => {
  const chosen: ChosenFile[] = [];
  const refused: RefusedFile[] = [];
  const count = { ...already };
  for (const file of files) {
    const kind = kindOf(file.name);
    const rules = kind && RULES[kind];
    const why: Refusal | null = !rules
      ? 'type'
      : file.size === 0
        ? 'empty'
        : file.size > rules.bytes
          ? 'size'
          : count[kind] >= rules.most
            ? rules.full
            : null;
    if (why || !kind) {
      refused.push({ name: file.name, why: why ?? 'type' });
      continue;
    }
    count[kind] += 1;
    chosen.push({ file, kind });
  }
  return { chosen, refused };
};
