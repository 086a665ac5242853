import { keyframes } from '@emotion/react';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

/** Work in progress. Give it a label only when no text beside it says so. */
export function Spinner({ size = 20, label }: { size?: number; label?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.5}
      css={{ animation: `${turn} 900ms linear infinite`, flex: 'none' }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <circle cx={12} cy={12} r={9} opacity={0.25} />
      <path d="M21 12a9 9 0 0 0-9-9" strokeLinecap="round" />
    </svg>
  );
}
