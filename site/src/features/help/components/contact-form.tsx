import { HELP_LIMITS, isEmail, LIMITS } from '@contract';
import { useState, type FormEvent } from 'react';
import { useErrorText, useLocale, useT } from '../../../i18n';
import { useForm } from '../../../shared/forms/use-form';
import { useSession } from '../../../shared/session';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Notice } from '../../../ui/notice';
import { TextArea } from '../../../ui/text-area';
import { TextField } from '../../../ui/text-field';
import { tokens } from '../../../ui/tokens';
import { sendHelpMessage } from '../api/use-help';

type Name = 'name' | 'email' | 'message';
type Problem = 'required' | 'email';

const problemsOf = ({ name, email, message }: Record<Name, string>) => ({
  ...(name === '' ? { name: 'required' as const } : {}),
  ...(email === '' ? { email: 'required' as const } : isEmail(email) ? {} : { email: 'email' as const }),
  ...(message === '' ? { message: 'required' as const } : {}),
});

/** Where the form stands on the help page. */
export const CONTACT_ID = 'scrivici';

/** A message to whoever runs the product. What was typed stays until it has left. */
export function ContactForm() {
  const { account, status } = useSession();
  // Who is signed in need not say who they are; known only once the session is there.
  return <Form key={status} name={account?.displayName ?? ''} email={account?.email ?? ''} />;
}

function Form({ name, email }: { name: string; email: string }) {
  const t = useT();
  const errorText = useErrorText();
  const { locale } = useLocale();
  const { element, fields, problems, control, refuse } = useForm<Name, Problem>({
    initial: { name, email, message: '' },
  });
  const [progress, setProgress] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [failure, setFailure] = useState<unknown>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (progress === 'busy') return;
    const request = {
      name: fields.name.trim(),
      email: fields.email.trim(),
      message: fields.message.trim(),
    };
    if (refuse(problemsOf(request))) return;
    setProgress('busy');
    setFailure(null);
    try {
      await sendHelpMessage({ ...request, locale });
      setProgress('sent');
    } catch (refused) {
      setFailure(refused);
      setProgress('idle');
    }
  };

  const problem = (field: Name) => problems[field] && t(`help.contact.problems.${problems[field]}`);
  return (
    <Card as="section" padding="l" id={CONTACT_ID}>
      <h2 css={{ fontSize: tokens.size.xl }}>{t('help.contact.title')}</h2>
      <p css={{ color: tokens.color.muted, padding: '6px 0 16px' }}>{t('help.contact.lead')}</p>
      {progress === 'sent' ? (
        <Notice tone="success" title={t('help.contact.sent')}>
          {t('help.contact.sentBody', { email: fields.email.trim() })}
        </Notice>
      ) : (
        <form
          ref={element}
          method="post"
          noValidate
          onSubmit={(event) => void submit(event)}
          css={{ display: 'grid', gap: 16 }}
        >
          {failure !== null && (
            <Notice tone="error" title={t('help.contact.failed')}>
              {errorText(failure)}
            </Notice>
          )}
          <TextField
            {...control('name')}
            label={t('help.contact.name')}
            autoComplete="name"
            maxLength={LIMITS.displayName.max}
            error={problem('name')}
          />
          <TextField
            {...control('email')}
            label={t('help.contact.email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={LIMITS.email.max}
            error={problem('email')}
          />
          <TextArea
            {...control('message')}
            label={t('help.contact.message')}
            rows={5}
            maxLength={HELP_LIMITS.message}
            error={problem('message')}
          />
          <Button type="submit" busy={progress === 'busy'} css={{ justifySelf: 'start' }}>
            {t('help.contact.send')}
          </Button>
        </form>
      )}
    </Card>
  );
}
