import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { DocumentHead } from './document-head';
import { LeavingNotice } from './leaving-notice';
import { PreviewBanner } from './preview-banner';
import { useLocaleInAddress } from './use-locale-in-address';
import { pageIn, pagePath } from '../shared/page-number';
import { RouteProgress } from './route-progress';
import { useEarlySubmit } from './use-early-submit';
import { useMovedButton } from './use-moved-button';

/** What has a beginning to start reading at: a path, or one page of a list there. */
const placeOf = ({ pathname, search }: { pathname: string; search: string }): string =>
  pagePath(pathname, pageIn(new URLSearchParams(search)));

/** What every screen has: the head, the language in the address, focus and scroll as pages change. */
export function Root() {
  useLocaleInAddress();
  useFocusOnNavigation();
  useEarlySubmit();
  useMovedButton();
  return (
    <>
      <DocumentHead />
      <RouteProgress busy={useNavigation().state !== 'idle'} />
      <LeavingNotice />
      <PreviewBanner />
      <Outlet />
      <ScrollRestoration getKey={(location) => placeOf(location) + location.hash} />
    </>
  );
}

/**
 * A new page is announced by moving focus to its main content, as a document load would; the first one is left alone, and
 * so is an address that says in its state that it `keepsFocus`: what has it goes on, or takes it by itself.
 */
const useFocusOnNavigation = () => {
  const location = useLocation();
  const { hash } = location;
  const place = placeOf(location);
  const { keepsFocus = false } = (location.state as { keepsFocus?: boolean } | null) ?? {};
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    if (!hash && !keepsFocus) document.getElementById('contenuto')?.focus({ preventScroll: true });
  }, [place, hash, keepsFocus]);
};
