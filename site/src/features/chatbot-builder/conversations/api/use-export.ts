import { useEffect, useRef, useState } from 'react';
import { withFreshToken } from '../../../../lib/access-token';
import { ApiFailure, failureOf } from '../../../../lib/api-failure';
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

const save = (blob: Blob, name: string) => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun by the time this runs; before, Safari would save nothing.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
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
      const parts = await withFreshToken(async (token) => {
        const response = await fetch(`/api${exportKey(chatbotId, search, format)}`, {
          headers: token ? { authorization: `Bearer ${token}` } : {},
          signal: cut.signal,
        });
        if (!response.ok) throw failureOf(response.status, await response.json().catch(() => null));
        return readAll(response, setBytes);
      });
      save(new Blob(parts, { type: TYPES[format] }), `${name}.${format}`);
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
