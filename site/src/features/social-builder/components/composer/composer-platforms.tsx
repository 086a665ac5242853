import { SOCIAL_PLATFORMS, type SocialAccount, type SocialPlatform } from '@contract';
import { useT } from '../../../../i18n';
import { SelectField } from '../../../../ui/select-field';
import { tokens } from '../../../../ui/tokens';
import { PlatformMark } from '../accounts/platform-mark';

interface ComposerPlatformsProps {
  value: readonly SocialPlatform[];
  accounts: readonly SocialAccount[];
  chosen: Partial<Record<SocialPlatform, string>>;
  onPlatforms: (platforms: SocialPlatform[]) => void;
  onAccount: (platform: SocialPlatform, accountId: string) => void;
}

/** The networks that a post goes to, and the account on those that have several. */
export function ComposerPlatforms({
  value,
  accounts,
  chosen,
  onPlatforms,
  onAccount,
}: ComposerPlatformsProps) {
  const t = useT();
  const on = (platform: SocialPlatform) =>
    accounts.filter((account) => account.platform === platform && account.status !== 'disconnected');
  return (
    <fieldset css={{ display: 'grid', gap: 10, border: 0, padding: 0, margin: 0, minWidth: 0 }}>
      <legend css={{ padding: '0 0 8px', fontWeight: 600, fontSize: tokens.size.s }}>
        {t('socialComposer.platforms')}
      </legend>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {SOCIAL_PLATFORMS.map((platform) => (
          <label
            key={platform}
            css={{
              display: 'flex',
              gap: 8,
              alignItems: 'center',
              minHeight: 44,
              padding: '4px 12px 4px 8px',
              borderRadius: 22,
              border: `1.5px solid ${tokens.color.line}`,
              cursor: 'pointer',
              '&:has(:checked)': { borderColor: tokens.color.accent, background: tokens.color.accentSoft },
              '&:has(:focus-visible)': { outline: `2.5px solid ${tokens.color.focus}`, outlineOffset: 2 },
            }}
          >
            <input
              type="checkbox"
              checked={value.includes(platform)}
              onChange={(event) =>
                onPlatforms(
                  SOCIAL_PLATFORMS.filter((one) =>
                    one === platform ? event.target.checked : value.includes(one),
                  ),
                )
              }
              css={{ width: 18, height: 18, accentColor: tokens.color.accent, outline: 'none' }}
            />
            <PlatformMark platform={platform} size={24} />
            {t(`socialAccounts.platforms.${platform}`)}
          </label>
        ))}
      </div>
      {value.length === 0 && (
        <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>{t('socialComposer.none')}</p>
      )}
      {value
        .filter((platform) => on(platform).length > 1)
        .map((platform) => (
          <SelectField
            key={platform}
            label={`${t('socialPosts.editor.account')} ${t(`socialAccounts.platforms.${platform}`)}`}
            value={chosen[platform] ?? on(platform)[0]?.id ?? ''}
            options={on(platform).map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(accountId) => onAccount(platform, accountId)}
          />
        ))}
    </fieldset>
  );
}
