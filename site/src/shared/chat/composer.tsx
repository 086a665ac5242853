import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useT } from '../../i18n';
import { IconButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Spinner } from '../../ui/spinner';
import { tokens } from '../../ui/tokens';
import { useNarrow } from '../../ui/use-narrow';
import { useDraft } from './use-draft';

const { color, radius, size } = tokens;
/** Seven lines of 24 px (spec/customer-app.md §5). */
const LINE_PX = 24;
const MAX_HEIGHT_PX = 7 * LINE_PX;

export interface ComposerProps {
  /** Names the field; it is also its placeholder unless one is given. */
  label: string;
  placeholder?: string;
  /** Under what the unsent text is kept: one per conversation. */
  draftKey: string;
  /** In the field when nothing was being written. */
  initialText?: string;
  /** A reply is on its way: nothing else can be sent. */
  pending: boolean;
  /** Characters that are allowed. */
  maxLength: number;
  /**
   * Sends it; answers whether it was taken, and may say so by what is to be done once the field is free of it. What was
   * not taken is in the field again.
   */
  onSend: (text: string) => Promise<boolean | (() => void)>;
  /** Ends the reply that is on its way. */
  onStop?: () => void;
  /** Files may come along: chosen, dropped or pasted. */
  attach?: { accept: string; onFiles: (files: File[]) => void };
  /** Above the field: the files that go along. */
  children?: ReactNode;
  /** True when there is something to send besides the text. */
  sendable?: boolean;
  /** False while what goes along is not ready. */
  ready?: boolean;
  /** It appeared because the person wants to write; on a phone that would open the keyboard over everything. */
  takesFocus?: boolean;
  inputMode?: 'text' | 'decimal' | 'numeric' | 'email';
  /** Below the field. */
  hint?: ReactNode;
}

/** Where messages are written: Enter sends, Shift+Enter adds a line; on a phone Enter belongs to the text. */
export function Composer({
  label,
  placeholder = label,
  draftKey,
  initialText,
  pending,
  maxLength,
  onSend,
  onStop,
  attach,
  children,
  sendable = false,
  ready = true,
  takesFocus = false,
  inputMode,
  hint,
}: ComposerProps) {
  const t = useT();
  const narrow = useNarrow();
  const area = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const draft = useDraft(draftKey, initialText);
  const [over, setOver] = useState(false);
  const text = draft.text.trim();
  const excess = text.length - maxLength;
  const blocked = (text === '' && !sendable) || pending || !ready || excess > 0;

  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    element.style.height = 'auto';
    element.style.height = `${Math.min(element.scrollHeight, MAX_HEIGHT_PX)}px`;
    element.style.overflowY = element.scrollHeight > MAX_HEIGHT_PX ? 'auto' : 'hidden';
  }, [draft.text]);

  useEffect(() => {
    if (takesFocus && !narrow) area.current?.focus({ preventScroll: true });
  }, [takesFocus, narrow]);

  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    if (blocked) return;
    const sent = draft.text;
    // Kept aside until the server has it: a session that ends now costs nothing.
    draft.show('');
    area.current?.focus();
    const taken = await onSend(text);
    const typedSince = area.current?.value ?? '';
    if (!taken) return draft.write(typedSince.trim() === '' ? sent : `${sent}\n${typedSince}`);
    draft.write(typedSince);
    return taken === true ? undefined : taken();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends the composition of a character is not one that sends.
    if (event.key !== 'Enter' || event.shiftKey || narrow || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  const take = (list: FileList | null | undefined): boolean => {
    const files = [...(list ?? [])];
    if (!attach || files.length === 0) return false;
    attach.onFiles(files);
    return true;
  };

  return (
    <form
      onSubmit={(event) => void send(event)}
      css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}
    >
      <div
        role="presentation"
        onDragOver={(event) => {
          if (!attach || !event.dataTransfer.types.includes('Files')) return;
          // Without this the browser opens the dropped file in place of the page.
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
        }}
        onDrop={(event) => {
          setOver(false);
          if (take(event.dataTransfer.files)) event.preventDefault();
        }}
        css={{
          position: 'relative',
          border: `1.5px solid ${over ? color.accent : color.lineStrong}`,
          borderRadius: radius.l,
          background: over ? color.accentSoft : color.surface,
          boxShadow: tokens.shadow.s,
          '&:focus-within': { borderColor: color.accent },
        }}
      >
        {children}
        <div css={{ display: 'flex', alignItems: 'flex-end', gap: 4, padding: 5 }}>
          {attach && (
            <>
              <IconButton icon="plus" label={t('chat.attach')} onClick={() => picker.current?.click()} />
              <input
                ref={picker}
                type="file"
                hidden
                multiple
                accept={attach.accept}
                aria-label={t('chat.attach')}
                onChange={(event) => {
                  take(event.currentTarget.files);
                  // The same file chosen again, after a mistake, must fire again.
                  event.currentTarget.value = '';
                }}
              />
            </>
          )}
          <textarea
            ref={area}
            rows={1}
            aria-label={label}
            aria-invalid={excess > 0 || undefined}
            placeholder={over ? t('chat.dropHere') : placeholder}
            value={draft.text}
            inputMode={inputMode}
            onChange={(event) => draft.write(event.target.value)}
            onKeyDown={onKeyDown}
            onPaste={(event) => {
              if (take(event.clipboardData.files)) event.preventDefault();
            }}
            css={{
              flex: 1,
              minWidth: 0,
              minHeight: 44,
              maxHeight: MAX_HEIGHT_PX,
              padding: '10px 8px',
              border: 0,
              background: 'none',
              color: color.ink,
              resize: 'none',
              outline: 'none',
              // Below 16 px iOS zooms into the field.
              fontSize: '1rem',
              lineHeight: `${LINE_PX}px`,
              '&::placeholder': { color: color.muted, opacity: 1 },
            }}
          />
          {pending && onStop ? (
            <SendButton label={t('chat.stop')} onClick={onStop}>
              <span css={{ width: 14, height: 14, borderRadius: 3, background: 'currentColor' }} />
            </SendButton>
          ) : (
            <SendButton label={t('chat.send')} type="submit" disabled={blocked}>
              {pending ? <Spinner size={20} /> : <Icon name="arrow-up" size={22} />}
            </SendButton>
          )}
        </div>
      </div>
      {excess > 0 && (
        <p role="alert" css={{ color: color.red, fontSize: size.s }}>
          {t('chat.tooLong', { count: excess })}
        </p>
      )}
      {hint ?? (
        <p css={{ color: color.muted, fontSize: size.xs, [tokens.media.narrow]: { display: 'none' } }}>
          {t('chat.keys')}
        </p>
      )}
    </form>
  );
}

interface SendButtonProps {
  label: string;
  type?: 'button' | 'submit';
  disabled?: boolean;
  onClick?: () => void;
  children: ReactNode;
}

function SendButton({ label, type = 'button', disabled, onClick, children }: SendButtonProps) {
  return (
    <button
      type={type}
      disabled={disabled}
      aria-label={label}
      title={label}
      onClick={onClick}
      css={{
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: 44,
        height: 44,
        border: 0,
        borderRadius: radius.m,
        background: color.accent,
        color: color.onAccent,
        transition: `background-color ${tokens.motion.fast}`,
        '&:hover:not(:disabled)': { background: color.accentHover },
        '&:disabled': { background: color.line, color: color.muted },
      }}
    >
      {children}
    </button>
  );
}
