import type { AdminCoupon } from '@contract';
import { useState } from 'react';
import { useErrorText, useLocale, useT } from '../../../../i18n';
import { formatDay } from '../../../../lib/days';
import { formatEuro } from '../../../../lib/money';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import type { Column } from '../../../../ui/table';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { couponCalls } from '../../api/coupon-calls';
import { useList } from '../../api/use-list';
import { couponState } from '../../model/coupon-draft';
import { useAddress } from '../../model/use-address';
import { Records } from '../records';
import { CouponDialog } from './coupon-dialog';

const TONES = { active: 'success', off: 'neutral', over: 'neutral', 'used-up': 'warning' } as const;

/** The coupons that are out: what they take off, how far they go, and what came of them. */
export function CouponsSection() {
  const t = useT();
  const { locale } = useLocale();
  const errorText = useErrorText();
  const { page, turnTo } = useAddress();
  const list = useList<AdminCoupon>('/admin/coupons', '', page);
  const [edited, setEdited] = useState<AdminCoupon | 'new' | null>(null);

  const setActive = async (coupon: AdminCoupon, active: boolean) => {
    try {
      await couponCalls.update(coupon, { active });
      toast.success(
        t(active ? 'adminCoupons.switchedOn' : 'adminCoupons.switchedOff', { code: coupon.code }),
      );
    } catch (failure) {
      toast.error(t('admin.error'), errorText(failure));
    }
    await list.reload();
  };

  const columns: Column<AdminCoupon>[] = [
    {
      id: 'code',
      header: t('adminCoupons.code'),
      rowHeader: true,
      cell: ({ code }) => <span css={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{code}</span>,
    },
    {
      id: 'state',
      header: t('adminCoupons.state'),
      cell: (coupon) => {
        const state = couponState(coupon);
        return <Badge tone={TONES[state]}>{t(`adminCoupons.states.${state}`)}</Badge>;
      },
    },
    {
      id: 'value',
      header: t('adminCoupons.value'),
      cell: ({ percentOff, amountOffCents }) =>
        percentOff === null ? formatEuro(amountOffCents ?? 0, locale) : `${percentOff}%`,
    },
    {
      id: 'uses',
      header: t('adminCoupons.uses'),
      cell: ({ uses, maxRedemptions }) =>
        maxRedemptions === null ? String(uses) : t('adminCoupons.usesOf', { uses, limit: maxRedemptions }),
    },
    {
      id: 'discount',
      header: t('adminCoupons.discount'),
      align: 'end',
      cell: ({ discountCents }) => formatEuro(discountCents, locale),
    },
    {
      id: 'revenue',
      header: t('adminCoupons.revenue'),
      align: 'end',
      cell: ({ revenueCents }) => formatEuro(revenueCents, locale),
    },
    {
      id: 'lastDay',
      header: t('adminCoupons.lastDay'),
      cell: ({ lastDay }) =>
        lastDay ? formatDay(lastDay, locale, { dateStyle: 'medium' }) : t('adminCoupons.noEnd'),
    },
    {
      id: 'actions',
      header: t('adminCoupons.actions'),
      align: 'end',
      cell: (coupon) => (
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'flex-end' }}>
          <Button
            size="s"
            variant="secondary"
            aria-label={t('adminCoupons.limitOf', { code: coupon.code })}
            onClick={() => setEdited(coupon)}
          >
            {t('adminCoupons.limit')}
          </Button>
          <Button
            size="s"
            variant="ghost"
            aria-label={t(coupon.active ? 'adminCoupons.switchOffOf' : 'adminCoupons.switchOnOf', {
              code: coupon.code,
            })}
            onClick={() => void setActive(coupon, !coupon.active)}
          >
            {t(coupon.active ? 'adminCoupons.switchOff' : 'adminCoupons.switchOn')}
          </Button>
        </div>
      ),
    },
  ];

  return (
    <div css={{ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 12,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <p css={{ color: tokens.color.muted, maxWidth: '60ch' }}>{t('adminCoupons.lead')}</p>
        <Button icon="plus" onClick={() => setEdited('new')}>
          {t('adminCoupons.create')}
        </Button>
      </div>
      <Records
        label={t('adminCoupons.title')}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        page={page}
        onPage={turnTo}
        empty={{ title: t('adminCoupons.empty'), hint: t('adminCoupons.emptyHint') }}
        onClear={null}
      />
      {edited && (
        <CouponDialog
          coupon={edited === 'new' ? null : edited}
          onSaved={list.reload}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}
