import type { Locale } from '../../contract';
import { reportEn } from './en';
import { reportIt } from './it';
import type { ReportWords } from './words';

export { reportFormat, writeFigure, type ReportFormat } from './format';
export type { ReportWords } from './words';
export const reportWords: Record<Locale, ReportWords> = { it: reportIt, en: reportEn };
