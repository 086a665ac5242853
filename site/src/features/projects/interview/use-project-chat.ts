import type { AnswerInterview, GetProjectChat, InterviewQuestion, LiveEvent, ProjectChat } from '@contract';
import { useRef, useState } from 'react';
import useSWR from 'swr';
import { useErrorText, useT, type Key } from '../../../i18n';
import { ApiFailure, http } from '../../../lib/http';
import { useLive, useLiveUp } from '../../../lib/live';
import { toast } from '../../../ui/toast';

/** spec/customer-app.md §9: how often messages are asked for where no stream brings them. */
const POLL_MS = 3_000;
type ChatEvent = Extract<LiveEvent, { topic: 'project-chat' }>;

/** What is on its way to the server, shown at once. */
export interface Sending {
  text: string;
  attachments: string[];
}
/**
 * What could not be sent keeps its id until it is, also when the chat has moved on meanwhile: the server may have taken
 * it, and only its answer was lost.
 */
interface Attempt {
  clientId: string;
  what: string;
}

const freshChat = (failure: unknown): ProjectChat | null =>
  failure instanceof ApiFailure && failure.code === 'STALE_VERSION'
    ? ((failure.details.chat as ProjectChat | undefined) ?? null)
    : null;

/** The chat of a project as it stands on the server, whichever device moved it on, and what can be said in it. */
export function useProjectChat(chatId: string) {
  const t = useT();
  const errorText = useErrorText();
  const path = `/project-chats/${encodeURIComponent(chatId)}`;
  const isLive = useLiveUp();
  const { data, error, mutate, isValidating } = useSWR<GetProjectChat['response'], ApiFailure>(path, {
    refreshInterval: isLive ? 0 : POLL_MS,
  });
  const [sending, setSending] = useState<Sending | null>(null);
  const attempt = useRef<Attempt | null>(null);
  useLive<ChatEvent>('project-chat', (event) => {
    if (!event || event.chatId === chatId) void mutate();
  });

  const clientIdFor = (what: string): string => {
    if (attempt.current?.what !== what) attempt.current = { clientId: crypto.randomUUID(), what };
    return attempt.current.clientId;
  };

  /** Does it; true when the server took it. What it was told meanwhile by another device is shown instead. */
  const act = async (
    shown: Sending | null,
    failed: Key,
    work: () => Promise<AnswerInterview['response']>,
  ): Promise<boolean> => {
    setSending(shown);
    try {
      await mutate(await work(), { revalidate: false });
      attempt.current = null;
      return true;
    } catch (failure) {
      const chat = freshChat(failure);
      if (chat) {
        await mutate({ data: chat }, { revalidate: false });
        toast.success(t('interview.stale'));
      } else toast.error(t(failed), errorText(failure));
      return false;
    } finally {
      setSending(null);
    }
  };

  return {
    chat: data?.data,
    error,
    reading: isValidating,
    reload: () => void mutate(),
    sending,

    /** Answers a question; with none open, talks about the project. `shown` is how a chip reads, where that is not what it sends. */
    answer: (question: InterviewQuestion | null, text: string, shown = text): Promise<boolean> =>
      act({ text: shown, attachments: [] }, 'interview.sendFailed', () =>
        http.post(`${path}/messages`, {
          clientId: clientIdFor(text),
          questionId: question?.id ?? null,
          text,
        } satisfies AnswerInterview['request']),
      ),

    upload: ({ id: questionId }: InterviewQuestion, file: File): Promise<boolean> => {
      const form = new FormData();
      form.append('clientId', clientIdFor(`${file.name}\n${file.size}\n${file.lastModified}`));
      form.append('questionId', questionId);
      form.append('files', file);
      return act({ text: '', attachments: [file.name] }, 'interview.accounts.failed', () =>
        http.post(`${path}/accounts`, form),
      );
    },

    correct: (step: number, questionId: string): Promise<boolean> =>
      act(null, 'interview.correctFailed', () =>
        http.post(`${path}/back`, { clientId: clientIdFor(`back\n${questionId}`), step, questionId }),
      ),

    rename: async (name: string): Promise<void> => {
      if (!data) return;
      await http.patch(`/projects/${encodeURIComponent(data.data.project.id)}`, { name });
      await mutate();
    },
  };
}
