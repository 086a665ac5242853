import type { Login } from '@contract';
import { http } from '../../../lib/http';

/** Asks for a session with address and password. */
export const signIn = (email: string, password: string) =>
  http.post<Login['response']>('/auth/local', {
    identifier: email.trim(),
    password,
  } satisfies Login['request']);
