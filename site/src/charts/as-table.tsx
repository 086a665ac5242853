import { useState, type ReactNode } from 'react';

import { tokens } from '../ui/tokens';

/** The numbers behind a chart, for whoever would rather read them; made when they are asked for. */
export function AsTable({ label, children }: { label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)} css={{ minWidth: 0 }}>
      <summary
        css={{
          width: 'fit-content',
          minHeight: 36,
          paddingBlock: 6,
          color: tokens.color.accent,
          fontSize: tokens.size.s,
          fontWeight: 600,
          cursor: 'pointer',
        }}
      >
        {label}
      </summary>
      {open && (
        <div css={{ marginTop: 8, '& [role=region]': { maxHeight: 420, overflowY: 'auto' } }}>{children}</div>
      )}
    </details>
  );
}
