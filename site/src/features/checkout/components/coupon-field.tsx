import type { Product } from '@contract';
import { useState } from 'react';
import { useErrorText, useLocale, useT } from '../../../i18n';
import { ApiFailure } from '../../../lib/http';
import { formatEuro } from '../../../lib/money';
import { Button, IconButton } from '../../../ui/button';
import { TextField } from '../../../ui/text-field';
import { tokens } from '../../../ui/tokens';
import { askCoupon, type Coupon } from '../api/ask-coupon';

interface CouponFieldProps {
  product: Product;
  coupon: Coupon | null;
  onChange: (coupon: Coupon | null) => void;
}

/** Where a code is tried before the order is placed; the order asks the server again. */
export function CouponField({ product, coupon, onChange }: CouponFieldProps) {
  const t = useT();
  const errorText = useErrorText();
  const { locale } = useLocale();
  const [open, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const apply = async () => {
    if (busy || code.trim() === '') return;
    setBusy(true);
    setProblem(null);
    try {
      onChange(await askCoupon(code, product.id));
      setCode('');
    } catch (refused) {
      const unknown = refused instanceof ApiFailure && refused.status === 404;
      setProblem(unknown ? t('checkout.coupon.worthless') : errorText(refused));
    } finally {
      setBusy(false);
    }
  };

  if (coupon)
    return (
      <p
        role="status"
        css={{ display: 'flex', alignItems: 'center', gap: 8, justifyContent: 'space-between' }}
      >
        <span>
          {t('checkout.coupon.applied', {
            code: coupon.code,
            amount: formatEuro(coupon.discountCents, locale),
          })}
        </span>
        <IconButton icon="x" label={t('checkout.coupon.remove')} onClick={() => onChange(null)} />
      </p>
    );
  // Its words begin where the summary's other words do.
  if (!open)
    return (
      <Button
        variant="ghost"
        size="s"
        css={{ justifySelf: 'start', marginLeft: -14 }}
        onClick={() => setOpen(true)}
      >
        {t('checkout.coupon.have')}
      </Button>
    );
  return (
    <div css={{ display: 'flex', gap: 8, alignItems: 'flex-start' }}>
      <div css={{ flex: 1, minWidth: 0 }}>
        <TextField
          name="coupon"
          label={t('checkout.coupon.label')}
          value={code}
          maxLength={64}
          error={problem ?? undefined}
          autoComplete="off"
          spellCheck={false}
          onChange={setCode}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The form around it is the order: a code that is tried must not place it.
            event.preventDefault();
            void apply();
          }}
        />
      </div>
      <Button
        variant="secondary"
        busy={busy}
        css={{ marginTop: `calc(${tokens.size.s} * 1.5 + 6px)` }}
        onClick={() => void apply()}
      >
        {t('checkout.coupon.apply')}
      </Button>
    </div>
  );
}
