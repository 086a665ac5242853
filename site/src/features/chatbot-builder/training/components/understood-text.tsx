import { LIMITS, type CorrectUnderstanding, type UnderstoodItem } from '@contract';
import { useT } from '../../../../i18n';
import { tokens } from '../../../../ui/tokens';
import { EditableWords } from './editable-words';
import { ItemActions } from './item-actions';

interface UnderstoodTextProps {
  item: UnderstoodItem;
  readOnly: boolean;
  onCorrect: (id: string, request: CorrectUnderstanding['request']) => Promise<void>;
  onHide: (id: string) => Promise<void>;
  onUndo: (id: string) => Promise<void>;
}

/** A piece of text, or the answer to a question, as the bot understood it. */
export function UnderstoodText({ item, readOnly, onCorrect, onHide, onUndo }: UnderstoodTextProps) {
  const t = useT();
  const { id, page, heading, question, text, unreadTable, state } = item;
  const isHidden = state === 'hidden';
  const where = [page && t('builderTraining.why.page', { page }), question ?? heading]
    .filter(Boolean)
    .join(' · ');
  const name = (question ?? (heading || text)).slice(0, 60);
  return (
    <div
      css={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 4,
        paddingLeft: 12,
        borderLeft: `3px solid ${unreadTable ? tokens.color.amber : tokens.color.line}`,
      }}
    >
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: '0 8px', alignItems: 'center' }}>
        <p css={{ fontWeight: 600, fontSize: tokens.size.s, flex: '1 1 160px', overflowWrap: 'anywhere' }}>
          {where}
        </p>
        <ItemActions item={item} name={name} readOnly={readOnly} onHide={onHide} onUndo={onUndo} />
      </div>
      {unreadTable && (
        <p css={{ color: tokens.color.amber, fontSize: tokens.size.xs, fontWeight: 600 }}>
          {t('builderTraining.understood.unreadTable')}
        </p>
      )}
      <div
        css={{
          paddingInline: 8,
          ...(isHidden && { color: tokens.color.muted, textDecoration: 'line-through' }),
        }}
      >
        <EditableWords
          label={name}
          value={text}
          maxLength={LIMITS.understanding.text}
          disabled={readOnly || isHidden}
          multiline
          onSave={(next) => onCorrect(id, { text: next })}
        />
      </div>
    </div>
  );
}
