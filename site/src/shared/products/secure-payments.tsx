import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon';
import { tokens } from '../../ui/tokens';

/** A quiet word below a button that leads to paying. */
export function SecurePayments({ children }: { children: ReactNode }) {
  return (
    <p
      css={{
        display: 'flex',
        gap: 8,
        alignItems: 'center',
        justifyContent: 'center',
        color: tokens.color.muted,
        fontSize: tokens.size.s,
      }}
    >
      <Icon name="lock" size={16} />
      {children}
    </p>
  );
}
