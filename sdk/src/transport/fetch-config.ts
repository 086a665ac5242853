import { acceptConfig, type RawConfig } from './read-config.js';

/** Asks the server for the config of an installation on a page of `origin`. Throws what `officina-error` says of it. */
export const fetchConfig = async (
  apiUrl: string,
  installId: string,
  origin: string,
  signal: AbortSignal,
): Promise<RawConfig> => {
  const query = new URLSearchParams({ install_id: installId, origin });
  const response = await fetch(`${apiUrl}/api/widget/config?${query}`, { credentials: 'omit', signal });
  if (!response.ok) throw `status ${response.status}`;
  const config = acceptConfig(await response.json());
  if (!config) throw 'chatbot suspended';
  return config;
};
