import { useState, type FormEvent } from 'react';
import { ApiFailure } from '../../lib/http';

type Problems<Name extends string, Problem extends string> = Partial<Record<Name, Problem>>;

interface Submission<Name extends string, Problem extends string> {
  /** Of `useForm`. */
  refuse: (problems: Problems<Name, Problem>) => boolean;
  /** What is wrong before anything is sent. */
  validate: () => Problems<Name, Problem>;
  /** Throws `ApiFailure`. */
  send: () => Promise<void>;
  /** What the server found wrong with single fields; the failure is shown above the form where it is none of them. */
  problemsOf: (failure: ApiFailure) => Problems<Name, Problem>;
}

/** Sends a form, once at a time: checked first, and what the server refuses is said at its field or above the form. */
export function useSubmission<Name extends string, Problem extends string>({
  refuse,
  validate,
  send,
  problemsOf,
}: Submission<Name, Problem>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  const submit = async () => {
    if (busy) return;
    setFailure(null);
    if (refuse(validate())) return;
    setBusy(true);
    try {
      await send();
    } catch (error) {
      const known = error instanceof ApiFailure ? error : new ApiFailure(0, 'INTERNAL');
      if (!refuse(problemsOf(known))) setFailure(known);
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    failure,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void submit();
    },
  };
}
