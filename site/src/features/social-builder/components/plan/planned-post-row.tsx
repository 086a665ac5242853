import type { PlannedPost } from '@contract';
import { useState } from 'react';
import { useT } from '../../../../i18n';
import { Badge } from '../../../../ui/badge';
import { IconButton } from '../../../../ui/icon-button';
import { tokens } from '../../../../ui/tokens';
import { PlatformMark } from '../accounts/platform-mark';
import { TopicEditor } from './topic-editor';
import { usePlanWords } from './use-plan-words';

interface PlannedPostRowProps {
  post: PlannedPost;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onRename: (topic: string) => void;
}

/** Names the button that moves a post, so that the focus can follow the post. */
export const moveButtonId = (id: string, by: -1 | 1): string => `plan-${by < 0 ? 'up' : 'down'}-${id}`;

/** One planned post: when, where, what about and why, and what can be done. */
export function PlannedPostRow({ post, isFirst, isLast, onMove, onRemove, onRename }: PlannedPostRowProps) {
  const t = useT();
  const { when, where, why } = usePlanWords();
  const [editing, setEditing] = useState(false);
  const { id, topic, platforms, kind } = post;
  return (
    <li
      css={{ display: 'grid', gap: 8, padding: '14px 0', borderTop: `1px solid ${tokens.color.line}` }}
      aria-label={`${when(post)}: ${topic}`}
    >
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: '6px 10px', alignItems: 'center' }}>
        <span css={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{when(post)}</span>
        <span
          role="img"
          aria-label={t('socialPlan.on', { platforms: where(post) })}
          css={{ display: 'flex', gap: 4 }}
        >
          {platforms.map((platform) => (
            <PlatformMark key={platform} platform={platform} size={24} />
          ))}
        </span>
        <Badge tone={kind === null ? 'accent' : 'neutral'}>{t(`socialPlan.kinds.${kind ?? 'own'}`)}</Badge>
      </div>
      {editing ? (
        <TopicEditor
          topic={topic}
          onSave={(typed) => {
            setEditing(false);
            onRename(typed);
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <>
          <p css={{ fontSize: tokens.size.l, fontWeight: 600, overflowWrap: 'anywhere' }}>{topic}</p>
          <p css={{ color: tokens.color.muted, fontSize: tokens.size.s, overflowWrap: 'anywhere' }}>
            <strong css={{ fontWeight: 600 }}>{t('socialPlan.why')}:</strong> {why(post.reason, kind)}
          </p>
          <div css={{ display: 'flex', gap: 4, marginLeft: -10 }}>
            <IconButton
              id={moveButtonId(id, -1)}
              icon="arrow-up"
              label={t('socialPlan.up', { topic })}
              disabled={isFirst}
              onClick={() => onMove(-1)}
            />
            <IconButton
              id={moveButtonId(id, 1)}
              icon="arrow-down"
              label={t('socialPlan.down', { topic })}
              disabled={isLast}
              onClick={() => onMove(1)}
            />
            <IconButton
              icon="edit"
              label={t('socialPlan.edit', { topic })}
              onClick={() => setEditing(true)}
            />
            <IconButton icon="trash" label={t('socialPlan.remove', { topic })} onClick={onRemove} />
          </div>
        </>
      )}
    </li>
  );
}
