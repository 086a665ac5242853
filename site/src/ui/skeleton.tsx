import { keyframes } from '@emotion/react';
import { useT } from '../i18n';
import { tokens } from './tokens';
import { VisuallyHidden } from './visually-hidden';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export interface SkeletonProps {
  /** Lines of text to stand for. */
  lines?: number;
  /** Or one block of this height, in pixels. */
  height?: number;
}

/** Holds the place of what is loading, at its size, so that nothing jumps. */
export function Skeleton({ lines = 1, height }: SkeletonProps) {
  const t = useT();
  const count = height ? 1 : lines;
  return (
    <div role="status" css={{ display: 'grid', gap: 10 }}>
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {Array.from({ length: count }, (_, line) => (
        <div
          key={line}
          aria-hidden
          css={{
            height: height ?? 16,
            width: count > 1 && line === count - 1 ? '62%' : '100%',
            borderRadius: height ? tokens.radius.m : tokens.radius.s,
            background: tokens.color.line,
            animation: `${breathe} 1.6s ease-in-out infinite`,
          }}
        />
      ))}
    </div>
  );
}
