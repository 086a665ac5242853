import { LOCALES, type Locale } from '@contract';
import { useLocale, useT, type Key } from '../../i18n';
import type { IconName } from '../../ui/icon';
import { THEMES, useTheme, type Theme } from '../theme/theme';
import { Choice } from './choice';

const THEME_LOOKS: Record<Theme, { icon: IconName; label: Key }> = {
  system: { icon: 'monitor', label: 'layout.settings.system' },
  light: { icon: 'sun', label: 'layout.settings.light' },
  dark: { icon: 'moon', label: 'layout.settings.dark' },
};
const LANGUAGE_NAMES: Record<Locale, string> = { it: 'Italiano', en: 'English' };

/** Theme and language, at once wherever they are changed. */
export function Preferences() {
  const t = useT();
  const { theme, setTheme } = useTheme();
  const { locale, setLocale } = useLocale();
  return (
    <>
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
    </>
  );
}
