import { REPLY_RULES, type SocialPlatform } from '@contract';
import { useT } from '../../../../i18n';
import { tokens } from '../../../../ui/tokens';

interface PreviewRepliesProps {
  platform: SocialPlatform;
  account: string;
  replies: readonly string[];
}

/** What follows the post: the parts of its thread, or its first comment. */
export function PreviewReplies({ platform, account, replies }: PreviewRepliesProps) {
  const t = useT();
  const kind = REPLY_RULES[platform]?.kind;
  if (!kind || replies.length === 0) return null;
  return (
    <ol css={{ display: 'grid', gap: 8, margin: 0, paddingLeft: 18, listStyle: 'none' }}>
      {replies.map((reply, index) => (
        <li
          key={index}
          css={{
            display: 'grid',
            gap: 4,
            padding: '10px 12px',
            borderLeft: `2px solid ${tokens.color.lineStrong}`,
            background: tokens.color.surface,
          }}
        >
          <span css={{ color: tokens.color.muted, fontSize: tokens.size.xs }}>
            <strong>{account}</strong> {t(`socialComposer.previewReplies.${kind}`, { number: index + 2 })}
          </span>
          <span css={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{reply}</span>
        </li>
      ))}
    </ol>
  );
}
