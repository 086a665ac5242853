import { useT } from '../../../i18n';
import { Dialog } from '../../../ui/dialog';
import { Icon } from '../../../ui/icon';
import { tokens } from '../../../ui/tokens';

const { color, radius } = tokens;
const EXAMPLES = ['1', '2', '3', '4', '5', '6', '7'] as const;
const TIPS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

interface PromptHelpProps {
  topic: 'examples' | 'tips';
  onClose: () => void;
  /** An example was chosen. */
  onUse: (example: string) => void;
}

/** The dialogs 'Esempi' and 'Consigli'. */
export function PromptHelp({ topic, onClose, onUse }: PromptHelpProps) {
  const t = useT();
  if (topic === 'tips') {
    return (
      <Dialog title={t('promptHelp.tips.title')} open onClose={onClose}>
        <ul css={{ listStyle: 'none', display: 'grid', gap: 12 }}>
          {TIPS.map((tip) => (
            <li key={tip} css={{ display: 'flex', gap: 10 }}>
              <span css={{ flex: 'none', color: color.green, paddingTop: 2 }}>
                <Icon name="check" />
              </span>
              {t(`promptHelp.tips.${tip}`)}
            </li>
          ))}
        </ul>
      </Dialog>
    );
  }
  return (
    <Dialog title={t('promptHelp.examples.title')} open onClose={onClose}>
      <ul css={{ listStyle: 'none', display: 'grid', gap: 8 }}>
        {EXAMPLES.map((example) => (
          <li key={example}>
            <button
              type="button"
              onClick={() => onUse(t(`promptHelp.examples.${example}`))}
              css={{
                width: '100%',
                padding: '12px 14px',
                border: `1px solid ${color.line}`,
                borderRadius: radius.m,
                background: 'none',
                textAlign: 'left',
                '&:hover': { borderColor: color.accent, background: color.accentSoft },
              }}
            >
              {t(`promptHelp.examples.${example}`)}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
