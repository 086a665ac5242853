import { useEffect, useEffectEvent, useRef, type TouchEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useT } from '../../../i18n';
import type { MetaContext, PageMeta } from '../../../shared/page';
import { PageBody } from '../../../shared/page-body';
import { Button, ButtonLink, IconButton } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { ProgressBar } from '../../../ui/progress-bar';
import { tokens } from '../../../ui/tokens';
import { Miniature } from '../components/miniature';
import { stepOf, TOUR_STEPS } from '../model/steps';

const { color, size } = tokens;

/** Shorter movements are a finger that rests, not one that turns the page. */
const SWIPE_PX = 48;

export const meta = ({ t }: MetaContext): PageMeta => ({
  title: t('tour.title'),
  description: t('tour.description'),
});

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);

/** The product in five steps; buttons, arrow keys and a finger turn the pages. */
export default function Tour() {
  const t = useT();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const at = stepOf(search);
  const step = TOUR_STEPS[at] ?? TOUR_STEPS[0];
  const of = TOUR_STEPS.length;
  const last = at === of - 1;
  const percent = Math.round(((at + 1) / of) * 100);
  const touch = useRef<number | null>(null);

  const go = (to: number) => {
    if (to < 0 || to >= of) return;
    const next = new URLSearchParams(search);
    next.set('passo', String(to + 1));
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
    if (event.key === 'ArrowRight') go(at + 1);
    if (event.key === 'ArrowLeft') go(at - 1);
    if (event.key === 'Escape') void navigate(paths.home());
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  const onTouchEnd = (event: TouchEvent) => {
    const moved = touch.current === null ? 0 : (event.changedTouches[0]?.clientX ?? 0) - touch.current;
    touch.current = null;
    if (Math.abs(moved) >= SWIPE_PX) go(moved < 0 ? at + 1 : at - 1);
  };

  return (
    <PageBody>
      <Card padding="l" css={{ maxWidth: 960, marginInline: 'auto', width: '100%' }}>
        <div
          onTouchStart={(event) => (touch.current = event.changedTouches[0]?.clientX ?? null)}
          onTouchEnd={onTouchEnd}
          css={{ display: 'grid', gap: 20, touchAction: 'pan-y' }}
        >
          <div css={{ display: 'flex', alignItems: 'center', gap: 12 }}>
            <p aria-live="polite" css={{ color: color.muted, fontSize: size.s, marginRight: 'auto' }}>
              {t('tour.progress', { step: at + 1, of })} · {percent}%
            </p>
            <IconButton icon="x" label={t('tour.close')} onClick={() => void navigate(paths.home())} />
          </div>
          <ProgressBar
            value={at + 1}
            max={of}
            meaning="done"
            label={t('tour.title')}
            valueText={`${percent}%`}
          />
          <div
            css={{
              display: 'grid',
              gap: 'clamp(20px, 4vw, 40px)',
              gridTemplateColumns: 'minmax(0, 1fr)',
              alignItems: 'center',
              [tokens.media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', minHeight: 360 },
            }}
          >
            <div css={{ display: 'grid', gap: 12 }}>
              <h1 css={{ fontSize: size.xxl }}>{t(`tour.steps.${step}.title`)}</h1>
              <p css={{ lineHeight: 1.65 }}>{t(`tour.steps.${step}.body`)}</p>
            </div>
            <Miniature step={step} />
          </div>
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'space-between' }}>
            <Button variant="secondary" icon="arrow-left" disabled={at === 0} onClick={() => go(at - 1)}>
              {t('tour.back')}
            </Button>
            {last ? (
              <ButtonLink to={paths.stepOne()}>{t('tour.start')}</ButtonLink>
            ) : (
              <Button onClick={() => go(at + 1)}>{t('tour.next')}</Button>
            )}
          </div>
        </div>
      </Card>
      <p css={{ textAlign: 'center', color: color.muted }}>
        {t('tour.questions')} <Link to={paths.help()}>{t('tour.help')}</Link>
      </p>
    </PageBody>
  );
}
