import type { Cents, ReportBlock, ReportText, ReportTile, ReportTone } from '../../contract';

/** The blocks of a report, shortly. */
export const paragraph = (...text: (string | ReportText)[]): ReportBlock => ({
  kind: 'paragraph',
  text: text.map((part) => (typeof part === 'string' ? { text: part } : part)),
});
export const heading = (text: string): ReportBlock => ({ kind: 'heading', text });
export const list = (items: (string | ReportText[])[], ordered = false): ReportBlock => ({
  kind: 'list',
  ordered,
  items: items.map((item) => (typeof item === 'string' ? [{ text: item }] : item)),
});
export const callout = (tone: ReportTone, title: string, text: string): ReportBlock => ({
  kind: 'callout',
  tone,
  title,
  text: [{ text }],
});
export const tile = (
  label: string,
  value: string,
  tone: ReportTone = 'neutral',
  note?: string,
): ReportTile => ({
  label,
  value,
  tone,
  ...(note !== undefined && { note }),
});
export const toEuros = (cents: Cents): number => Math.round(cents) / 100;
