export { FixedSession, SessionProvider, useSession, type SessionState } from './session-provider';
