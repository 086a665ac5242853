import { LIMITS } from '@contract';
import { useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { PasswordField } from '../../../../ui/password-field';
import type { PlatformModelForm } from '../../model/platform-model-form';

interface KeyFieldProps {
  /** The last characters of the key that is stored; null where there is none. */
  stored: string | null;
  form: PlatformModelForm;
  error: string | null;
  onChange: (changes: Partial<PlatformModelForm>) => void;
}

/** The provider's key: stored encrypted, never shown again, and forgotten when its administrator says so. */
export function KeyField({ stored, form: { apiKey, forgetKey }, error, onChange }: KeyFieldProps) {
  const t = useT();
  const hint = forgetKey
    ? t('builderModel.apiKeyForgotten')
    : stored
      ? t('builderModel.apiKeyStored', { key: stored })
      : t('adminModels.apiKeyHint');
  return (
    <div css={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <div css={{ width: '100%' }}>
        <PasswordField
          label={t('builderModel.apiKey')}
          // A browser that offers to keep it, or fills in the account's password, does harm here.
          autoComplete="new-password"
          maxLength={LIMITS.siteUrl.max}
          hint={hint}
          error={error}
          disabled={forgetKey}
          value={apiKey}
          onChange={(next) => onChange({ apiKey: next })}
        />
      </div>
      {stored !== null && (
        <Button
          size="s"
          variant="ghost"
          icon={forgetKey ? 'undo' : 'trash'}
          onClick={() => onChange({ forgetKey: !forgetKey, apiKey: '' })}
        >
          {t(forgetKey ? 'builderModel.keepKey' : 'builderModel.forgetKey')}
        </Button>
      )}
    </div>
  );
}
