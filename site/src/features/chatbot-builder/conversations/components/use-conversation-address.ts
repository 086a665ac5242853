import { useLocation } from 'react-router-dom';

/** Where the Chat section shows one conversation of this chatbot. */
export const useConversationAddress = () => {
  const { search } = useLocation();
  return (sessionId: string): string => {
    const before = new URLSearchParams(search);
    const next = new URLSearchParams({
      install_id: before.get('install_id') ?? '',
      section: 'conversations',
      conversation: sessionId,
    });
    const lang = before.get('lang');
    if (lang) next.set('lang', lang);
    return `?${next.toString()}`;
  };
};
