import { useEffect, useRef, useState } from 'react';
import type { ChatAttachment } from './message';

export type LoadedFile = { state: 'loading' | 'failed' } | { state: 'loaded'; address: string };

/** An attached file, fetched for as long as it is shown: its address works on this page only. */
export const useFile = ({ id, load }: Pick<ChatAttachment, 'id' | 'load'>): LoadedFile => {
  const [file, setFile] = useState<LoadedFile>({ state: load ? 'loading' : 'failed' });
  // Made anew with each drawing; the file that it fetches is known by its id.
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    let address = '';
    let gone = false;
    latest.current?.().then(
      (blob) => {
        if (gone) return;
        address = URL.createObjectURL(blob);
        setFile({ state: 'loaded', address });
      },
      () => gone || setFile({ state: 'failed' }),
    );
    return () => {
      gone = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [id]);
  return file;
};
