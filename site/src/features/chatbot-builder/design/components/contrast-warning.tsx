import { useLocale, useT } from '../../../../i18n';
import { formatNumber } from '../../../../lib/numbers';
import { Icon } from '../../../../ui/icon';
import { tokens } from '../../../../ui/tokens';

interface ContrastWarningProps {
  ratio: number;
  minimum: number;
  onFix: () => void;
}

/** Says that a text will be hard to read, and mends it with one press. */
export function ContrastWarning({ ratio, minimum, onFix }: ContrastWarningProps) {
  const t = useT();
  const { locale } = useLocale();
  const spoken = (value: number) => formatNumber(value, locale, { maximumFractionDigits: 1 });
  return (
    <div
      role="status"
      css={{
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        gap: '4px 8px',
        padding: '8px 10px',
        borderRadius: tokens.radius.s,
        background: tokens.color.amberSoft,
        fontSize: tokens.size.s,
      }}
    >
      <span css={{ color: tokens.color.amber, paddingTop: 1 }}>
        <Icon name="warning" size={18} />
      </span>
      <span>{t('builderDesign.contrast', { ratio: spoken(ratio), minimum: spoken(minimum) })}</span>
      <button
        type="button"
        onClick={onFix}
        css={{
          gridColumn: 2,
          justifySelf: 'start',
          minHeight: 28,
          padding: 0,
          border: 0,
          background: 'none',
          fontWeight: 650,
          textDecoration: 'underline',
          textUnderlineOffset: '.2em',
        }}
      >
        {t('builderDesign.fix')}
      </button>
    </div>
  );
}
