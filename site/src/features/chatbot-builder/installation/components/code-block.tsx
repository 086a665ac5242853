import { useId } from 'react';
import { useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { tokens } from '../../../../ui/tokens';
import { useCopy } from '../../components/use-copy';

/** Code to take along: all of it in sight, and on the clipboard with one press. */
export function CodeBlock({ label, code }: { label: string; code: string }) {
  const t = useT();
  const id = useId();
  const { state, copy } = useCopy();
  return (
    <div css={{ display: 'grid', gap: 8 }}>
      <div
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 8,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <span id={id} css={{ fontWeight: 600, fontSize: tokens.size.s }}>
          {label}
        </span>
        <Button
          size="s"
          variant="secondary"
          icon={state === 'copied' ? 'check' : 'copy'}
          onClick={() => void copy(code)}
        >
          {t(state === 'copied' ? 'builderInstallation.copied' : 'builderInstallation.copy')}
        </Button>
      </div>
      <pre
        role="group"
        aria-labelledby={id}
        css={{
          margin: 0,
          padding: 14,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          borderRadius: tokens.radius.m,
          border: `1px solid ${tokens.color.line}`,
          background: tokens.color.paper,
          fontFamily: tokens.font.mono,
          fontSize: tokens.size.xs,
          lineHeight: 1.6,
        }}
      >
        <code>{code}</code>
      </pre>
      <span role="status" css={{ color: tokens.color.red, fontSize: tokens.size.s }}>
        {state === 'failed' && t('builderInstallation.copyFailed')}
      </span>
    </div>
  );
}
