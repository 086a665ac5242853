import { ProviderError } from '../port';

const causesOf = (error: unknown): unknown[] => {
  const causes: unknown[] = [];
  let each = error;
  while (each !== undefined && each !== null && causes.length < 8) {
    causes.push(each);
    each = each instanceof Error ? each.cause : undefined;
  }
  return causes;
};

/** Some filters answer with a status of their own, before the model is asked. */
const isFiltered = ({ status, detail = '' }: ProviderError): boolean =>
  status === 400 && /content management policy|content[_ ]filter/i.test(detail);
const asFiltered = (error: ProviderError): ProviderError =>
  new ProviderError('The provider held the reply back', 'filtered', {
    cause: error,
    detail: error.detail ?? '',
  });

/** Errors of providers' libraries as ours. Our own transport throws ProviderError, which a library may have wrapped. */
export const toProviderError = (error: unknown, signal: AbortSignal): ProviderError => {
  const own = causesOf(error).find((each) => each instanceof ProviderError);
  if (own) return isFiltered(own) ? asFiltered(own) : own;
  if (signal.aborted) return new ProviderError('The visitor left', 'aborted', { cause: error });
  const message = typeof error === 'string' ? error : error instanceof Error ? error.message : '';
  return new ProviderError('The model server answered with something else', 'invalid', {
    cause: error,
    ...(message === '' ? {} : { detail: message }),
  });
};
