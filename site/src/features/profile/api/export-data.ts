import type { ExportData } from '@contract';
import { withFreshToken } from '../../../lib/access-token';
import { ApiFailure, failureOf } from '../../../lib/api-failure';
import { saveFile } from '../../../lib/save-file';

/** Fetches the archive of everything the person has here, and gives it to the browser to keep. Throws `ApiFailure`. */
export const exportData = (password: string, name: string): Promise<void> =>
  withFreshToken(async (token) => {
    const failed = () => {
      throw new ApiFailure(0, 'NETWORK');
    };
    const response = await fetch('/api/me/export', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify({ password } satisfies ExportData['request']),
    }).catch(failed);
    if (!response.ok) {
      const retryAfter = response.headers.get('retry-after');
      throw failureOf(response.status, await response.json().catch(() => null), retryAfter);
    }
    // An archive that was cut off on its way is no archive.
    saveFile(name, await response.blob().catch(failed), 'application/zip');
  });
