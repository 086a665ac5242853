import type { ReactNode } from 'react';
import { useReadOnly } from './builder-context';

/** Controls that change the chatbot: read-only while it is published. */
export function Editable({ children }: { children: ReactNode }) {
  return (
    <fieldset
      disabled={useReadOnly()}
      css={{ display: 'grid', gap: 18, border: 0, margin: 0, padding: 0, minWidth: 0 }}
    >
      {children}
    </fieldset>
  );
}
