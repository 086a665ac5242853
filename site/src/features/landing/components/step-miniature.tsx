import { useT } from '../../../i18n';
import { Icon } from '../../../ui/icon';
import { tokens } from '../../../ui/tokens';

const { color, radius, size } = tokens;
const LINES = ['1', '2', '3'] as const;

const paper = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: 'min(272px, 100% - 24px)',
  padding: '12px 14px',
  borderRadius: radius.m,
  border: `1px solid ${color.line}`,
  background: color.surface,
  boxShadow: tokens.shadow.s,
  fontSize: size.xs,
  lineHeight: 1.4,
} as const;
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** A description, ready to be sent. */
function Describe() {
  const t = useT();
  return (
    <span css={{ ...paper, gap: 10 }}>
      {t('landing.hints.3')}
      <span
        css={{
          display: 'grid',
          placeItems: 'center',
          justifySelf: 'end',
          width: 30,
          height: 30,
          borderRadius: radius.s,
          background: color.accent,
          color: color.onAccent,
        }}
      >
        <Icon name="arrow-up" size={18} />
      </span>
    </span>
  );
}

/** Documents that have been read. */
function Configure() {
  const t = useT();
  return (
    <span css={{ ...paper, padding: '4px 14px', '& > * + *': { borderTop: `1px solid ${color.line}` } }}>
      {LINES.map((line) => (
        <span key={line} css={{ display: 'flex', alignItems: 'center', gap: 8, paddingBlock: 9 }}>
          <span css={{ display: 'flex', color: color.muted }}>
            <Icon name="file" size={16} />
          </span>
          <span css={{ ...oneLine, flex: 1 }}>{t(`landing.drawn.files.${line}`)}</span>
          <span css={{ display: 'flex', color: color.green }}>
            <Icon name="check" size={16} />
          </span>
        </span>
      ))}
    </span>
  );
}

/** How much of the row each question takes, in percent. */
const SHARES = { '1': 86, '2': 58, '3': 34 } as const;

/** What the customers ask most. */
function Advise() {
  const t = useT();
  return (
    <span css={{ ...paper, gap: 8 }}>
      <strong css={{ ...oneLine, fontFamily: tokens.font.display }}>{t('landing.drawn.asked')}</strong>
      {LINES.map((line) => (
        <span key={line} css={{ display: 'grid', gap: 4 }}>
          <span css={oneLine}>{t(`landing.drawn.questions.${line}`)}</span>
          <span
            css={{ height: 6, borderRadius: radius.full, background: color.green }}
            style={{ width: `${SHARES[line]}%` }}
          />
        </span>
      ))}
    </span>
  );
}

const STEPS = {
  '1': { Drawing: Describe, ground: color.accentSoft },
  '2': { Drawing: Configure, ground: color.amberSoft },
  '3': { Drawing: Advise, ground: color.greenSoft },
} as const;

/** What a step looks like in the product. Decorative: the words below say it. */
export function StepMiniature({ step }: { step: keyof typeof STEPS }) {
  const { Drawing, ground } = STEPS[step];
  return (
    <span
      aria-hidden
      data-screen-only
      css={{
        display: 'grid',
        placeItems: 'center',
        height: 200,
        marginBottom: 10,
        borderRadius: radius.l,
      }}
      style={{ background: ground }}
    >
      <Drawing />
    </span>
  );
}
