import { lazy, Suspense, useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { loadWords, useT } from '../../../i18n';
import { tabStorage } from '../../../lib/storage';
import { PROMPT_KEY } from '../../../shared/prompt';
import { useSession } from '../../../shared/session';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { tokens } from '../../../ui/tokens';
import { useEarlyTyping } from '../../../ui/use-early-typing';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { useTypedHint } from '../model/use-typed-hint';

const { color, radius, size } = tokens;
/** Seven lines (spec/customer-app.md §9). */
const MAX_HEIGHT = 168;
const HINTS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

/** Where a call to action further down leads back to. */
export const PROMPT_ID = 'descrizione';

// Opened by few: the dialogs and their words come when asked for.
const PromptHelp = lazy(async () => {
  const locale = document.documentElement.lang === 'en' ? 'en' : 'it';
  const [{ PromptHelp: Help }] = await Promise.all([
    import('./prompt-help'),
    loadWords(locale, ['promptHelp']),
  ]);
  return { default: Help };
});

/** The box in which everything starts: what is written here comes along to the project. */
export function HeroPrompt() {
  const area = useRef<HTMLTextAreaElement>(null);
  const t = useT();
  const navigate = useNavigate();
  const { status } = useSession();
  const [text, setText] = useState('');
  const [dialog, setDialog] = useState<'examples' | 'tips' | null>(null);
  const hint = useTypedHint(HINTS.map((hintId) => t(`landing.hints.${hintId}`)));
  const empty = text.trim() === '';

  useEarlyTyping(area, text, setText);

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    element.style.height = 'auto';
    element.style.height = `${Math.min(element.scrollHeight, MAX_HEIGHT)}px`;
  }, [text]);

  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (empty) return;
    tabStorage.set(PROMPT_KEY, text.trim());
    // Whose session is still being taken up is no guest: the next page waits for it, and asks to sign in if it is over.
    void navigate(status === 'guest' ? paths.signup(paths.stepOne()) : paths.stepOne());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // On phones Enter belongs to the text (spec/customer-app.md §5).
    const narrow = window.matchMedia('(max-width: 767.98px)').matches;
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && !narrow) send(event);
  };

  return (
    <>
      <form
        onSubmit={send}
        css={{
          borderRadius: radius.l,
          border: `1.5px solid ${color.lineStrong}`,
          background: color.surface,
          boxShadow: tokens.shadow.m,
          '&:focus-within': { borderColor: color.accent },
        }}
      >
        <label css={{ display: 'block', padding: '16px 18px 4px' }}>
          <span css={visuallyHidden}>{t('landing.hero.promptLabel')}</span>
          <textarea
            ref={area}
            id={PROMPT_ID}
            rows={3}
            value={text}
            placeholder={hint}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
            css={{
              display: 'block',
              width: '100%',
              minHeight: 76,
              maxHeight: MAX_HEIGHT,
              padding: 0,
              border: 0,
              background: 'none',
              resize: 'none',
              outline: 'none',
              fontSize: size.l,
              lineHeight: '24px',
              '&::placeholder': { color: color.muted, opacity: 1 },
            }}
          />
        </label>
        <div css={{ display: 'flex', alignItems: 'center', gap: 4, padding: '6px 10px 10px' }}>
          <Button
            variant="ghost"
            size="s"
            icon="spark"
            onClick={() => setDialog('examples')}
            css={{ minHeight: 44 }}
          >
            {t('landing.hero.examples')}
          </Button>
          <Button
            variant="ghost"
            size="s"
            icon="info"
            onClick={() => setDialog('tips')}
            css={{ minHeight: 44 }}
          >
            {t('landing.hero.tips')}
          </Button>
          <button
            type="submit"
            disabled={empty}
            aria-label={t('landing.hero.send')}
            css={{
              marginLeft: 'auto',
              display: 'grid',
              placeItems: 'center',
              width: 48,
              height: 48,
              border: 0,
              borderRadius: radius.m,
              background: color.accent,
              color: color.onAccent,
              transition: `background-color ${tokens.motion.fast}`,
              '&:hover:not(:disabled)': { background: color.accentHover },
              '&:disabled': { background: color.line, color: color.muted },
            }}
          >
            <Icon name="arrow-up" size={24} />
          </button>
        </div>
      </form>

      {dialog && (
        <Suspense fallback={null}>
          <PromptHelp
            topic={dialog}
            onClose={() => setDialog(null)}
            onUse={(example) => {
              // Behind the open dialog nothing takes the focus.
              flushSync(() => {
                setText(example);
                setDialog(null);
              });
              area.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
