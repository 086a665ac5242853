import { BRAND } from '@contract';

/** A hexagonal nut whose one corner is the tail of a speech bubble: the workshop that talks. */
const NUT = 'M15 3.2 25.6 9.3v13.4L15 28.8H4.4V9.3z';

/** The sign alone. Silent by default: it stands beside the name, or inside a labelled link. */
export function BrandMark({ size = 32, label }: { size?: number; label?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="-1 0 32 32"
      css={{ flex: 'none' }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={NUT} fill="var(--accent)" stroke="var(--accent)" strokeWidth={3.4} strokeLinejoin="round" />
      <circle cx={15} cy={16} r={5} fill="var(--paper)" />
    </svg>
  );
}

/** The name, drawn: the nut is its O, the other letters are one stroke of the same weight. */
export function Wordmark({ height = 28 }: { height?: number }) {
  return (
    <svg
      height={height}
      viewBox="-1 0 127 32"
      role="img"
      aria-label={BRAND.name}
      css={{ flex: 'none', width: 'auto' }}
      fill="none"
      stroke="var(--ink)"
      strokeWidth={3.7}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={NUT} fill="var(--accent)" stroke="var(--accent)" strokeWidth={3.4} />
      <circle cx={15} cy={16} r={5} fill="var(--paper)" stroke="none" />
      <path d="M37.3 28.300V10.200a5.2 5.2 0 0 1 5.2-5.200h.8M33 14.300h9.2" />
      <path d="M49 28.300V10.200a5.2 5.2 0 0 1 5.2-5.200h.8M44.7 14.300h9.2" />
      <path d="M61 14.300v14" />
      <circle cx={61} cy={7} r={2.4} fill="var(--ink)" stroke="none" />
      <path d="M78.8 16.600a7 7 0 1 0 0 9.4" />
      <path d="M85.2 14.300v14" />
      <circle cx={85.2} cy={7} r={2.4} fill="var(--ink)" stroke="none" />
      <path d="M92.8 28.300v-14M92.8 20.200a5.8 5.8 0 0 1 11.6 0v8.1" />
      <path d="M122.5 14.300v14" />
      <circle cx={115.7} cy={21.3} r={6.8} />
    </svg>
  );
}
