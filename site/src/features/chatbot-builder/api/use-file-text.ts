import type { GetTrainingFileText } from '@contract';
import useSWR from 'swr';

/** What was understood of a file; read only while somebody looks. */
export const useFileText = (chatbotId: string, fileId: string) => {
  const { data, error, mutate } = useSWR<GetTrainingFileText['response'], unknown>(
    `/chatbots/${encodeURIComponent(chatbotId)}/training-files/${encodeURIComponent(fileId)}/text`,
  );
  return { passages: data?.data, error, reload: () => void mutate() };
};
