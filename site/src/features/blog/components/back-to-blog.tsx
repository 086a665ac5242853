import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useT } from '../../../i18n';
import { Icon } from '../../../ui/icon';

/** The way back to the list. */
export function BackToBlog() {
  const t = useT();
  return (
    <p data-screen-only>
      <Link to={paths.blog()} css={{ display: 'inline-flex', alignItems: 'center', gap: 6, minHeight: 44 }}>
        <Icon name="arrow-left" size={18} />
        {t('blog.back')}
      </Link>
    </p>
  );
}
