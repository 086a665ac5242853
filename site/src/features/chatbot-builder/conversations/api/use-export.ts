import { useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../../../../lib/api-failure';
import { fetchApi } from '../../../../lib/fetch-api';
import { saveFile } from '../../../../lib/save-file';
import type { ConversationSearch } from '../model/inbox-address';
import { exportKey } from './conversations-api';

export type ExportFormat = 'csv' | 'json';
const TYPES: Record<ExportFormat, string> = { csv: 'text/csv;charset=utf-8', json: 'application/json' };

/** Reads a body whole and tells how many bytes have come. */
const readAll = async (response: Response, onBytes: (bytes: number) => void): Promise<BlobPart[]> => {
  if (!response.body) return [await response.arrayBuffer()];
  const reader = response.body.getReader();
  const parts: BlobPart[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return parts;
    parts.push(value);
    bytes += value.byteLength;
    onBytes(bytes);
  }
};

/**
 * Downloads conversations. A plain link could not carry the session's token, so the file is fetched and handed to the
 * browser when it is whole.
 */
export const useExport = (chatbotId: string) => {
  const [bytes, setBytes] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Answers whether the file was saved: `false` when it was cancelled. Throws `ApiFailure`. */
  const start = async (search: ConversationSearch, format: ExportFormat, name: string): Promise<boolean> => {
    const cut = new AbortController();
    running.current = cut;
    setBytes(0);
    try {
      const response = await fetchApi(exportKey(chatbotId, search, format), { signal: cut.signal });
      const content = new Blob(await readAll(response, setBytes));
      saveFile(`${name}.${format}`, content, TYPES[format]);
      return true;
    } catch (failure) {
      if (cut.signal.aborted) return false;
      throw failure instanceof ApiFailure ? failure : new ApiFailure(0, 'NETWORK');
    } finally {
      running.current = null;
      setBytes(null);
    }
  };
  return { bytes, start, cancel: () => running.current?.abort() };
};
