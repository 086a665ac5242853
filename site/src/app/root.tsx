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

/** A new page is announced by moving focus to its main content, as a document load would; the first one is left alone. */
const useFocusOnNavigation = () => {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!hash) document.getElementById('contenuto')?.focus({ preventScroll: true });
  }, [pathname, hash]);
};
