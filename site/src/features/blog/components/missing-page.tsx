import { paths } from '../../../app/paths';
import { useT } from '../../../i18n';
import { PageBody } from '../../../shared/page-body';
import { ButtonLink } from '../../../ui/button-link';
import { EmptyState } from '../../../ui/empty-state';
import { tokens } from '../../../ui/tokens';

/** Says that there is no such page of the blog, and leads back to it. */
export function MissingPage({ title, hint }: { title: string; hint: string }) {
  const t = useT();
  return (
    <PageBody width="text">
      <h1 css={{ fontSize: tokens.size.xxl }}>{title}</h1>
      <EmptyState
        icon="book"
        title={hint}
        action={<ButtonLink to={paths.blog()}>{t('blog.back')}</ButtonLink>}
      />
    </PageBody>
  );
}
