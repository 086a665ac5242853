import { tagSlug } from '@contract';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { tokens } from '../../../ui/tokens';

const { color } = tokens;

interface TagsProps {
  tags: readonly string[];
  /** Names the list for who cannot see where it stands. */
  label: string;
  /** The tag of the page itself. */
  current?: string;
  /** On a phone one line, which moves under the finger, however many there are. */
  strip?: boolean;
}

const STRIP = {
  '@media (max-width: 560px)': {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // Fades where it goes on; room for the outline of the one in focus.
    maskImage: 'linear-gradient(to right, #000 calc(100% - 32px), transparent)',
    margin: -4,
    padding: '4px 32px 4px 4px',
    '& > li': { flex: 'none' },
  },
} as const;

/** What something is about; each leads to everything else about it. */
export function Tags({ tags, label, current, strip }: TagsProps) {
  if (tags.length === 0) return null;
  return (
    <ul
      aria-label={label}
      css={[{ display: 'flex', flexWrap: 'wrap', gap: 6, listStyle: 'none' }, strip && STRIP]}
    >
      {tags.map((tag) => (
        <li key={tag} css={{ minWidth: 0 }}>
          <Link
            to={paths.blogTag(tagSlug(tag))}
            aria-current={tagSlug(tag) === current ? 'page' : undefined}
            css={{
              // Above the link that covers a whole card.
              position: 'relative',
              zIndex: 1,
              display: 'inline-flex',
              alignItems: 'center',
              minHeight: 28,
              padding: '3px 12px',
              borderRadius: tokens.radius.full,
              background: color.accentSoft,
              color: color.accent,
              fontSize: tokens.size.xs,
              fontWeight: 650,
              lineHeight: 1.4,
              textDecoration: 'none',
              overflowWrap: 'anywhere',
              '&:hover': { textDecoration: 'underline' },
              '&[aria-current=page]': { background: color.accent, color: color.onAccent },
            }}
          >
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}
