import type { RouteObject } from 'react-router-dom';
import { loadWords, shownLocale, type Area } from '../i18n';
import type { PageModule } from '../shared/page';
import { loadIcons } from '../ui/icon';
import { ErrorScreen } from './error-screen';
import { BareLayout } from './layouts/bare-layout';
import { PublicLayout } from './layouts/public-layout';
import { ShopLayout } from './layouts/shop-layout';
import { withShellWords } from './layouts/with-shell-words';
import { Root } from './root';
import type { BranchHandle, PageHandle } from './route-handles';

/** The pages that everybody may open; the others stand in a table of their own, which a first visit does not carry. */
const publicPages = import.meta.glob<PageModule>([
  '../features/{landing,auth,blog,legal,marketplace,tour,help}/pages/*.tsx',
  '!../features/*/pages/*.{test,stories}.tsx',
]);
const pageModule = async (source: string): Promise<PageModule> => {
  const load = publicPages[source] ?? (await import('./private-pages')).privatePages[source];
  if (!load) throw new Error(`No page at ${source}`);
  return load();
};

/** The pages whose icons every visitor carries. */
const FIRST_PAGES = /^(landing|blog|legal)\//;

/** The pages that say no errors: the landing page calls nothing that could fail, the blog fetches its notice with the words. */
const NEVER_FAIL = /^(landing|blog)\//;

/** A page by the name of its file, `feature/page`, with the words it needs. */
const page = (path: string, name: string, ownAreas: readonly Area[]): RouteObject => {
  const areas: readonly Area[] = NEVER_FAIL.test(name) ? ownAreas : ['errors', ...ownAreas];
  const source = `../features/${name.replace('/', '/pages/')}.tsx`;
  const isFirst = FIRST_PAGES.test(name);
  return {
    path,
    lazy: async () => {
      const [module] = await Promise.all([
        pageModule(source),
        loadWords(shownLocale(), areas),
        isFirst ? null : loadIcons(),
      ]);
      const handle: PageHandle = {
        sources: [
          source.replace('..', 'src'),
          ...(source in publicPages ? [] : ['src/app/private-pages.ts', 'src/i18n/private-words.ts']),
          ...(isFirst ? [] : ['src/ui/more-icons.ts']),
        ],
        areas,
        load: module.load,
        meta: module.meta,
      };
      return { Component: module.default, handle };
    },
  };
};

const server: BranchHandle = { delivery: 'server' };
const shell: BranchHandle = { delivery: 'shell' };
const frame: BranchHandle = { delivery: 'shell', frameable: true };

/** Every address of both specifications. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: () => null,
    children: [
      {
        Component: PublicLayout,
        ErrorBoundary: ErrorScreen,
        handle: server,
        children: [
          page('/', 'landing/landing', ['landing']),
          page('/login', 'auth/login', ['auth']),
          page('/signup', 'auth/signup', ['auth']),
          page('/password-dimenticata', 'auth/forgot-password', ['auth']),
          page('/reset-password', 'auth/reset-password', ['auth']),
          page('/confirm-email', 'auth/confirm-email', ['auth']),
          page('/conferma-nuova-email', 'auth/confirm-new-email', ['auth']),
          page('/consultation-move', 'consultations/move-by-link', ['consultations']),
          page('/post-review', 'social-builder/post-review', [
            'socialReview',
            'socialComposer',
            'socialPosts',
            'socialAccounts',
          ]),
          page('/blog', 'blog/blog', ['blog']),
          page('/blog/:slug', 'blog/article', ['blog']),
          page('/blog/tag/:tag', 'blog/tag', ['blog']),
          page('/privacy', 'legal/privacy', ['legal']),
          page('/termini', 'legal/terms', ['legal']),
          page('/cookie', 'legal/cookies', ['legal']),
          page('/accessibilita', 'legal/accessibility', ['legal']),
          page('/trasparenza-ai', 'legal/ai-transparency', ['legal']),
          page('/recesso', 'legal/withdrawal', ['legal']),
          {
            path: '*',
            handle: { notFound: true },
            lazy: async () => ({ Component: (await import('./not-found')).NotFound }),
          },
        ],
      },
      {
        Component: ShopLayout,
        ErrorBoundary: ErrorScreen,
        handle: server,
        children: [
          page('/marketplace', 'marketplace/marketplace', ['marketplace']),
          page('/product-detail/:productId', 'marketplace/product-detail', ['marketplace']),
          page('/tutorial', 'tour/tour', ['tour']),
          page('/help', 'help/help', ['help']),
          page('/help/:slug', 'help/help-article', ['help']),
        ],
      },
      {
        lazy: async () => ({ Component: (await import('./guards/require-session')).RequireSession }),
        ErrorBoundary: ErrorScreen,
        handle: shell,
        children: [
          // The builders bring their own frame: header, side menu, preview.
          {
            handle: { keepsWork: true },
            lazy: async () => ({ Component: (await import('./layouts/builder-layout')).BuilderLayout }),
            children: [
              page('/chatbot-builder', 'chatbot-builder/chatbot-builder', [
                'chatbotBuilder',
                'auth',
                'builderStart',
                'builderInstallation',
                'builderDesign',
                'crop',
                'builderPreview',
                'builderTraining',
                'builderModel',
                'modelSpending',
                'builderConversations',
                'builderStatistics',
                'builderImprove',
              ]),
            ],
          },
          {
            lazy: async () => ({ Component: (await import('./layouts/builder-layout')).BuilderLayout }),
            children: [
              page('/social-builder', 'social-builder/social-builder', [
                'social',
                'socialAccounts',
                'socialPhotos',
                'socialComposer',
                'socialReview',
                'socialPlan',
                'socialPosts',
                // Why a model wrote none of a post.
                'builderModel',
                'socialProfile',
              ]),
            ],
          },
          {
            lazy: async () => ({ Component: (await import('./layouts/payment-layout')).PaymentLayout }),
            children: [page('/pagamento-di-prova/:sessionId', 'checkout/sandbox-payment', ['checkout'])],
          },
          {
            lazy: async () => ({
              Component: (await withShellWords(import('./layouts/chat-layout'))).ChatLayout,
            }),
            children: [
              page('/chat/:conversationId?', 'assistant/chat', ['assistant', 'chat']),
              page('/chat-project/:chatId', 'projects/project-chat', ['chat', 'interview']),
            ],
          },
          {
            lazy: async () => ({ Component: (await withShellWords(import('./layouts/app-shell'))).AppShell }),
            children: [
              page('/checkout', 'checkout/checkout', ['checkout', 'billing', 'marketplace']),
              page('/checkout/esito', 'checkout/checkout-result', ['checkout', 'myProducts']),
              page('/i-miei-prodotti', 'my-products/my-products', ['myProducts', 'billing']),
              page('/prova-chatbot', 'my-products/chatbot-trial', ['myProducts']),
              page('/ordini/:id', 'service-orders/service-order', ['serviceOrders']),
              page('/notifiche', 'notifications/notifications', ['notifications']),
              page('/consultations', 'consultations/consultations', ['consultations']),
              page('/consultation-booking', 'consultations/consultation-booking', ['consultations']),
              page('/profile', 'profile/profile', ['profile', 'security', 'crop']),
              page('/step-one', 'projects/step-one', ['projects']),
              page('/step-two-bilancio', 'projects/step-two', ['projects']),
              page('/step-two-no-bilanci', 'projects/step-two', ['projects']),
              page('/step-two-startup', 'projects/step-two', ['projects']),
              page('/new-project', 'projects/new-project', ['projects']),
              page('/projects', 'projects/projects', ['projects', 'report']),
              page('/projects/:projectId/report', 'projects/report', ['projects', 'report']),
              page('/projects/:projectId/report/:reportId', 'projects/report', ['projects', 'report']),
              {
                lazy: async () => ({ Component: (await import('./guards/require-admin')).RequireAdmin }),
                children: [
                  page('/admin', 'admin/admin', [
                    'admin',
                    'adminBooks',
                    'billing',
                    'security',
                    'adminBusiness',
                    'adminConsultants',
                    'adminCoupons',
                    'adminModels',
                    'modelSpending',
                    'adminSystem',
                    'adminOrders',
                    'builderModel',
                    'serviceOrders',
                    'marketplace',
                  ]),
                ],
              },
            ],
          },
        ],
      },
      {
        // By the browser alone: what is shared can be taken back, and nothing between may have kept it.
        Component: PublicLayout,
        ErrorBoundary: ErrorScreen,
        handle: shell,
        children: [page('/condivisa/:token', 'assistant/shared-conversation', ['assistant', 'chat'])],
      },
      {
        Component: BareLayout,
        ErrorBoundary: ErrorScreen,
        handle: frame,
        children: [
          page('/widget', 'widget-pages/widget', ['widgetPages']),
          page('/widget/:installId', 'widget-pages/widget', ['widgetPages']),
          page('/widget-preview', 'widget-pages/widget-preview', ['widgetPages']),
          page('/chatbot/:botId', 'widget-pages/chatbot-live', ['widgetPages']),
        ],
      },
    ],
  },
];
