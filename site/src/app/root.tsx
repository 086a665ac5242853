import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { DocumentHead } from './document-head';
import { LeavingNotice } from './leaving-notice';
import { useLocaleInAddress } from './use-locale-in-address';
import { RouteProgress } from './route-progress';
import { useEarlySubmit } from './use-early-submit';

/** What every screen has: the head, the language in the address, focus and scroll as pages change. */
export function Root() {
  useLocaleInAddress();
  useFocusOnNavigation();
  useEarlySubmit();
  return (
    <>
      <DocumentHead />
      <RouteProgress busy={useNavigation().state !== 'idle'} />
      <LeavingNotice />
      <Outlet />
      <ScrollRestoration getKey={(location) => location.pathname + location.hash} />
    </>
  );
}

/**
 * A new page is announced by moving focus to its main content, as a document load would; the first one is left alone, and
 * so is an address that says in its state that it `keepsFocus`: what has it goes on, or takes it by itself.
 */
const useFocusOnNavigation = () => {
  const location = useLocation();
  const { pathname, hash } = location;
  const { keepsFocus = false } = (location.state as { keepsFocus?: boolean } | null) ?? {};
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!hash && !keepsFocus) document.getElementById('contenuto')?.focus({ preventScroll: true });
  }, [pathname, hash, keepsFocus]);
};
