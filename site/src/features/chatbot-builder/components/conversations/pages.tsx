import { useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { tokens } from '../../../../ui/tokens';

interface PagesProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** One page back, one page on. */
export function Pages({ page, pages, onPage }: PagesProps) {
  const t = useT();
  return (
    <nav
      aria-label={t('common.pagination')}
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 8,
        alignItems: 'center',
        justifyContent: 'center',
        padding: 10,
        borderTop: `1px solid ${tokens.color.line}`,
      }}
    >
      <Button
        size="s"
        variant="ghost"
        icon="chevron-left"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        {t('builderConversations.previous')}
      </Button>
      <span css={{ fontSize: tokens.size.s, color: tokens.color.muted }}>
        {t('builderConversations.page', { page, pages })}
      </span>
      <Button size="s" variant="ghost" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('builderConversations.next')}
      </Button>
    </nav>
  );
}
