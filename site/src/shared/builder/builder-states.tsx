import type { ReactNode } from 'react';
import { paths } from '../../app/paths';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import type { IconName } from '../../ui/icon';
import { Spinner } from '../../ui/spinner';
import { tokens } from '../../ui/tokens';
import { LoadFailure, type LoadFailureProps } from '../load-failure';

/** Before a builder has its document. */
export function BuilderLoading({ label }: { label: string }) {
  return (
    <main
      id="contenuto"
      css={{ display: 'grid', placeItems: 'center', minHeight: '60dvh', color: tokens.color.muted }}
    >
      <div role="status" css={{ display: 'flex', gap: 12, alignItems: 'center' }}>
        <Spinner />
        {label}
      </div>
    </main>
  );
}

/** Its document did not arrive. */
export function BuilderLoadFailure(props: LoadFailureProps) {
  return (
    <main id="contenuto" css={{ padding: 24, maxWidth: 640, margin: '0 auto', width: '100%' }}>
      <LoadFailure {...props} />
    </main>
  );
}

interface BuilderNotFoundProps {
  icon: IconName;
  title: string;
  backLabel: string;
  /** Why there is nothing to open. */
  children: ReactNode;
}

/** There is no such document for this person; with the way back. */
export function BuilderNotFound({ icon, title, backLabel, children }: BuilderNotFoundProps) {
  return (
    <main
      id="contenuto"
      css={{ padding: 'clamp(16px, 5vw, 64px)', maxWidth: 720, margin: '0 auto', width: '100%' }}
    >
      <EmptyState
        wholePage
        icon={icon}
        title={title}
        action={<ButtonLink to={paths.myProducts()}>{backLabel}</ButtonLink>}
      >
        {children}
      </EmptyState>
    </main>
  );
}
