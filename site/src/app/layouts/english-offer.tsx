import { useT, useLocale } from '../../i18n';
import { Button, IconButton } from '../../ui/button';
import { tokens } from '../../ui/tokens';

/** Offers English to whoever may not read Italian, in English. Either answer is remembered as the choice of a language is. */
export function EnglishOffer({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { setLocale } = useLocale();
  return (
    <aside
      lang="en"
      aria-label={t('layout.englishOffer.label')}
      data-screen-only
      css={{
        position: 'fixed',
        zIndex: 25,
        bottom: 12,
        left: 12,
        // Beside the bubble of the help, which stands at the right.
        maxWidth: 'min(440px, calc(100vw - 108px))',
        display: 'flex',
        flexWrap: 'wrap',
        gap: '4px 12px',
        alignItems: 'center',
        padding: '8px 6px 8px 16px',
        border: `1px solid ${tokens.color.line}`,
        borderRadius: tokens.radius.l,
        background: tokens.color.raised,
        boxShadow: tokens.shadow.m,
      }}
    >
      <p css={{ flex: '1 1 160px', fontSize: tokens.size.s }}>{t('layout.englishOffer.sentence')}</p>
      <span css={{ display: 'flex', gap: 4, alignItems: 'center' }}>
        <Button size="s" onClick={() => setLocale('en')}>
          {t('layout.englishOffer.accept')}
        </Button>
        <IconButton
          icon="x"
          label={t('layout.englishOffer.dismiss')}
          onClick={() => {
            setLocale('it');
            onClose();
          }}
        />
      </span>
    </aside>
  );
}
