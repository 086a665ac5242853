import { Link } from 'react-router-dom';
import { useT } from '../../i18n';
import { Wordmark } from '../../shared/brand/wordmark';
import { useShownHeaderName } from '../../shared/shell/header-name';
import { HeaderNameField } from '../../shared/shell/header-name-field';
import { IconButton } from '../../ui/button';
import { tokens } from '../../ui/tokens';
import { paths } from '../paths';
import { AccountArea } from './account-area';

const { color, media } = tokens;

/** The top of the signed-in frame: what the page is about, and who is here. */
export function AppHeader({ onMenu }: { onMenu: () => void }) {
  const t = useT();
  const name = useShownHeaderName();
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
      <span css={{ display: 'flex', alignItems: 'center', gap: 4, marginLeft: 'auto' }}>
        <AccountArea />
      </span>
    </header>
  );
}
