import { NavLink } from 'react-router-dom';
import { useLocale, useT, type Key } from '../../i18n';
import { formatNumber } from '../../lib/numbers';
import { useSession } from '../../shared/session';
import { useCounters, type Counters } from '../../shared/shell/use-counters';
import { Icon, type IconName } from '../../ui/icon';
import { tokens } from '../../ui/tokens';
import { VisuallyHidden, visuallyHidden } from '../../ui/visually-hidden';
import { paths } from '../paths';

const { color, radius, motion } = tokens;

interface Entry {
  to: string;
  icon: IconName;
  label: Key;
  teamOnly?: boolean;
  /** What is counted beside it. */
  counter?: keyof Counters;
}

const ENTRIES: Entry[] = [
  { to: paths.chat(), icon: 'chat', label: 'shell.sidebar.assistant' },
  { to: paths.projects(), icon: 'folder', label: 'shell.sidebar.projects', counter: 'projects' },
  {
    to: paths.consultations(),
    icon: 'video',
    label: 'shell.sidebar.consultations',
    counter: 'consultations',
  },
  { to: paths.marketplace(), icon: 'store', label: 'shell.sidebar.marketplace' },
  { to: paths.help(), icon: 'help', label: 'shell.sidebar.help' },
  { to: paths.admin(), icon: 'shield', label: 'shell.sidebar.admin', teamOnly: true },
];

const entryLook = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 44,
  padding: '8px 12px',
  border: 0,
  borderRadius: radius.m,
  background: 'none',
  color: color.ink,
  fontWeight: 550,
  textAlign: 'left',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  transition: `background-color ${motion.fast}`,
  '&:hover': { background: color.accentSoft },
  '&.active': { background: color.accentSoft, color: color.accent, fontWeight: 650 },
} as const;

/** 80 px leave room for a short word in small letters. */
const drawerLook = {
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 2,
  minHeight: 60,
  padding: '8px 0',
  fontSize: '0.6875rem',
  letterSpacing: '-0.01em',
} as const;

interface SidebarProps {
  /**
   * `rail`: icons only; their names stay for assistive technology and as tooltips. `drawer`: names beneath the icons,
   * because a thumb knows no tooltips.
   */
  look: 'open' | 'rail' | 'drawer';
  onSettings: () => void;
}

/** The sections of the product, with what waits in them. */
export function Sidebar({ look, onSettings }: SidebarProps) {
  const t = useT();
  const { account } = useSession();
  const counters = useCounters();
  const rail = look === 'rail';
  const label = rail ? visuallyHidden : { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' };
  const entry = look === 'drawer' ? [entryLook, drawerLook] : [entryLook];
  return (
    <div
      css={{
        display: 'flex',
        flexDirection: 'column',
        flex: 1,
        padding: look === 'drawer' ? 2 : 8,
        minHeight: 0,
        overflowY: 'auto',
      }}
    >
      <ul css={{ listStyle: 'none', display: 'grid', gap: 4 }}>
        {ENTRIES.filter(({ teamOnly }) => !teamOnly || (account && account.role !== 'customer')).map(
          ({ to, icon, label: name, counter }) => (
            <li key={to}>
              <NavLink to={to} title={rail ? t(name) : undefined} css={entry}>
                <Icon name={icon} />
                <span css={label}>{t(name)}</span>
                {counter && <Counter of={counter} count={counters[counter]} look={look} />}
              </NavLink>
            </li>
          ),
        )}
      </ul>
      <button
        type="button"
        onClick={onSettings}
        title={rail ? t('shell.sidebar.settings') : undefined}
        css={[...entry, { marginTop: 'auto', flex: 'none' }]}
      >
        <Icon name="settings" />
        <span css={label}>{t('shell.sidebar.settings')}</span>
      </button>
    </div>
  );
}

/** How many of something there are; none is not worth a mark. */
function Counter({ of, count, look }: { of: keyof Counters; count: number; look: SidebarProps['look'] }) {
  const t = useT();
  const { locale } = useLocale();
  if (count === 0) return null;
  return (
    <span
      css={[
        {
          minWidth: 20,
          padding: '0 6px',
          borderRadius: radius.full,
          background: color.accentSoft,
          color: color.accent,
          fontSize: tokens.size.xs,
          fontWeight: 700,
          lineHeight: '20px',
          textAlign: 'center',
        },
        look === 'open'
          ? { marginLeft: 'auto' }
          : {
              position: 'absolute',
              top: 2,
              right: look === 'rail' ? 0 : 8,
              minWidth: 16,
              padding: '0 4px',
              fontSize: '0.6875rem',
              lineHeight: '16px',
            },
      ]}
    >
      <span aria-hidden>{formatNumber(count, locale)}</span>
      <VisuallyHidden>{t(`shell.counters.${of}`, { count })}</VisuallyHidden>
    </span>
  );
}
