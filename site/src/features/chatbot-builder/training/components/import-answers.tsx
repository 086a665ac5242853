import { LIMITS, type ImportCuratedAnswers } from '@contract';
import { useRef, useState } from 'react';
import { useErrorText, useT } from '../../../../i18n';
import { ApiFailure } from '../../../../lib/http';
import { saveFile } from '../../../../lib/save-file';
import { Button } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import { skippedGroups } from '../model/skipped-rows';

type Imported = ImportCuratedAnswers['response'];

interface ImportAnswersProps {
  disabled: boolean;
  onImport: (file: File) => Promise<Imported>;
}

/** Many answers at once, from a spreadsheet; and what became of each of its rows. */
export function ImportAnswers({ disabled, onImport }: ImportAnswersProps) {
  const t = useT();
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Imported | string | null>(null);

  const problemOf = (failure: unknown): string => {
    if (!(failure instanceof ApiFailure)) return errorText(failure);
    if (failure.fields.files === 'columns') return t('builderTraining.import.noColumns');
    if (failure.code === 'UNSUPPORTED_FILE_TYPE') return t('builderTraining.import.wrongType');
    return errorText(failure);
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > LIMITS.trainingFiles.maxBytes) {
      setOutcome(t('builderTraining.tooLargeBody', { file: file.name }));
      return;
    }
    setBusy(true);
    setOutcome(null);
    try {
      setOutcome(await onImport(file));
    } catch (failure) {
      setOutcome(problemOf(failure));
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginLeft: -12 }}>
        <Button
          size="s"
          variant="ghost"
          icon="upload"
          busy={busy}
          disabled={disabled}
          onClick={() => input.current?.click()}
        >
          {t('builderTraining.import.choose')}
        </Button>
        <Button
          size="s"
          variant="ghost"
          icon="download"
          // The mark tells Excel that the text is UTF-8.
          onClick={() =>
            saveFile(
              t('builderTraining.import.templateName'),
              `\ufeff${t('builderTraining.import.template')}`,
              'text/csv',
            )
          }
        >
          {t('builderTraining.import.getTemplate')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv"
          aria-label={t('builderTraining.import.choose')}
          onChange={(event) => {
            void take(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </div>
      {outcome !== null && <Outcome outcome={outcome} onClose={() => setOutcome(null)} />}
    </>
  );
}

function Outcome({ outcome, onClose }: { outcome: Imported | string; onClose: () => void }) {
  const t = useT();
  const close = (
    <Button size="s" variant="ghost" onClick={onClose}>
      {t('common.close')}
    </Button>
  );
  if (typeof outcome === 'string') {
    return (
      <Notice tone="error" title={t('builderTraining.import.failed')} action={close}>
        {outcome}
      </Notice>
    );
  }
  const groups = skippedGroups(outcome.skipped);
  return (
    <Notice
      tone={groups.length > 0 ? 'warning' : 'success'}
      title={t('builderTraining.import.added', { count: outcome.data.length })}
      action={close}
    >
      {groups.length > 0 && (
        <ul css={{ paddingLeft: 18 }}>
          {groups.map(({ reason, count, rows }) => (
            <li key={reason}>{t(`builderTraining.import.skipped.${reason}`, { count, rows })}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
