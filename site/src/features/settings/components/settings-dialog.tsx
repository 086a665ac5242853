import { LOCALES, type Locale, type SiteConfig } from '@contract';
import { useId } from 'react';
import useSWR from 'swr';
import { useLocale, useT, type Key } from '../../../i18n';
import { THEMES, useTheme, type Theme } from '../../../shared/theme/theme';
import { Dialog } from '../../../ui/dialog';
import { Icon, type IconName } from '../../../ui/icon';
import { tokens } from '../../../ui/tokens';

const THEME_LOOKS: Record<Theme, { icon: IconName; label: Key }> = {
  system: { icon: 'monitor', label: 'layout.settings.system' },
  light: { icon: 'sun', label: 'layout.settings.light' },
  dark: { icon: 'moon', label: 'layout.settings.dark' },
};
const LANGUAGE_NAMES: Record<Locale, string> = { it: 'Italiano', en: 'English' };
const ENGINES: Record<SiteConfig['data']['engine'], Key> = {
  embedded: 'layout.settings.engineEmbedded',
  'openai-compatible': 'layout.settings.engineOpenaiCompatible',
  webhook: 'layout.settings.engineWebhook',
};

interface ChoiceProps<Value extends string> {
  legend: string;
  value: Value;
  onChange: (value: Value) => void;
  options: { value: Value; label: string; icon?: IconName; lang?: string }[];
}

function Choice<Value extends string>({ legend, value, onChange, options }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset css={{ border: 0, padding: 0, margin: 0 }}>
      <legend css={{ fontWeight: 650, paddingBottom: 8 }}>{legend}</legend>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {options.map((option) => (
          <label
            key={option.value}
            lang={option.lang}
            css={{
              display: 'inline-flex',
              alignItems: 'center',
              gap: 8,
              minHeight: 44,
              padding: '8px 14px',
              borderRadius: tokens.radius.m,
              border: `1.5px solid ${tokens.color.lineStrong}`,
              fontWeight: 600,
              cursor: 'pointer',
              '&:has(:checked)': { borderColor: tokens.color.accent, background: tokens.color.accentSoft },
              '&:has(:focus-visible)': { outline: `2.5px solid ${tokens.color.focus}`, outlineOffset: 2 },
            }}
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              css={{ position: 'absolute', opacity: 0 }}
            />
            {option.icon && <Icon name={option.icon} />}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** 'Impostazioni': theme, language, which engine answers, version. */
export function SettingsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT();
  const { theme, setTheme } = useTheme();
  const { locale, setLocale } = useLocale();
  const { data: config } = useSWR<SiteConfig>(open ? '/site-config' : null);
  return (
    <Dialog title={t('layout.settings.title')} open={open} onClose={onClose} width={480}>
      <div css={{ display: 'grid', gap: 24 }}>
        <Choice
          legend={t('layout.settings.theme')}
          value={theme}
          onChange={setTheme}
          options={THEMES.map((value) => ({
            value,
            icon: THEME_LOOKS[value].icon,
            label: t(THEME_LOOKS[value].label),
          }))}
        />
        <Choice
          legend={t('layout.settings.language')}
          value={locale}
          onChange={setLocale}
          options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
        />
        {config && (
          <dl
            css={{
              display: 'grid',
              gap: 12,
              '& dt': { fontWeight: 650 },
              '& dd': { color: tokens.color.muted },
            }}
          >
            <div>
              <dt>{t('layout.settings.models')}</dt>
              <dd>{t(ENGINES[config.data.engine])}</dd>
            </div>
            <div>
              <dt>{t('layout.settings.version')}</dt>
              <dd>{config.data.version}</dd>
            </div>
          </dl>
        )}
      </div>
    </Dialog>
  );
}
