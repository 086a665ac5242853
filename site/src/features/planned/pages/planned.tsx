import { useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useT } from '../../../i18n';
import type { PageModule } from '../../../shared/page';
import { Badge } from '../../../ui/badge';
import { Button, ButtonLink } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Icon } from '../../../ui/icon';
import { tokens } from '../../../ui/tokens';

/** The social builder, which is not built yet: says what it will do and where to go meanwhile, and pretends nothing. */
export default function Planned() {
  const t = useT();
  const navigate = useNavigate();
  return (
    <div
      css={{ width: 'min(680px, 100% - 32px)', marginInline: 'auto', paddingBlock: 'clamp(24px, 6vw, 64px)' }}
    >
      <Card padding="l">
        <div css={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
          <Badge tone="accent">
            <Icon name="wrench" size={14} />
            {t('planned.badge')}
          </Badge>
          <h1 css={{ fontSize: tokens.size.xxl }}>{t('planned.title')}</h1>
          <p css={{ color: tokens.color.muted }}>{t('planned.intro')}.</p>
          <p>{t('planned.body')}</p>
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8, paddingTop: 8 }}>
            <ButtonLink to={paths.myProducts()}>{t('planned.goMyProducts')}</ButtonLink>
            <Button variant="secondary" icon="arrow-left" onClick={() => void navigate(-1)}>
              {t('planned.back')}
            </Button>
          </div>
        </div>
      </Card>
    </div>
  );
}

export const meta: PageModule['meta'] = ({ t }) => ({ title: t('planned.badge'), noIndex: true });
