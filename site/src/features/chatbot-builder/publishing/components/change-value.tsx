import {
  BOT_TONES,
  BUBBLE_POSITIONS,
  CLOSE_ICONS,
  LOCALES,
  RADIUS_OPTIONS,
  SEND_ICONS,
  TRIGGER_ICONS,
} from '@contract';
import type { ReactNode } from 'react';
import { useT } from '../../../../i18n';
import { tokens } from '../../../../ui/tokens';
import type { ContentValue, ValueKind } from '../model/draft-changes';
import { WidgetIcon } from '../../design/components/widget-icon';

const ICONS = [...TRIGGER_ICONS, ...SEND_ICONS, ...CLOSE_ICONS];
const one = <T extends string>(options: readonly T[], value: ContentValue): T | undefined =>
  options.find((option) => option === value);

/** One value of a chatbot's field, as a person reads it: a swatch, an icon, words. */
export function ChangeValue({ kind, value }: { kind: ValueKind; value: ContentValue }): ReactNode {
  const t = useT();
  const empty = <em css={{ color: tokens.color.muted }}>{t('chatbotBuilder.changes.empty')}</em>;
  const text = (words: string) => (words ? <span css={{ overflowWrap: 'anywhere' }}>{words}</span> : empty);

  switch (kind) {
    case 'color':
      return <Swatch color={String(value)} />;
    case 'icon': {
      const icon = one(ICONS, value);
      if (!icon) return text(String(value));
      return (
        <span css={{ display: 'inline-flex', gap: 6, alignItems: 'center' }}>
          <WidgetIcon name={icon} size={18} />
          {t(`builderDesign.icons.${icon}`)}
        </span>
      );
    }
    case 'radius': {
      const radius = one(RADIUS_OPTIONS, value);
      return text(radius ? t(`builderDesign.radius.${radius}`) : '');
    }
    case 'tone': {
      const tone = one(BOT_TONES, value);
      return text(tone ? t(`builderTraining.tones.${tone}`) : '');
    }
    case 'language': {
      const language = one(LOCALES, value);
      return text(language ? t(`chatbotBuilder.changes.language.${language}`) : '');
    }
    case 'position': {
      const position = one(BUBBLE_POSITIONS, value);
      return text(position ? t(`chatbotBuilder.changes.position.${position}`) : '');
    }
    case 'switch':
      return t(value ? 'chatbotBuilder.changes.yes' : 'chatbotBuilder.changes.no');
    case 'seconds':
      return t('chatbotBuilder.changes.seconds', { count: Number(value) });
    case 'picture':
      return value ? <Portrait src={String(value)} /> : <span>🤖 {t('chatbotBuilder.changes.robot')}</span>;
    case 'list':
      return Array.isArray(value) ? text(value.join(' · ')) : empty;
    default:
      return text(String(value ?? ''));
  }
}

function Swatch({ color }: { color: string }) {
  return (
    <span css={{ display: 'inline-flex', gap: 6, alignItems: 'center' }}>
      <span
        aria-hidden
        css={{
          width: 20,
          height: 20,
          flex: 'none',
          borderRadius: tokens.radius.s,
          border: `1px solid ${tokens.color.lineStrong}`,
        }}
        style={{ background: color }}
      />
      <code css={{ fontFamily: tokens.font.mono, fontSize: tokens.size.xs }}>{color}</code>
    </span>
  );
}

function Portrait({ src }: { src: string }) {
  return (
    <img
      src={src}
      alt=""
      width={32}
      height={32}
      css={{ display: 'block', borderRadius: tokens.radius.full, objectFit: 'cover' }}
    />
  );
}
