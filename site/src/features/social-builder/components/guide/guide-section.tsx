import { SOCIAL_PLATFORMS, type SocialPlatform } from '@contract';
import { Link } from 'react-router-dom';
import { useT } from '../../../../i18n';
import { Group, Section } from '../../../../shared/builder/section';
import { Icon } from '../../../../ui/icon';
import { tokens } from '../../../../ui/tokens';
import { PlatformMark } from '../accounts/platform-mark';
import { useSocialProjectContext } from '../social-project-context';

/** Guida Connessione: what each network asks for, and how to connect it. */
export function GuideSection() {
  const t = useT();
  const { project } = useSocialProjectContext();
  return (
    <Section title={t('social.sections.guide')} lead={t('socialAccounts.guide.lead')}>
      <Group title={t('socialAccounts.guide.before')}>
        <p>{t('socialAccounts.guide.beforeBody')}</p>
        <p>
          <Link to={`?install_id=${encodeURIComponent(project.installationId)}&section=accounts`}>
            {t('socialAccounts.guide.connectHere')}
          </Link>
        </p>
      </Group>
      {SOCIAL_PLATFORMS.map((platform) => (
        <NetworkGuide key={platform} platform={platform} />
      ))}
    </Section>
  );
}

const details = {
  borderRadius: tokens.radius.l,
  border: `1px solid ${tokens.color.line}`,
  background: tokens.color.surface,
} as const;

/** One network; open one at a time, as the browser does it for details of one name. */
function NetworkGuide({ platform }: { platform: SocialPlatform }) {
  const t = useT();
  const { networks } = useSocialProjectContext();
  const simulated = networks.some(
    (network) => network.platform === platform && network.mode === 'simulation',
  );
  const words = (part: 'needs' | 'steps' | 'trouble' | 'operator') =>
    t(`socialAccounts.guide.networks.${platform}.${part}`).split('\n');
  return (
    <details name="guide" css={details}>
      <summary
        css={{
          display: 'flex',
          gap: 14,
          alignItems: 'center',
          padding: '16px clamp(16px, 3vw, 24px)',
          borderRadius: tokens.radius.l,
          cursor: 'pointer',
          listStyle: 'none',
          '&::-webkit-details-marker': { display: 'none' },
        }}
      >
        <PlatformMark platform={platform} />
        <h3 css={{ fontSize: tokens.size.l }}>{t(`socialAccounts.platforms.${platform}`)}</h3>
        <span css={{ marginLeft: 'auto', color: tokens.color.muted, fontSize: tokens.size.s }}>
          {t(simulated ? 'socialAccounts.guide.simulationHere' : 'socialAccounts.guide.realHere')}
        </span>
        <span css={{ display: 'grid', flex: 'none', 'details[open] > summary > &': { rotate: '180deg' } }}>
          <Icon name="chevron-down" size={20} />
        </span>
      </summary>
      <div
        css={{
          display: 'grid',
          gap: 20,
          padding: '4px clamp(16px, 3vw, 24px) 24px',
          maxWidth: 760,
        }}
      >
        <Part title={t('socialAccounts.guide.needs')} lines={words('needs')} />
        <Part title={t('socialAccounts.guide.steps')} lines={words('steps')} ordered />
        <Part title={t('socialAccounts.guide.trouble')} lines={words('trouble')} />
        <Part title={t('socialAccounts.guide.operator')} lines={words('operator')} />
      </div>
    </details>
  );
}

function Part({ title, lines, ordered = false }: { title: string; lines: string[]; ordered?: boolean }) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <div css={{ display: 'grid', gap: 8 }}>
      <h4 css={{ fontSize: tokens.size.m }}>{title}</h4>
      <List css={{ display: 'grid', gap: 6, paddingLeft: 22 }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </List>
    </div>
  );
}
