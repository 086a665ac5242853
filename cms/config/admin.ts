import { readSettings } from '../src/settings';

export default () => {
  const { secrets, secureCookies } = readSettings();
  return {
    // The site owns /admin; the panel's own REST calls keep the /admin prefix, which Strapi hard-codes.
    url: '/cms',
    // The panel's page at /cms reads the cookie that its REST calls at /admin use: only `/` is above both.
    auth: { secret: secrets.adminJwt, cookie: { secure: secureCookies, path: '/' } },
    apiToken: { salt: secrets.apiTokenSalt },
    transfer: { token: { salt: secrets.transferTokenSalt } },
    secrets: { encryptionKey: secrets.encryptionKey },
    flags: { nps: false, promoteEE: false },
    autoOpen: false,
  };
};
