import { useT } from '../../../i18n';
import { Icon } from '../../../ui/icon';
import { tokens } from '../../../ui/tokens';

const { color, radius, size } = tokens;

const bubble = {
  padding: '9px 13px',
  // Seen only where backgrounds are not: in forced colours.
  border: '1px solid transparent',
  borderRadius: 14,
  fontSize: size.s,
  maxWidth: '88%',
} as const;
const question = {
  ...bubble,
  background: color.accent,
  color: color.onAccent,
  justifySelf: 'end',
  borderBottomRightRadius: 4,
};
const replied = { ...bubble, background: color.paper, justifySelf: 'start', borderBottomLeftRadius: 4 };

/** What a finished chatbot looks like: one answer with its source, one honest "I don't know". */
export function DemoConversation() {
  const t = useT();
  return (
    <figure css={{ display: 'grid', gap: 12, justifyItems: 'center' }}>
      <div
        css={{
          width: 'min(380px, 100%)',
          borderRadius: 20,
          border: `1px solid ${color.line}`,
          background: color.surface,
          boxShadow: tokens.shadow.m,
          overflow: 'hidden',
        }}
      >
        <div
          css={{
            display: 'flex',
            alignItems: 'center',
            gap: 12,
            padding: '14px 18px',
            borderBottom: `1px solid ${color.line}`,
          }}
        >
          <span
            aria-hidden
            css={{
              display: 'grid',
              placeItems: 'center',
              width: 40,
              height: 40,
              borderRadius: radius.m,
              background: color.greenSoft,
              color: color.green,
            }}
          >
            <Icon name="chat" />
          </span>
          <div css={{ lineHeight: 1.3 }}>
            <p css={{ fontWeight: 650 }}>{t('landing.demo.name')}</p>
            <p css={{ fontSize: size.xs, color: color.muted }}>{t('landing.demo.label')}</p>
          </div>
        </div>
        <div css={{ display: 'grid', gap: 10, padding: 18 }}>
          <p css={question}>{t('landing.demo.question')}</p>
          <div css={replied}>
            <p>{t('landing.demo.answer')}</p>
            <p
              css={{
                display: 'flex',
                alignItems: 'center',
                gap: 6,
                marginTop: 8,
                paddingTop: 8,
                borderTop: `1px solid ${color.line}`,
                fontSize: size.xs,
                color: color.muted,
              }}
            >
              <Icon name="file" size={14} />
              {t('landing.demo.source')}
            </p>
          </div>
          <p css={question}>{t('landing.demo.unknown')}</p>
          <p css={replied}>{t('landing.demo.unknownAnswer')}</p>
        </div>
      </div>
      <figcaption css={{ color: color.muted, fontSize: size.xs, textAlign: 'center' }}>
        {t('landing.demo.caption')}
      </figcaption>
    </figure>
  );
}
