import type { Locale, ReportBlock } from '@contract';
import { SeriesChart, seriesColor } from '../../../../charts/series-chart';
import { tokens } from '../../../../ui/tokens';
import { shortFigure } from '../model/chart';
import { ReportTable } from './report-table';
import { useDocumentWords } from './use-document-words';

interface ReportChartProps {
  chart: Extract<ReportBlock, { kind: 'bars' | 'lines' }>;
  language: Locale;
}

const { color, size } = tokens;

/** A chart with its words, and its figures as a table for whoever does not see it or wants them exactly. */
export function ReportChart({ chart, language }: ReportChartProps) {
  const t = useDocumentWords(language);
  const { title, summary, unit, labels, series } = chart;
  return (
    <figure css={{ display: 'grid', gap: 8, breakInside: 'avoid' }}>
      <figcaption css={{ display: 'grid', gap: 2 }}>
        <strong css={{ fontWeight: 650 }}>{title}</strong>
        <span css={{ color: color.muted, fontSize: size.s }}>{summary}</span>
      </figcaption>
      {series.length > 1 && <Legend labels={series.map(({ label }) => label)} />}
      <SeriesChart
        kind={chart.kind}
        label={`${title}. ${summary}`}
        labels={labels}
        series={series}
        write={(value) => shortFigure(value, unit, language)}
      />
      <details css={{ fontSize: size.s, '@media print': { display: 'none' } }}>
        <summary css={{ color: color.muted, padding: '10px 0' }}>{t('report.chart.asTable')}</summary>
        <ReportTable
          caption={title}
          columns={[
            { label: t('report.chart.item'), align: 'start' },
            ...series.map(({ label }) => ({ label, align: 'end' as const })),
          ]}
          rows={labels.map((label, at) => [
            label,
            ...series.map(({ values }) => {
              const value = values[at] ?? null;
              return value === null ? '–' : shortFigure(value, unit, language);
            }),
          ])}
        />
      </details>
    </figure>
  );
}

function Legend({ labels }: { labels: readonly string[] }) {
  return (
    <ul aria-hidden css={{ display: 'flex', flexWrap: 'wrap', gap: '4px 18px', fontSize: size.s }}>
      {labels.map((label, index) => (
        <li key={label} css={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <span
            css={{
              width: 12,
              height: 12,
              borderRadius: 3,
              printColorAdjust: 'exact',
              WebkitPrintColorAdjust: 'exact',
            }}
            style={{ background: seriesColor(index) }}
          />
          {label}
        </li>
      ))}
    </ul>
  );
}
