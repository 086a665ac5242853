import type { MarkedToken, Token, Tokens } from 'marked';
import { Fragment, memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../i18n';
import { tokens } from '../../ui/tokens';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { linkTarget, partsOf, readMarkdown } from './markdown';

const { color, radius, size } = tokens;

const look = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 10,
  overflowWrap: 'anywhere',
  '& ul, & ol': { paddingInlineStart: 22, display: 'grid', gap: 4 },
  '& li::marker': { color: color.muted },
  '& h3, & h4, & h5, & h6': { fontSize: size.l, lineHeight: 1.3 },
  '& code': { fontFamily: tokens.font.mono, fontSize: '0.9em' },
  '& :not(pre) > code': { padding: '1px 5px', borderRadius: 4, background: color.accentSoft },
  '& pre': {
    overflowX: 'auto',
    padding: 12,
    borderRadius: radius.m,
    border: `1px solid ${color.line}`,
    background: color.paper,
    overflowWrap: 'normal',
  },
  '& blockquote': {
    paddingInlineStart: 14,
    borderInlineStart: `3px solid ${color.line}`,
    color: color.muted,
  },
  '& hr': { border: 0, borderTop: `1px solid ${color.line}` },
  '& table': { borderCollapse: 'collapse', fontSize: size.s, fontVariantNumeric: 'tabular-nums' },
  '& th, & td': {
    padding: '7px 14px 7px 0',
    borderBottom: `1px solid ${color.line}`,
    overflowWrap: 'normal',
  },
  '& th': { fontWeight: 650 },
} as const;

const inside = (token: { tokens?: Token[] }): ReactNode =>
  partsOf(token).map((part, at) => <Part key={at} token={part} />);

function TextLink({ href, children }: { href: string; children: ReactNode }) {
  const t = useT();
  const target = linkTarget(href);
  if (!target) return children;
  if (target.kind === 'page') return <Link to={target.href}>{children}</Link>;
  return (
    <a href={target.href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
      <VisuallyHidden> ({t('common.opensNewTab')})</VisuallyHidden>
    </a>
  );
}

/** What scrolls sideways must be reachable by keyboard. */
function WideTable({ token }: { token: Tokens.Table }) {
  const t = useT();
  return (
    <div
      role="region"
      aria-label={t('chat.table')}
      tabIndex={0}
      css={{ overflowX: 'auto', maxWidth: '100%' }}
    >
      <table>
        <thead>
          <tr>
            {token.header.map((cell, at) => (
              <th key={at} scope="col" css={{ textAlign: cell.align ?? 'start' }}>
                {inside(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {token.rows.map((row, line) => (
            <tr key={line}>
              {row.map((cell, at) => (
                <td key={at} css={{ textAlign: cell.align ?? 'start' }}>
                  {inside(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const HEADINGS = ['h3', 'h4', 'h5', 'h6'] as const;

/**
 * One part of the text. What has no case here is shown as the words it is made of: there is no way to make HTML, and a
 * picture is a link, because fetching it would tell a stranger who reads.
 */
function Part({ token }: { token: MarkedToken }): ReactNode {
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'paragraph':
      return <p>{inside(token)}</p>;
    case 'heading': {
      const Heading = HEADINGS[Math.min(token.depth, HEADINGS.length) - 1] ?? 'h6';
      return <Heading>{inside(token)}</Heading>;
    }
    case 'list': {
      const items = token.items.map((item, at) => <li key={at}>{inside(item)}</li>);
      return token.ordered ? <ol start={Number(token.start) || 1}>{items}</ol> : <ul>{items}</ul>;
    }
    case 'blockquote':
      return <blockquote>{inside(token)}</blockquote>;
    case 'table':
      return <WideTable token={token} />;
    case 'code':
      return (
        <pre>
          <code>{token.text}</code>
        </pre>
      );
    case 'hr':
      return <hr />;
    case 'strong':
      return <strong>{inside(token)}</strong>;
    case 'em':
      return <em>{inside(token)}</em>;
    case 'del':
      return <del>{inside(token)}</del>;
    case 'codespan':
      return <code>{token.text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return <TextLink href={token.href}>{inside(token)}</TextLink>;
    case 'image':
      return <TextLink href={token.href}>{token.text || token.href}</TextLink>;
    case 'text':
      return token.tokens ? <Fragment>{inside(token)}</Fragment> : token.text;
    default:
      return 'text' in token ? token.text : token.raw;
  }
}

/** Markdown as React nodes, from a list of what is allowed. */
export const MarkdownText = memo(function MarkdownText({ text }: { text: string }) {
  return (
    <div dir="auto" css={look}>
      {readMarkdown(text).map((token, at) => (
        <Part key={at} token={token} />
      ))}
    </div>
  );
});
