import { LIMITS, type Account } from '@contract';
import { useEffect, useState, type FormEvent } from 'react';
import { useErrorText, useT } from '../../../i18n';
import { ApiFailure } from '../../../lib/http';
import { useForm } from '../../../shared/forms/use-form';
import { useSession } from '../../../shared/session';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/text-field';
import { toast } from '../../../ui/toast';
import { profileCalls } from '../api/profile-calls';
import { AvatarField } from './avatar-field';
import { Section } from './section';

interface DetailsFormProps {
  account: Account;
  onDirty: (dirty: boolean) => void;
}

/** Picture and name. The picture is saved as it is chosen, the name with its button. */
export function DetailsForm({ account, onDirty }: DetailsFormProps) {
  const t = useT();
  const errorText = useErrorText();
  const { update } = useSession();
  const { element, fields, problems, control, refuse } = useForm<'name', 'nameRequired' | 'nameTooLong'>({
    initial: { name: account.displayName },
  });
  const [saving, setSaving] = useState(false);
  const [uploading, setUploading] = useState(false);
  const name = fields.name.trim();
  const dirty = name !== account.displayName;
  useEffect(() => onDirty(dirty), [dirty, onDirty]);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (saving || uploading) return;
    if (refuse(name === '' ? { name: 'nameRequired' } : {})) return;
    setSaving(true);
    try {
      update((await profileCalls.rename(name)).data);
      toast.success(t('profile.details.saved'), t('profile.details.savedBody'));
    } catch (failure) {
      const { code, fields: refused } =
        failure instanceof ApiFailure ? failure : new ApiFailure(0, 'INTERNAL');
      if (refused.displayName)
        refuse({ name: refused.displayName === 'max' ? 'nameTooLong' : 'nameRequired' });
      const body =
        code === 'UNAUTHENTICATED'
          ? t('profile.details.noUser')
          : code === 'INTERNAL'
            ? t('profile.details.failedBody')
            : errorText(failure);
      toast.error(t('profile.details.failed'), body);
    } finally {
      setSaving(false);
    }
  };

  return (
    <Section id="details" title={t('profile.details.title')}>
      <AvatarField account={account} onBusy={setUploading} />
      <form
        ref={element}
        noValidate
        onSubmit={(event) => void save(event)}
        css={{ display: 'grid', gap: 16 }}
      >
        <TextField
          {...control('name')}
          label={t('profile.details.name')}
          autoComplete="name"
          maxLength={LIMITS.displayName.max}
          required
          error={problems.name && t(`profile.details.${problems.name}`)}
        />
        <span>
          <Button type="submit" busy={saving} disabled={name === '' || uploading}>
            {t('profile.details.save')}
          </Button>
        </span>
      </form>
    </Section>
  );
}
