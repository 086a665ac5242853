import { useT } from '../../i18n';
import { tokens } from '../../ui/tokens';

const { color, radius, size, motion } = tokens;

interface QuickRepliesProps {
  replies: readonly string[];
  onChoose: (reply: string) => void;
  /** The specification's `Risposte rapide:` unless said otherwise. */
  label?: string;
  /** The label is there for assistive technology only. */
  labelHidden?: boolean;
  disabled?: boolean;
}

/** Answers ready to be given with one press. */
export function QuickReplies({
  replies,
  onChoose,
  label,
  labelHidden = false,
  disabled = false,
}: QuickRepliesProps) {
  const t = useT();
  const name = label ?? t('chat.quickReplies');
  if (replies.length === 0) return null;
  return (
    <div role="group" aria-label={name} css={{ display: 'grid', gap: 6, minWidth: 0 }}>
      {!labelHidden && (
        <span aria-hidden css={{ color: color.muted, fontSize: size.xs, fontWeight: 600 }}>
          {name}
        </span>
      )}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {replies.map((reply) => (
          <button
            key={reply}
            type="button"
            disabled={disabled}
            onClick={() => onChoose(reply)}
            css={{
              minHeight: 40,
              padding: '7px 14px',
              border: `1.5px solid ${color.lineStrong}`,
              borderRadius: radius.l,
              background: color.surface,
              color: color.ink,
              fontSize: size.s,
              fontWeight: 550,
              textAlign: 'start',
              transition: `border-color ${motion.fast}, background-color ${motion.fast}`,
              '&:hover:not(:disabled)': { borderColor: color.accent, background: color.accentSoft },
              '&:disabled': { opacity: 0.55 },
            }}
          >
            {reply}
          </button>
        ))}
      </div>
    </div>
  );
}
