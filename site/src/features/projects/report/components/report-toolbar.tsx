import { LOCALES, REPORT_KINDS, type Report, type ReportKind } from '@contract';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../../../app/paths';
import { useLocale, useT } from '../../../../i18n';
import { formatShortDate } from '../../../../lib/dates';
import { Button } from '../../../../ui/button';
import { Icon } from '../../../../ui/icon';
import { Menu } from '../../../../ui/menu';
import { SelectField } from '../../../../ui/select-field';
import { tokens } from '../../../../ui/tokens';
import { newestOf } from '../model/report-state';
import type { ReportActions } from './use-report-actions';

interface ReportToolbarProps {
  reports: readonly Report[];
  shown: Report;
  actions: ReportActions;
}

const { color, radius, size } = tokens;

/** Which report is shown, and what can be done with it. */
export function ReportToolbar({ reports, shown, actions }: ReportToolbarProps) {
  const t = useT();
  return (
    <div
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 12,
        alignItems: 'center',
        '@media print': { display: 'none' },
      }}
    >
      <div css={{ [tokens.media.narrow]: { order: -1 } }}>
        <Kinds reports={reports} shown={shown} actions={actions} />
      </div>
      <div css={{ flex: '1 1 230px', [tokens.media.wide]: { maxWidth: 320 } }}>
        <Versions reports={reports} shown={shown} />
      </div>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginInlineStart: 'auto' }}>
        <Menu
          label={t('report.create.again')}
          trigger={
            <>
              <Icon name="plus" /> {t('report.create.again')}
            </>
          }
          items={LOCALES.map((language) => ({
            id: language,
            icon: 'globe' as const,
            label: t(`report.languages.${language}`),
            onSelect: () => void actions.create({ kind: shown.kind, language }),
          }))}
        />
        {shown.state === 'ready' && (
          <Button
            icon="download"
            busy={actions.busy === 'download'}
            onClick={() => void actions.download(shown)}
          >
            {t('report.download.pdf')}
          </Button>
        )}
      </div>
      {/* Beside the kinds on a small screen, where a third row would hold nothing else. */}
      <div css={{ [tokens.media.narrow]: { order: -1, marginInlineStart: 'auto' } }}>
        <Menu
          label={t('report.actions')}
          trigger={<Icon name="more" />}
          items={[
            ...(shown.state === 'ready'
              ? [
                  {
                    id: 'print',
                    icon: 'file' as const,
                    label: t('report.print'),
                    onSelect: () => window.print(),
                  },
                ]
              : []),
            {
              id: 'remove',
              icon: 'trash',
              tone: 'danger',
              label: t('report.remove.action'),
              onSelect: () => actions.askToRemove(shown),
            },
          ]}
        />
      </div>
    </div>
  );
}

/** The way to the newest report of each kind; one that is not there yet is made. */
function Kinds({ reports, shown, actions }: ReportToolbarProps) {
  const t = useT();
  const look = {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 40,
    padding: '6px 16px',
    borderRadius: radius.s,
    color: color.ink,
    fontSize: size.s,
    fontWeight: 600,
    textDecoration: 'none',
    '&[aria-current]': { background: color.accent, color: color.onAccent },
  } as const;
  return (
    <nav
      aria-label={t('report.title')}
      css={{ display: 'flex', padding: 4, border: `1px solid ${color.line}`, borderRadius: radius.m }}
    >
      {REPORT_KINDS.map((kind) => {
        const newest = newestOf(reports, kind);
        return newest ? (
          <Link
            key={kind}
            to={paths.report(shown.projectId, newest.id)}
            aria-current={kind === shown.kind ? 'page' : undefined}
            css={look}
          >
            {t(`report.kinds.${kind}`)}
          </Link>
        ) : (
          <MakeKind key={kind} kind={kind} shown={shown} actions={actions} />
        );
      })}
    </nav>
  );
}

function MakeKind({
  kind,
  shown,
  actions,
}: { kind: ReportKind } & Pick<ReportToolbarProps, 'shown' | 'actions'>) {
  const t = useT();
  return (
    <Button
      size="s"
      variant="ghost"
      icon="plus"
      busy={actions.busy === 'create'}
      onClick={() => void actions.create({ kind, language: shown.language })}
    >
      {t(kind === 'offer' ? 'report.create.generateOffer' : 'report.create.analysis')}
    </Button>
  );
}

function Versions({ reports, shown }: Pick<ReportToolbarProps, 'reports' | 'shown'>) {
  const t = useT();
  const { locale } = useLocale();
  const navigate = useNavigate();
  return (
    <SelectField
      label={t('report.versions')}
      labelHidden
      value={shown.id}
      onChange={(id) => void navigate(paths.report(shown.projectId, id))}
      options={reports
        .filter(({ kind }) => kind === shown.kind)
        .map(({ id, version, createdAt, language, draft }) => ({
          value: id,
          label: [
            t('report.versionOf', {
              version,
              day: formatShortDate(createdAt, locale),
              language: t(`report.languages.${language}`),
            }),
            ...(draft ? [t('report.draft')] : []),
          ].join(' · '),
        }))}
    />
  );
}
