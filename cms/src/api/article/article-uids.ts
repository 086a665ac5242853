/** The names of the editors' texts in Strapi. */
export const ARTICLE = 'api::article.article';
export const HELP_ARTICLE = 'api::article.help-article';
export const LEGAL_PAGE = 'api::article.legal-page';
