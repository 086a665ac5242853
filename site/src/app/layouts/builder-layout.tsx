import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { Spinner } from '../../ui/spinner';
import { SkipLink } from './skip-link';

/**
 * The frame of the two builders: the whole window, no scrolling of the page itself, so that header, side menu, content
 * and preview each keep their place. The builder fills it, as far down as 320 px.
 */
export function BuilderLayout() {
  return (
    <>
      <SkipLink />
      <div css={{ flex: 1, display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
        <Suspense fallback={<Spinner />}>
          <Outlet />
        </Suspense>
      </div>
    </>
  );
}
