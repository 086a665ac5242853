import { SOCIAL_LIMITS } from '@contract';
import { useRef, useState } from 'react';
import { useT } from '../../../../i18n';
import { serverNow } from '../../../../lib/server-clock';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { Notice } from '../../../../ui/notice';
import { SwitchField } from '../../../../ui/switch-field';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { usePostCalls } from '../../api/use-post-calls';
import { readPlan } from '../../model/plan-csv';
import { useAction } from './use-action';
import { usePlanColumns } from './use-plan-columns';

const SHOWN_PROBLEMS = 8;

/** Reads a plan from a sheet, says what is wrong with it, and makes its posts. */
export function ImportPlanDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog title={t('socialComposer.csv.title')} open={open} onClose={onClose} width={560}>
      {open && <ImportPlan onClose={onClose} />}
    </Dialog>
  );
}

function ImportPlan({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { createMany } = usePostCalls();
  const { why } = useAction();
  const columns = usePlanColumns();
  const input = useRef<HTMLInputElement>(null);
  const [sheet, setSheet] = useState<string | null>(null);
  const [drafts, setDrafts] = useState(false);
  const [busy, setBusy] = useState(false);
  const plan =
    sheet === null
      ? null
      : readPlan(sheet, { names: [columns], now: new Date(serverNow()), unfinished: drafts });
  const count = plan?.posts.length ?? 0;

  const send = async () => {
    if (!plan) return;
    setBusy(true);
    try {
      const posts = plan.posts.map((post) => (drafts ? { ...post, draft: true } : post));
      for (let from = 0; from < posts.length; from += SOCIAL_LIMITS.bulk)
        await createMany({ posts: posts.slice(from, from + SOCIAL_LIMITS.bulk) });
      toast.success(t('socialComposer.csv.done', { count }));
      onClose();
    } catch (failure) {
      toast.error(t('socialComposer.csv.failed'), why(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div css={{ display: 'grid', gap: 16 }}>
      <p>{t('socialComposer.csv.body')}</p>
      <Button
        variant="secondary"
        icon="upload"
        css={{ justifySelf: 'start' }}
        onClick={() => input.current?.click()}
      >
        {t('socialComposer.csv.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,text/csv"
        aria-label={t('socialComposer.csv.choose')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void file.text().then(setSheet);
        }}
      />
      {plan && (
        <>
          <p role="status" css={{ fontWeight: 600 }}>
            {t('socialComposer.csv.found', { count })}
          </p>
          {plan.problems.length > 0 && (
            <Notice tone="warning">
              <ul css={{ margin: 0, paddingLeft: 18, fontSize: tokens.size.s }}>
                {plan.problems.slice(0, SHOWN_PROBLEMS).map(({ line, problem }, index) => (
                  <li key={index}>
                    {t('socialComposer.csv.line', {
                      line,
                      why: t(`socialComposer.csv.problems.${problem}`),
                    })}
                  </li>
                ))}
                {plan.problems.length > SHOWN_PROBLEMS && (
                  <li>{t('socialPosts.list.more', { count: plan.problems.length - SHOWN_PROBLEMS })}</li>
                )}
              </ul>
            </Notice>
          )}
          <SwitchField
            label={t('socialComposer.csv.drafts')}
            hint={t('socialComposer.csv.draftsHint')}
            checked={drafts}
            onChange={setDrafts}
          />
          <Button busy={busy} disabled={count === 0} css={{ justifySelf: 'end' }} onClick={() => void send()}>
            {t('socialComposer.csv.confirm', { count })}
          </Button>
        </>
      )}
    </div>
  );
}
