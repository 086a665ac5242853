export {
  FixedSession,
  SessionProvider,
  useSession,
  type SessionState,
  type SessionStatus,
} from './session-provider';
