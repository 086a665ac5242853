import { useMemo } from 'react';
import { encode } from 'uqr';

/** Light around the modules, as readers ask for (ISO 18004). */
const BORDER = 4;

/** A QR code, drawn here: what it says goes to nobody. Dark on white in every theme, because readers want it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size: modules } = encode(text, { ecc: 'M', border: BORDER });
    const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: modules, path: squares.join('') };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      css={{ width: 216, maxWidth: '100%', borderRadius: 12, background: '#fff' }}
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
