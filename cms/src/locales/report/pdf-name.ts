import type { Locale, ReportKind } from '../../contract';
import { reportWords } from './index';

const LONGEST = 80;

/** `Forno 2027 - Analisi v2.pdf`: a name that every system can keep. */
export const pdfName = (report: {
  projectName: string;
  kind: ReportKind;
  version: number;
  language: Locale;
}): string => {
  const { projectName, kind, version, language } = report;
  const name = projectName
    .replaceAll(/[^\p{L}\p{N}.,'’&()+ _-]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .slice(0, LONGEST)
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const title = reportWords[language].titles[kind];
  return `${name ? `${name} - ` : ''}${title} v${version}.pdf`;
};
