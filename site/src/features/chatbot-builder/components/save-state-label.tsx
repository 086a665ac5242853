import { TIMINGS } from '@contract';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocale, useT } from '../../../i18n';
import { formatTime } from '../../../lib/dates';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Spinner } from '../../../ui/spinner';
import { tokens } from '../../../ui/tokens';
import { useBuilder, useSaveState } from './builder-context';

/** Whether the moment of the last save is recent enough to flash. */
const useFlash = (savedAt: number | null): boolean => {
  const [over, setOver] = useState<number | null>(savedAt);
  useEffect(() => {
    if (savedAt === null) return undefined;
    const timer = setTimeout(() => setOver(savedAt), TIMINGS.savedFlash);
    return () => clearTimeout(timer);
  }, [savedAt]);
  return savedAt !== null && over !== savedAt;
};

/** Modifiche non salvate · Salvataggio… · Salvato 14:32 · Errore, riprova. */
export function SaveStateLabel({ onSignIn }: { onSignIn: () => void }) {
  const t = useT();
  const { locale } = useLocale();
  const { autosave } = useBuilder();
  const state = useSaveState();
  const flashing = useFlash(state.kind === 'saved' ? state.at : null);

  const line = (content: ReactNode, color: string = tokens.color.muted) => (
    <span css={{ display: 'inline-flex', gap: 6, alignItems: 'center', color, fontSize: tokens.size.s }}>
      {content}
    </span>
  );

  const shown = () => {
    switch (state.kind) {
      case 'signed-out':
        return (
          <Button size="s" variant="ghost" icon="lock" onClick={onSignIn}>
            {t('chatbotBuilder.session.reopen')}
          </Button>
        );
      case 'failed':
        return state.retryAt ? (
          line(t('chatbotBuilder.save.retrying'), tokens.color.red)
        ) : (
          <Button size="s" variant="ghost" icon="refresh" onClick={() => void autosave.flush()}>
            {t('chatbotBuilder.save.failed')}
          </Button>
        );
      case 'stale':
      case 'unsaved':
        return line(t('chatbotBuilder.save.unsaved'));
      case 'saving':
        return line(
          <>
            <Spinner size={16} />
            {t('chatbotBuilder.save.saving')}
          </>,
        );
      case 'saved':
        if (flashing) {
          return line(
            <>
              <Icon name="check" size={18} />
              {t('chatbotBuilder.save.done')}
            </>,
            tokens.color.green,
          );
        }
        return line(
          state.at === null
            ? t('chatbotBuilder.save.upToDate')
            : t('chatbotBuilder.save.savedAt', {
                time: formatTime(new Date(state.at).toISOString(), locale),
              }),
        );
    }
  };

  return (
    <div role="status" css={{ minHeight: 36, display: 'flex', alignItems: 'center' }}>
      {shown()}
    </div>
  );
}
