import type { Expectation, WidgetOutcome } from '@contract';
import { useState } from 'react';
import { useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { toast } from '../../../../ui/toast';
import { keepQuestion } from '../../api/use-regression';
import { useBuilderState } from '../builder-context';
import { RegressionForm } from './regression-form';

interface WatchButtonProps {
  question: string;
  outcome: WidgetOutcome;
  /** Title of the first source, '' without any. */
  source: string;
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
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="s" variant="ghost" icon="check" onClick={() => setOpen(true)}>
        {t('builderImprove.regression.watch')}
      </Button>
      <Dialog title={t('builderImprove.regression.watch')} open={open} onClose={close}>
        {open && (
          <RegressionForm
            label={t('builderImprove.regression.watch')}
            initial={{ question: props.question, expectation: expectationOf(props) }}
            onSave={async (question) => {
              await keepQuestion(chatbotId, question);
              toast.success(t('builderImprove.regression.saved'));
              close();
            }}
            onCancel={close}
          />
        )}
      </Dialog>
    </>
  );
}
