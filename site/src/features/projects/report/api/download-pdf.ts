import type { Report } from '@contract';
import { withFreshToken } from '../../../../lib/access-token';
import { ApiFailure, failureOf } from '../../../../lib/api-failure';
import { saveFile } from '../../../../lib/save-file';

/** The name that the server gave the file; `filename*` carries the letters that `filename` cannot. */
const nameIn = (disposition: string): string => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename="([^"]+)"/i.exec(disposition)?.[1];
  try {
    return encoded ? decodeURIComponent(encoded) : (plain ?? 'report.pdf');
  } catch {
    return plain ?? 'report.pdf';
  }
};

/** Fetches a report's PDF, and gives it to the browser to keep. Throws `ApiFailure`. */
export const downloadPdf = ({ id }: Pick<Report, 'id'>): Promise<void> =>
  withFreshToken(async (token) => {
    const failed = () => {
      throw new ApiFailure(0, 'NETWORK');
    };
    const response = await fetch(`/api/reports/${encodeURIComponent(id)}/pdf`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    }).catch(failed);
    if (!response.ok) throw failureOf(response.status, await response.json().catch(() => null));
    const name = nameIn(response.headers.get('content-disposition') ?? '');
    saveFile(name, await response.blob().catch(failed), 'application/pdf');
  });
