import type { ReportText } from '@contract';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';

/** Runs of text: plain, leading, or a link; an address that begins with `/` is a page of ours. */
export function RichText({ parts }: { parts: readonly ReportText[] }) {
  return parts.map(({ text, href, strong }, index) => {
    const content = strong ? <strong css={{ fontWeight: 650 }}>{text}</strong> : text;
    if (href === undefined) return <Fragment key={index}>{content}</Fragment>;
    return href.startsWith('/') ? (
      <Link key={index} to={href}>
        {content}
      </Link>
    ) : (
      <a key={index} href={href} target="_blank" rel="noreferrer">
        {content}
      </a>
    );
  });
}
