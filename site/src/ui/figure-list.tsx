import { tokens } from './tokens';

interface FigureListProps {
  figures: readonly { name: string; value: string }[];
}

/** A few figures with their names, side by side where there is room. */
export function FigureList({ figures }: FigureListProps) {
  return (
    <dl
      css={{
        display: 'grid',
        gap: 12,
        gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
        margin: 0,
        '& dt': { color: tokens.color.muted, fontSize: tokens.size.s },
        '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums', fontWeight: 600 },
      }}
    >
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
