const query = (params: Record<string, string | undefined>) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value) search.set(name, value);
  const text = search.toString();
  return text ? `?${text}` : '';
};
const id = encodeURIComponent;

/**
 * Every address of the site, as the specification spells it. Nothing else in the code knows an address.
 * `next` is where to return after signing in.
 */
export const paths = {
  home: () => '/',
  howItWorks: () => '/#come-funziona',
  faq: () => '/#faq',
  login: (next?: string) => `/login${query({ next })}`,
  /** The second half of a sign-in. */
  loginCode: (next?: string) => `/login${query({ step: 'code', next })}`,
  signup: (next?: string) => `/signup${query({ next })}`,
  forgotPassword: () => '/password-dimenticata',
  resetPassword: () => '/reset-password',
  confirmEmail: () => '/confirm-email',
  confirmNewEmail: () => '/conferma-nuova-email',
  marketplace: (q?: string) => `/marketplace${query({ q })}`,
  product: (productId: string) => `/product-detail/${id(productId)}`,
  /** `chatbotId`: whose credits are bought. */
  checkout: (productId: string, chatbotId?: string) =>
    `/checkout${query({ product: productId, chatbot: chatbotId })}`,
  sandboxPayment: (sessionId: string) => `/pagamento-di-prova/${id(sessionId)}`,
  checkoutResult: (purchaseId: string) => `/checkout/esito${query({ purchase: purchaseId })}`,
  myProducts: () => '/i-miei-prodotti',
  /** Begins, or goes on with, a chatbot that is tried before it is bought. */
  chatbotTrial: () => '/prova-chatbot',
  /** The order of a bought service, by its installation. */
  serviceOrder: (installationId: string) => `/ordini/${id(installationId)}`,
  chatbotBuilder: (installId: string, section?: string) =>
    `/chatbot-builder${query({ install_id: installId, section })}`,
  /** One conversation of a chatbot's visitors. */
  chatbotConversation: (installId: string, session: string) =>
    `/chatbot-builder${query({ install_id: installId, section: 'conversations', session })}`,
  socialBuilder: (installId?: string) => `/social-builder${query({ install_id: installId })}`,
  widget: (installId: string) => `/widget/${id(installId)}`,
  widgetPreview: () => '/widget-preview',
  chatbotLive: (botId: string) => `/chatbot/${id(botId)}`,
  blog: () => '/blog',
  article: (slug: string) => `/blog/${id(slug)}`,
  /** The articles about a tag, by its `tagSlug`. */
  blogTag: (tag: string) => `/blog/tag/${id(tag)}`,
  stepOne: () => '/step-one',
  stepTwo: (kind: 'bilancio' | 'no-bilanci' | 'startup') => `/step-two-${kind}`,
  newProject: () => '/new-project',
  /** A new conversation with the assistant, or an earlier one. */
  chat: (conversationId?: string) => (conversationId ? `/chat/${id(conversationId)}` : '/chat'),
  sharedConversation: (token: string) => `/condivisa/${id(token)}`,
  projectChat: (chatId: string) => `/chat-project/${id(chatId)}`,
  projects: () => '/projects',
  /** The newest report of a project where none is named. */
  report: (projectId: string, reportId?: string) =>
    `/projects/${id(projectId)}/report${reportId ? `/${id(reportId)}` : ''}`,
  notifications: () => '/notifiche',
  profile: () => '/profile',
  consultations: () => '/consultations',
  /** The booking of what was bought, or of the free first one. */
  consultationBooking: (purchaseId?: string) =>
    `/consultation-booking${purchaseId ? `?purchase=${id(purchaseId)}` : ''}`,
  /** Where a mail's link moves one booking; the link itself stands in the fragment. */
  consultationMove: () => '/consultation-move',
  postReview: () => '/post-review',
  tour: () => '/tutorial',
  help: () => '/help',
  helpArticle: (slug: string) => `/help/${id(slug)}`,
  admin: () => '/admin',
  privacy: () => '/privacy',
  terms: () => '/termini',
  cookies: () => '/cookie',
  accessibility: () => '/accessibilita',
  aiTransparency: () => '/trasparenza-ai',
  withdrawal: () => '/recesso',
} as const;
