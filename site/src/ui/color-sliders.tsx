import { useState } from 'react';
import { ColorArea, parseColor, type Color } from 'react-aria-components/ColorArea';
import { ColorSlider, ColorThumb, SliderOutput, SliderTrack } from 'react-aria-components/ColorSlider';
import { Label } from 'react-aria-components/Label';
import { useT } from '../i18n';
import { AriaLocale } from './aria-locale';
import { CHECKERBOARD } from './color-chip';
import { formatColor, toHsla } from './color-value';
import { tokens } from './tokens';

const CHANNELS = ['hue', 'saturation', 'lightness', 'alpha'] as const;
const THUMB = 22;

const thumbStyles = {
  boxSizing: 'border-box',
  width: THUMB,
  height: THUMB,
  borderRadius: THUMB / 2,
  border: '3px solid #fff',
  boxShadow: '0 0 0 1.5px #1c2b2d, inset 0 0 0 1px #1c2b2d66',
  '&[data-focus-visible]': { outline: `2.5px solid ${tokens.color.focus}`, outlineOffset: 2 },
} as const;

const edge = `inset 0 0 0 1px ${tokens.color.lineStrong}`;

const toColor = (text: string): Color => {
  const { hue, saturation, lightness, alpha } = toHsla(text);
  return parseColor(`hsla(${hue}, ${saturation}%, ${lightness}%, ${alpha})`);
};

const toText = (color: Color): string =>
  formatColor({
    hue: color.getChannelValue('hue'),
    saturation: color.getChannelValue('saturation'),
    lightness: color.getChannelValue('lightness'),
    alpha: color.getChannelValue('alpha'),
  });

/** Saturation and lightness at once in an area; hue, saturation, lightness and opacity each on a track that shows where it leads. */
export function ColorSliders({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useT();
  // Grey has no hue: were the sliders read back from the stored colour, the hue would jump to red at zero saturation.
  const [position, setPosition] = useState({ of: value, at: toColor(value) });
  const at = position.of === value ? position.at : toColor(value);
  const move = (next: Color) => {
    const text = toText(next);
    setPosition({ of: text, at: next });
    onChange(text);
  };
  return (
    <AriaLocale>
      <div css={{ display: 'grid', gap: 8 }}>
        <ColorArea
          colorSpace="hsl"
          xChannel="saturation"
          yChannel="lightness"
          value={at}
          onChange={move}
          css={{ width: '100%', height: 140, borderRadius: tokens.radius.m, boxShadow: edge }}
        >
          <ColorThumb css={thumbStyles} />
        </ColorArea>
        {CHANNELS.map((channel) => (
          <ColorSlider
            key={channel}
            channel={channel}
            colorSpace="hsl"
            value={at}
            onChange={move}
            css={{
              display: 'grid',
              gridTemplateColumns: '6.2em minmax(0, 1fr) 3em',
              gap: 10,
              alignItems: 'center',
              fontSize: tokens.size.s,
            }}
          >
            <Label>{t(`common.color.${channel}`)}</Label>
            <SliderTrack
              css={{
                height: THUMB,
                borderRadius: THUMB / 2,
                // The middle of the thumb stays inside at both ends.
                marginInline: THUMB / 2,
                boxShadow: edge,
              }}
              style={({ defaultStyle }) => ({ background: `${defaultStyle.background}, ${CHECKERBOARD}` })}
            >
              <ColorThumb css={[thumbStyles, { top: '50%' }]} />
            </SliderTrack>
            <SliderOutput
              aria-hidden
              css={{ textAlign: 'end', fontVariantNumeric: 'tabular-nums', color: tokens.color.muted }}
            />
          </ColorSlider>
        ))}
      </div>
    </AriaLocale>
  );
}
