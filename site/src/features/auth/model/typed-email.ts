/**
 * The address typed on one of the sign-in pages, for the next one: whoever forgot the password has just typed the email,
 * and on a slow line goes on typing in the page that is about to be left. In memory only, and only in the browser.
 */
let typed = '';

export const typedEmail = {
  get: (): string => typed,
  keep: ({ email }: { email: string }): void => {
    typed = email;
  },
  forget: (): void => {
    typed = '';
  },
};
