import type { Locale, ReportBlock, ReportTile, ReportTone } from '@contract';
import { Badge, type BadgeTone } from '../../../../ui/badge';
import { tokens } from '../../../../ui/tokens';
import { ReportChart } from './report-chart';
import { ReportTable } from './report-table';
import { RichText } from './report-text';
import { useDocumentWords } from './use-document-words';

const { color, radius, size } = tokens;
const BADGES: Record<ReportTone, BadgeTone> = {
  good: 'success',
  fair: 'warning',
  poor: 'error',
  neutral: 'neutral',
};
const TONES: Record<ReportTone, { strong: string; soft: string }> = {
  good: { strong: color.green, soft: color.greenSoft },
  fair: { strong: color.amber, soft: color.amberSoft },
  poor: { strong: color.red, soft: color.redSoft },
  neutral: { strong: color.muted, soft: color.surface },
};

/** One piece of a section, as a page shows it. */
export function ReportBlockView({ block, language }: { block: ReportBlock; language: Locale }) {
  switch (block.kind) {
    case 'heading':
      return <h3 css={{ fontSize: size.l, paddingTop: 8, breakAfter: 'avoid' }}>{block.text}</h3>;
    case 'paragraph':
      return (
        <p css={{ maxWidth: '72ch' }}>
          <RichText parts={block.text} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List css={{ display: 'grid', gap: 8, paddingInlineStart: 22, maxWidth: '72ch' }}>
          {block.items.map((item, index) => (
            <li key={index} css={{ paddingInlineStart: 4, '&::marker': { color: color.accent } }}>
              <RichText parts={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <ReportTable {...block} />;
    case 'figures':
      return <Tiles tiles={block.tiles} language={language} />;
    case 'bars':
    case 'lines':
      return <ReportChart chart={block} language={language} />;
    case 'callout':
      return (
        <div
          role="note"
          css={{
            display: 'grid',
            gap: 4,
            padding: '14px 18px',
            borderInlineStart: `5px solid ${TONES[block.tone].strong}`,
            borderRadius: radius.s,
            background: TONES[block.tone].soft,
            breakInside: 'avoid',
            printColorAdjust: 'exact',
            WebkitPrintColorAdjust: 'exact',
          }}
        >
          <strong css={{ fontWeight: 650, color: TONES[block.tone].strong }}>{block.title}</strong>
          <p>
            <RichText parts={block.text} />
          </p>
        </div>
      );
  }
}

function Tiles({ tiles, language }: { tiles: readonly ReportTile[]; language: Locale }) {
  const t = useDocumentWords(language);
  return (
    <dl
      css={{
        display: 'grid',
        gap: 12,
        // Rows of one length: four as two and two, or side by side; others in threes.
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        [tokens.media.wide]: {
          gridTemplateColumns: `repeat(${tiles.length === 4 ? 4 : Math.min(3, tiles.length)}, minmax(0, 1fr))`,
        },
      }}
    >
      {tiles.map(({ label, value, tone, note }) => (
        <div
          key={label}
          css={{
            display: 'grid',
            alignContent: 'start',
            gap: 4,
            padding: '14px 16px',
            border: `1px solid ${color.line}`,
            borderRadius: radius.m,
            background: color.surface,
            breakInside: 'avoid',
          }}
        >
          <dt css={{ color: color.muted, fontSize: size.s }}>{label}</dt>
          <dd
            css={{
              fontFamily: tokens.font.display,
              fontSize: size.xl,
              fontWeight: 650,
              lineHeight: 1.2,
              overflowWrap: 'anywhere',
            }}
          >
            {value}
          </dd>
          {note && <dd css={{ color: color.muted, fontSize: size.s }}>{note}</dd>}
          {tone !== 'neutral' && (
            <dd>
              <Badge tone={BADGES[tone]}>{t(`report.tones.${tone}`)}</Badge>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
