import type { AddTrainingText, ListTrainingFiles, TrainingFile, UploadTrainingFiles } from '@contract';
import { useCallback } from 'react';
import useSWR from 'swr';
import { http } from '../../../../lib/http';
import { useLive } from '../../../../lib/live';
import type { LiveOf } from '../../model/live-of';
import { withFile, withoutFile } from '../model/file-list';

const keyOf = (chatbotId: string) => `/chatbots/${encodeURIComponent(chatbotId)}/training-files`;

/** The files the bot learns from, their states live, and what an owner can do with them. */
export const useTrainingFiles = (chatbotId: string) => {
  const key = keyOf(chatbotId);
  const { data, error, mutate } = useSWR<ListTrainingFiles['response'], unknown>(key, {
    // The stream tells each change; this only covers a stream that was cut while a file was being read.
    refreshInterval: (latest) => (latest?.data.some(isBusy) ? 4_000 : 0),
  });

  const put = useCallback(
    (file: TrainingFile) =>
      void mutate((current) => current && { data: withFile(current.data, file) }, { revalidate: false }),
    [mutate],
  );
  useLive<LiveOf<'training-file'>>('training-file', (event) => {
    if (!event) void mutate();
    else if (event.chatbotId === chatbotId) put(event.file);
  });

  const upload = async (files: File[]): Promise<UploadTrainingFiles['response']> => {
    const body = new FormData();
    for (const file of files) body.append('files', file);
    const answer = await http.post<UploadTrainingFiles['response']>(key, body);
    answer.data.forEach(put);
    return answer;
  };
  const addText = async (text: AddTrainingText['request']) =>
    put(
      (
        await http.post<AddTrainingText['response']>(
          `/chatbots/${encodeURIComponent(chatbotId)}/training-texts`,
          text,
        )
      ).data,
    );
  const retry = async ({ id }: TrainingFile) =>
    put((await http.post<{ data: TrainingFile }>(`${key}/${encodeURIComponent(id)}/retry`)).data);
  const remove = async ({ id }: TrainingFile) => {
    await http.delete(`${key}/${encodeURIComponent(id)}`);
    void mutate((current) => current && { data: withoutFile(current.data, id) }, { revalidate: false });
  };

  return { files: data?.data, error, reload: () => void mutate(), upload, addText, retry, remove };
};

const isBusy = ({ status }: TrainingFile) => status === 'queued' || status === 'reading';
