import type { ExplainReply } from '@contract';
import { useId, useState } from 'react';
import { useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { tokens } from '../../../../ui/tokens';

type Passage = ExplainReply['response']['data']['considered'][number];

interface ConsideredPassageProps {
  passage: Passage;
  rank: number;
  /** How near it came, of the best. */
  share: number;
}

const { color, size } = tokens;
/** A passage that fits into three lines needs no button. */
const SHORT = 180;

/** One passage that the bot had before it. */
export function ConsideredPassage({ passage, rank, share }: ConsideredPassageProps) {
  const t = useT();
  const id = useId();
  const [whole, setWhole] = useState(false);
  const { title, page, heading, text } = passage;
  const source = title || t(text === null ? 'builderTraining.why.removed' : 'builderTraining.why.ownAnswer');
  const place = [page && t('builderTraining.why.page', { page }), heading !== title && heading]
    .filter(Boolean)
    .join(' · ');

  return (
    <li
      css={{
        display: 'grid',
        gap: 6,
        padding: 12,
        border: `1px solid ${color.line}`,
        borderRadius: tokens.radius.m,
        fontSize: size.s,
      }}
    >
      <div css={{ display: 'flex', gap: 10, alignItems: 'baseline', minWidth: 0 }}>
        <span aria-hidden css={{ color: color.muted, fontVariantNumeric: 'tabular-nums' }}>
          {rank}
        </span>
        <span css={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <span css={{ fontWeight: 600 }}>{source}</span>
          {place && <span css={{ color: color.muted }}> · {place}</span>}
        </span>
        <span
          role="meter"
          aria-label={t('builderTraining.why.closeness')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(share * 100)}
          title={t('builderTraining.why.closeness')}
          css={{
            flex: 'none',
            alignSelf: 'center',
            width: 'clamp(56px, 18%, 110px)',
            height: 8,
            borderRadius: 4,
            background: color.line,
            overflow: 'hidden',
          }}
        >
          <span
            css={{ display: 'block', height: '100%', borderRadius: 4, background: color.ink }}
            style={{ width: `${share * 100}%` }}
          />
        </span>
      </div>
      {text !== null && (
        <p
          id={id}
          css={{
            color: color.muted,
            whiteSpace: 'pre-line',
            overflowWrap: 'anywhere',
            ...(whole
              ? {}
              : {
                  display: '-webkit-box',
                  WebkitLineClamp: 3,
                  WebkitBoxOrient: 'vertical',
                  overflow: 'hidden',
                }),
          }}
        >
          {text}
        </p>
      )}
      {text !== null && text.length > SHORT && (
        <div>
          <Button
            size="s"
            variant="ghost"
            aria-expanded={whole}
            aria-controls={id}
            onClick={() => setWhole(!whole)}
          >
            {t(whole ? 'builderTraining.why.less' : 'builderTraining.why.more')}
          </Button>
        </div>
      )}
    </li>
  );
}
