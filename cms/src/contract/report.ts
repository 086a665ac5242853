import type { Day, Locale } from './common';
import type { ProjectKind } from './project';

export const REPORT_KINDS = ['analysis', 'offer'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** How a figure is judged; `neutral` where there is nothing to judge. */
export const REPORT_TONES = ['good', 'fair', 'poor', 'neutral'] as const;
export type ReportTone = (typeof REPORT_TONES)[number];

/** A run of text; with `href` a link. An address that begins with `/` is a page of the product. */
export interface ReportText {
  text: string;
  href?: string;
  /** Leads what follows: a name before its explanation. */
  strong?: true;
}
export interface ReportTile {
  label: string;
  /** Already written as its reader expects it: `12,4%`, `€ 38.000`. */
  value: string;
  tone: ReportTone;
  note?: string;
}
export interface ReportColumn {
  label: string;
  align: 'start' | 'end';
  /** Share of the width, where the columns should not be equal. */
  width?: number;
}
/** How the numbers of a chart are written. */
export type ReportUnit = 'euro' | 'percent' | 'ratio' | 'days' | 'count';
export interface ReportSeries {
  label: string;
  /** In the order of the chart’s labels: euros (not cents), shares (0.12 is 12 %); null where there is none. */
  values: (number | null)[];
}

/** One piece of a section, drawn alike by the page and by the PDF. */
export type ReportBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: ReportText[] }
  | { kind: 'list'; ordered: boolean; items: ReportText[][] }
  | { kind: 'table'; caption: string; columns: ReportColumn[]; rows: string[][] }
  | { kind: 'figures'; tiles: ReportTile[] }
  | {
      kind: 'bars' | 'lines';
      title: string;
      /** What the chart shows, in words, for whoever does not see it. */
      summary: string;
      unit: ReportUnit;
      labels: string[];
      series: ReportSeries[];
    }
  | { kind: 'callout'; tone: ReportTone; title: string; text: ReportText[] };
export type ReportBlockKind = ReportBlock['kind'];

export interface ReportSection {
  /** Stable inside the document: the anchor of the page and of the PDF's bookmarks. */
  id: string;
  title: string;
  blocks: ReportBlock[];
}

/** Everything that a report says, in one language: a web page and a PDF are made from this alone. */
export interface ReportDocument {
  /** Of this format. */
  format: 1;
  kind: ReportKind;
  projectKind: ProjectKind;
  language: Locale;
  title: string;
  subtitle: string;
  /** '' where it is not known. */
  company: string;
  day: Day;
  /** Written before the interview was over. */
  draft: boolean;
  /** 1, 2, 3… of the reports of one kind and project. */
  version: number;
  sections: ReportSection[];
  /** Where figures, formulas and judgements come from. */
  sources: ReportText[][];
  /** Says that software wrote this, and that it is no professional advice. */
  aiNotice: string;
  /** True where a language model wrote some of the words. */
  modelWritten: boolean;
}
