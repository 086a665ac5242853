import type { ExportData } from '@contract';
import { downloadFile } from '../../../lib/download';

/** Fetches the archive of everything the person has here, and gives it to the browser to keep. Throws `ApiFailure`. */
export const exportData = (password: string, name: string): Promise<void> =>
  downloadFile('/me/export', name, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password } satisfies ExportData['request']),
  });
