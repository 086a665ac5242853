import type { Register } from '@contract';
import { http } from '../../../lib/http';

/** Makes an account. The answer holds a session, unless the address must be confirmed first. */
export const register = (request: Register['request']) =>
  http.post<Register['response']>('/auth/local/register', request);
