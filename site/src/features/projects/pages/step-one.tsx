import { keyframes } from '@emotion/react';
import { PROJECT_KINDS, type ProjectKind } from '@contract';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useT } from '../../../i18n';
import type { MetaContext, PageMeta } from '../../../shared/page';
import { PageBody } from '../../../shared/page-body';
import { ButtonLink } from '../../../ui/button-link';
import { Icon } from '../../../ui/icon';
import { tokens } from '../../../ui/tokens';
import { KeptPrompt, useKeptPrompt } from '../components/kept-prompt';
import { KIND_ICONS } from '../model/kind-icons';

export const meta = ({ t }: MetaContext): PageMeta => ({ title: t('projects.choose.title'), noIndex: true });

const STEP_TWO = {
  'filed-accounts': 'bilancio',
  'no-filed-accounts': 'no-bilanci',
  'business-idea': 'startup',
} as const;
/** spec/customer-app.md §2: the choices fade in over 0.3 s. */
const fadeIn = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** What kind of project it is: the first thing asked after the prompt. */
export default function StepOne() {
  const t = useT();
  const prompt = useKeptPrompt();
  return (
    <PageBody frame="app" width="text">
      <ButtonLink to={paths.home()} variant="ghost" size="s" icon="arrow-left" css={{ justifySelf: 'start' }}>
        {t('projects.choose.back')}
      </ButtonLink>
      {prompt && <KeptPrompt prompt={prompt} />}
      <header css={{ display: 'grid', gap: 8 }}>
        <h1 css={{ fontSize: tokens.size.xxl }}>{t('projects.choose.title')}</h1>
        {!prompt && <p css={{ color: tokens.color.muted }}>{t('projects.choose.noPrompt')}</p>}
      </header>
      <ul css={{ listStyle: 'none', display: 'grid', gap: 12 }}>
        {PROJECT_KINDS.map((kind, index) => (
          <li
            key={kind}
            css={{
              '@media (prefers-reduced-motion: no-preference)': {
                animation: `${fadeIn} 300ms ease-out backwards`,
                animationDelay: `${index * 60}ms`,
              },
            }}
          >
            <Choice kind={kind} />
          </li>
        ))}
      </ul>
      <p css={{ color: tokens.color.muted }}>
        {t('projects.choose.unsure')} <Link to={paths.chat()}>{t('projects.choose.ask')}</Link>
      </p>
    </PageBody>
  );
}

function Choice({ kind }: { kind: ProjectKind }) {
  const t = useT();
  const { color, radius, size, motion } = tokens;
  return (
    <Link
      to={paths.stepTwo(STEP_TWO[kind])}
      css={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        gap: 16,
        alignItems: 'center',
        padding: 18,
        border: `1.5px solid ${color.line}`,
        borderRadius: radius.l,
        background: color.surface,
        color: color.ink,
        textDecoration: 'none',
        transition: `border-color ${motion.fast}, background-color ${motion.fast}`,
        '&:hover': { borderColor: color.accent, background: color.accentSoft },
      }}
    >
      <span
        css={{
          display: 'grid',
          placeItems: 'center',
          width: 48,
          height: 48,
          borderRadius: radius.m,
          background: color.accentSoft,
          color: color.accent,
        }}
      >
        <Icon name={KIND_ICONS[kind]} />
      </span>
      <span css={{ display: 'grid', gap: 4 }}>
        <strong css={{ fontSize: size.l }}>{t(`projects.kinds.${kind}`)}</strong>
        <span css={{ color: color.muted }}>{t(`projects.choose.hints.${kind}`)}</span>
      </span>
      <Icon name="chevron-right" />
    </Link>
  );
}
