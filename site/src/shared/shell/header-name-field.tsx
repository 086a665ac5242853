import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useErrorText, useT } from '../../i18n';
import { Icon } from '../../ui/icon';
import { Spinner } from '../../ui/spinner';
import { tokens } from '../../ui/tokens';
import { VisuallyHidden } from '../../ui/visually-hidden';
import type { HeaderName } from './header-name';

const { color, radius, motion } = tokens;

/** spec/customer-app.md §4: how long the check mark shows. */
const SAVED_MS = 1000;

type Stage = 'rest' | 'saving' | 'saved';

/**
 * The name of what the page is about, changed where it stands: leaving the field or Enter saves, Esc takes back, an
 * empty draft is dropped (spec/customer-app.md §4).
 */
export function HeaderNameField({ name, placeholder, save, maxLength = 120 }: HeaderName) {
  const t = useT();
  const errorText = useErrorText();
  const errorId = useId();
  // `null`: nothing is being typed, the stored name shows.
  const [draft, setDraft] = useState<string | null>(null);
  const [focused, setFocused] = useState(false);
  const [stage, setStage] = useState<Stage>('rest');
  const [failure, setFailure] = useState('');

  // A new stored name, from here or from another device, replaces what stood here; never under somebody's fingers.
  const typing = useRef(false);
  useEffect(() => {
    if (typing.current) return;
    setDraft(null);
    setFailure('');
  }, [name]);

  useEffect(() => {
    if (stage !== 'saved') return undefined;
    const timer = setTimeout(() => setStage('rest'), SAVED_MS);
    return () => clearTimeout(timer);
  }, [stage]);

  const leave = async () => {
    setFocused(false);
    typing.current = false;
    const wanted = draft?.trim() ?? '';
    if (wanted === '' || wanted === name) {
      setDraft(null);
      setFailure('');
      return;
    }
    setStage('saving');
    try {
      await save(wanted);
      setFailure('');
      setStage('saved');
    } catch (error) {
      setFailure(errorText(error));
      setStage('rest');
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter also ends a word of an input method: that one is not ours.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.currentTarget.blur();
    if (event.key === 'Escape') {
      setDraft(null);
      setFailure('');
    }
  };

  return (
    <div css={{ position: 'relative', display: 'flex', alignItems: 'center', flex: '1 1 auto', minWidth: 0 }}>
      <input
        value={draft ?? name}
        placeholder={focused ? '' : placeholder}
        aria-label={t('shell.name.label')}
        aria-invalid={failure !== '' || undefined}
        aria-describedby={failure ? errorId : undefined}
        disabled={stage === 'saving'}
        maxLength={maxLength}
        autoComplete="off"
        onFocus={() => {
          setFocused(true);
          typing.current = true;
        }}
        onBlur={() => void leave()}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
        css={{
          width: '100%',
          maxWidth: 420,
          minHeight: 44,
          padding: '6px 36px 6px 12px',
          border: '1.5px solid transparent',
          borderRadius: radius.m,
          background: 'none',
          color: color.ink,
          fontWeight: 650,
          textOverflow: 'ellipsis',
          transition: `border-color ${motion.fast}`,
          '&::placeholder': { color: color.muted, opacity: 1 },
          '&:hover:not(:disabled)': { borderColor: color.line },
          '&:focus': { borderColor: color.lineStrong, background: color.surface },
          '&[aria-invalid=true]': { borderColor: color.red },
        }}
      />
      <span
        css={{ marginLeft: -32, width: 24, display: 'grid', placeItems: 'center', pointerEvents: 'none' }}
      >
        {stage === 'saving' && <Spinner size={18} />}
        {stage === 'saved' && (
          <span css={{ color: color.green, display: 'grid' }}>
            <Icon name="check" />
          </span>
        )}
      </span>
      <span role="status">
        {stage === 'saved' && <VisuallyHidden>{t('shell.name.saved')}</VisuallyHidden>}
      </span>
      {failure && (
        <span
          id={errorId}
          role="alert"
          css={{
            position: 'absolute',
            top: 'calc(100% - 2px)',
            left: 0,
            zIndex: 1,
            maxWidth: 'min(420px, calc(100vw - 32px))',
            padding: '6px 12px',
            borderRadius: radius.s,
            border: `1px solid ${color.red}`,
            background: color.redSoft,
            color: color.red,
            fontSize: tokens.size.xs,
          }}
        >
          {failure}
        </span>
      )}
    </div>
  );
}
