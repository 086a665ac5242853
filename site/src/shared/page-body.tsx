import type { ReactNode } from 'react';

export interface PageBodyProps {
  children: ReactNode;
  /** The measure of the content: `article` for reading at length, `text` for lists and cards, `form` for one column of fields. */
  width?: keyof typeof WIDTHS;
  /** `public` brings its own margins; the signed-in shell already has them. */
  frame?: 'public' | 'app';
}

const WIDTHS = { wide: 1160, text: 760, article: 680, form: 560 };

/** The content of one page: its measure, its margins, the space between its parts. */
export function PageBody({ children, width = 'wide', frame = 'public' }: PageBodyProps) {
  return (
    <div
      css={{
        width: '100%',
        maxWidth: WIDTHS[width] + (frame === 'public' ? 40 : 0),
        marginInline: 'auto',
        padding: frame === 'public' ? 'clamp(24px, 4vw, 48px) 20px 0' : 0,
        display: 'grid',
        // Lets long words and tables shrink instead of widening the page.
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignContent: 'start',
        gap: 24,
      }}
    >
      {children}
    </div>
  );
}
