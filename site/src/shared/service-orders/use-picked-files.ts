import { SERVICE_ORDER_LIMITS, type ServiceFile } from '@contract';
import { useEffect, useRef, useState } from 'react';
import { checkFiles, type RefusedFile } from '../uploads/check-files';
import { orderFiles } from './order-calls';

/** A file on its way into a message. */
export interface PickedFile {
  key: string;
  name: string;
  bytes: number;
  state: 'waiting' | 'sending' | 'ready' | 'failed';
  /** How much has gone out, from 0 to 1. */
  share: number;
  failure: unknown;
  stored: ServiceFile | null;
}

const LIMITS = SERVICE_ORDER_LIMITS.files;

/** The files of a message that is being written: checked, uploaded one after the other, taken back where nothing was sent. */
export const usePickedFiles = (order: string) => {
  const [files, setFiles] = useState<PickedFile[]>([]);
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const contents = useRef(new Map<string, File>());
  const queue = useRef<string[]>([]);
  const upload = useRef<{ key: string; cut: AbortController } | null>(null);
  /** Stored files that no message names yet. */
  const unsent = useRef(new Set<string>());

  const change = (key: string, changes: Partial<PickedFile>) =>
    setFiles((list) => list.map((file) => (file.key === key ? { ...file, ...changes } : file)));

  const uploadOne = async (key: string, file: File) => {
    const cut = new AbortController();
    upload.current = { key, cut };
    change(key, { state: 'sending', share: 0, failure: null });
    try {
      const stored = await orderFiles.upload(order, file, {
        signal: cut.signal,
        onProgress: (share) => change(key, { share }),
      });
      // Removed while its last bytes were on their way.
      if (cut.signal.aborted) return orderFiles.remove(order, stored.id);
      unsent.current.add(stored.id);
      change(key, { state: 'ready', stored });
    } catch (failure) {
      change(key, { state: 'failed', failure });
    } finally {
      upload.current = null;
    }
    return undefined;
  };
  const work = async () => {
    if (upload.current) return;
    for (let key = queue.current.shift(); key !== undefined; key = queue.current.shift()) {
      const file = contents.current.get(key);
      if (file) await uploadOne(key, file);
    }
  };
  const enqueue = (keys: string[]) => {
    queue.current.push(...keys);
    void work();
  };

  useEffect(() => {
    const unsentFiles = unsent.current;
    return () => {
      queue.current = [];
      upload.current?.cut.abort();
      unsentFiles.forEach((id) => orderFiles.remove(order, id));
      unsentFiles.clear();
    };
  }, [order]);

  return {
    files,
    refused,
    fileIds: files.flatMap(({ stored }) => (stored ? [stored.id] : [])),
    allReady: files.every(({ state }) => state === 'ready'),
    add: (chosen: File[]) => {
      const checked = checkFiles(chosen, {
        existing: files.length,
        maxFiles: LIMITS.perMessage,
        maxBytes: LIMITS.maxBytes,
        extensions: LIMITS.extensions,
      });
      setRefused(checked.refused);
      const picked = checked.accepted.map((file): PickedFile => {
        const key = crypto.randomUUID();
        contents.current.set(key, file);
        const { name, size: bytes } = file;
        return { key, name, bytes, state: 'waiting', share: 0, failure: null, stored: null };
      });
      setFiles((list) => [...list, ...picked]);
      enqueue(picked.map(({ key }) => key));
    },
    retry: ({ key }: PickedFile) => {
      change(key, { state: 'waiting', failure: null });
      enqueue([key]);
    },
    remove: ({ key, stored }: PickedFile) => {
      contents.current.delete(key);
      if (upload.current?.key === key) upload.current.cut.abort();
      if (stored) {
        unsent.current.delete(stored.id);
        orderFiles.remove(order, stored.id);
      }
      setRefused([]);
      setFiles((list) => list.filter((file) => file.key !== key));
    },
    /** A message is about to name these: from now on leaving the page takes nothing back. */
    claim: () => unsent.current.clear(),
    /** It was not taken: they wait for the next try. */
    release: (ids: readonly string[]) => ids.forEach((id) => unsent.current.add(id)),
    clear: () => {
      contents.current.clear();
      setRefused([]);
      setFiles([]);
    },
  };
};
