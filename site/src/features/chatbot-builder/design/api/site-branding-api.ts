import type { Chatbot, ChatbotAvatar, ReadSiteColors, ReadSiteProposals } from '@contract';
import { http } from '../../../../lib/http';

const base = (chatbotId: string) => `/chatbots/${encodeURIComponent(chatbotId)}`;

/** What helps an owner draw, on the server's side. */
export const lookApi = {
  /** The colours of the owner's own site. */
  async siteColors(chatbotId: string): Promise<ReadSiteColors['response']['data']> {
    return (await http.post<ReadSiteColors['response']>(`${base(chatbotId)}/site-colors`)).data;
  },
  /** What the chatbot could begin with, from what it has read. */
  async siteProposals(chatbotId: string): Promise<ReadSiteProposals['response']['data']> {
    return (await http.post<ReadSiteProposals['response']>(`${base(chatbotId)}/site-proposals`)).data;
  },
  async putPagePicture(chatbotId: string, file: File): Promise<Chatbot> {
    const body = new FormData();
    body.append('files', file);
    return (await http.put<ChatbotAvatar['response']>(`${base(chatbotId)}/page-picture`, body)).data;
  },
  async removePagePicture(chatbotId: string): Promise<Chatbot> {
    return (await http.delete<ChatbotAvatar['response']>(`${base(chatbotId)}/page-picture`)).data;
  },
};
