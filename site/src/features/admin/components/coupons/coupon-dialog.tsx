import { COUPON_LIMITS, type AdminCoupon } from '@contract';
import { useState } from 'react';
import { useErrorText, useT } from '../../../../i18n';
import { ApiFailure } from '../../../../lib/http';
import { Notice } from '../../../../ui/notice';
import { Segments } from '../../../../ui/segments';
import { TextField } from '../../../../ui/text-field';
import { toast } from '../../../../ui/toast';
import { couponCalls } from '../../api/coupon-calls';
import { draftOfCoupon, readCoupon, type CouponDraft, type CouponProblems } from '../../model/coupon-draft';
import { FormDialog } from '../form-dialog';

interface CouponDialogProps {
  /** Null for a new one; of any other only how far it goes is changed. */
  coupon: AdminCoupon | null;
  onSaved: () => Promise<void>;
  onClose: () => void;
}

/** A new coupon, or how far one goes. */
export function CouponDialog({ coupon, onSaved, onClose }: CouponDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const [draft, setDraft] = useState(() => draftOfCoupon(coupon));
  const [problems, setProblems] = useState<CouponProblems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const isNew = coupon === null;

  const control = (name: 'code' | 'value' | 'lastDay' | 'limit') => {
    const problem = problems[name];
    return {
      value: draft[name],
      error: problem && t(`adminCoupons.problems.${problem}`),
      onChange: (value: string) => {
        setDraft((before): CouponDraft => ({ ...before, [name]: value }));
        setProblems((before) => ({ ...before, [name]: undefined }));
      },
    };
  };

  const save = async () => {
    const { request, problems: found } = readCoupon(draft, isNew);
    setProblems(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    try {
      if (coupon) {
        const { lastDay, maxRedemptions } = request;
        await couponCalls.update(coupon, { lastDay, maxRedemptions });
      } else await couponCalls.create(request);
      toast.success(t(coupon ? 'adminCoupons.saved' : 'adminCoupons.created'));
      await onSaved();
      onClose();
    } catch (refused) {
      if (refused instanceof ApiFailure && refused.fields.code === 'taken') setProblems({ code: 'taken' });
      else setFailure(errorText(refused));
    }
  };

  return (
    <FormDialog
      title={coupon ? t('adminCoupons.limitOf', { code: coupon.code }) : t('adminCoupons.create')}
      onSave={save}
      onClose={onClose}
      saveLabel={isNew ? t('adminCoupons.create') : undefined}
    >
      {isNew && (
        <>
          <TextField
            {...control('code')}
            label={t('adminCoupons.code')}
            hint={t('adminCoupons.codeHint')}
            required
            maxLength={COUPON_LIMITS.code}
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Segments
            label={t('adminCoupons.kind')}
            value={draft.kind}
            options={(['percent', 'amount'] as const).map((value) => ({
              value,
              label: t(`adminCoupons.kinds.${value}`),
            }))}
            onChange={(kind) => setDraft((before) => ({ ...before, kind }))}
          />
          <TextField
            {...control('value')}
            label={t(`adminCoupons.valueOf.${draft.kind}`)}
            required
            inputMode="decimal"
            maxLength={12}
            suffix={draft.kind === 'percent' ? '%' : '€'}
          />
        </>
      )}
      <TextField
        {...control('lastDay')}
        label={t('adminCoupons.lastDay')}
        hint={t('adminCoupons.lastDayHint')}
        type="date"
      />
      <TextField
        {...control('limit')}
        label={t('adminCoupons.maxUses')}
        hint={t('adminCoupons.maxUsesHint')}
        inputMode="numeric"
        maxLength={6}
      />
      {failure && <Notice tone="error">{failure}</Notice>}
    </FormDialog>
  );
}
