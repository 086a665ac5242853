import type { TrainingFile } from '@contract';

/**
 * The list with `file` in its place, or at its end. The answer to an upload and the live news of it race each other:
 * news that a file is ready is not undone by the slower answer that it was queued.
 */
export const withFile = (files: readonly TrainingFile[], file: TrainingFile): TrainingFile[] => {
  const known = files.find(({ id }) => id === file.id);
  if (!known) return [...files, file];
  // A failed file that is queued again was retried by its owner: that is news.
  const overtaken = file.status === 'queued' && (known.status === 'reading' || known.status === 'ready');
  if (overtaken) return [...files];
  return files.map((each) => (each.id === file.id ? file : each));
};

export const withoutFile = (files: readonly TrainingFile[], id: string): TrainingFile[] =>
  files.filter((each) => each.id !== id);
