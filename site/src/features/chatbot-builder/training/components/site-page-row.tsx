import type { SitePage } from '@contract';
import { useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { tokens } from '../../../../ui/tokens';
import { SourceRow, SourceState } from './source-row';

interface SitePageRowProps {
  page: SitePage;
  readOnly: boolean;
  /** Shows what was understood of it. */
  onShow: () => void;
  onForget: () => void;
}

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return decodeURI(pathname + search);
};

/** One page of the owner's site and what the bot has of it. */
export function SitePageRow({ page, readOnly, onShow, onForget }: SitePageRowProps) {
  const t = useT();
  const { url, title, status, passages, failure } = page;
  const name = title || pathOf(url);
  return (
    <SourceRow
      name={name}
      detail={
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          css={{
            display: 'block',
            // The least height that a finger hits (WCAG 2.5.8).
            minHeight: 24,
            lineHeight: '24px',
            color: tokens.color.muted,
            fontSize: tokens.size.xs,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {pathOf(url)}
        </a>
      }
      state={
        <SourceState
          status={status}
          passages={passages}
          failed={t('builderTraining.site.unread')}
          outdated={failure !== null}
        />
      }
      removeLabel={t('builderTraining.site.forgetLabel', { page: name })}
      readOnly={readOnly}
      onRemove={onForget}
    >
      {status === 'ready' && (
        <div css={{ marginLeft: -12 }}>
          <Button
            size="s"
            variant="ghost"
            icon="eye"
            aria-label={t('builderTraining.textLabel', { file: name })}
            onClick={onShow}
          >
            {t('builderTraining.text')}
          </Button>
        </div>
      )}
      {failure && (
        <p css={{ fontSize: tokens.size.s, color: tokens.color.muted }}>
          {t(`builderTraining.site.failures.${failure}`)}
          {status === 'ready' && ` ${t('builderTraining.site.kept')}`}
        </p>
      )}
    </SourceRow>
  );
}
