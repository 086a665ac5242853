import { useT } from '../../../../i18n';
import { Icon, type IconName } from '../../../../ui/icon';
import { tokens } from '../../../../ui/tokens';
import { sheet } from './sheet';

const { color } = tokens;

/** A document, and the ways it takes. */
export function SharingMiniature() {
  const t = useT();
  const ways: { icon: IconName; label: string }[] = [
    { icon: 'download', label: t('tour.miniatures.download') },
    { icon: 'link', label: t('tour.miniatures.link') },
    { icon: 'globe', label: t('tour.miniatures.language') },
  ];
  return (
    <div css={{ ...sheet, display: 'grid', gap: 12 }}>
      <p css={{ display: 'flex', alignItems: 'center', gap: 12, fontWeight: 650 }}>
        <span css={{ color: color.accent, display: 'grid' }}>
          <Icon name="file" size={28} />
        </span>
        {t('tour.miniatures.file')}
      </p>
      {ways.map(({ icon, label }) => (
        <p
          key={icon}
          css={{
            display: 'flex',
            alignItems: 'center',
            gap: 12,
            padding: '10px 12px',
            borderRadius: tokens.radius.s,
            background: color.paper,
          }}
        >
          <Icon name={icon} />
          {label}
        </p>
      ))}
    </div>
  );
}
