import { TRANSMISSION_STATES, type ListInvoices } from '@contract';
import { useT } from '../../../../i18n';
import { Notice } from '../../../../ui/notice';
import { tokens } from '../../../../ui/tokens';

/** How a month's documents reach the exchange system and what became of them, and whether VAT numbers are checked. */
export function MonthNotes({ meta }: { meta: ListInvoices['response']['meta'] }) {
  const t = useT();
  const { exchange, transmissions, vatRegistry, unproven } = meta;
  const states = TRANSMISSION_STATES.flatMap((state) => {
    const count = transmissions[state];
    return count ? [{ state, count }] : [];
  });
  return (
    <>
      <div css={{ display: 'grid', gap: 4, color: tokens.color.muted, fontSize: tokens.size.s }}>
        <p>
          {exchange === 'export'
            ? t('adminBooks.month.export')
            : t('adminBooks.month.intermediary', {
                name: exchange.charAt(0).toUpperCase() + exchange.slice(1),
              })}
        </p>
        {states.length > 0 && (
          <ul
            css={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: '4px 16px',
              margin: 0,
              padding: 0,
              listStyle: 'none',
            }}
          >
            {states.map(({ state, count }) => (
              <li key={state}>
                {t('adminBooks.month.states', { state: t(`adminBooks.exchange.states.${state}`), count })}
              </li>
            ))}
          </ul>
        )}
        {!vatRegistry && <p>{t('adminBooks.month.viesOff')}</p>}
      </div>
      {unproven > 0 && <Notice tone="warning">{t('adminBooks.month.unproven', { count: unproven })}</Notice>}
    </>
  );
}
