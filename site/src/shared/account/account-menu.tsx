import type { Account } from '@contract';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../i18n';
import { Menu } from '../../ui/menu';
import { toast } from '../../ui/toast';
import { tokens } from '../../ui/tokens';
import { useSession } from '../session';

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0] ?? '')
    .join('')
    .toUpperCase();

/** The person's picture, or initials. Decorative: the name stands beside it. */
export function Avatar({ account, size = 34 }: { account: Account; size?: number }) {
  const look = { width: size, height: size, borderRadius: '50%', flex: 'none' } as const;
  return account.avatarUrl ? (
    <img src={account.avatarUrl} alt="" css={{ ...look, objectFit: 'cover' }} />
  ) : (
    <span
      aria-hidden
      css={{
        ...look,
        display: 'grid',
        placeItems: 'center',
        background: tokens.color.greenSoft,
        color: tokens.color.green,
        fontSize: size * 0.4,
        fontWeight: 700,
      }}
    >
      {initialsOf(account.displayName)}
    </span>
  );
}

interface AccountMenuProps {
  account: Account;
  /** Addresses belong to the application, which hands them down. */
  to: { profile: string; myProducts: string; home: string };
}

/** Who is signed in, with what is theirs. */
export function AccountMenu({ account, to }: AccountMenuProps) {
  const t = useT();
  const { end } = useSession();
  const navigate = useNavigate();
  const signOut = async () => {
    try {
      await end();
      toast.success(t('account.signedOut'), t('account.signedOutBody'));
    } catch {
      toast.error(t('account.signOutFailed'), t('account.signOutFailedBody'));
    }
    await navigate(to.home);
  };
  return (
    <Menu
      label={t('account.menu', { name: account.displayName })}
      trigger={
        <>
          <Avatar account={account} />
          <span
            css={{
              maxWidth: 160,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
              [tokens.media.narrow]: { display: 'none' },
            }}
          >
            {account.displayName}
          </span>
        </>
      }
      items={[
        { id: 'profile', label: t('account.profile'), icon: 'user', to: to.profile },
        { id: 'products', label: t('account.myProducts'), icon: 'bag', to: to.myProducts },
        { id: 'out', label: t('account.signOut'), icon: 'logout', onSelect: () => void signOut() },
      ]}
    />
  );
}
