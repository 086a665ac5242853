import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { Providers, type PageData } from './app/providers';
import { routes } from './app/router';
import { loadWords, localeOf, rememberedLocale } from './i18n';
import './ui/fonts.css';

const readPageData = (): PageData | null => {
  const text = document.getElementById('page-data')?.textContent;
  return text ? (JSON.parse(text) as PageData) : null;
};

const start = async () => {
  const root = document.getElementById('root');
  if (!root) return;
  const data = readPageData();
  const search = new URLSearchParams(window.location.search);
  // A page drawn on the server must be hydrated in its own language; an empty one may start in the remembered one.
  const locale = data || search.has('lang') ? localeOf(search) : (rememberedLocale() ?? localeOf(search));
  document.documentElement.lang = locale;
  await loadWords(locale);

  // The page's own chunk must be here before hydration, or React would throw the server's work away.
  await Promise.all(
    (matchRoutes(routes, window.location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  const router = createBrowserRouter(routes, { hydrationData: data ? {} : undefined });
  const app = (
    <StrictMode>
      <Providers locale={locale} data={data ?? { bodies: {}, failures: {} }}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
  // Taken over in small steps, between which a slow phone still answers a finger.
  if (data) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
};

void start();
