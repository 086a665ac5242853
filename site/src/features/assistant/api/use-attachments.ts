import type { AssistantAttachment } from '@contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../../../lib/api-failure';
import { tabStorage } from '../../../lib/storage';
import { useSession } from '../../../shared/session';
import { chooseFiles, type AttachmentKind, type RefusedFile } from '../model/choose-files';
import { assistantApi } from './assistant-api';

/** A file on its way into a message. */
export interface OutgoingFile {
  key: string;
  kind: AttachmentKind;
  name: string;
  /** From 0 to 1, while it goes up; then it is read. */
  progress: number;
  /** What the server made of it; null until then. */
  attachment: AssistantAttachment | null;
  /** The file itself; what a reload brought back has none. */
  file: File | null;
}

const storedFiles = (place: string): OutgoingFile[] => {
  try {
    const stored = JSON.parse(tabStorage.get(place) ?? '[]') as AssistantAttachment[];
    return stored.map((attachment) => ({
      key: attachment.id,
      kind: attachment.kind,
      name: attachment.name,
      progress: 1,
      attachment,
      file: null,
    }));
  } catch {
    return [];
  }
};

/** The files that go along with the next message under `draftKey`: uploaded as they are chosen, kept like the text. */
export const useAttachments = (draftKey: string) => {
  const { account } = useSession();
  const place = `officina.files.${account?.id ?? ''}.${draftKey}`;
  const [files, setFiles] = useState(() => storedFiles(place));
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const gone = useRef(new Set<string>());

  useEffect(() => {
    const ready = files.flatMap(({ attachment }) => attachment ?? []);
    if (ready.length > 0) tabStorage.set(place, JSON.stringify(ready));
    else tabStorage.remove(place);
  }, [files, place]);

  const change = useCallback(
    (key: string, update: (file: OutgoingFile) => OutgoingFile) =>
      setFiles((list) => list.map((each) => (each.key === key ? update(each) : each))),
    [],
  );

  const upload = async (file: File, key: string) => {
    try {
      const attachment = await assistantApi.upload(file, (progress) =>
        change(key, (each) => ({ ...each, progress })),
      );
      if (gone.current.has(key)) await assistantApi.takeBack(attachment.id).catch(() => undefined);
      else change(key, (each) => ({ ...each, progress: 1, attachment }));
    } catch (failure) {
      setFiles((list) => list.filter((each) => each.key !== key));
      if (gone.current.has(key)) return;
      const code = failure instanceof ApiFailure ? failure.code : '';
      const why = code === 'UNSUPPORTED_FILE_TYPE' ? 'type' : code === 'FILE_TOO_LARGE' ? 'size' : 'upload';
      setRefused((list) => [...list, { name: file.name, why }]);
    }
  };

  const add = (picked: readonly File[]) => {
    const count = (kind: AttachmentKind) => files.filter((each) => each.kind === kind).length;
    const sorted = chooseFiles(picked, { image: count('image'), document: count('document') });
    setRefused(sorted.refused);
    const added = sorted.chosen.map(({ file, kind }) => ({
      key: crypto.randomUUID(),
      kind,
      name: file.name,
      progress: 0,
      attachment: null,
      file,
    }));
    setFiles((list) => [...list, ...added]);
    added.forEach(({ file, key }) => void upload(file, key));
  };

  const remove = ({ key, attachment }: OutgoingFile) => {
    gone.current.add(key);
    setFiles((list) => list.filter((each) => each.key !== key));
    // What stays behind is erased by the server after a day.
    if (attachment) assistantApi.takeBack(attachment.id).catch(() => undefined);
  };

  return {
    files,
    refused,
    add,
    remove,
    forgetRefused: () => setRefused([]),
    /** They went with a message. */
    clear: () => setFiles([]),
    uploading: files.some(({ attachment }) => attachment === null),
  };
};
