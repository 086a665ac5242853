import { lazy, Suspense } from 'react';
import { Link, useMatch } from 'react-router-dom';
import { NotificationBell } from '../../features/notifications/components/notification-bell';
import { useT } from '../../i18n';
import { Wordmark } from '../../shared/brand/wordmark';
import { useSession } from '../../shared/session';
import { useShownHeaderName } from '../../shared/shell/header-name';
import { HeaderNameField } from '../../shared/shell/header-name-field';
import { Button, ButtonLink, IconButton } from '../../ui/button';
import { Popover } from '../../ui/popover';
import { tokens } from '../../ui/tokens';
import { paths } from '../paths';
import { AccountArea } from './account-area';

// It comes with the first look.
const ProductionSteps = lazy(async () => ({
  default: (await import('../../shared/shell/production-steps')).ProductionSteps,
}));

const { color, media } = tokens;

/** spec/customer-app.md §2: on large screens only. */
const onLargeScreens = { '@media (max-width: 1023.98px)': { display: 'none' } } as const;

/** The top of the signed-in frame: what the page is about, what happened, and who is here. */
export function AppHeader({ onMenu }: { onMenu: () => void }) {
  const t = useT();
  const name = useShownHeaderName();
  const { account } = useSession();
  const openChatId = useMatch(`${paths.projectChat('')}:chatId`)?.params.chatId ?? null;
  return (
    <header
      css={{
        position: 'sticky',
        top: 0,
        zIndex: 20,
        display: 'flex',
        alignItems: 'center',
        gap: 8,
        minHeight: 64,
        paddingInline: 20,
        background: color.paper,
        borderBottom: `1px solid ${color.line}`,
        [media.narrow]: { paddingInline: 8, gap: 4 },
      }}
    >
      <span css={{ display: 'flex', alignItems: 'center', gap: 4, [media.wide]: { display: 'none' } }}>
        <IconButton icon="menu" label={t('layout.nav.openMenu')} onClick={onMenu} />
        {!name && (
          <Link
            to={paths.home()}
            aria-label={t('layout.nav.home')}
            css={{ display: 'flex', alignItems: 'center', minHeight: 44 }}
          >
            <Wordmark height={22} />
          </Link>
        )}
      </span>
      {name && <HeaderNameField {...name} />}
      <div css={{ display: 'flex', alignItems: 'center', gap: 4, marginLeft: 'auto' }}>
        <div css={onLargeScreens}>
          <Popover
            label={t('shell.steps.button')}
            trigger={(props) => (
              <Button variant="ghost" {...props}>
                {t('shell.steps.button')}
              </Button>
            )}
          >
            {(close) => (
              <Suspense fallback={<div css={{ minHeight: 160 }} />}>
                <ProductionSteps
                  openChatId={openChatId}
                  to={{ chat: paths.projectChat, newProject: paths.stepOne() }}
                  close={close}
                />
              </Suspense>
            )}
          </Popover>
        </div>
        {account?.role === 'admin' && (
          <ButtonLink to={paths.chatbotBuilder('')} variant="ghost" icon="wrench" css={onLargeScreens}>
            {t('shell.builder')}
          </ButtonLink>
        )}
        <NotificationBell />
        <AccountArea />
      </div>
    </header>
  );
}
