import { LIMITS } from '@contract';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { TextArea } from '../../../../ui/text-area';
import { tokens } from '../../../../ui/tokens';
import { useDraft } from './use-draft';
import { useTypingSignal } from './use-typing-signal';

/** spec/admin-builders-widget.md §5 */
const MAX_HEIGHT_PX = 144;

interface ComposerProps {
  chatbotId: string;
  sessionId: string;
  /** It appeared because the owner asked to write. */
  takesFocus: boolean;
  onSay: (text: string) => void;
}

/** Where the owner writes to a visitor: Enter sends, Shift+Enter adds a line. */
export function Composer({ chatbotId, sessionId, takesFocus, onSay }: ComposerProps) {
  const t = useT();
  const frame = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useDraft(sessionId);
  const signalTyping = useTypingSignal(chatbotId, sessionId);
  const text = draft.trim();
  const excess = text.length - LIMITS.personMessage.max;

  const focus = () => frame.current?.querySelector('textarea')?.focus();
  useEffect(() => {
    if (takesFocus) focus();
  }, [takesFocus]);

  const send = () => {
    if (text === '' || excess > 0) return;
    onSay(text);
    setDraft('');
    focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends the composition of a character is not one that sends.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      ref={frame}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      css={{ display: 'grid', gap: 4 }}
    >
      <div css={{ display: 'flex', gap: 8, alignItems: 'flex-end' }}>
        <div css={{ flex: 1, minWidth: 0 }}>
          <TextArea
            label={t('builderConversations.live.message')}
            labelHidden
            rows={1}
            autoGrowMax={MAX_HEIGHT_PX}
            placeholder={t('builderConversations.live.placeholder')}
            value={draft}
            error={excess > 0 ? t('builderConversations.live.tooLong', { count: excess }) : null}
            onChange={(next) => {
              setDraft(next);
              if (next.trim() !== '') signalTyping();
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        <Button
          type="submit"
          icon="send"
          disabled={text === '' || excess > 0}
          aria-label={t('builderConversations.live.send')}
          title={t('builderConversations.live.send')}
        />
      </div>
      <p
        css={{
          color: tokens.color.muted,
          fontSize: tokens.size.xs,
          [tokens.media.narrow]: { display: 'none' },
        }}
      >
        {t('builderConversations.live.keys')}
      </p>
    </form>
  );
}
