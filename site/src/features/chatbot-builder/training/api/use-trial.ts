import type { WidgetChatReply } from '@contract';
import { useRef, useState } from 'react';
import { http } from '../../../../lib/http';
import { createPreviewToken, usePreviewToken } from '../../preview/api/use-preview-token';

export interface Trial {
  question: string;
  reply: WidgetChatReply;
}

/** Asks the bot as a visitor would, with the owner's preview pass: the real engine, over the draft. */
export const useTrial = (chatbotId: string) => {
  const token = usePreviewToken(chatbotId);
  const [trials, setTrials] = useState<Trial[]>([]);
  const session = useRef<Pick<WidgetChatReply, 'sessionId' | 'session_token'> | null>(null);

  const ask = async (question: string): Promise<void> => {
    const pass = token ?? (await createPreviewToken(chatbotId));
    const reply = await http.post<WidgetChatReply>(
      '/widget/chat',
      {
        install_id: chatbotId,
        message: question,
        message_id: crypto.randomUUID(),
        ...(session.current ?? {}),
      },
      { headers: { Authorization: `Bearer ${pass}` } },
    );
    session.current = { sessionId: reply.sessionId, session_token: reply.session_token };
    setTrials((earlier) => [{ question, reply }, ...earlier]);
  };
  return { trials, ask };
};
