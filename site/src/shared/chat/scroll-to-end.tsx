import { useT } from '../../i18n';
import { Icon } from '../../ui/icon';
import { tokens } from '../../ui/tokens';

const { color, shadow, motion } = tokens;

/** Back to the newest message: there while the view is well above it (`useLogEnd` knows). */
export function ScrollToEnd({ shown, onPress }: { shown: boolean; onPress: () => void }) {
  const t = useT();
  if (!shown) return null;
  return (
    <button
      type="button"
      aria-label={t('chat.toEnd')}
      title={t('chat.toEnd')}
      onClick={onPress}
      css={{
        position: 'absolute',
        insetInlineStart: '50%',
        bottom: 12,
        zIndex: 2,
        display: 'grid',
        placeItems: 'center',
        width: 44,
        height: 44,
        marginInlineStart: -22,
        border: `1px solid ${color.lineStrong}`,
        borderRadius: '50%',
        background: color.raised,
        color: color.ink,
        boxShadow: shadow.m,
        transition: `border-color ${motion.fast}`,
        '&:hover': { borderColor: color.ink },
      }}
    >
      <Icon name="arrow-down" />
    </button>
  );
}
