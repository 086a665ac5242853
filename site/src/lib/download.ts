import { fetchApi, received } from './fetch-api';
import { saveFile } from './save-file';

/** The name that the server gave a file; `filename*` carries the letters that `filename` cannot. */
const nameIn = (disposition: string): string | null => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename="([^"]+)"/i.exec(disposition)?.[1] ?? null;
  try {
    return encoded ? decodeURIComponent(encoded) : plain;
  } catch {
    return plain;
  }
};

/**
 * Fetches a file below `/api`, and gives it to the browser to keep, under the server's name for it unless there is another. A
 * plain link could not carry the session's token. Throws `ApiFailure`.
 */
export const downloadFile = async (
  path: string,
  name?: string,
  request?: Parameters<typeof fetchApi>[1],
): Promise<void> => {
  const response = await fetchApi(path, request);
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  const given = name ?? nameIn(response.headers.get('content-disposition') ?? '') ?? 'file';
  // As bytes: read as a text, a spreadsheet would lose the mark by which Excel knows UTF-8.
  saveFile(given, await received(response.arrayBuffer()), type);
};
