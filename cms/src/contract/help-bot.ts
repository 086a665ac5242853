/**
 * The product's own chatbots, one a language: they answer about the product on its own pages. Fixed, so that a page names
 * its bot without asking the server.
 */
export const HELP_BOTS = { it: 'officina-aiuto', en: 'officina-help' } as const;
