import type { SitePage } from '@contract';
import { useT } from '../../../../i18n';
import { Badge } from '../../../../ui/badge';
import { IconButton } from '../../../../ui/button';
import { Spinner } from '../../../../ui/spinner';
import { tokens } from '../../../../ui/tokens';

interface SitePageRowProps {
  page: SitePage;
  readOnly: boolean;
  onForget: () => void;
}

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return decodeURI(pathname + search);
};

/** One page of the owner's site and what the bot has of it. */
export function SitePageRow({ page, readOnly, onForget }: SitePageRowProps) {
  const t = useT();
  const name = page.title || pathOf(page.url);
  const state = () => {
    switch (page.status) {
      case 'queued':
        return <Badge>{t('builderTraining.queued')}</Badge>;
      case 'reading':
        return (
          <Badge tone="accent">
            <Spinner size={14} />
            {t('builderTraining.reading')}
          </Badge>
        );
      case 'ready':
        return (
          <Badge tone={page.failure ? 'warning' : 'success'}>
            {t('builderTraining.passages', { count: page.passages ?? 0 })}
          </Badge>
        );
      case 'failed':
        return <Badge tone="error">{t('builderTraining.site.unread')}</Badge>;
    }
  };

  return (
    <li
      css={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto auto',
        gap: '2px 12px',
        alignItems: 'center',
        padding: '8px 0',
        borderTop: `1px solid ${tokens.color.line}`,
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <span css={{ minWidth: 0 }}>
        <span css={{ display: 'block', fontWeight: 550, overflowWrap: 'anywhere' }}>{name}</span>
        <a
          href={page.url}
          target="_blank"
          rel="noreferrer"
          css={{
            display: 'block',
            color: tokens.color.muted,
            fontSize: tokens.size.xs,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {pathOf(page.url)}
        </a>
      </span>
      {state()}
      <IconButton
        icon="trash"
        size={20}
        disabled={readOnly}
        label={t('builderTraining.site.forgetLabel', { page: name })}
        onClick={onForget}
      />
      {page.failure && (
        <p css={{ gridColumn: '1 / -1', fontSize: tokens.size.s, color: tokens.color.muted }}>
          {t(`builderTraining.site.failures.${page.failure}`)}
          {page.status === 'ready' && ` ${t('builderTraining.site.kept')}`}
        </p>
      )}
    </li>
  );
}
