/** A refusal of the API, or a call that never reached it (`NETWORK`, status 0). */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  constructor(
    readonly status: number,
    /** An `ErrorCode` of the contract, or `NETWORK`. */
    readonly code: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(`${status} ${code}`);
  }

  /** Which fields broke which rule, for answers of code VALIDATION. */
  get fields(): Record<string, string> {
    const { fields } = this.details;
    return fields && typeof fields === 'object' ? (fields as Record<string, string>) : {};
  }

  /** How long a rate limit lasts, when the server said so. */
  get retryAfterSeconds(): number | null {
    const seconds = Number(this.details.retryAfterSeconds ?? this.details.retryAfter);
    return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null;
  }
}

/** Reads the API's error body; anything that is not one (a proxy's page, an empty answer) becomes INTERNAL or UNAVAILABLE. */
export const failureOf = (status: number, body: unknown, retryAfter?: string | null): ApiFailure => {
  const error = (body as { error?: { details?: Record<string, unknown> } } | null)?.error;
  const details: Record<string, unknown> = {
    ...(retryAfter ? { retryAfterSeconds: Number(retryAfter) } : {}),
    ...error?.details,
  };
  const code = typeof details.code === 'string' ? details.code : status >= 502 ? 'UNAVAILABLE' : 'INTERNAL';
  return new ApiFailure(status, code, details);
};
