import { ONE_STOP_SHOP_CENTS, TRANSMISSION_STATES, type ListInvoices } from '@contract';
import { useLocale, useT } from '../../../../i18n';
import { formatEuro } from '../../../../lib/money';
import { Notice } from '../../../../ui/notice';
import { tokens } from '../../../../ui/tokens';

/** How a month's documents reach the exchange system and what became of them, and what is not done about VAT of other countries. */
export function MonthNotes({ year, meta }: { year: string; meta: ListInvoices['response']['meta'] }) {
  const t = useT();
  const { locale } = useLocale();
  const { exchange, transmissions, vatRegistry, unproven, unionConsumersCents } = meta;
  const union = {
    year,
    sum: formatEuro(unionConsumersCents, locale),
    limit: formatEuro(ONE_STOP_SHOP_CENTS, locale),
  };
  const isAbove = unionConsumersCents > ONE_STOP_SHOP_CENTS;
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
        {!isAbove && <p>{t('adminBooks.month.oneStopShop', union)}</p>}
      </div>
      {isAbove && <Notice tone="warning">{t('adminBooks.month.oneStopShopAbove', union)}</Notice>}
      {unproven > 0 && <Notice tone="warning">{t('adminBooks.month.unproven', { count: unproven })}</Notice>}
    </>
  );
}
