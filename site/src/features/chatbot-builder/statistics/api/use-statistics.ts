import type { GetChatbotStatistics } from '@contract';
import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import type { ApiFailure } from '../../../../lib/http';
import { useLive } from '../../../../lib/live';
import type { LiveOf } from '../../model/live-of';
import { queryOf, type ChosenPeriod } from '../model/statistics-period';

/** Visitors may write many times a second; figures are looked at, not watched. */
const REFRESH_MS = 5_000;

/** Where the figures of a period are. */
export const statisticsPath = (chatbotId: string, chosen: ChosenPeriod, part = ''): string => {
  const given = Object.entries(queryOf(chosen)).filter(([, value]) => value !== '');
  return `/chatbots/${encodeURIComponent(chatbotId)}/statistics${part}?${new URLSearchParams(given).toString()}`;
};

/** A period's figures, brought up to date as visitors write; the last ones stay while another period is read. */
export const useStatistics = (chatbotId: string, chosen: ChosenPeriod) => {
  const { data, error, mutate, isValidating } = useSWR<GetChatbotStatistics['response'], ApiFailure>(
    statisticsPath(chatbotId, chosen),
    { keepPreviousData: true },
  );
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLive<LiveOf<'visitor-message'>>('visitor-message', (event) => {
    if ((event && event.chatbotId !== chatbotId) || timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      void mutate();
    }, REFRESH_MS);
  });
  // Credits were bought, here or elsewhere.
  useLive<LiveOf<'chatbot'>>('chatbot', (event) => {
    if (!event || event.chatbotId === chatbotId) void mutate();
  });
  return { statistics: data?.data, error, reload: () => void mutate(), reading: isValidating };
};
