import { FONTS } from '@contract';
import { useId, useState } from 'react';
import { useT } from '../../../../i18n';
import { controlStyles } from '../../../../ui/field';
import { Icon } from '../../../../ui/icon';
import { tokens } from '../../../../ui/tokens';
import { useBuilder, useBuilderState } from '../../components/builder-context';
import { Choice } from '../../../../shared/builder/choice';
import { fontStack } from './widget-fonts';

/** The fonts, each in its own face. */
export function FontPicker() {
  const t = useT();
  const id = useId();
  const { store } = useBuilder();
  const font = useBuilderState(({ design }) => design.fontFamily);
  const [open, setOpen] = useState(false);
  return (
    <div css={{ display: 'grid', gap: 6, minWidth: 0 }}>
      <span id={`${id}-label`} css={{ fontWeight: 600, fontSize: tokens.size.s }}>
        {t('builderDesign.font')}
      </span>
      <button
        type="button"
        aria-labelledby={`${id}-label ${id}-value`}
        aria-expanded={open}
        aria-controls={open ? `${id}-panel` : undefined}
        onClick={() => setOpen(!open)}
        css={[
          controlStyles,
          {
            display: 'flex',
            alignItems: 'center',
            gap: 10,
            textAlign: 'left',
            '&:read-only:enabled': { background: tokens.color.surface, color: tokens.color.ink },
          },
        ]}
      >
        <span id={`${id}-value`} css={{ flex: 1 }} style={{ fontFamily: fontStack(font) }}>
          {font}
        </span>
        <Icon name={open ? 'chevron-up' : 'chevron-down'} />
      </button>
      {open && (
        <div id={`${id}-panel`} css={{ maxHeight: 340, overflowY: 'auto', padding: 4, margin: -4 }}>
          <Choice
            label={t('builderDesign.font')}
            labelHidden
            value={font}
            onChange={(fontFamily) => store.getState().draw({ fontFamily })}
            columns="repeat(auto-fill, minmax(min(100%, 132px), 1fr))"
            options={FONTS.map((name) => ({ value: name, label: name }))}
            draw={({ value }) => (
              <span
                css={{ fontWeight: 400, fontSize: tokens.size.m }}
                style={{ fontFamily: fontStack(value) }}
              >
                {value}
              </span>
            )}
          />
        </div>
      )}
    </div>
  );
}
