import type { ReactNode } from 'react';
import { tokens } from '../../../ui/tokens';

/** Small signs of our own that recall each platform without copying its trademark. */
const MARKS: Record<string, ReactNode> = {
  wordpress: <path d="M4 7h3l3 10 2.5-7.5L15 17l3-10h2.5M9.5 7h5" />,
  shopify: (
    <path d="M6 8h12l1 12H5zM9 8c0-3 1.5-4.5 3-4.5S15 5 15 8M14 12.5c-1.5-1-4-.5-4 1s4 1 4 2.5-2.5 2-4 1" />
  ),
  webflow: <path d="M3 7h4l2 6 3-6h3l1.5 6L20 7h1.5L17 18h-3l-1.5-5.5L9.5 18h-3z" />,
  wix: <path d="M3 8l3 9 3-8 3 8 3-9M17 8l5 9M22 8l-5 9" />,
  squarespace: <path d="M5 13l6-6a3.5 3.5 0 0 1 5 5l-5 5M8 16l6-6M19 11l-6 6a3.5 3.5 0 0 1-5-5" />,
};

/** The site builders that a product installs on. */
export function PlatformMarks({ platforms }: { platforms: readonly string[] }) {
  return (
    <ul css={{ display: 'flex', flexWrap: 'wrap', gap: 10, listStyle: 'none' }}>
      {platforms.map((platform) => (
        <li
          key={platform}
          css={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 8,
            padding: '8px 14px 8px 10px',
            border: `1px solid ${tokens.color.line}`,
            borderRadius: tokens.radius.full,
            background: tokens.color.surface,
            fontWeight: 600,
            fontSize: tokens.size.s,
          }}
        >
          <svg
            width={22}
            height={22}
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth={1.6}
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden
            css={{ color: tokens.color.accent, flex: 'none' }}
          >
            {MARKS[platform.toLowerCase()] ?? <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3.5 12h17" />}
          </svg>
          {platform}
        </li>
      ))}
    </ul>
  );
}
