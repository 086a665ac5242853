import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { sanitizeHtml } from '../../lib/sanitize';
import { Skeleton } from '../../ui/skeleton';
import { tokens } from '../../ui/tokens';

const never = () => () => undefined;
/** False on the server and while its page is taken over, true in a page that was born in the browser. */
const useBornInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * The HTML that an editor wrote. The server cleans it before it leaves; what the browser itself puts into a page is
 * cleaned once more here, so that no single mistake is enough. What came drawn from the server is already on screen.
 */
export function ArticleBody({ html }: { html: string }) {
  const bornInBrowser = useBornInBrowser();
  const [drawnHtml] = useState(bornInBrowser ? null : html);
  const [clean, setClean] = useState<{ from: string; html: string } | null>(null);
  const element = useRef<HTMLDivElement>(null);
  const shown = drawnHtml === html ? html : clean?.from === html ? clean.html : null;

  useEffect(() => {
    if (drawnHtml === html) return undefined;
    let current = true;
    void sanitizeHtml(html).then((result) => {
      if (current) setClean({ from: html, html: result });
    });
    return () => {
      current = false;
    };
  }, [drawnHtml, html]);

  useEffect(() => {
    const images = element.current?.querySelectorAll('img') ?? [];
    const hide = (image: HTMLImageElement) => image.setAttribute('data-broken', '');
    const onError = (event: Event) => {
      if (event.target instanceof HTMLImageElement) hide(event.target);
    };
    for (const image of images) {
      image.addEventListener('error', onError);
      if (image.complete) image.decode?.().catch(() => hide(image));
    }
    return () => {
      for (const image of images) image.removeEventListener('error', onError);
    };
  }, [shown]);

  if (shown === null) return <Skeleton lines={8} />;
  return <div ref={element} css={prose} dangerouslySetInnerHTML={{ __html: shown }} />;
}

const { color, font, media, radius, size } = tokens;
const prose = {
  fontSize: '1.0625rem',
  lineHeight: 1.7,
  '& > * + *': { marginTop: '1.1em' },
  '& h1, & h2': { fontSize: size.xl, marginTop: '1.8em' },
  '& h3, & h4, & h5, & h6': { fontSize: size.l, marginTop: '1.6em' },
  '& ul, & ol': { paddingLeft: '1.4em' },
  '& li + li': { marginTop: '0.4em' },
  '& blockquote': {
    borderLeft: `4px solid ${color.accent}`,
    paddingLeft: 20,
    fontFamily: font.display,
    fontSize: size.l,
    lineHeight: 1.45,
  },
  '& img': { borderRadius: radius.m, height: 'auto' },
  '& img[data-broken]': {
    // The alternative text stays readable in a quiet box instead of the browser's broken sign.
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    minHeight: 180,
    background: color.accentSoft,
    color: color.muted,
  },
  '& code': {
    fontFamily: font.mono,
    fontSize: '0.9em',
    background: color.accentSoft,
    borderRadius: radius.s,
    padding: '0.1em 0.35em',
  },
  '& pre': {
    overflowX: 'auto',
    padding: 16,
    borderRadius: radius.m,
    background: color.surface,
    border: `1px solid ${color.line}`,
    '& code': { background: 'none', padding: 0 },
  },
  // Paper cannot be clicked: where a link leads is written out, unless it is what the link says anyway.
  [media.print]: {
    '& a[href]::after': { content: '" (" attr(href) ")"', fontSize: '0.9em', overflowWrap: 'anywhere' },
    '& a[href^="#"]::after': { content: 'none' },
  },
} as const;
