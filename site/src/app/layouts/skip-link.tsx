import { useT } from '../../i18n';
import { tokens } from '../../ui/tokens';

/** The first stop of the keyboard: past the navigation. */
export function SkipLink() {
  const t = useT();
  return (
    <a
      href="#contenuto"
      data-screen-only
      css={{
        position: 'absolute',
        left: 12,
        top: -80,
        zIndex: 60,
        padding: '12px 16px',
        borderRadius: tokens.radius.m,
        background: tokens.color.raised,
        // Out of sight, its shadow must not reach down into the page.
        '&:focus': { top: 12, boxShadow: tokens.shadow.m },
      }}
    >
      {t('common.skipToContent')}
    </a>
  );
}
