import { Link } from 'react-router-dom';
import { useLocale, useT } from '../../../i18n';
import { pagePath } from '../../../shared/page-number';
import { addressIn } from '../../../shared/structured-data';
import { buttonStyles } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { tokens } from '../../../ui/tokens';

interface PageStepsProps {
  path: string;
  page: number;
  pages: number;
}

/** Towards newer and older articles, as links: a page has an address that can be shared, kept and found. */
export function PageSteps({ path, page, pages }: PageStepsProps) {
  const t = useT();
  const { locale } = useLocale();
  if (pages <= 1) return null;
  // With its language: who follows it without script stays in theirs.
  const to = (number: number) => addressIn(locale, pagePath(path, number));
  const look = [buttonStyles('secondary', 's'), { minHeight: 44 }];
  return (
    <nav
      aria-label={t('blog.pages')}
      css={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center', justifyContent: 'center' }}
    >
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" css={look}>
          <Icon name="arrow-left" size={18} />
          {t('blog.newer')}
        </Link>
      )}
      <span css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
        {t('blog.pageOf', { page, pages })}
      </span>
      {page < pages && (
        <Link to={to(page + 1)} rel="next" css={look}>
          {t('blog.older')}
          <Icon name="arrow-right" size={18} />
        </Link>
      )}
    </nav>
  );
}
