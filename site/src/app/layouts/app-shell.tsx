import { useEffect, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { SettingsDialog } from '../../features/settings/components/settings-dialog';
import { useT } from '../../i18n';
import { storage } from '../../lib/storage';
import { BrandMark, Wordmark } from '../../shared/brand/wordmark';
import { HeaderNameProvider } from '../../shared/shell/header-name';
import { IconButton } from '../../ui/button';
import { tokens } from '../../ui/tokens';
import { paths } from '../paths';
import { AppHeader } from './app-header';
import { Drawer } from './drawer';
import { Sidebar } from './sidebar';
import { SkipLink } from './skip-link';

const { color, motion, media } = tokens;

/** spec/customer-app.md §9 */
const OPEN_WIDTH = 180;
const RAIL_WIDTH = 60;
const COLLAPSED = 'officina.sidebar';

/**
 * The signed-in frame: sidebar (a drawer on phones), header, content. `flush`: the content brings its own margins, as
 * that of public pages does. `fill`: the content fills the window and scrolls inside.
 */
export function AppShell({ flush = false, fill = false }: { flush?: boolean; fill?: boolean }) {
  const t = useT();
  const [rail, setRail] = useState(() => storage.get(COLLAPSED) === 'rail');
  const [drawer, setDrawer] = useState(false);
  const [settings, setSettings] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => setDrawer(false), [pathname]);
  const toggleRail = () => {
    storage.set(COLLAPSED, rail ? 'open' : 'rail');
    setRail(!rail);
  };
  const openSettings = () => {
    setDrawer(false);
    setSettings(true);
  };
  return (
    <HeaderNameProvider>
      <SkipLink />
      <div
        css={{
          display: 'flex',
          ...(fill ? { flex: 'none', height: '100dvh' } : { flex: 1, minHeight: '100dvh' }),
        }}
      >
        <nav
          aria-label={t('shell.sidebar.label')}
          css={{
            position: 'sticky',
            top: 0,
            height: '100dvh',
            width: rail ? RAIL_WIDTH : OPEN_WIDTH,
            flex: 'none',
            display: 'flex',
            flexDirection: 'column',
            borderRight: `1px solid ${color.line}`,
            background: color.surface,
            transition: `width ${motion.calm}`,
            overflow: 'hidden',
            [media.narrow]: { display: 'none' },
          }}
        >
          <Link
            to={paths.home()}
            aria-label={t('layout.nav.home')}
            css={{
              display: 'flex',
              alignItems: 'center',
              height: 64,
              paddingInline: rail ? 14 : 16,
              flex: 'none',
            }}
          >
            {rail ? <BrandMark size={30} /> : <Wordmark height={24} />}
          </Link>
          <Sidebar look={rail ? 'rail' : 'open'} onSettings={openSettings} />
          <div css={{ padding: 8, borderTop: `1px solid ${color.line}` }}>
            <IconButton
              icon={rail ? 'chevron-right' : 'chevron-left'}
              label={t(rail ? 'shell.sidebar.expand' : 'shell.sidebar.collapse')}
              aria-expanded={!rail}
              onClick={toggleRail}
            />
          </div>
        </nav>
        <div css={{ flex: 1, minWidth: 0, minHeight: 0, display: 'flex', flexDirection: 'column' }}>
          <AppHeader onMenu={() => setDrawer(true)} />
          <main
            id="contenuto"
            tabIndex={-1}
            css={[
              { flex: 1 },
              fill
                ? { minHeight: 0, display: 'flex', flexDirection: 'column' }
                : {
                    width: 'min(1120px, 100%)',
                    marginInline: 'auto',
                    padding: flush ? '0 4px 64px' : '32px 24px 64px',
                    [media.narrow]: { padding: flush ? '0 0 48px' : '20px 16px 48px' },
                  },
            ]}
          >
            <Outlet />
          </main>
        </div>
      </div>
      <Drawer open={drawer} onClose={() => setDrawer(false)} onSettings={openSettings} />
      <SettingsDialog open={settings} onClose={() => setSettings(false)} />
    </HeaderNameProvider>
  );
}
