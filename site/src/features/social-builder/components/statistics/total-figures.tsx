import type { SocialFigures } from '@contract';
import { useLocale, useT } from '../../../../i18n';
import { Card } from '../../../../ui/card';
import { tokens } from '../../../../ui/tokens';
import { figure } from './figure';

/** The whole period in five figures. */
export function TotalFigures({ total }: { total: SocialFigures }) {
  const t = useT();
  const { locale } = useLocale();
  return (
    <dl
      css={{
        display: 'grid',
        gap: 12,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
      }}
    >
      {(['posts', 'likes', 'comments', 'shares', 'reach'] as const).map((name) => (
        <Card key={name} padding="s">
          <dt css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
            {t(`socialPosts.statistics.${name}`)}
          </dt>
          <dd
            title={total[name] === null ? t('socialPosts.statistics.unknown') : undefined}
            css={{
              fontFamily: tokens.font.display,
              fontSize: tokens.size.xl,
              fontWeight: 650,
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {figure(total[name], locale)}
          </dd>
          {name !== 'posts' && total.measured < total.posts && (
            <dd css={{ color: tokens.color.muted, fontSize: tokens.size.xs }}>
              {total.measured === 0
                ? t('socialPosts.statistics.notYet')
                : t('socialPosts.statistics.measured', { count: total.measured })}
            </dd>
          )}
        </Card>
      ))}
    </dl>
  );
}
