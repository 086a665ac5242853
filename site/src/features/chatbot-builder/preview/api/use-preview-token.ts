import type { CreatePreviewToken } from '@contract';
import useSWR from 'swr';
import { http } from '../../../../lib/http';

const RENEW_BEFORE_MS = 60_000;
/** Timers count in 31 bits: a token that lives for months must not be renewed in a loop. */
const LONGEST_PAUSE_MS = 3_600_000;

const pathOf = (chatbotId: string) => `/chatbots/${encodeURIComponent(chatbotId)}/preview-token`;
const create = async (path: string) => (await http.post<CreatePreviewToken['response']>(path)).data;

/** A pass for right now, for whoever cannot wait for the one that the page is fetching. */
export const createPreviewToken = async (chatbotId: string): Promise<string> =>
  (await create(pathOf(chatbotId))).token;

/** A short-lived pass that lets the preview speak as a visitor, even before publishing. Renewed before it ends. */
export const usePreviewToken = (chatbotId: string): string | undefined => {
  const { data } = useSWR(pathOf(chatbotId), create, {
    refreshInterval: (latest) =>
      latest
        ? Math.min(
            LONGEST_PAUSE_MS,
            Math.max(30_000, Date.parse(latest.expiresAt) - Date.now() - RENEW_BEFORE_MS),
          )
        : 0,
  });
  return data?.token;
};
