import { createHash, randomBytes } from 'node:crypto';

/** What is stored of a mailed code: whoever reads the database cannot use it. */
export const digestOf = (code: string): string => createHash('sha256').update(code).digest('hex');

/** A code for a link, and what to store of it. */
export const createOneTimeCode = (): { code: string; digest: string } => {
  const code = randomBytes(32).toString('hex');
  return { code, digest: digestOf(code) };
};
