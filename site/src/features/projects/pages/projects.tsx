import { PROJECT_SORTS, PROJECT_STATUSES } from '@contract';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useT } from '../../../i18n';
import { LoadFailure } from '../../../shared/load-failure';
import { useRestingSearch } from '../../../shared/forms/use-resting-search';
import type { MetaContext, PageMeta } from '../../../shared/page';
import { PageBody } from '../../../shared/page-body';
import { ButtonLink } from '../../../ui/button-link';
import { EmptyState } from '../../../ui/empty-state';
import { Pager } from '../../../ui/pager';
import { SearchField } from '../../../ui/search-field';
import { SelectField } from '../../../ui/select-field';
import { Skeleton } from '../../../ui/skeleton';
import { tokens } from '../../../ui/tokens';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { useProjects, type ProjectChoice } from '../api/use-projects';
import { ProjectList } from '../components/project-list';
import { useProjectActions } from '../components/use-project-actions';
import { useNewestReports } from '../report/api/use-newest-reports';

export const meta = ({ t }: MetaContext): PageMeta => ({ title: t('projects.list.title'), noIndex: true });

const oneOf = <Value extends string>(
  values: readonly Value[],
  requested: string | null,
  otherwise: Value,
): Value => values.find((value) => value === requested) ?? otherwise;

/** What the address says is shown: a search can be shared, and the back button undoes it. */
const choiceOf = (search: URLSearchParams): ProjectChoice => ({
  q: search.get('q') ?? '',
  status: oneOf(PROJECT_STATUSES, search.get('status'), 'active'),
  sort: oneOf(PROJECT_SORTS, search.get('sort'), 'newest'),
  page: Math.max(1, Math.floor(Number(search.get('page')) || 1)),
});

/** A person's projects: each with its chat, and the documents that came out of it. */
export default function Projects() {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const choice = choiceOf(search);
  const list = useProjects(choice);
  const actions = useProjectActions(list);
  const { reportsOf } = useNewestReports(list.projects ?? []);
  const choose = (changes: Partial<Record<keyof ProjectChoice, string>>) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries({ page: '', ...changes })) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return next;
    });
  const { typed, type, rest } = useRestingSearch(choice.q, (q) => choose({ q }));
  const { projects } = list;

  return (
    <PageBody frame="app">
      <header
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 12,
          alignItems: 'end',
          justifyContent: 'space-between',
        }}
      >
        <div css={{ display: 'grid', gap: 8 }}>
          <h1 css={{ fontSize: tokens.size.xxl }}>{t('projects.list.title')}</h1>
          <p css={{ color: tokens.color.muted }}>{t('projects.list.lead')}</p>
        </div>
        <ButtonLink to={paths.newProject()} icon="plus">
          {t('projects.list.create')}
        </ButtonLink>
      </header>
      <div
        css={{
          display: 'grid',
          gap: 12,
          gridTemplateColumns: 'minmax(0, 1fr)',
          '@media (min-width: 768px)': { gridTemplateColumns: 'minmax(0, 1fr) 180px 180px' },
        }}
      >
        <SearchField
          label={t('projects.list.search')}
          placeholder={t('projects.list.search')}
          value={typed}
          onChange={type}
          onLeave={rest}
        />
        <SelectField
          label={t('projects.list.status')}
          labelHidden
          value={choice.status}
          onChange={(status) => choose({ status: status === 'active' ? '' : status })}
          options={PROJECT_STATUSES.map((value) => ({ value, label: t(`projects.list.${value}`) }))}
        />
        <SelectField
          label={t('projects.list.sort')}
          labelHidden
          value={choice.sort}
          onChange={(sort) => choose({ sort: sort === 'newest' ? '' : sort })}
          options={PROJECT_SORTS.map((value) => ({ value, label: t(`projects.list.${value}`) }))}
        />
      </div>
      {list.error && (
        <LoadFailure
          title={t('projects.list.loadFailed')}
          error={list.error}
          stale={projects !== undefined}
          onRetry={list.reload}
          retrying={list.reading}
        />
      )}
      <p role="status" css={visuallyHidden}>
        {projects && t('projects.list.count', { count: list.total })}
      </p>
      {!projects && !list.error && (
        <div css={{ display: 'grid', gap: 12 }}>
          <Skeleton height={72} />
          <Skeleton height={72} />
          <Skeleton height={72} />
        </div>
      )}
      {projects?.length === 0 && <Nothing choice={choice} />}
      {projects && projects.length > 0 && (
        <ProjectList projects={projects} actions={actions} reportsOf={reportsOf} />
      )}
      {list.pages > 1 && (
        <Pager page={choice.page} pages={list.pages} onPage={(page) => choose({ page: String(page) })} />
      )}
      {actions.dialogs}
    </PageBody>
  );
}

function Nothing({ choice: { q, status } }: { choice: ProjectChoice }) {
  const t = useT();
  if (q) return <EmptyState icon="search" title={t('projects.list.noResults')} />;
  if (status === 'archived') return <EmptyState icon="folder" title={t('projects.list.emptyArchive')} />;
  return (
    <EmptyState
      icon="folder"
      title={t('projects.list.empty')}
      action={<ButtonLink to={paths.stepOne()}>{t('projects.list.create')}</ButtonLink>}
    >
      {t('projects.list.emptyHint')}
    </EmptyState>
  );
}
