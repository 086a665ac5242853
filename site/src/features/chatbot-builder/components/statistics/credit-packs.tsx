import { useLocale, useT } from '../../../../i18n';
import { Badge } from '../../../../ui/badge';
import { Dialog } from '../../../../ui/dialog';
import { Notice } from '../../../../ui/notice';
import { tokens } from '../../../../ui/tokens';

/** spec/admin-builders-widget.md §9. Savings are measured against the smallest pack. */
const PACKS = [
  { messages: 1000, priceCents: 599, savingCents: 0 },
  { messages: 3000, priceCents: 1169, savingCents: 628 },
  { messages: 5000, priceCents: 1800, savingCents: 1195 },
] as const;

/** What more messages will cost. They cannot be bought yet, and the dialog says so instead of offering a dead button. */
export function CreditPacks({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT();
  const { locale } = useLocale();
  const euro = (cents: number) =>
    (cents / 100).toLocaleString(locale, { style: 'currency', currency: 'EUR' });
  return (
    <Dialog title={t('builderStatistics.packs')} open={open} onClose={onClose} width={520}>
      <div css={{ display: 'grid', gap: 16 }}>
        <p>{t('builderStatistics.packsLead')}</p>
        <ul css={{ display: 'grid', gap: 10, listStyle: 'none' }}>
          {PACKS.map(({ messages, priceCents, savingCents }) => (
            <li
              key={messages}
              css={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: '4px 12px',
                alignItems: 'center',
                padding: '12px 16px',
                border: `1px solid ${tokens.color.line}`,
                borderRadius: tokens.radius.m,
              }}
            >
              <span css={{ fontWeight: 600, flex: 1 }}>{t('builderStatistics.pack', { messages })}</span>
              {savingCents > 0 && (
                <Badge tone="success">{t('builderStatistics.saving', { amount: euro(savingCents) })}</Badge>
              )}
              <span css={{ fontVariantNumeric: 'tabular-nums', fontWeight: 650 }}>{euro(priceCents)}</span>
            </li>
          ))}
        </ul>
        <Notice tone="info" title={t('builderStatistics.soon')}>
          {t('builderStatistics.soonBody')}
        </Notice>
      </div>
    </Dialog>
  );
}
