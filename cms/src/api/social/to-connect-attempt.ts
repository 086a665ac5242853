import type { ConnectAttempt, ConnectFailure } from '../../contract';
import type { OauthStateRow } from './social-rows';

/** Row → contract; needs its account. What is waiting for longer than it may has expired. */
export const toConnectAttempt = (row: OauthStateRow, now: Date): ConnectAttempt => {
  const { documentId: id, platform } = row;
  const open = row.state === 'waiting' || row.state === 'choosing';
  if (open && new Date(row.expiresAt) <= now)
    return { id, platform, status: 'failed', failure: 'expired', missingScopes: [] };
  switch (row.state) {
    case 'waiting':
      return { id, platform, status: 'waiting' };
    case 'choosing':
      return { id, platform, status: 'choosing', targets: row.targets ?? [] };
    case 'connected':
      return { id, platform, status: 'connected', accountId: row.account?.documentId ?? '' };
    case 'failed':
      return {
        id,
        platform,
        status: 'failed',
        failure: (row.failure ?? 'refused') as ConnectFailure,
        missingScopes: row.missingScopes ?? [],
      };
  }
};
