import { useT } from '../i18n';
import { IconButton } from './button';
import { tokens } from './tokens';

interface PagerProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** One page back, one page on. */
export function Pager({ page, pages, onPage }: PagerProps) {
  const t = useT();
  return (
    <nav
      aria-label={t('common.pagination')}
      css={{
        display: 'flex',
        gap: 4,
        alignItems: 'center',
        justifyContent: 'center',
        padding: 4,
        borderTop: `1px solid ${tokens.color.line}`,
      }}
    >
      <IconButton
        icon="chevron-left"
        label={t('common.previousPage')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <span css={{ fontSize: tokens.size.s, color: tokens.color.muted }}>
        {t('common.pageOf', { page, pages })}
      </span>
      <IconButton
        icon="chevron-right"
        label={t('common.nextPage')}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
