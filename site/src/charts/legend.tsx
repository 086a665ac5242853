import { tokens } from '../ui/tokens';

/** What the colours of a chart stand for. */
export function Legend({ entries }: { entries: { color: string; text: string }[] }) {
  return (
    <ul
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '4px 16px',
        listStyle: 'none',
        color: tokens.color.muted,
        fontSize: tokens.size.s,
      }}
    >
      {entries.map(({ color, text }) => (
        <li key={text} css={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <span aria-hidden css={{ width: 12, height: 12, borderRadius: 3 }} style={{ background: color }} />
          {text}
        </li>
      ))}
    </ul>
  );
}
