import type { OfficinaErrorDetail } from '../events/officina-error-event.js';
import type { ChatAddress } from './chat-address.js';
import { fetchConfig } from './fetch-config.js';
import { acceptConfig, packWidget } from './read-config.js';

/** The one tag's element, as this part knows it. */
type Seeker = HTMLElement & { config: unknown };

const searches = new WeakMap<Seeker, AbortController>();

/**
 * Finds the config of a one-tag element whose script came without one, or packs the one that a page `given` by hand; one-tag
 * pages with the config inside never load this. The last search of an element is the one that counts.
 */
export const resolveConfig = async (element: Seeker, origin: string, given?: unknown): Promise<void> => {
  searches.get(element)?.abort();
  const search = new AbortController();
  searches.set(element, search);
  try {
    const installId = element.getAttribute('install-id');
    if (!given && !installId) return;
    const raw = given
      ? acceptConfig(given)
      : await fetchConfig(origin, installId ?? '', location.origin, search.signal);
    if (!search.signal.aborted)
      element.config = raw && packWidget(raw, element.getAttribute('language') ?? '');
  } catch (error) {
    if (search.signal.aborted) return;
    element.config = null;
    const detail: OfficinaErrorDetail = { reason: 'config', message: `${error}` };
    element.dispatchEvent(new CustomEvent('officina-error', { bubbles: true, composed: true, detail }));
  }
};

/** The key that the server gives out by now, told to `address`; '' where it gives none but the one that is known. */
export const fetchCurrentKey = async (
  { apiUrl, installId, publicKey, onNewKey }: ChatAddress,
  signal: AbortSignal,
): Promise<string> => {
  try {
    const { bot_public_key } = await fetchConfig(apiUrl, installId, location.origin, signal);
    if (!bot_public_key || bot_public_key === publicKey) return '';
    onNewKey(bot_public_key);
    return bot_public_key;
  } catch {
    // Then the refusal stands.
    return '';
  }
};
