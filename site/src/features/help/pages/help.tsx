import { HELP_TOPICS, type HelpEntry } from '@contract';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useErrorText, useT } from '../../../i18n';
import { useRestingSearch } from '../../../shared/forms/use-resting-search';
import type { MetaContext, PageAddress, PageMeta } from '../../../shared/page';
import { PageBody } from '../../../shared/page-body';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Icon } from '../../../ui/icon';
import { Notice } from '../../../ui/notice';
import { SearchField } from '../../../ui/search-field';
import { Skeleton } from '../../../ui/skeleton';
import { tokens } from '../../../ui/tokens';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { helpKey, useHelp } from '../api/use-help';
import { ContactForm } from '../components/contact-form';
import { searchHelp } from '../model/search-help';

const { color, size, radius } = tokens;

export const load = ({ locale }: PageAddress) => [helpKey(locale)];
export const meta = ({ t }: MetaContext): PageMeta => ({
  title: t('help.title'),
  description: t('help.lead'),
});

/** Answers to look for, and somebody to ask. */
export default function Help() {
  const t = useT();
  const errorText = useErrorText();
  const [search, setSearch] = useSearchParams();
  const { entries, error, reload, reloading } = useHelp();
  const query = search.get('q') ?? '';
  const { typed, type } = useRestingSearch(query, (q) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (q) next.set('q', q);
        else next.delete('q');
        return next;
      },
      { replace: true, preventScrollReset: true },
    ),
  );
  const found = entries && searchHelp(entries, typed);
  return (
    <PageBody width="text">
      <header css={{ display: 'grid', gap: 8 }}>
        <h1 css={{ fontSize: size.xxl }}>{t('help.title')}</h1>
        <p css={{ color: color.muted }}>{t('help.lead')}</p>
      </header>
      <SearchField label={t('help.search')} placeholder={t('help.search')} value={typed} onChange={type} />
      <p role="status" css={visuallyHidden}>
        {found && typed !== '' && t('help.found', { count: found.length })}
      </p>
      {error && !entries && (
        <Notice
          tone="error"
          title={t('help.failed')}
          action={
            <Button size="s" variant="secondary" icon="refresh" busy={reloading} onClick={reload}>
              {t('common.retry')}
            </Button>
          }
        >
          {errorText(error)}
        </Notice>
      )}
      {!entries && !error && <Skeleton lines={10} />}
      {found?.length === 0 && (
        <EmptyState icon="search" title={t('help.nothing')}>
          {t('help.nothingHint')}
        </EmptyState>
      )}
      {found && found.length > 0 && (typed.trim() ? <Entries entries={found} /> : <Topics entries={found} />)}
      <ContactForm />
    </PageBody>
  );
}

function Topics({ entries }: { entries: HelpEntry[] }) {
  const t = useT();
  return HELP_TOPICS.map((topic) => {
    const own = entries.filter((entry) => entry.topic === topic);
    if (own.length === 0) return null;
    return (
      <section key={topic} css={{ display: 'grid', gap: 8 }}>
        <h2 css={{ fontSize: size.l }}>{t(`help.topics.${topic}`)}</h2>
        <Entries entries={own} />
      </section>
    );
  });
}

function Entries({ entries }: { entries: HelpEntry[] }) {
  return (
    <ul
      css={{
        listStyle: 'none',
        border: `1px solid ${color.line}`,
        borderRadius: radius.l,
        background: color.surface,
        overflow: 'hidden',
        '& > li + li': { borderTop: `1px solid ${color.line}` },
      }}
    >
      {entries.map(({ slug, title }) => (
        <li key={slug}>
          <Link
            to={paths.helpArticle(slug)}
            css={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 12,
              minHeight: 52,
              padding: '10px 16px',
              color: color.ink,
              fontWeight: 550,
              textDecoration: 'none',
              '&:hover': { background: color.accentSoft },
              '&:focus-visible': { outlineOffset: -3 },
            }}
          >
            {title}
            <Icon name="chevron-right" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
