import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Icon, type IconName } from './icon';
import { tokens } from './tokens';
import { scrollEdgeStyles, useScrollEdges } from './use-scroll-edges';

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  icon?: IconName;
}

export interface TabsProps<Id extends string> {
  /** What the tabs choose between. */
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** Many tabs: where there is room, all are in sight on several lines. */
  wrap?: boolean;
  /** The panel of the chosen tab. */
  children: ReactNode;
}

const { color, motion } = tokens;

/** Several views in one place; arrows move, Home and End jump. */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
  wrap = false,
  children,
}: TabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useScrollEdges(list);
  useEffect(() => {
    // On a phone the row is wider than the screen, and an address may open its last tab.
    // In a dialog there is nothing to scroll before the next frame: it opens after its content is there.
    const frame = requestAnimationFrame(() => {
      const chosen = list.current?.querySelector('[aria-selected=true]');
      chosen?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === value);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const tab = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.id}"]`)?.focus();
  };
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        css={{
          display: 'flex',
          gap: 4,
          overflowX: 'auto',
          ...scrollEdgeStyles,
          ...(wrap ? { [tokens.media.wide]: { flexWrap: 'wrap' } } : {}),
          borderBottom: `1px solid ${color.line}`,
          marginBottom: 24,
        }}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
            onKeyDown={onKeyDown}
            css={{
              display: 'inline-flex',
              alignItems: 'center',
              gap: 8,
              minHeight: 44,
              padding: '8px 14px',
              border: 0,
              borderBottom: '3px solid transparent',
              background: 'none',
              fontWeight: 600,
              color: color.muted,
              whiteSpace: 'nowrap',
              transition: `color ${motion.fast}, border-color ${motion.fast}`,
              '&:hover': { color: color.ink },
              '&:focus-visible': { outlineOffset: -3 },
              '&[aria-selected=true]': { color: color.ink, borderBottomColor: color.accent },
            }}
          >
            {tab.icon && <Icon name={tab.icon} />}
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </div>
  );
}
