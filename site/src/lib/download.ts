import { withFreshToken } from './access-token';
import { ApiFailure, failureOf } from './api-failure';
import { saveFile } from './save-file';

/** The name that the server gave a file. */
const nameIn = (disposition: string | null): string | null =>
  /filename="([^"]+)"/i.exec(disposition ?? '')?.[1] ?? null;

/**
 * Fetches a file below `/api`, and gives it to the browser to keep, under the server's name for it unless there is another. A
 * plain link could not carry the session's token. Throws `ApiFailure`.
 */
export const downloadFile = (path: string, name?: string): Promise<void> =>
  withFreshToken(async (token) => {
    const failed = () => {
      throw new ApiFailure(0, 'NETWORK');
    };
    const response = await fetch(`/api${path}`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    }).catch(failed);
    if (!response.ok) throw failureOf(response.status, await response.json().catch(() => null));
    const type = response.headers.get('content-type') ?? 'application/octet-stream';
    const given = name ?? nameIn(response.headers.get('content-disposition')) ?? 'file';
    // As bytes: read as a text, a spreadsheet would lose the mark by which Excel knows UTF-8.
    saveFile(given, await response.arrayBuffer().catch(failed), type);
  });
