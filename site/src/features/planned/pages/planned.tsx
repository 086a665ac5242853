import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useT, type Key } from '../../../i18n';
import type { PageModule } from '../../../shared/page';
import { Badge } from '../../../ui/badge';
import { Button, ButtonLink } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Icon } from '../../../ui/icon';
import { tokens } from '../../../ui/tokens';
import { PLANNED, type PlannedScreen } from '../model/planned-screens';

const screenAt = (pathname: string): PlannedScreen | undefined =>
  PLANNED.find(({ path }) => matchPath(path, pathname));

const goLabel = (to: PlannedScreen['meanwhile']): Key => {
  if (to === paths.marketplace()) return 'planned.goMarketplace';
  if (to === paths.myProducts()) return 'planned.goMyProducts';
  return 'planned.goHome';
};

/** A screen that is not built yet: says what it will do and where to go meanwhile, and pretends nothing. */
export default function Planned() {
  const t = useT();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const screen = screenAt(pathname);
  if (!screen) return null;
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
          <h1 css={{ fontSize: tokens.size.xxl }}>{t(`planned.${screen.id}.title`)}</h1>
          <p css={{ color: tokens.color.muted }}>{t('planned.intro')}.</p>
          <p>{t(`planned.${screen.id}.body`)}</p>
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8, paddingTop: 8 }}>
            <ButtonLink to={screen.meanwhile}>{t(goLabel(screen.meanwhile))}</ButtonLink>
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
