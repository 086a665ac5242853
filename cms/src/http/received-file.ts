import type { Context } from 'koa';
import { ApiError } from './api-error';

interface ParsedFile {
  filepath: string;
  originalFilename: string | null;
}

/** The one file of a multipart request's field `file`, as the parser left it on disk. Throws VALIDATION without one. */
export const receivedFile = (ctx: Context): { path: string; name: string } => {
  const { files } = ctx.request as { files?: Record<string, ParsedFile | ParsedFile[]> };
  const [file] = [files?.file ?? []].flat();
  if (!file) throw new ApiError('VALIDATION', { fields: { file: 'required' } });
  return { path: file.filepath, name: file.originalFilename ?? '' };
};
