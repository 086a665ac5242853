/** Where the landing page leaves what was asked, for the screens that take it up (this tab only). */
export const PROMPT_KEY = 'officina.prompt';
