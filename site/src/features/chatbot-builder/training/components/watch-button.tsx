import { IMPROVEMENT_LIMITS, type Expectation, type WidgetOutcome } from '@contract';
import { useState } from 'react';
import { useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { toast } from '../../../../ui/toast';
import { keepQuestion } from '../api/use-regression';
import { useBuilderState } from '../../components/builder-context';
import { QuietButton } from '../../conversations/components/quiet-button';
import { RegressionForm } from './regression-form';

interface WatchButtonProps {
  question: string;
  outcome: WidgetOutcome;
  /** Title of the first source, '' without any. */
  source: string;
  /** As a word under a message instead of a button. */
  quiet?: boolean;
}

/** What a reply that is right as it is suggests to expect. */
const expectationOf = ({ outcome, source }: WatchButtonProps): Expectation => {
  if (outcome === 'unknown') return { kind: 'refuses' };
  return source ? { kind: 'source', title: source } : { kind: 'contains', text: '' };
};

/** Has a question asked again after each training change. */
export function WatchButton(props: WatchButtonProps) {
  const t = useT();
  const chatbotId = useBuilderState(({ chatbot }) => chatbot.id);
  const [dialog, setDialog] = useState<'unmade' | 'open' | 'closed'>('unmade');
  const open = () => setDialog('open');
  const close = () => setDialog('closed');
  return (
    <>
      {props.quiet ? (
        <QuietButton onClick={open}>{t('builderImprove.regression.watch')}</QuietButton>
      ) : (
        <Button size="s" variant="ghost" icon="check" onClick={open}>
          {t('builderImprove.regression.watch')}
        </Button>
      )}
      {/* A conversation has many of these: no dialog before somebody asks for it. */}
      {dialog !== 'unmade' && (
        <Dialog title={t('builderImprove.regression.watch')} open={dialog === 'open'} onClose={close}>
          {dialog === 'open' && (
            <RegressionForm
              label={t('builderImprove.regression.watch')}
              // A visitor may write more than a question holds.
              initial={{
                question: props.question.slice(0, IMPROVEMENT_LIMITS.regressionText),
                expectation: expectationOf(props),
              }}
              onSave={async (question) => {
                await keepQuestion(chatbotId, question);
                toast.success(t('builderImprove.regression.saved'));
                close();
              }}
              onCancel={close}
            />
          )}
        </Dialog>
      )}
    </>
  );
}
