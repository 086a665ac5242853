import { FONTS, type FontFamily } from '@contract';
import { useEffect } from 'react';

/** The family as the widget names it too, so that a font is fetched once for both. */
export const fontStack = (font: FontFamily): string =>
  `"Officina ${font}", ${JSON.stringify(font)}, system-ui, sans-serif`;

let announced = false;

/**
 * Makes the widget's 20 fonts known to the page. Nothing is fetched before a text wears one, and the system's font stands in
 * until it is there.
 */
export const useWidgetFonts = () => {
  useEffect(() => {
    if (announced || typeof FontFace === 'undefined') return;
    announced = true;
    for (const font of FONTS) {
      const address = `/widget-assets/fonts/${font.toLowerCase().replaceAll(' ', '-')}-400.woff2`;
      document.fonts.add(
        new FontFace(`Officina ${font}`, `url("${address}")`, { weight: '1 500', display: 'swap' }),
      );
    }
  }, []);
};
