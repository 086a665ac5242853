import { Button } from '../../../ui/button';
import { tokens } from '../../../ui/tokens';

interface SandboxAlternativeProps {
  label: string;
  hint: string;
  busy: boolean;
  disabled: boolean;
  onClick: () => void;
}

/** Another way for a trial to go on, and what it stands for. */
export function SandboxAlternative({ label, hint, busy, disabled, onClick }: SandboxAlternativeProps) {
  return (
    <div
      css={{ display: 'grid', gridTemplateColumns: '150px minmax(0, 1fr)', alignItems: 'center', gap: 12 }}
    >
      <Button variant="secondary" busy={busy} disabled={disabled} onClick={onClick}>
        {label}
      </Button>
      <span css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>{hint}</span>
    </div>
  );
}
