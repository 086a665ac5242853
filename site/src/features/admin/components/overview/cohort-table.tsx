import type { Cohort } from '@contract';
import { Link } from 'react-router-dom';
import { useLocale, useT } from '../../../../i18n';
import { formatDay } from '../../../../lib/days';
import { tokens } from '../../../../ui/tokens';
import { rowsAddress } from '../../model/business-charts';

const CELL = { padding: '6px 10px', textAlign: 'end', fontVariantNumeric: 'tabular-nums' } as const;

/** Who began in which month, and how many of them stayed: the more, the darker. */
export function CohortTable({ cohorts }: { cohorts: readonly Cohort[] }) {
  const t = useT();
  const { locale } = useLocale();
  const { color, size } = tokens;
  return (
    <div
      role="region"
      aria-label={t('adminBusiness.cohorts')}
      tabIndex={0}
      css={{ overflowX: 'auto', minWidth: 0 }}
    >
      <table css={{ borderCollapse: 'separate', borderSpacing: 3, fontSize: size.s }}>
        <thead>
          <tr css={{ color: color.muted }}>
            <th scope="col" css={[CELL, { textAlign: 'start' }]}>
              {t('adminBusiness.cohortMonth')}
            </th>
            <th scope="col" css={CELL}>
              {t('adminBusiness.cohortCustomers')}
            </th>
            {cohorts.slice(1).map(({ month }, after) => (
              <th key={month} scope="col" css={[CELL, { whiteSpace: 'nowrap' }]}>
                {t('adminBusiness.cohortAfter', { count: after + 1 })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cohorts.map(({ month, customers, active }) => (
            <tr key={month}>
              <th scope="row" css={[CELL, { textAlign: 'start', fontWeight: 500, whiteSpace: 'nowrap' }]}>
                <Link to={rowsAddress('cohort', { month })} preventScrollReset>
                  {formatDay(`${month}-01`, locale, { month: 'short', year: 'numeric' })}
                </Link>
              </th>
              <td css={CELL}>{customers}</td>
              {active.slice(1).map((count, after) => (
                <td
                  key={cohorts[after]?.month}
                  css={[CELL, { borderRadius: 4 }]}
                  style={{
                    background: `color-mix(in srgb, ${color.green} ${customers === 0 ? 0 : Math.round((count / customers) * 45)}%, transparent)`,
                  }}
                >
                  {customers === 0 ? '–' : `${count} · ${Math.round((count / customers) * 100)}%`}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
