import type { ModelFault, ModelTrial, PlatformModel } from '@contract';
import { useState } from 'react';
import { useErrorText, useT } from '../../../../i18n';
import { ApiFailure } from '../../../../lib/http';
import { Button } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import { SelectField } from '../../../../ui/select-field';
import { TextField } from '../../../../ui/text-field';
import { toast } from '../../../../ui/toast';
import { modelCalls } from '../../api/model-calls';
import {
  isLocal,
  needsAddress,
  problemsOf,
  providersFor,
  refusedFields,
  requestOf,
  type PlatformModelForm,
  type PlatformModelProblems,
} from '../../model/platform-model-form';
import { FormDialog } from '../form-dialog';
import { CostFields } from './cost-fields';
import { KeyField } from './key-field';
import { TrialResult } from './trial-result';

const NAME_LENGTH = 200;

interface ModelDialogProps {
  model: PlatformModel;
  /** What the fields begin with. */
  form: PlatformModelForm;
  /** Models that the provider is already known to have. */
  offered: readonly string[];
  onSaved: () => Promise<void>;
  onClose: () => void;
}
type Answer = { trial: ModelTrial } | { fault: ModelFault; detail: string | null } | null;

/** Chooses the model of one feature: provider, key, model from the provider's own list, a real try, price and budget. */
export function ModelDialog({
  model: { feature, apiKeyHint, choice },
  form: first,
  offered: known,
  onSaved,
  onClose,
}: ModelDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const [form, setForm] = useState(first);
  const [problems, setProblems] = useState<PlatformModelProblems>({});
  const [offered, setOffered] = useState(known);
  const [answer, setAnswer] = useState<Answer>(null);
  const [busy, setBusy] = useState<'list' | 'test' | null>(null);

  const change = (changes: Partial<PlatformModelForm>) => {
    setForm({ ...form, ...changes });
    setAnswer(null);
    setProblems(Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in changes))));
  };
  const problem = (field: keyof PlatformModelForm) => {
    const found = problems[field];
    return found ? t(`adminModels.problems.${found}`) : null;
  };
  /** Runs what asks the server; its refusals stand at their fields. False when it was refused. */
  const run = async (act: () => Promise<void>, needsModel: boolean): Promise<void> => {
    const found = problemsOf(form, needsModel);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setAnswer(null);
    try {
      await act();
    } catch (failure) {
      const refused = failure instanceof ApiFailure ? refusedFields(failure.fields) : null;
      if (refused) setProblems(refused);
      else toast.error(t('adminModels.failed'), errorText(failure));
    }
  };
  const whileBusy = async (what: 'list' | 'test', act: () => Promise<void>, needsModel: boolean) => {
    setBusy(what);
    await run(act, needsModel);
    setBusy(null);
  };
  const readModels = () =>
    whileBusy(
      'list',
      async () => {
        const { data } = await modelCalls.listOffered(feature, requestOf(form));
        if (!data.ok) return setAnswer(data);
        setOffered(data.models);
        if (form.model === '' && data.models[0]) change({ model: data.models[0] });
      },
      false,
    );
  const test = () =>
    whileBusy(
      'test',
      async () => setAnswer({ trial: (await modelCalls.test(feature, requestOf(form))).data }),
      true,
    );
  const save = () =>
    run(async () => {
      await modelCalls.save(feature, requestOf(form));
      toast.success(t('adminModels.saved'));
      await onSaved();
    }, true);

  const { provider } = form;
  return (
    <FormDialog title={t(`adminModels.features.${feature}.title`)} onSave={save} onClose={onClose}>
      <SelectField
        label={t('adminModels.provider')}
        value={provider}
        onChange={(next) => {
          setOffered([]);
          change({ provider: next, baseUrl: '', model: '' });
        }}
        options={providersFor(feature).map((value) => ({
          value,
          label: t(`adminModels.providers.${value}`),
        }))}
      />
      {(needsAddress(provider) || isLocal(provider)) && (
        <TextField
          label={t('adminModels.baseUrl')}
          type="url"
          spellCheck={false}
          required={needsAddress(provider)}
          hint={t(isLocal(provider) ? 'adminModels.localHint' : 'adminModels.baseUrlHint')}
          error={problem('baseUrl')}
          value={form.baseUrl}
          onChange={(baseUrl) => change({ baseUrl })}
        />
      )}
      {!isLocal(provider) && (
        <KeyField
          stored={choice?.provider === provider ? apiKeyHint : null}
          form={form}
          error={problem('apiKey')}
          onChange={change}
        />
      )}
      <div css={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
        <div css={{ width: '100%' }}>
          {offered.length > 0 ? (
            <SelectField
              label={t('adminModels.model')}
              error={problem('model')}
              value={form.model}
              onChange={(model) => change({ model })}
              options={[...new Set([form.model, ...offered])]
                .filter((name) => name !== '')
                .map((name) => ({ value: name, label: name }))}
            />
          ) : (
            <TextField
              label={t('adminModels.model')}
              required
              spellCheck={false}
              maxLength={NAME_LENGTH}
              error={problem('model')}
              value={form.model}
              onChange={(model) => change({ model })}
            />
          )}
        </div>
        <Button size="s" variant="ghost" busy={busy === 'list'} onClick={() => void readModels()}>
          {t('adminModels.readModels')}
        </Button>
      </div>
      <CostFields feature={feature} form={form} problem={problem} onChange={change} />
      <Button variant="secondary" busy={busy === 'test'} onClick={() => void test()}>
        {t(busy === 'test' ? 'adminModels.testing' : 'adminModels.test')}
      </Button>
      {answer && 'trial' in answer && <TrialResult trial={answer.trial} />}
      {answer && 'fault' in answer && (
        <Notice tone="error" title={t('adminModels.listFailed')}>
          {t(`builderModel.faults.${answer.fault}`)}
        </Notice>
      )}
    </FormDialog>
  );
}
