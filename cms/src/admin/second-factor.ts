/** The server's page between the sign-in and the panel (`cms/src/middlewares/panel-second-factor.ts`). */
const PAGE = '/cms/second-factor';
const CODE = 'SECOND_FACTOR_REQUIRED';

const isRefusal = async (response: Response): Promise<boolean> => {
  if (response.status !== 403) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return typeof body === 'object' && body !== null && 'code' in body && body.code === CODE;
};

/** Leads whoever is signed in without their second factor to the page that asks for it: Strapi's panel knows of none. */
export const watchSecondFactor = (): void => {
  const ask = window.fetch.bind(window);
  window.fetch = async (...request) => {
    const response = await ask(...request);
    if (await isRefusal(response)) window.location.assign(PAGE);
    return response;
  };
};
