import type {
  DisconnectSocialAccount,
  ListSocialAccounts,
  ListSocialBoards,
  SocialAccount,
  UpdateSocialAccount,
} from '@contract';
import useSWR from 'swr';
import { http } from '../../../lib/http';
import { useProjectResource } from './use-project-resource';

const pathOf = (accountId: string) => `/social/accounts/${encodeURIComponent(accountId)}`;

/** The connected accounts and what can be done with one. */
export const useAccounts = () => {
  const { list, error, reload, mutate } = useProjectResource<ListSocialAccounts['response']>('accounts');

  const disconnect = async (account: SocialAccount, request: DisconnectSocialAccount['request']) => {
    await http.post(`${pathOf(account.id)}/disconnect`, request);
    await mutate();
  };
  const chooseBoard = async (account: SocialAccount, boardId: string) => {
    await http.patch<UpdateSocialAccount['response']>(pathOf(account.id), {
      boardId,
    } satisfies UpdateSocialAccount['request']);
    await mutate();
  };
  return { accounts: list, error, reload, disconnect, chooseBoard };
};

/** Pinterest's boards of an account, asked for when somebody wants to choose. */
export const useBoards = (accountId: string | null) => {
  const { data, error } = useSWR<ListSocialBoards['response'], unknown>(
    accountId && `${pathOf(accountId)}/boards`,
  );
  return { boards: data?.data, error };
};
