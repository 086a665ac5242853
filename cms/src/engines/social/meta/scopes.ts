import type { SocialApp } from '../settings';

/**
 * What a person is asked for: everything that this product can use, or what its operator chose because Meta has reviewed no more. The
 * least that publishing takes is always among it.
 */
export const scopesOf = (
  { scopes }: Pick<SocialApp, 'scopes'>,
  { all, required }: { all: readonly string[]; required: readonly string[] },
): string[] => [...new Set([...required, ...(scopes ?? all)])];
