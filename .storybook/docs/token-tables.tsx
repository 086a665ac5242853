import type { ReactNode } from 'react';
import { tokens } from '../../site/src/ui/tokens';

const cell = {
  padding: '8px 12px',
  borderBottom: `1px solid ${tokens.color.line}`,
  textAlign: 'start',
} as const;

interface TableProps {
  caption: string;
  names: string[];
  rows: ReactNode[][];
}

/** Rows of a page of documentation, in the product's own type. */
export function DocsTable({ caption, names, rows }: TableProps) {
  return (
    <div style={{ overflowX: 'auto', fontFamily: tokens.font.text, fontSize: tokens.size.s }}>
      <table style={{ borderCollapse: 'collapse', width: '100%' }}>
        <caption style={{ textAlign: 'start', fontWeight: 650, padding: '8px 0' }}>{caption}</caption>
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} scope="col" style={cell}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((content, column) => (
                <td key={names[column]} style={cell}>
                  {content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const swatch = (value: string) => (
  <span
    aria-hidden
    style={{
      display: 'inline-block',
      width: 56,
      height: 28,
      borderRadius: tokens.radius.s,
      border: `1px solid ${tokens.color.line}`,
      background: value,
    }}
  />
);

/** Every colour by its role, in the theme of the page. */
export const Colours = () => (
  <DocsTable
    caption="Colour"
    names={['Sample', 'Token', 'CSS variable']}
    rows={Object.entries(tokens.color).map(([name, value]) => [
      swatch(value),
      <code key={name}>tokens.color.{name}</code>,
      <code key={value}>{value}</code>,
    ])}
  />
);

/** The scale of type, each step in itself. */
export const Sizes = () => (
  <DocsTable
    caption="Type"
    names={['Sample', 'Token', 'Size']}
    rows={Object.entries(tokens.size).map(([name, value]) => [
      <span key={name} style={{ fontSize: value, fontFamily: tokens.font.display, fontWeight: 650 }}>
        Officina
      </span>,
      <code key={name}>tokens.size.{name}</code>,
      value,
    ])}
  />
);

/** Distances, as bars of their width. */
export const Spaces = () => (
  <DocsTable
    caption="Space"
    names={['Sample', 'Token', 'Distance']}
    rows={Object.entries(tokens.space).map(([name, value]) => [
      <span
        key={name}
        aria-hidden
        style={{ display: 'block', width: value, height: 12, background: tokens.color.accent }}
      />,
      <code key={name}>tokens.space.{name}</code>,
      value,
    ])}
  />
);

/** How long what moves takes. */
export const Motion = () => (
  <DocsTable
    caption="Motion"
    names={['Token', 'Duration and curve']}
    rows={Object.entries(tokens.motion).map(([name, value]) => [
      <code key={name}>tokens.motion.{name}</code>,
      value,
    ])}
  />
);
