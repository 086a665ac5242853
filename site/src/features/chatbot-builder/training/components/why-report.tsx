import type { ExplainReply } from '@contract';
import { useLocale, useT, type Translate } from '../../../../i18n';
import { formatNumber, formatShare } from '../../../../lib/numbers';
import { Badge, type BadgeTone } from '../../../../ui/badge';
import { Notice } from '../../../../ui/notice';
import { tokens } from '../../../../ui/tokens';
import { closeness } from '../model/closeness';
import { ConsideredPassage } from './considered-passage';

type Why = ExplainReply['response']['data'];

const { color, size } = tokens;

/** The ways of answering that the engines name; `measured`: the way was chosen by how sure the bot was. */
const BANDS = {
  answer: { tone: 'success', measured: true },
  suggest: { tone: 'warning', measured: true },
  unknown: { tone: 'error', measured: true },
  curated: { tone: 'success', measured: false },
  greeting: { tone: 'neutral', measured: false },
  thanks: { tone: 'neutral', measured: false },
  goodbye: { tone: 'neutral', measured: false },
  identity: { tone: 'neutral', measured: false },
  person: { tone: 'neutral', measured: false },
  contact: { tone: 'neutral', measured: false },
  hours: { tone: 'success', measured: false },
  order: { tone: 'neutral', measured: false },
  insult: { tone: 'neutral', measured: false },
  distress: { tone: 'warning', measured: false },
  empty: { tone: 'warning', measured: false },
  declined: { tone: 'warning', measured: true },
  webhook: { tone: 'accent', measured: false },
  other: { tone: 'neutral', measured: true },
} as const satisfies Record<string, { tone: BadgeTone; measured: boolean }>;
type Band = keyof typeof BANDS;
const classifyConfidence = (band: string): Band => (Object.hasOwn(BANDS, band) ? (band as Band) : 'other');

const ENGINES = ['embedded', 'openai-compatible', 'webhook'] as const;
const engineName = (t: Translate, engine: string): string => {
  const known = ENGINES.find((each) => each === engine);
  return known ? t(`builderTraining.why.engines.${known}`) : engine;
};

/** What lies behind one reply, most telling first. */
export function WhyReport({ why }: { why: Why }) {
  const t = useT();
  const { locale } = useLocale();
  const band = classifyConfidence(why.band);
  const { tone, measured } = BANDS[band];
  const shares = closeness(why.considered.map(({ score }) => score));

  return (
    <div css={{ display: 'grid', gap: 20 }}>
      <blockquote css={{ margin: 0, fontWeight: 600, fontSize: size.l, overflowWrap: 'anywhere' }}>
        “{why.question}”
      </blockquote>
      <div css={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
        <Badge tone={tone}>{t(`builderTraining.why.bands.${band}.name`)}</Badge>
        <p>{t(`builderTraining.why.bands.${band}.meaning`)}</p>
      </div>
      {why.fallbackCause && (
        <Notice tone="warning" title={t('builderTraining.why.fallback')}>
          <span css={{ overflowWrap: 'anywhere' }}>{why.fallbackCause}</span>
        </Notice>
      )}
      {why.heldBack.length > 0 && (
        <section css={{ display: 'grid', gap: 8 }}>
          <h3 css={{ fontSize: size.m }}>{t('builderTraining.why.heldBack')}</h3>
          <ul css={{ margin: 0, paddingInlineStart: 18, display: 'grid', gap: 6 }}>
            {why.heldBack.map(({ sentence, outcome }, place) => (
              <li key={place} css={{ overflowWrap: 'anywhere' }}>
                <s>{sentence || t('builderTraining.why.heldBackSecret')}</s>{' '}
                <span css={{ color: color.muted }}>
                  {t(`builderTraining.why.heldBackOutcomes.${outcome}`)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {measured && <Confidence score={why.score} levels={why.levels} />}
      <dl
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: '8px 28px',
          margin: 0,
          fontSize: size.s,
          dt: { color: color.muted },
          dd: { margin: 0, fontWeight: 550 },
        }}
      >
        <div>
          <dt>{t('builderTraining.why.engine')}</dt>
          <dd>{engineName(t, why.engine)}</dd>
        </div>
        <div>
          <dt>{t('builderTraining.why.time')}</dt>
          <dd>{t('builderTraining.why.milliseconds', { count: formatNumber(why.milliseconds, locale) })}</dd>
        </div>
      </dl>
      <section css={{ display: 'grid', gap: 10 }}>
        <h3 css={{ fontSize: size.m }}>{t('builderTraining.why.considered')}</h3>
        {why.considered.length === 0 ? (
          <p css={{ color: color.muted }}>{t('builderTraining.why.nothingConsidered')}</p>
        ) : (
          <ol css={{ display: 'grid', gap: 10, margin: 0, padding: 0, listStyle: 'none' }}>
            {why.considered.map((passage, index) => (
              <ConsideredPassage key={index} passage={passage} rank={index + 1} share={shares[index] ?? 0} />
            ))}
          </ol>
        )}
      </section>
    </div>
  );
}

/** How sure the bot was, between the two marks where it stops answering and stops asking back. */
function Confidence({ score, levels }: Pick<Why, 'score' | 'levels'>) {
  const t = useT();
  const { locale } = useLocale();
  const { answer, suggest } = levels;
  const text = formatShare(score, locale);
  return (
    <div css={{ display: 'grid', gap: 6 }}>
      <div css={{ display: 'flex', justifyContent: 'space-between', fontSize: size.s }}>
        <span css={{ fontWeight: 600 }}>{t('builderTraining.why.confidence')}</span>
        <span css={{ fontVariantNumeric: 'tabular-nums' }}>{text}</span>
      </div>
      <div
        role="meter"
        aria-label={t('builderTraining.why.confidence')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(score * 100)}
        aria-valuetext={text}
        css={{
          position: 'relative',
          height: 10,
          borderRadius: 5,
          background: color.line,
          overflow: 'hidden',
        }}
      >
        <div
          css={{
            height: '100%',
            background: score >= answer ? color.green : score >= suggest ? color.amber : color.red,
          }}
          style={{ width: `${Math.max(2, score * 100)}%` }}
        />
        {[suggest, answer].map((mark) => (
          <span
            key={mark}
            css={{ position: 'absolute', top: 0, bottom: 0, width: 2, background: color.raised }}
            style={{ left: `${mark * 100}%` }}
          />
        ))}
      </div>
      <p css={{ color: color.muted, fontSize: size.xs }}>
        {t('builderTraining.why.confidenceHint', {
          answer: formatShare(answer, locale),
          suggest: formatShare(suggest, locale),
        })}
      </p>
    </div>
  );
}
