import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Icon, type IconName } from '../../ui/icon';
import { tokens } from '../../ui/tokens';
import { scrollEdgeStyles, useScrollEdges } from '../../ui/use-scroll-edges';
import { WIDE } from './breakpoints';

export interface MenuSection<Id extends string> {
  id: Id;
  label: string;
  icon: IconName;
  /** Says that something waits there. */
  badge?: ReactNode;
}

interface SectionMenuProps<Id extends string> {
  /** What the menu is called aloud. */
  label: string;
  sections: MenuSection<Id>[];
  /** Null while that is not known. */
  current: Id | null;
}

/** The sections of a builder, each with an address of its own; a row that scrolls on narrow screens. */
export function SectionMenu<Id extends string>({ label, sections, current }: SectionMenuProps<Id>) {
  const { search } = useLocation();
  const menu = useRef<HTMLElement>(null);
  useScrollEdges(menu);
  const shown = useRef(current);
  useEffect(() => {
    // On a phone the row is wider than the screen: where one is must be in sight.
    const link = menu.current?.querySelector<HTMLElement>('[aria-current]');
    if (link) menu.current?.scrollTo?.({ left: link.offsetLeft - 48 });
  }, [current]);
  useEffect(() => {
    // The sections share a path, and with it the place to which the page was scrolled: another section begins at its top.
    if (shown.current !== null && shown.current !== current) window.scrollTo({ top: 0 });
    shown.current = current;
  }, [current]);
  const to = (section: Id) => {
    const before = new URLSearchParams(search);
    const next = new URLSearchParams({ install_id: before.get('install_id') ?? '', section });
    const lang = before.get('lang');
    if (lang) next.set('lang', lang);
    return `?${next.toString()}`;
  };
  return (
    <nav
      ref={menu}
      aria-label={label}
      css={{
        display: 'flex',
        gap: 4,
        padding: 12,
        position: 'relative',
        overflowX: 'auto',
        ...scrollEdgeStyles,
        scrollbarWidth: 'none',
        borderBottom: `1px solid ${tokens.color.line}`,
        [WIDE]: {
          flexDirection: 'column',
          alignSelf: 'start',
          position: 'sticky',
          top: 57,
          padding: '20px 12px',
          overflow: 'visible',
          borderBottom: 0,
        },
      }}
    >
      {sections.map(({ id, label: name, icon, badge }) => (
        <Link
          key={id}
          to={to(id)}
          aria-current={id === current ? 'page' : undefined}
          css={{
            display: 'flex',
            gap: 10,
            alignItems: 'center',
            minHeight: 44,
            padding: '8px 14px',
            borderRadius: tokens.radius.m,
            color: tokens.color.muted,
            fontWeight: 600,
            textDecoration: 'none',
            whiteSpace: 'nowrap',
            '&:hover': { color: tokens.color.ink, background: tokens.color.surface },
            '&[aria-current]': { color: tokens.color.ink, background: tokens.color.accentSoft },
          }}
        >
          <Icon name={icon} />
          {name}
          {badge}
        </Link>
      ))}
    </nav>
  );
}
