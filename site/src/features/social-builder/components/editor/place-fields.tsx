import type { SocialAccount } from '@contract';
import { useT } from '../../../../i18n';
import { SelectField } from '../../../../ui/select-field';
import type { PostForm } from '../../model/post-form';
import { WhenFields } from '../posts/when-fields';

interface PlaceFieldsProps {
  form: PostForm;
  accounts: readonly SocialAccount[];
  onChange: (changes: Partial<PostForm>) => void;
}

/** When a post goes out, and on which account where its network has several. */
export function PlaceFields({ form, accounts, onChange }: PlaceFieldsProps) {
  const t = useT();
  const here = accounts.filter(
    ({ platform, status }) => platform === form.platform && status !== 'disconnected',
  );
  return (
    <>
      <WhenFields
        day={form.day}
        time={form.time}
        timezone={form.timezone}
        onDay={(day) => onChange({ day })}
        onTime={(time) => onChange({ time })}
      />
      {here.length > 1 && (
        <SelectField
          label={t('socialPosts.editor.account')}
          value={form.accountId || (here[0]?.id ?? '')}
          options={here.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(accountId) => onChange({ accountId })}
        />
      )}
    </>
  );
}
