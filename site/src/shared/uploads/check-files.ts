import { LIMITS, type UploadTrainingFiles } from '@contract';

export type RefusedFile = UploadTrainingFiles['response']['rejected'][number];

interface UploadRules {
  /** How many files are there already. */
  existing: number;
  maxFiles?: number;
  maxBytes?: number;
  extensions?: readonly string[];
}

const extensionOf = (name: string) => (name.includes('.') ? name.split('.').pop()!.toLowerCase() : '');

/**
 * Sorts chosen files into those worth sending and those the server would refuse, so that a refusal costs no upload.
 * The server decides again: this reads names and sizes, it reads contents.
 */
export const checkFiles = (
  files: readonly File[],
  {
    existing,
    maxFiles = LIMITS.trainingFiles.maxFiles,
    maxBytes = LIMITS.trainingFiles.maxBytes,
    extensions = LIMITS.trainingFiles.extensions,
  }: UploadRules,
): { accepted: File[]; refused: RefusedFile[] } => {
  const accepted: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const code = !extensions.includes(extensionOf(file.name))
      ? 'UNSUPPORTED_FILE_TYPE'
      : file.size > maxBytes
        ? 'FILE_TOO_LARGE'
        : existing + accepted.length >= maxFiles
          ? 'FILE_LIMIT_REACHED'
          : null;
    if (code) refused.push({ name: file.name, code });
    else accepted.push(file);
  }
  return { accepted, refused };
};
