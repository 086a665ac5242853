import { SOCIAL_PLATFORMS, type SocialAccount, type SocialPlatform } from '@contract';
import { useLocale, useT } from '../../../../i18n';
import { tokens } from '../../../../ui/tokens';
import { PlatformMark } from '../accounts/platform-mark';

interface PlatformsFieldProps {
  value: readonly SocialPlatform[];
  accounts: readonly SocialAccount[];
  onChange: (platforms: SocialPlatform[]) => void;
}

/** Where posts should go. A network without an account can be chosen too: its posts wait. */
export function PlatformsField({ value, accounts, onChange }: PlatformsFieldProps) {
  const t = useT();
  const { locale } = useLocale();
  const accountOn = (platform: SocialPlatform) =>
    accounts.find((one) => one.platform === platform && one.status !== 'disconnected');
  const waiting = new Intl.ListFormat(locale).format(
    value
      .filter((platform) => !accountOn(platform))
      .map((platform) => t(`socialAccounts.platforms.${platform}`)),
  );
  return (
    <fieldset css={{ border: 0, padding: 0, margin: 0, minWidth: 0 }}>
      <legend css={{ padding: '0 0 8px', fontWeight: 600, fontSize: tokens.size.s }}>
        {t('socialPosts.generate.platforms')}
      </legend>
      <div
        css={{
          display: 'grid',
          gap: 8,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 176px), 1fr))',
        }}
      >
        {SOCIAL_PLATFORMS.map((platform) => {
          return (
            <label
              key={platform}
              css={{
                display: 'flex',
                gap: 12,
                alignItems: 'center',
                minHeight: 56,
                padding: '8px 14px',
                borderRadius: tokens.radius.m,
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
                  onChange(
                    SOCIAL_PLATFORMS.filter((one) =>
                      one === platform ? event.target.checked : value.includes(one),
                    ),
                  )
                }
                css={{
                  flex: 'none',
                  width: 18,
                  height: 18,
                  accentColor: tokens.color.accent,
                  outline: 'none',
                }}
              />
              <PlatformMark platform={platform} size={28} />
              <span css={{ minWidth: 0, lineHeight: 1.3 }}>
                <span css={{ display: 'block', fontWeight: 600 }}>
                  {t(`socialAccounts.platforms.${platform}`)}
                </span>
                <span css={{ color: tokens.color.muted, fontSize: tokens.size.xs, overflowWrap: 'anywhere' }}>
                  {accountOn(platform)?.name ?? t('socialPosts.generate.notConnected')}
                </span>
              </span>
            </label>
          );
        })}
      </div>
      {waiting && (
        <p css={{ paddingTop: 8, color: tokens.color.amber, fontSize: tokens.size.s }}>
          {t('socialPosts.generate.willWait', { platforms: waiting })}
        </p>
      )}
    </fieldset>
  );
}
