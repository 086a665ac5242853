import type { Context } from 'koa';

interface ParsedFile {
  filepath: string;
  originalFilename: string | null;
  size: number;
}

/** The files of a multipart request's field `files`, as the parser left them on disk. */
export const receivedFiles = (ctx: Context): { path: string; name: string; size: number }[] => {
  const { files } = ctx.request as { files?: Record<string, ParsedFile | ParsedFile[]> };
  return [files?.files ?? []]
    .flat()
    .map(({ filepath, originalFilename, size }) => ({ path: filepath, name: originalFilename ?? '', size }));
};
