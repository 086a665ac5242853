import type { Report } from '@contract';
import { downloadFile } from '../../../../lib/download';

/** Fetches a report's PDF, and gives it to the browser to keep. Throws `ApiFailure`. */
export const downloadPdf = ({ id }: Pick<Report, 'id'>): Promise<void> =>
  downloadFile(`/reports/${encodeURIComponent(id)}/pdf`);
