import jwt from 'jsonwebtoken';
import type { Row } from '../../database/row';
import { readSettings } from '../../settings';
import { toSeconds } from '../../contract/time-units';
import { timings } from '../../settings/timings';

/** A session as `admin::session` holds it: one row per refresh token, all of one sign-in under one `deviceId`. */
export type SessionRow = Row<'admin::session'>;

const ALGORITHM = 'HS256';
const key = (): string => readSettings().secrets.jwt;
const seconds = (instant: string | Date): number => Math.floor(new Date(instant).getTime() / 1000);

/**
 * The tokens that Strapi's session manager would sign for a row. Signed here because its own methods refuse a token that
 * was rotated a moment ago, and answer "invalid" when the database was merely away.
 */
export const sessionTokens = {
  access: ({ userId, sessionId }: Pick<SessionRow, 'userId' | 'sessionId'>): string =>
    jwt.sign({ userId, sessionId, type: 'access' }, key(), {
      algorithm: ALGORITHM,
      expiresIn: toSeconds(timings().sessions.accessTokenMs),
    }),

  /** The same row is always the same token. */
  refresh: ({
    userId,
    sessionId,
    createdAt,
    expiresAt,
  }: Pick<SessionRow, 'userId' | 'sessionId' | 'createdAt' | 'expiresAt'>): string =>
    jwt.sign(
      { userId, sessionId, type: 'refresh', iat: seconds(createdAt), exp: seconds(expiresAt) },
      key(),
      { algorithm: ALGORITHM, noTimestamp: true },
    ),

  /** What a browser shows to be known again. */
  device: ({ id, userIds }: { id: string; userIds: string[] }): string =>
    jwt.sign({ deviceId: id, userIds, type: 'device' }, key(), {
      algorithm: ALGORITHM,
      expiresIn: toSeconds(timings().sessions.knownDeviceMs),
    }),

  /** Null when it is forged, run out, or no device's. */
  readDevice(token: string): { id: string; userIds: string[] } | null {
    try {
      const payload = jwt.verify(token, key(), { algorithms: [ALGORITHM] });
      if (typeof payload !== 'object' || payload.type !== 'device' || !Array.isArray(payload.userIds))
        return null;
      return { id: String(payload.deviceId), userIds: payload.userIds.map(String) };
    } catch {
      return null;
    }
  },

  /** That somebody of the panel has shown their second factor in this browser. */
  panelProof: ({ panelUser, factor }: { panelUser: number; factor: string }): string =>
    jwt.sign({ panelUser, factor, type: 'panel-proof' }, key(), {
      algorithm: ALGORITHM,
      expiresIn: toSeconds(timings().sessions.panelProofMs),
    }),

  /** Null when it is forged, run out, or no such proof. */
  readPanelProof(token: string): { panelUser: number; factor: string } | null {
    try {
      const payload = jwt.verify(token, key(), { algorithms: [ALGORITHM] });
      if (typeof payload !== 'object' || payload.type !== 'panel-proof') return null;
      return { panelUser: Number(payload.panelUser), factor: String(payload.factor) };
    } catch {
      return null;
    }
  },

  /** Whose refresh token this is; null when it is forged, run out, or no refresh token. */
  readRefresh(token: string): { userId: string; sessionId: string } | null {
    try {
      const payload = jwt.verify(token, key(), { algorithms: [ALGORITHM] });
      if (typeof payload !== 'object' || payload.type !== 'refresh') return null;
      return { userId: String(payload.userId), sessionId: String(payload.sessionId) };
    } catch {
      return null;
    }
  },
};
