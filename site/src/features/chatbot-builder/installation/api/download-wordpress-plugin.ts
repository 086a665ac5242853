import { withFreshToken } from '../../../../lib/access-token';
import { ApiFailure, failureOf } from '../../../../lib/api-failure';

/** Gives the file its name and the browser the file. */
const save = (content: Blob, name: string) => {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it by then; at once would be too early for Safari.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};

/** Fetches the plugin made for this chatbot and saves it. Throws `ApiFailure`. */
export const downloadWordpressPlugin = (chatbotId: string): Promise<void> =>
  withFreshToken(async (token) => {
    const response = await fetch(`/api/chatbots/${encodeURIComponent(chatbotId)}/wordpress-plugin`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    }).catch(() => {
      throw new ApiFailure(0, 'NETWORK');
    });
    if (!response.ok) throw failureOf(response.status, await response.json().catch(() => null));
    save(await response.blob(), 'officina-chat.zip');
  });
