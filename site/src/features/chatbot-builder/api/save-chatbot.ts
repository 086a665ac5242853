import type { Chatbot, ChatbotAction, ChatbotChanges, SaveChatbot } from '@contract';
import { http } from '../../../lib/http';

const base = (chatbotId: string) => `/chatbots/${encodeURIComponent(chatbotId)}`;

/** Saves `changes` made from `version`. Refused with STALE_VERSION when somebody saved in between. */
export const saveChatbot = async (
  chatbotId: string,
  version: number,
  changes: ChatbotChanges,
): Promise<Chatbot> => {
  const request: SaveChatbot['request'] = { version, changes };
  return (await http.patch<SaveChatbot['response']>(base(chatbotId), request)).data;
};

/** Publishes, suspends or changes the public key. */
export const actOnChatbot = async (
  chatbotId: string,
  action: 'publish' | 'suspend' | 'rotate-key',
  version: number,
): Promise<Chatbot> => {
  const request: ChatbotAction['request'] = { version };
  return (await http.post<ChatbotAction['response']>(`${base(chatbotId)}/${action}`, request)).data;
};

/** Puts a picture in place of the robot. */
export const uploadAvatar = async (chatbotId: string, file: File): Promise<Chatbot> => {
  const body = new FormData();
  body.append('files', file);
  return (await http.put<SaveChatbot['response']>(`${base(chatbotId)}/avatar`, body)).data;
};

/** Brings the robot back. */
export const removeAvatar = async (chatbotId: string): Promise<Chatbot> =>
  (await http.delete<SaveChatbot['response']>(`${base(chatbotId)}/avatar`)).data;
