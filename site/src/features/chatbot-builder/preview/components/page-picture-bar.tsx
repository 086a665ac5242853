import { useRef } from 'react';
import { useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { tokens } from '../../../../ui/tokens';
import { PICTURE_TYPES, type usePagePicture } from './use-page-picture';

/** Takes the picture of the owner's page, or takes it away. */
export function PagePictureBar({ url, busy, take, remove }: ReturnType<typeof usePagePicture>) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div
      role="group"
      aria-label={t('builderPreview.picture.title')}
      css={{ display: 'flex', flexWrap: 'wrap', gap: '6px 8px', alignItems: 'center' }}
    >
      <Button size="s" variant="secondary" icon="upload" busy={busy} onClick={() => input.current?.click()}>
        {t(url ? 'builderPreview.picture.change' : 'builderPreview.picture.upload')}
      </Button>
      {url && (
        <Button size="s" variant="ghost" disabled={busy} onClick={remove}>
          {t('builderPreview.picture.remove')}
        </Button>
      )}
      <span css={{ flex: '1 1 180px', color: tokens.color.muted, fontSize: tokens.size.xs }}>
        {t('builderPreview.picture.hint')}
      </span>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('builderPreview.picture.upload')}
        accept={PICTURE_TYPES.join()}
        onChange={(event) => {
          take([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
