import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { loadWords, shownLocale } from '../i18n';
import { previewPass } from '../lib/preview';

// Only editors ever see it.
const PreviewNotice = lazy(async () => {
  const [module] = await Promise.all([import('./preview-notice'), loadWords(shownLocale(), ['preview'])]);
  return module;
});

/** Says, over a page that is not out yet, that it is not. */
export function PreviewBanner() {
  // Asked again on each page: a preview ends where its reader goes on.
  useLocation();
  if (!previewPass()) return null;
  return (
    <Suspense fallback={null}>
      <PreviewNotice />
    </Suspense>
  );
}
