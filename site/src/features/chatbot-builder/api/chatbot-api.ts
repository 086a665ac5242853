import type { Chatbot, ChatbotAction, GetChatbot, RestoreChatbotVersion, SaveChatbot } from '@contract';
import { http } from '../../../lib/http';
import type { BuilderApi } from '../model/builder';

const base = (chatbotId: string) => `/chatbots/${encodeURIComponent(chatbotId)}`;

/** The chatbot as the server has it now. */
export const loadChatbot = async (chatbotId: string): Promise<Chatbot> =>
  (await http.get<GetChatbot['response']>(base(chatbotId))).data;

/** The server's side of the document being edited. */
export const chatbotApi: BuilderApi = {
  async save(chatbotId, version, changes) {
    const request: SaveChatbot['request'] = { version, changes };
    return (await http.patch<SaveChatbot['response']>(base(chatbotId), request)).data;
  },
  async act(chatbotId, action, version) {
    const request: ChatbotAction['request'] = { version };
    return (await http.post<ChatbotAction['response']>(`${base(chatbotId)}/${action}`, request)).data;
  },
  async restoreVersion(chatbotId, number, version) {
    const request: RestoreChatbotVersion['request'] = { version };
    return (
      await http.post<RestoreChatbotVersion['response']>(
        `${base(chatbotId)}/versions/${number}/restore`,
        request,
      )
    ).data;
  },
  async uploadAvatar(chatbotId, file) {
    const body = new FormData();
    body.append('files', file);
    return (await http.put<SaveChatbot['response']>(`${base(chatbotId)}/avatar`, body)).data;
  },
  async removeAvatar(chatbotId) {
    return (await http.delete<SaveChatbot['response']>(`${base(chatbotId)}/avatar`)).data;
  },
};
