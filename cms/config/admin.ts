import { readSettings } from '../src/settings';

export default () => {
  const { secrets, secureCookies } = readSettings();
  return {
    // The site owns /admin; the panel's own REST calls keep the /admin prefix, which Strapi hard-codes.
    url: '/cms',
    auth: { secret: secrets.adminJwt, cookie: { secure: secureCookies } },
    apiToken: { salt: secrets.apiTokenSalt },
    transfer: { token: { salt: secrets.transferTokenSalt } },
    secrets: { encryptionKey: secrets.encryptionKey },
    flags: { nps: false, promoteEE: false },
    autoOpen: false,
  };
};
