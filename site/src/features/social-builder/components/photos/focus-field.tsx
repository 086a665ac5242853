import type { SocialPhoto } from '@contract';
import { useId, type KeyboardEvent, type PointerEvent } from 'react';
import { useT } from '../../../../i18n';
import { tokens } from '../../../../ui/tokens';

type Focus = SocialPhoto['focus'];
interface FocusFieldProps {
  url: string;
  value: Focus;
  onChange: (focus: Focus) => void;
}

const STEP = 0.05;
const MOVES: Readonly<Record<string, Focus>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};
const share = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;

/** The point of a photo that stays in view: tapped, dragged, or moved with the arrow keys. */
export function FocusField({ url, value, onChange }: FocusFieldProps) {
  const t = useT();
  const hintId = useId();
  const setAt = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange({ x: share((event.clientX - left) / width), y: share((event.clientY - top) / height) });
  };
  const move = (event: KeyboardEvent) => {
    const by = MOVES[event.key];
    if (!by) return;
    event.preventDefault();
    onChange({ x: share(value.x + by.x), y: share(value.y + by.y) });
  };
  const at = t('socialPhotos.focusAt', { x: Math.round(value.x * 100), y: Math.round(value.y * 100) });
  return (
    <div css={{ display: 'grid', gap: 8 }}>
      <span css={{ fontSize: tokens.size.s, fontWeight: 600 }}>{t('socialPhotos.focus')}</span>
      <button
        type="button"
        aria-label={`${t('socialPhotos.focus')}: ${at}`}
        aria-describedby={hintId}
        onKeyDown={move}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setAt(event);
        }}
        onPointerMove={(event) => {
          if (event.buttons > 0) setAt(event);
        }}
        css={{
          position: 'relative',
          padding: 0,
          border: 0,
          justifySelf: 'center',
          maxWidth: '100%',
          cursor: 'crosshair',
          touchAction: 'none',
          borderRadius: tokens.radius.m,
          overflow: 'hidden',
        }}
      >
        <img
          src={url}
          alt=""
          draggable={false}
          css={{ display: 'block', maxWidth: '100%', maxHeight: 300 }}
        />
        <span
          aria-hidden
          css={{
            position: 'absolute',
            left: `${value.x * 100}%`,
            top: `${value.y * 100}%`,
            width: 28,
            height: 28,
            transform: 'translate(-50%, -50%)',
            border: '3px solid #fff',
            borderRadius: '50%',
            boxShadow: '0 0 0 2px rgb(0 0 0 / 0.6)',
            pointerEvents: 'none',
          }}
        />
      </button>
      <span id={hintId} css={{ fontSize: tokens.size.xs, color: tokens.color.muted }}>
        {t('socialPhotos.focusHint')}
      </span>
    </div>
  );
}
