import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useT } from '../../../i18n';
import { Icon, type IconName } from '../../../ui/icon';
import { tokens } from '../../../ui/tokens';
import { DemoConversation } from '../components/demo-conversation';
import { HeroPrompt, PROMPT_ID } from '../components/hero-prompt';
import { Invitation } from '../components/invitation';
import { LiveDemo } from '../components/live-demo';
import { Questions } from '../components/questions';
import { StepMiniature } from '../components/step-miniature';

const { color, radius, size, space, media } = tokens;
const wrap = { width: 'min(1160px, 100% - 40px)', marginInline: 'auto' } as const;

const STEPS = ['1', '2', '3'] as const;
const REASONS: { id: 'free' | 'fast' | 'yours' | 'easy'; icon: IconName }[] = [
  { id: 'free', icon: 'success' },
  { id: 'fast', icon: 'clock' },
  { id: 'yours', icon: 'palette' },
  { id: 'easy', icon: 'wrench' },
];

function Section({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-label={title} css={{ ...wrap, paddingTop: 'clamp(56px, 8vw, 104px)' }}>
      <h2 css={{ fontSize: size.xxl, paddingBottom: space.l }}>{title}</h2>
      {children}
    </section>
  );
}

export { landingMeta as meta } from '../model/landing-meta';

export default function Landing() {
  const t = useT();
  const { hash } = useLocation();

  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);

  const begin = () => {
    window.scrollTo({ top: 0, behavior: 'smooth' });
    document.getElementById(PROMPT_ID)?.focus({ preventScroll: true });
  };

  return (
    <>
      <section
        css={{
          ...wrap,
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1.35fr) minmax(0, 1fr)',
          gap: 'clamp(32px, 5vw, 72px)',
          alignItems: 'center',
          paddingTop: 'clamp(32px, 6vw, 80px)',
          '@media (max-width: 959.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
        }}
      >
        <div css={{ display: 'grid', gap: space.l }}>
          <div css={{ display: 'grid', gap: space.s }}>
            <h1 css={{ fontSize: size.hero, fontWeight: 700, lineHeight: 1.04, letterSpacing: '-0.03em' }}>
              {t('landing.hero.title')}
            </h1>
            <p css={{ fontSize: size.xl, color: color.muted, lineHeight: 1.35 }}>
              {t('landing.hero.subtitle')}
            </p>
          </div>
          <HeroPrompt />
          <p css={{ color: color.muted, fontSize: size.s }}>{t('landing.hero.note')}</p>
        </div>
        <DemoConversation />
      </section>

      <Section id="come-funziona" title={t('landing.how.title')}>
        <ol
          css={{
            listStyle: 'none',
            display: 'grid',
            gridTemplateColumns: 'repeat(3, 1fr)',
            gap: space.xl,
            [media.narrow]: { gridTemplateColumns: '1fr', gap: space.l },
          }}
        >
          {STEPS.map((step) => (
            <li
              key={step}
              css={{
                display: 'grid',
                gap: 8,
                alignContent: 'start',
              }}
            >
              <StepMiniature step={step} />
              <span
                aria-hidden
                css={{
                  fontFamily: tokens.font.display,
                  fontSize: size.l,
                  fontWeight: 700,
                  color: color.accent,
                }}
              >
                {step}
              </span>
              <h3 css={{ fontSize: size.xl }}>{t(`landing.how.${step}.title`)}</h3>
              <p css={{ color: color.muted }}>{t(`landing.how.${step}.body`)}</p>
            </li>
          ))}
        </ol>
      </Section>

      <section
        id="prova"
        data-screen-only
        aria-label={t('landing.live.title')}
        css={{
          marginTop: 'clamp(56px, 8vw, 104px)',
          paddingBlock: 'clamp(48px, 7vw, 88px)',
          borderBlock: `1px solid ${color.line}`,
          background: color.surface,
        }}
      >
        <div css={wrap}>
          <LiveDemo />
        </div>
      </section>

      <Section title={t('landing.why.title')}>
        <ul
          css={{
            listStyle: 'none',
            display: 'grid',
            gridTemplateColumns: 'repeat(2, 1fr)',
            columnGap: space.xl,
            [media.narrow]: { gridTemplateColumns: '1fr' },
          }}
        >
          {REASONS.map(({ id, icon }) => (
            <li
              key={id}
              css={{ display: 'flex', gap: 18, paddingBlock: 22, borderTop: `1px solid ${color.line}` }}
            >
              <span
                css={{
                  display: 'grid',
                  placeItems: 'center',
                  flex: 'none',
                  width: 48,
                  height: 48,
                  borderRadius: radius.m,
                  background: color.accentSoft,
                  color: color.accent,
                }}
              >
                <Icon name={icon} size={24} />
              </span>
              <div css={{ display: 'grid', gap: 4, alignContent: 'start' }}>
                <h3 css={{ fontSize: size.l }}>{t(`landing.why.${id}.title`)}</h3>
                <p css={{ color: color.muted }}>{t(`landing.why.${id}.body`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>

      <section css={{ ...wrap, paddingTop: 'clamp(56px, 8vw, 104px)' }}>
        <Invitation onBegin={begin} />
      </section>

      <section
        id="faq"
        aria-label={t('landing.faq.title')}
        css={{ ...wrap, paddingTop: 'clamp(56px, 8vw, 104px)' }}
      >
        <Questions />
      </section>
    </>
  );
}
