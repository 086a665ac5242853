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
