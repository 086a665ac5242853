import { LIMITS } from '@contract';
import { useState, type FormEvent } from 'react';
import { useErrorText, useT } from '../../../../i18n';
import { Group } from '../../../../shared/builder/section';
import { Button } from '../../../../ui/button';
import { TextArea } from '../../../../ui/text-area';
import { TextField } from '../../../../ui/text-field';
import { toast } from '../../../../ui/toast';
import { useCuratedAnswers } from '../../training/api/use-curated-answers';
import { useTrainingFiles } from '../../training/api/use-training-files';
import { answersOf } from '../model/start-proposals';
import { useBuilderState } from '../../components/builder-context';
import { TrainingFiles } from '../../training/components/training-files';

interface BusinessFormProps {
  /** With the name of the business. */
  onDone: (name: string) => Promise<void>;
  onBack: () => void;
}

/** Three questions and a file, for a business without a site. */
export function BusinessForm({ onDone, onBack }: BusinessFormProps) {
  const t = useT();
  const errorText = useErrorText();
  const chatbotId = useBuilderState(({ chatbot }) => chatbot.id);
  const language = useBuilderState(({ settings }) => settings.language);
  const { put } = useCuratedAnswers(chatbotId);
  const { files } = useTrainingFiles(chatbotId);
  const [name, setName] = useState('');
  const [offer, setOffer] = useState('');
  const [hours, setHours] = useState('');
  const [busy, setBusy] = useState(false);
  const isReading = files?.some(({ status }) => status === 'queued' || status === 'reading') ?? false;
  const hasMaterial = offer.trim() !== '' || hours.trim() !== '' || (files?.length ?? 0) > 0;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      for (const pair of answersOf({ offer, hours }, language)) await put(pair);
      await onDone(name);
    } catch (failure) {
      toast.error(t('builderTraining.error'), errorText(failure));
      setBusy(false);
    }
  };
  return (
    <>
      <Group title={t('builderStart.businessTitle')} lead={t('builderStart.businessLead')}>
        <form id="start-business" onSubmit={(event) => void submit(event)} css={{ display: 'grid', gap: 18 }}>
          <TextField
            label={t('builderStart.businessName')}
            autoComplete="organization"
            maxLength={LIMITS.displayName.max}
            value={name}
            onChange={setName}
          />
          <TextArea
            label={t('builderStart.offer')}
            placeholder={t('builderStart.offerPlaceholder')}
            rows={3}
            maxLength={LIMITS.curatedAnswers.answer}
            value={offer}
            onChange={setOffer}
          />
          <TextArea
            label={t('builderStart.hoursAndContact')}
            placeholder={t('builderStart.hoursPlaceholder')}
            rows={3}
            maxLength={LIMITS.curatedAnswers.answer}
            value={hours}
            onChange={setHours}
          />
        </form>
      </Group>
      <TrainingFiles />
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button type="submit" form="start-business" busy={busy || isReading} disabled={!hasMaterial}>
          {t('builderStart.propose')}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          {t('builderStart.back')}
        </Button>
      </div>
    </>
  );
}
