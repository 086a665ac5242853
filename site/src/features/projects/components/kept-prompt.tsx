import { useEffect, useState } from 'react';
import { useT } from '../../../i18n';
import { tabStorage } from '../../../lib/storage';
import { PROMPT_KEY } from '../../../shared/prompt';
import { useSession } from '../../../shared/session';
import { tokens } from '../../../ui/tokens';

/** What was written on the landing page, '' when nothing was. */
export const useKeptPrompt = (): string => {
  const [prompt, setPrompt] = useState('');
  useEffect(() => setPrompt(tabStorage.get(PROMPT_KEY) ?? ''), []);
  return prompt;
};

/** The prompt as a message of the person's own. */
export function KeptPrompt({ prompt }: { prompt: string }) {
  const t = useT();
  const { account } = useSession();
  return (
    <figure css={{ display: 'flex', gap: 12, alignItems: 'flex-start', justifyContent: 'flex-end' }}>
      <blockquote
        css={{
          order: 1,
          display: 'grid',
          gap: 4,
          minWidth: 0,
          maxWidth: 620,
          padding: '12px 16px',
          borderRadius: `${tokens.radius.l} 4px ${tokens.radius.l} ${tokens.radius.l}`,
          background: tokens.color.accentSoft,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {prompt}
      </blockquote>
      <figcaption
        css={{
          order: 2,
          display: 'grid',
          justifyItems: 'center',
          gap: 2,
          fontSize: tokens.size.xs,
          fontWeight: 650,
          color: tokens.color.muted,
        }}
      >
        <span
          aria-hidden
          css={{
            display: 'grid',
            placeItems: 'center',
            width: 36,
            height: 36,
            borderRadius: 18,
            background: tokens.color.accent,
            color: tokens.color.onAccent,
          }}
        >
          {(account?.displayName.trim()[0] ?? 'U').toUpperCase()}
        </span>
        {t('projects.choose.you')}
      </figcaption>
    </figure>
  );
}
