import { LIMITS } from '../../contract';

/** A file's name as it is kept and shown: no path, no control or direction characters, at most 120 characters with its extension. */
export const safeFileName = (name: string): string => {
  const base = name
    .normalize('NFC')
    .replace(/^.*[\\/]/, '')
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();
  const extension = /\.[a-z0-9]{1,5}$/i.exec(base)?.[0] ?? '';
  const stem = base.slice(0, base.length - extension.length) || 'documento';
  return stem.slice(0, LIMITS.trainingFiles.maxNameLength - extension.length) + extension;
};

/** The name of the file that a pasted text becomes: its title, whatever is in it. */
export const fileNameOfTitle = (title: string): string =>
  safeFileName(`${title.replace(/\s*[\\/]\s*/g, '-').replace(/\.txt$/i, '')}.txt`);

/** The extension in lower case when it is one we read, else null. */
export const trainingExtension = (name: string): string | null => {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return (LIMITS.trainingFiles.extensions as readonly string[]).includes(extension) ? extension : null;
};
