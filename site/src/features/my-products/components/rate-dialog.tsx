import { titleWithChatbot, type Purchase } from '@contract';
import { useState, type FormEvent } from 'react';
import { useSWRConfig } from 'swr';
import { useErrorText, useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Notice } from '../../../ui/notice';
import { toast } from '../../../ui/toast';
import { tokens } from '../../../ui/tokens';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { ratePurchase } from '../api/purchase-calls';

const STARS = [1, 2, 3, 4, 5] as const;

interface RateDialogProps {
  purchase: Purchase;
  open: boolean;
  onClose: () => void;
}

/** From one to five stars, said once. */
export function RateDialog({ purchase: { id, product, chatbot }, open, onClose }: RateDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const { mutate } = useSWRConfig();
  const [stars, setStars] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || stars === 0) return;
    setBusy(true);
    setFailure(null);
    try {
      await ratePurchase(id, stars);
      toast.success(t('myProducts.rate.done'));
      await mutate('/purchases');
      onClose();
    } catch (refused) {
      setFailure(errorText(refused));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      title={t('myProducts.rate.title', { title: titleWithChatbot(product.title, chatbot) })}
      open={open}
      onClose={onClose}
      width={420}
    >
      <form onSubmit={(event) => void submit(event)} css={{ display: 'grid', gap: 16 }}>
        <fieldset css={{ border: 0, margin: 0, padding: 0 }}>
          <legend css={{ padding: 0, marginBottom: 8 }}>{t('myProducts.rate.lead')}</legend>
          <div css={{ display: 'flex', gap: 4 }}>
            {STARS.map((value) => (
              <label
                key={value}
                css={{
                  display: 'grid',
                  placeItems: 'center',
                  width: 48,
                  height: 48,
                  fontSize: 32,
                  lineHeight: 1,
                  cursor: 'pointer',
                  borderRadius: tokens.radius.m,
                  color: value <= stars ? tokens.color.amber : tokens.color.lineStrong,
                  '&:has(:focus-visible)': { outline: `2.5px solid ${tokens.color.focus}`, outlineOffset: 2 },
                }}
              >
                <input
                  type="radio"
                  name="stars"
                  value={value}
                  checked={value === stars}
                  aria-label={t('myProducts.rate.stars', { count: value })}
                  onChange={() => setStars(value)}
                  css={visuallyHidden}
                />
                <span aria-hidden>★</span>
              </label>
            ))}
          </div>
        </fieldset>
        {failure && <Notice tone="error">{failure}</Notice>}
        <Button type="submit" busy={busy} disabled={stars === 0} css={{ justifySelf: 'end' }}>
          {t('myProducts.rate.send')}
        </Button>
      </form>
    </Dialog>
  );
}
