import { useT } from '../../../../i18n';
import { THEME_IDS, themeOf, THEMES, type ThemeId } from '../model/themes';
import { useBuilder, useBuilderState } from '../../components/builder-context';
import { Choice } from '../../../../shared/builder/choice';
import { ThemeThumbnail } from './theme-thumbnail';

/** Whole looks to begin with, as they would look. */
export function ThemeGallery() {
  const t = useT();
  const { store } = useBuilder();
  const current = useBuilderState(({ design }) => themeOf(design));
  return (
    <Choice<ThemeId | ''>
      label={t('builderDesign.themes.label')}
      labelHidden
      value={current ?? ''}
      onChange={(id) => id && store.getState().draw(THEMES[id])}
      columns="repeat(auto-fill, minmax(min(100%, 150px), 1fr))"
      options={THEME_IDS.map((id) => ({ value: id, label: t(`builderDesign.themes.names.${id}`) }))}
      draw={({ value, label }) =>
        value && (
          <span css={{ display: 'grid', gap: 8, width: '100%' }}>
            <ThemeThumbnail colors={THEMES[value]} font={THEMES[value].fontFamily} />
            {label}
          </span>
        )
      }
    />
  );
}
