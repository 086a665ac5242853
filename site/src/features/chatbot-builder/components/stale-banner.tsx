import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { useBuilder, useSaveState } from './builder-context';

/** Somebody saved first: the owner chooses, and loses nothing before choosing. */
export function StaleBanner() {
  const t = useT();
  const { keepMine, useTheirs: takeTheirs } = useBuilder();
  const state = useSaveState();
  if (state.kind !== 'stale') return null;
  return (
    <Notice
      tone="warning"
      title={t('chatbotBuilder.stale.title')}
      action={
        <>
          <Button size="s" onClick={() => void keepMine(state.current)}>
            {t('chatbotBuilder.stale.keepMine')}
          </Button>
          <Button size="s" variant="secondary" onClick={() => void takeTheirs(state.current)}>
            {t('chatbotBuilder.stale.useTheirs')}
          </Button>
        </>
      }
    >
      {t('chatbotBuilder.stale.body')}
    </Notice>
  );
}
