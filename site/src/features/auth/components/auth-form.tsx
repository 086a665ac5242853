import type { FormEvent, ReactNode, Ref } from 'react';

interface AuthFormProps {
  /** Of `useForm`: where the focus goes to the first field that is wrong. */
  element: Ref<HTMLFormElement>;
  onSubmit: () => Promise<void>;
  children: ReactNode;
}

/** A form of this feature. `post`: were it ever sent before the script is there, the password must not end up in the address. */
export function AuthForm({ element, onSubmit, children }: AuthFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <form ref={element} method="post" noValidate onSubmit={submit} css={{ display: 'grid', gap: 16 }}>
      {children}
    </form>
  );
}
