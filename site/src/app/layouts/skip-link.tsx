import { useT } from '../../i18n';
import { tokens } from '../../ui/tokens';

/** The first stop of the keyboard: past the navigation. */
export function SkipLink() {
  const t = useT();
  return (
    <a
      href="#contenuto"
      css={{
        position: 'absolute',
        left: 12,
        top: -80,
        zIndex: 60,
        padding: '12px 16px',
        borderRadius: tokens.radius.m,
        background: tokens.color.raised,
        boxShadow: tokens.shadow.m,
        '&:focus': { top: 12 },
      }}
    >
      {t('common.skipToContent')}
    </a>
  );
}
