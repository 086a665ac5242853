import fs from 'node:fs';
import path from 'node:path';

/** Why the server's own folder cannot be written to, as a sentence for the operator; null when it can. */
export const dataFolderProblem = (folder: string): string | null => {
  const probe = path.join(folder, `.write-probe-${process.pid}`);
  try {
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(probe, 'x');
    fs.rmSync(probe);
    return null;
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    const reasons: Record<string, string> = {
      EROFS: 'its disk is mounted read-only',
      ENOSPC: 'its disk is full',
      EDQUOT: 'its quota is used up',
      EACCES: 'this user may not write there',
      ENOTDIR: 'a file stands in its place',
      EEXIST: 'a file stands in its place',
    };
    return `DATA_DIR (${folder}) cannot be written: ${reasons[code] ?? 'the system refused'} (${code}).`;
  }
};
