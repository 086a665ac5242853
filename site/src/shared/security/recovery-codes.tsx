import { useT } from '../../i18n';
import { saveFile } from '../../lib/save-file';
import { Button } from '../../ui/button';
import { tokens } from '../../ui/tokens';
import { useCopyText } from './use-copy-text';

interface RecoveryCodesProps {
  codes: string[];
  email: string;
  /** They have been stored. */
  onDone: () => void;
}

/** Ten codes that are shown this once: to be copied, downloaded or written down. */
export function RecoveryCodes({ codes, email, onDone }: RecoveryCodesProps) {
  const t = useT();
  const copy = useCopyText();
  const text = [t('security.recovery.fileHead', { email }), '', ...codes, ''].join('\n');
  return (
    <div css={{ display: 'grid', gap: 16 }}>
      <p>{t('security.recovery.body')}</p>
      <ul
        aria-label={t('security.recovery.list')}
        css={{
          listStyle: 'none',
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
          gap: '8px 16px',
          padding: 16,
          borderRadius: tokens.radius.m,
          border: `1px solid ${tokens.color.line}`,
          background: tokens.color.paper,
        }}
      >
        {codes.map((code) => (
          <li key={code} css={{ fontFamily: 'ui-monospace, monospace', fontSize: tokens.size.s }}>
            {code}
          </li>
        ))}
      </ul>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button
          variant="secondary"
          icon="download"
          onClick={() => saveFile(t('security.recovery.file'), text, 'text/plain;charset=utf-8')}
        >
          {t('security.recovery.download')}
        </Button>
        <Button variant="secondary" icon="copy" onClick={() => void copy(codes.join('\n'))}>
          {t('security.recovery.copy')}
        </Button>
        <Button icon="check" onClick={onDone}>
          {t('security.recovery.stored')}
        </Button>
      </div>
    </div>
  );
}
