import { AUDIT_SUBJECTS, type AuditEntry } from '@contract';
import { useLocale, useT, type Key } from '../../../../i18n';
import { formatDateTime } from '../../../../lib/dates';
import { SelectField } from '../../../../ui/select-field';
import type { Column } from '../../../../ui/table';
import { tokens } from '../../../../ui/tokens';
import { useList } from '../../api/use-list';
import { oneOf } from '../../model/tabs';
import { useAddress } from '../../model/use-address';
import { Filters } from '../filters';
import { Records } from '../records';

const SUBJECTS = ['all', ...AUDIT_SUBJECTS] as const;

/** Who did what: read, never changed. */
export function AuditSection() {
  const t = useT();
  const { get, query, page, turnTo, filter } = useAddress();
  const list = useList<AuditEntry>('/admin/audit', query(['subject']), page);
  return (
    <div css={{ display: 'grid', gap: 16 }}>
      <p css={{ color: tokens.color.muted }}>{t('admin.audit.lead')}</p>
      <Filters>
        <SelectField
          label={t('admin.audit.subject')}
          value={oneOf(SUBJECTS, get('subject'))}
          onChange={(subject) => filter({ subject: subject === 'all' ? undefined : subject })}
          options={SUBJECTS.map((value) => ({ value, label: t(`admin.audit.subjects.${value}`) }))}
        />
      </Filters>
      <Records
        label={t('admin.audit.label')}
        list={list}
        columns={useColumns()}
        rowKey={({ id }) => id}
        page={page}
        onPage={turnTo}
        empty={{ title: t('admin.audit.empty'), hint: t('admin.audit.emptyHint') }}
        onClear={get('subject') ? () => filter({ subject: undefined }) : null}
      />
    </div>
  );
}

function useColumns(): Column<AuditEntry>[] {
  const t = useT();
  const { locale } = useLocale();
  const deed = ({ action }: AuditEntry): string => {
    const key = `admin.audit.actions.${action}`;
    // A deed that this page has no sentence for reads as its name.
    const sentence = t(key as Key);
    return sentence === key ? action : sentence;
  };
  return [
    { id: 'action', header: t('admin.audit.action'), rowHeader: true, cell: deed },
    { id: 'at', header: t('admin.audit.at'), cell: ({ at }) => formatDateTime(at, locale) },
    {
      id: 'actor',
      header: t('admin.audit.actor'),
      cell: ({ actor }) => actor?.email ?? t('admin.goneAccount'),
    },
    { id: 'changes', header: t('admin.audit.changes'), cell: (entry) => <Changes {...entry} /> },
  ];
}

const shown = (value: unknown): string =>
  typeof value === 'string' ? value || '–' : value === undefined ? '–' : JSON.stringify(value);

function Changes({ before, after }: AuditEntry) {
  const t = useT();
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  if (fields.length === 0) return null;
  return (
    <details css={{ maxWidth: 420 }}>
      <summary css={{ cursor: 'pointer', padding: '4px 0' }}>{t('admin.audit.details')}</summary>
      <ul css={{ margin: 0, paddingLeft: 18, fontSize: tokens.size.s, overflowWrap: 'anywhere' }}>
        {fields.map((field) => (
          <li key={field}>
            <code>{field}</code>: {field in before && `${t('admin.audit.from')} ${shown(before[field])}`}
            {field in before && field in after && ', '}
            {field in after && `${t('admin.audit.to')} ${shown(after[field])}`}
          </li>
        ))}
      </ul>
    </details>
  );
}
