import { ADMIN_LIMITS } from '@contract';
import { useRef, useState } from 'react';
import { useErrorText, useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { ColorField } from '../../../../ui/color-field';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { productCalls } from '../../api/product-calls';
import type { ProductDraft } from '../../model/product-draft';
import { Fieldset } from './fieldset';

interface LookFieldsProps {
  draft: ProductDraft;
  imageUrl: string | null;
  onChange: (changes: Partial<ProductDraft>) => void;
  onPicture: (url: string | null) => void;
}

const COLORS = [
  'badgeColor',
  'badgeTextColor',
  'imageBgColor',
  'priceBgColor',
  'priceTextColor',
  'footerBgColor',
  'footerTextColor',
] as const;
const TYPES = 'image/png,image/jpeg,image/webp';

/** The card's picture and colours. */
export function LookFields({ draft, imageUrl, onChange, onPicture }: LookFieldsProps) {
  const t = useT();
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);

  const upload = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > ADMIN_LIMITS.productPicture.maxBytes)
      return toast.error(t('admin.form.pictureFailed'), t('errors.FILE_TOO_LARGE'));
    setBusy(true);
    try {
      const { data } = await productCalls.uploadPicture(file);
      onChange({ imageId: data.id });
      onPicture(data.url);
    } catch (failure) {
      toast.error(t('admin.form.pictureFailed'), errorText(failure));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Fieldset title={t('admin.form.look')}>
      <div css={{ gridColumn: '1 / -1', display: 'grid', gap: 8 }}>
        <span css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <Button variant="secondary" icon="upload" busy={busy} onClick={() => input.current?.click()}>
            {t(imageUrl ? 'admin.form.changePicture' : 'admin.form.choosePicture')}
          </Button>
          {draft.imageId !== null && (
            <Button
              variant="ghost"
              disabled={busy}
              onClick={() => {
                onChange({ imageId: null });
                onPicture(null);
              }}
            >
              {t('admin.form.removePicture')}
            </Button>
          )}
        </span>
        <span css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
          {t('admin.form.pictureHint')}
        </span>
        <input
          ref={input}
          type="file"
          hidden
          accept={TYPES}
          aria-label={t('admin.form.picture')}
          onChange={(event) => {
            void upload(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </div>
      {COLORS.map((name) => (
        <ColorField
          key={name}
          label={t(`admin.form.${name}`)}
          value={draft[name]}
          onChange={(color) => onChange({ [name]: color })}
        />
      ))}
    </Fieldset>
  );
}
