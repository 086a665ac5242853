import { HELP_TOPICS, type HelpEntry, type HelpTopic } from '@contract';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useT } from '../../../i18n';
import { useRestingSearch } from '../../../shared/forms/use-resting-search';
import type { MetaContext, PageAddress, PageMeta } from '../../../shared/page';
import { HelpBot } from '../../../shared/help-bot/help-bot';
import { LoadFailure } from '../../../shared/load-failure';
import { PageBody } from '../../../shared/page-body';
import { EmptyState } from '../../../ui/empty-state';
import { Icon, type IconName } from '../../../ui/icon';
import { SearchField } from '../../../ui/search-field';
import { Skeleton } from '../../../ui/skeleton';
import { tokens } from '../../../ui/tokens';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { helpKey, useHelp } from '../api/use-help';
import { CONTACT_ID, ContactForm } from '../components/contact-form';
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
  const [search, setSearch] = useSearchParams();
  const { entries, error, reload, reloading } = useHelp();
  const query = search.get('q') ?? '';
  const { typed, type, rest } = useRestingSearch(query, (q) =>
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
    <PageBody>
      <header css={{ display: 'grid', gap: 8 }}>
        <h1 css={{ fontSize: size.xxl }}>{t('help.title')}</h1>
        <p css={{ color: color.muted }}>{t('help.lead')}</p>
      </header>
      <div css={{ maxWidth: 560 }}>
        <SearchField
          label={t('help.search')}
          placeholder={t('help.search')}
          value={typed}
          onChange={type}
          onLeave={rest}
        />
      </div>
      {entries && !typed.trim() && <TopicTiles entries={entries} />}
      <p role="status" css={visuallyHidden}>
        {found && typed !== '' && t('help.found', { count: found.length })}
      </p>
      <div
        css={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 24,
          alignItems: 'start',
          '@media (min-width: 1080px)': { gridTemplateColumns: 'minmax(0, 1fr) 400px', gap: 56 },
        }}
      >
        <div css={{ display: 'grid', gap: 24 }}>
          {error && !entries && (
            <LoadFailure title={t('help.failed')} error={error} onRetry={reload} retrying={reloading} />
          )}
          {!entries && !error && <Skeleton lines={10} />}
          {found?.length === 0 && (
            <EmptyState icon="search" title={t('help.nothing')}>
              {t('help.nothingHint')}
            </EmptyState>
          )}
          {found &&
            found.length > 0 &&
            (typed.trim() ? <Entries entries={found} /> : <Topics entries={found} />)}
        </div>
        <div css={{ display: 'grid', gap: 24 }}>
          <section data-screen-only aria-label={t('layout.helpBot.title')}>
            <HelpBot />
          </section>
          <ContactForm />
        </div>
      </div>
    </PageBody>
  );
}

/** The topics at a glance, for those who have a question and no word for it yet. */
function TopicTiles({ entries }: { entries: HelpEntry[] }) {
  const t = useT();
  const tiles = HELP_TOPICS.map((topic) => ({
    id: topic,
    icon: ICONS[topic],
    name: t(`help.topics.${topic}`),
    hint: t('help.answers', { count: entries.filter((entry) => entry.topic === topic).length }),
  }));
  return (
    <nav aria-label={t('help.byTopic')} data-screen-only>
      <ul
        css={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(156px, 100%), 1fr))',
          // Six tiles leave no gap in rows of three.
          '@media (600px <= width < 1080px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
          gap: 12,
          listStyle: 'none',
        }}
      >
        {[
          ...tiles,
          { id: CONTACT_ID, icon: 'mail', name: t('help.write'), hint: t('help.within') } as const,
        ].map(({ id, icon, name, hint }) => (
          <li key={id} css={{ display: 'grid' }}>
            <Link to={`${paths.help()}#${id}`} css={tile}>
              <span css={{ color: color.accent }}>
                <Icon name={icon} size={24} />
              </span>
              <strong css={{ fontWeight: 600, lineHeight: 1.3 }}>{name}</strong>
              <span css={{ color: color.muted, fontSize: size.s }}>{hint}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const ICONS = {
  start: 'spark',
  assistant: 'chat',
  chatbot: 'code',
  purchases: 'bag',
  account: 'user',
} as const satisfies Record<HelpTopic, IconName>;

const tile = {
  display: 'grid',
  gap: 6,
  alignContent: 'start',
  padding: 16,
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color.surface,
  color: color.ink,
  textDecoration: 'none',
  transition: `border-color ${tokens.motion.fast}`,
  '&:hover': { borderColor: color.accent },
} as const;

function Topics({ entries }: { entries: HelpEntry[] }) {
  const t = useT();
  return HELP_TOPICS.map((topic) => {
    const own = entries.filter((entry) => entry.topic === topic);
    if (own.length === 0) return null;
    return (
      <section key={topic} id={topic} css={{ display: 'grid', gap: 8 }}>
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
