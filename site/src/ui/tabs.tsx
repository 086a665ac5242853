import { useEffect, useRef, type ReactNode } from 'react';
import { Tab as AriaTab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { AriaLocale } from './aria-locale';
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

/** Several views in one place, as react-aria moves them: arrows choose, Home and End jump. */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
  wrap = false,
  children,
}: TabsProps<Id>) {
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
  return (
    <AriaLocale>
      <AriaTabs
        selectedKey={value}
        onSelectionChange={(key) => {
          const chosen = tabs.find(({ id }) => id === key);
          // The library tells of the first tab too when none is chosen yet.
          if (chosen && chosen.id !== value) onChange(chosen.id);
        }}
      >
        <TabList
          ref={list}
          aria-label={label}
          css={{
            display: 'flex',
            gap: 4,
            overflowX: 'auto',
            ...scrollEdgeStyles,
            ...(wrap
              ? { [tokens.media.wide]: { flexWrap: 'wrap', '& [role=tab]': { paddingInline: 10 } } }
              : {}),
            borderBottom: `1px solid ${color.line}`,
            marginBottom: 24,
          }}
        >
          {tabs.map((tab) => (
            <AriaTab key={tab.id} id={tab.id} css={tabStyles}>
              {tab.icon && <Icon name={tab.icon} />}
              {tab.label}
            </AriaTab>
          ))}
        </TabList>
        {/* The library keeps the id that a panel has at first. */}
        <TabPanel key={value} id={value}>
          {children}
        </TabPanel>
      </AriaTabs>
    </AriaLocale>
  );
}

const tabStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: '8px 14px',
  borderBottom: '3px solid transparent',
  fontWeight: 600,
  color: color.muted,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `color ${motion.fast}, border-color ${motion.fast}`,
  '&:hover': { color: color.ink },
  '&:focus-visible': { outlineOffset: -3 },
  '&[aria-selected=true]': { color: color.ink, borderBottomColor: color.accent },
} as const;
