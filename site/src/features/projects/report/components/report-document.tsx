import type { ReportDocument, ReportSection } from '@contract';
import { formatDate } from '../../../../lib/dates';
import { Icon } from '../../../../ui/icon';
import { tokens } from '../../../../ui/tokens';
import { ReportBlockView } from './report-block';
import { RichText } from './report-text';
import { useDocumentWords } from './use-document-words';

const { color, radius, size } = tokens;
const SOURCES = 'sources';
const WIDE = '@media (min-width: 1180px)';
/** Titles stay with what follows them only among blocks: a grid may be cut anywhere. */
const onPaper = (space: number) => ({
  '@media print': { display: 'block', '& > * + *': { marginTop: space } },
});

/** A report to read: the same document that its PDF is drawn from. */
export function ReportDocumentView({ document }: { document: ReportDocument }) {
  const t = useDocumentWords(document.language);
  const { language, title, subtitle, day, version, sections, sources, aiNotice, modelWritten } = document;
  return (
    <div
      css={{
        display: 'grid',
        gap: 28,
        gridTemplateColumns: 'minmax(0, 1fr)',
        [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 230px', alignItems: 'start' },
        '@media print': { display: 'block' },
      }}
    >
      <article
        lang={language}
        css={{ display: 'grid', gap: 36, gridTemplateColumns: 'minmax(0, 1fr)', ...onPaper(28) }}
      >
        <div css={{ display: 'grid', gap: 8, paddingBottom: 18, borderBottom: `2px solid ${color.accent}` }}>
          <h1 css={{ fontSize: size.xxl, overflowWrap: 'anywhere' }}>{title}</h1>
          <p css={{ color: color.muted }}>
            {subtitle} · <time dateTime={day}>{formatDate(`${day}T12:00:00Z`, language)}</time> ·{' '}
            {t('report.version', { version })}
          </p>
        </div>
        {sections.map((section) => (
          <Section key={section.id} section={section} language={language} />
        ))}
        <section aria-labelledby={SOURCES} css={{ display: 'grid', gap: 10, fontSize: size.s }}>
          <h2 id={SOURCES} css={{ fontSize: size.l }}>
            {t('report.sources')}
          </h2>
          <ul css={{ display: 'grid', gap: 4, paddingInlineStart: 20, color: color.muted }}>
            {sources.map((source, index) => (
              <li key={index}>
                <RichText parts={source} />
              </li>
            ))}
          </ul>
        </section>
        <p
          role="note"
          css={{
            display: 'flex',
            gap: 12,
            padding: '14px 16px',
            borderRadius: radius.m,
            background: color.accentSoft,
            fontSize: size.s,
            breakInside: 'avoid',
          }}
        >
          <Icon name="info" />
          <span>
            {aiNotice} {modelWritten && t('report.modelWritten')}
          </span>
        </p>
      </article>
      <Contents sections={sections} language={language} />
    </div>
  );
}

function Section({
  section: { id, title, blocks },
  language,
}: {
  section: ReportSection;
  language: ReportDocument['language'];
}) {
  const t = useDocumentWords(language);
  return (
    <section
      aria-labelledby={id}
      css={{ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)', ...onPaper(12) }}
    >
      <h2
        id={id}
        css={{
          fontSize: size.xl,
          breakAfter: 'avoid',
          '& a': { opacity: 0 },
          '&:hover a, & a:focus-visible': { opacity: 1 },
        }}
      >
        {title}{' '}
        <a href={`#${id}`} aria-label={t('report.link', { title })} css={{ textDecoration: 'none' }}>
          <Icon name="link" size={16} />
        </a>
      </h2>
      {blocks.map((block, index) => (
        <ReportBlockView key={index} block={block} language={language} />
      ))}
    </section>
  );
}

/** Where things stand: beside the text where there is room, before it on small screens. */
function Contents({ sections, language }: Pick<ReportDocument, 'sections' | 'language'>) {
  const t = useDocumentWords(language);
  return (
    <nav
      lang={language}
      aria-label={t('report.contents')}
      css={{
        order: -1,
        padding: '14px 16px',
        border: `1px solid ${color.line}`,
        borderRadius: radius.m,
        background: color.surface,
        fontSize: size.s,
        [WIDE]: { order: 0, position: 'sticky', top: 88 },
        '@media print': { display: 'none' },
      }}
    >
      <p css={{ fontWeight: 650, paddingBottom: 6 }}>{t('report.contents')}</p>
      <ol css={{ listStyle: 'none' }}>
        {[...sections, { id: SOURCES, title: t('report.sources') }].map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              css={{
                display: 'block',
                padding: '6px 0',
                color: color.ink,
                textDecoration: 'none',
                '&:hover': { color: color.accent, textDecoration: 'underline' },
              }}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
