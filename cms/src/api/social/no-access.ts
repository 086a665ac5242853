/** Everything that opens something, forgotten. */
export const NO_ACCESS = {
  accessToken: null,
  refreshToken: null,
  userToken: null,
  tokenExpiresAt: null,
  refreshExpiresAt: null,
  refreshingUntil: null,
  grantedScopes: null,
} as const;
