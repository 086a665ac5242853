import type {
  AssistantAttachment,
  AssistantShare,
  ConversationFormat,
  GetAssistantConversation,
  ListAssistantConversations,
  Locale,
  RestoreAssistantConversation,
  ShareAssistantConversation,
  UpdateAssistantConversation,
  UploadAttachment,
} from '@contract';
import { fetchApi, received } from '../../../lib/fetch-api';
import { fetcher } from '../../../lib/swr';
import { http } from '../../../lib/http';

const id = encodeURIComponent;

export const WELCOME_KEY = '/assistant/welcome';
export const conversationKey = (conversationId: string) => `/assistant/conversations/${id(conversationId)}`;
export const historyKey = ({ q = '', archived = false, page = 1 }: ListAssistantConversations['query']) =>
  `/assistant/conversations?${new URLSearchParams({ q, archived: String(archived), page: String(page) }).toString()}`;
export const sharedKey = (token: string) => `/shared-conversations/${id(token)}`;

/** A file of ours: an address alone could not carry the session. Throws `ApiFailure`. */
export const fetchFile = async (path: string): Promise<Blob> => received((await fetchApi(path)).blob());

/** What can be asked of the assistant’s server besides a reply. Each throws `ApiFailure`. */
export const assistantApi = {
  earlier: (conversationId: string, before: string) =>
    fetcher<GetAssistantConversation['response']>(`${conversationKey(conversationId)}?before=${id(before)}`),
  update: (conversationId: string, changes: UpdateAssistantConversation['request']) =>
    http.patch<UpdateAssistantConversation['response']>(conversationKey(conversationId), changes),
  remove: (conversationId: string) => http.delete(conversationKey(conversationId)),
  restore: (conversationId: string) =>
    http.post<RestoreAssistantConversation['response']>(`${conversationKey(conversationId)}/restore`),
  stop: (conversationId: string) => http.post(`${conversationKey(conversationId)}/stop`),
  share: async (conversationId: string): Promise<AssistantShare> =>
    (await http.post<ShareAssistantConversation['response']>(`${conversationKey(conversationId)}/share`))
      .data,
  unshare: (conversationId: string) => http.delete(`${conversationKey(conversationId)}/share`),
  exported: (conversationId: string, format: ConversationFormat, locale: Locale) =>
    fetchFile(`${conversationKey(conversationId)}/export?format=${format}&locale=${locale}`),
  upload: async (file: File, onProgress: (share: number) => void): Promise<AssistantAttachment> => {
    const body = new FormData();
    body.append('file', file);
    return (await http.post<UploadAttachment['response']>('/assistant/attachments', body, { onProgress }))
      .data;
  },
  takeBack: (attachmentId: string) => http.delete(`/assistant/attachments/${id(attachmentId)}`),
  content: (attachmentId: string) => fetchFile(`/assistant/attachments/${id(attachmentId)}/content`),
};
