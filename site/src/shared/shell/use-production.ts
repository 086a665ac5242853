import type { GetProjectChat, ListProjects, Project } from '@contract';
import useSWR from 'swr';
import type { ApiFailure } from '../../lib/http';
import { useLive } from '../../lib/live';

const NEWEST = '/projects?q=&status=active&sort=newest&page=1';

/**
 * The steps of the project whose chat is open, else of the newest active one; nothing is read before `wanted`. `none`: there is no
 * project to speak of.
 */
export function useProduction(openChatId: string | null, wanted: boolean) {
  const list = useSWR<ListProjects['response'], ApiFailure>(wanted && !openChatId ? NEWEST : null);
  const newest: Project | undefined = list.data?.data[0];
  const chatId = openChatId ?? newest?.chatId ?? '';
  const chat = useSWR<GetProjectChat['response'], ApiFailure>(
    wanted && chatId ? `/project-chats/${encodeURIComponent(chatId)}` : null,
  );
  useLive('projects', () => void list.mutate(), wanted);
  useLive('project-chat', () => void chat.mutate(), wanted);
  return {
    chat: chat.data?.data,
    none: !openChatId && list.data !== undefined && !newest,
    error: chat.error ?? list.error,
    reload: () => void Promise.all([list.mutate(), chat.mutate()]),
  };
}
