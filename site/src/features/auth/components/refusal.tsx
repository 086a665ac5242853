import { useErrorText, useT } from '../../../i18n';
import type { ApiFailure } from '../../../lib/http';
import { Notice } from '../../../ui/notice';
import { secondsToWait } from '../model/time-left';
import { WaitNotice } from './wait-notice';

interface RefusalProps {
  title: string;
  failure: ApiFailure;
  /** Seconds of the wait that the server asked for. */
  left: number;
}

/** Why a request was refused, with a clock where it may be sent again later. */
export function Refusal({ title, failure, left }: RefusalProps) {
  const t = useT();
  const errorText = useErrorText();
  if (secondsToWait(failure) === 0)
    return (
      <Notice tone="error" title={title}>
        {errorText(failure)}
      </Notice>
    );
  const body = t(failure.status === 429 ? 'errors.RATE_LIMITED' : 'errors.UNAVAILABLE');
  return <WaitNotice title={title} body={body} left={left} />;
}
