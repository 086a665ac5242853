import { useT } from '../i18n';
import { tokens } from '../ui/tokens';

/** The strip over a page that only its editors can see. */
export default function PreviewNotice() {
  const t = useT();
  return (
    <aside
      aria-label={t('preview.title')}
      css={{
        position: 'sticky',
        top: 0,
        zIndex: 40,
        padding: '10px 20px',
        textAlign: 'center',
        fontSize: tokens.size.s,
        background: tokens.color.ink,
        color: tokens.color.paper,
      }}
    >
      <strong>{t('preview.title')}</strong> · {t('preview.body')}
    </aside>
  );
}
