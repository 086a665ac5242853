import { LIMITS, type CuratedAnswer } from '@contract';
import { useState } from 'react';
import { useErrorText, useT } from '../../../../i18n';
import { Button, IconButton } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import { SearchField } from '../../../../ui/search-field';
import { Skeleton } from '../../../../ui/skeleton';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { useCuratedAnswers } from '../api/use-curated-answers';
import { answersAbout } from '../model/answers-about';
import { useBuilderState, useReadOnly } from '../../components/builder-context';
import { Group } from '../../../../shared/builder/section';
import { CuratedAnswerForm } from './curated-answer-form';
import { ImportAnswers } from './import-answers';
import { LoadFailed } from './load-failed';

const { max } = LIMITS.curatedAnswers;
/** Fewer are in sight anyway. */
const WORTH_SEARCHING = 6;

/** Questions with the owner's own answers: the bot gives these before it looks anywhere. */
export function CuratedAnswers() {
  const t = useT();
  const errorText = useErrorText();
  const readOnly = useReadOnly();
  const chatbotId = useBuilderState(({ chatbot }) => chatbot.id);
  const { answers, error, reload, add, save, remove, importFile } = useCuratedAnswers(chatbotId);
  const [adding, setAdding] = useState(false);
  const [editing, setEditing] = useState<string | null>(null);
  const [removed, setRemoved] = useState<CuratedAnswer | null>(null);
  const [search, setSearch] = useState('');
  const shown = answersAbout(answers ?? [], search);

  const discard = async (answer: CuratedAnswer) => {
    try {
      await remove(answer.id);
      setRemoved(answer);
    } catch (failure) {
      toast.error(t('builderTraining.error'), errorText(failure));
    }
  };
  const restore = async ({ question, answer }: CuratedAnswer) => {
    try {
      await add({ question, answer });
      setRemoved(null);
    } catch (failure) {
      toast.error(t('builderTraining.error'), errorText(failure));
    }
  };

  return (
    <Group
      title={t('builderTraining.pairs.title')}
      lead={t('builderTraining.pairs.lead')}
      actions={
        answers && (
          <span
            css={{ color: tokens.color.muted, fontSize: tokens.size.s, fontVariantNumeric: 'tabular-nums' }}
          >
            {t('builderTraining.filesCount', { count: answers.length, max })}
          </span>
        )
      }
    >
      {adding && !readOnly ? (
        <CuratedAnswerForm
          label={t('builderTraining.pairs.new')}
          saveLabel={t('builderTraining.pairs.add')}
          onSave={async (pair) => {
            await add(pair);
            setAdding(false);
          }}
          onCancel={() => setAdding(false)}
        />
      ) : (
        <div>
          <Button
            variant="secondary"
            icon="plus"
            disabled={readOnly || !answers || answers.length >= max}
            onClick={() => setAdding(true)}
          >
            {t('builderTraining.pairs.new')}
          </Button>
        </div>
      )}
      <div css={{ display: 'grid', gap: 4 }}>
        <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>{t('builderTraining.pairs.many')}</p>
        <ImportAnswers disabled={readOnly || !answers || answers.length >= max} onImport={importFile} />
      </div>
      {removed && (
        <Notice
          tone="info"
          action={
            <>
              <Button size="s" variant="secondary" icon="undo" onClick={() => void restore(removed)}>
                {t('builderTraining.pairs.restore')}
              </Button>
              <Button size="s" variant="ghost" onClick={() => setRemoved(null)}>
                {t('common.close')}
              </Button>
            </>
          }
        >
          {t('builderTraining.pairs.removed', { question: removed.question })}
        </Notice>
      )}
      {error !== undefined && !answers && (
        <LoadFailed onRetry={reload}>{t('builderTraining.pairs.listFailed')}</LoadFailed>
      )}
      {!answers && error === undefined && <Skeleton lines={3} />}
      {answers && answers.length >= WORTH_SEARCHING && (
        <SearchField
          label={t('builderTraining.pairs.search')}
          value={search}
          onChange={setSearch}
          placeholder={t('builderTraining.pairs.search')}
        />
      )}
      {answers && answers.length > 0 && shown.length === 0 && (
        <p role="status" css={{ color: tokens.color.muted }}>
          {t('builderTraining.pairs.noneFound', { search })}
        </p>
      )}
      {shown.length > 0 && (
        <ul aria-label={t('builderTraining.pairs.title')} css={{ display: 'grid', listStyle: 'none' }}>
          {shown.map((answer) => (
            <li
              key={answer.id}
              css={{
                padding: '10px 0',
                borderTop: `1px solid ${tokens.color.line}`,
                '&:first-of-type': { borderTop: 0 },
              }}
            >
              {editing === answer.id && !readOnly ? (
                <CuratedAnswerForm
                  initial={answer}
                  label={t('builderTraining.pairs.editLabel', { question: answer.question })}
                  saveLabel={t('common.save')}
                  onSave={async (pair) => {
                    await save(answer.id, pair);
                    setEditing(null);
                  }}
                  onCancel={() => setEditing(null)}
                />
              ) : (
                <div css={{ display: 'flex', gap: 4, alignItems: 'flex-start' }}>
                  <div css={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                    <p css={{ fontWeight: 550 }}>{answer.question}</p>
                    <p css={{ color: tokens.color.muted, fontSize: tokens.size.s, whiteSpace: 'pre-line' }}>
                      {answer.answer}
                    </p>
                  </div>
                  <IconButton
                    icon="edit"
                    size={20}
                    disabled={readOnly}
                    label={t('builderTraining.pairs.editLabel', { question: answer.question })}
                    onClick={() => setEditing(answer.id)}
                  />
                  <IconButton
                    icon="trash"
                    size={20}
                    disabled={readOnly}
                    label={t('builderTraining.removeLabel', { file: answer.question })}
                    onClick={() => void discard(answer)}
                  />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </Group>
  );
}
