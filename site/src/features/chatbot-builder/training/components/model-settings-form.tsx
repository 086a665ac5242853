import {
  ANSWER_MODES,
  LIMITS,
  MODEL_ENGINES,
  WEBHOOK_BODIES,
  type ListOwnModels,
  type ModelSettings,
  type ModelTest,
  type SaveModelSettings,
} from '@contract';
import { useRef, useState, type FormEvent } from 'react';
import { useErrorText, useT } from '../../../../i18n';
import { ApiFailure } from '../../../../lib/http';
import { Button } from '../../../../ui/button';
import { SelectField } from '../../../../ui/select-field';
import { SwitchField } from '../../../../ui/switch-field';
import { TextField } from '../../../../ui/text-field';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import {
  checkModelForm,
  engineInUse,
  toForm,
  toProblems,
  toRequest,
  type ModelForm,
  type ModelProblems,
} from '../model/model-form';
import { Choice } from '../../../../shared/builder/choice';
import { Columns } from '../../../../shared/builder/section';
import { ModelCostFields } from './model-cost-fields';
import { ModelServerFields } from './model-server-fields';
import { ModelTestResult } from './model-test-result';
import { WebhookSigning } from './webhook-signing';

interface ModelSettingsFormProps {
  settings: ModelSettings;
  /** Visitors are talking to it: what is saved is theirs with the next message. */
  isPublished: boolean;
  onSave: (request: SaveModelSettings['request']) => Promise<ModelSettings>;
  onTest: (request: SaveModelSettings['request']) => Promise<ModelTest>;
  onList: (request: ListOwnModels['request']) => Promise<ListOwnModels['response']['data']>;
  onRenewSecret: () => Promise<string>;
  onForgetSecret: () => Promise<void>;
  onCompare: (request: SaveModelSettings['request']) => Promise<void>;
  isComparing: boolean;
}

/** Who answers, how far it may go, and a real test of it before or after saving. */
export function ModelSettingsForm({
  settings,
  isPublished,
  onSave,
  onTest,
  onList,
  onRenewSecret,
  onForgetSecret,
  onCompare,
  isComparing,
}: ModelSettingsFormProps) {
  const t = useT();
  const errorText = useErrorText();
  const [form, setForm] = useState(() => toForm(settings));
  const [problems, setProblems] = useState<ModelProblems>({});
  const [busy, setBusy] = useState<'save' | 'test' | 'list' | 'compare' | null>(null);
  const [offered, setOffered] = useState<readonly string[]>([]);
  const [result, setResult] = useState<ModelTest | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const { engine } = form;
  const own = engine === 'openai-compatible' || engine === 'webhook';
  const remote = engineInUse({ engine, platform: settings.platform });

  const change = (changes: Partial<ModelForm>) => {
    setForm({ ...form, ...changes });
    setResult(null);
    if (changes.baseUrl !== undefined) setOffered([]);
    setProblems(Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in changes))));
  };
  const refuse = (found: ModelProblems): boolean => {
    setProblems(found);
    if (Object.keys(found).length === 0) return false;
    // After the fields have been drawn with what is wrong with them.
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
    return true;
  };
  const run = async (what: 'save' | 'test' | 'list' | 'compare', act: () => Promise<void>) => {
    if (refuse(checkModelForm(form, settings, what !== 'list'))) return;
    setBusy(what);
    setResult(null);
    try {
      await act();
    } catch (failure) {
      const refused = failure instanceof ApiFailure ? toProblems(failure.fields) : {};
      const { reason } = failure instanceof ApiFailure ? failure.details : {};
      if (reason === 'no-questions' || reason === 'running' || reason === 'budget')
        toast.error(t(`builderModel.comparison.refused.${reason}`));
      else if (!refuse(refused))
        toast.error(
          t(what === 'save' ? 'builderModel.saveFailed' : 'builderModel.requestFailed'),
          errorText(failure),
        );
    } finally {
      setBusy(null);
    }
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    void run('save', async () => {
      setForm(toForm(await onSave(toRequest(form))));
      toast.success(t(isPublished ? 'builderModel.savedLive' : 'builderModel.saved'));
    });
  };
  const test = () => run('test', async () => setResult(await onTest(toRequest(form))));
  const compare = () => run('compare', () => onCompare(toRequest(form)));
  const readModels = () =>
    run('list', async () => {
      const answer = await onList(toRequest(form));
      if (!answer.ok)
        return toast.error(t('builderModel.listFailed'), t(`builderModel.faults.${answer.fault}`));
      setOffered(answer.models);
      if (form.model === '' && answer.models[0]) change({ model: answer.models[0] });
    });

  const hint =
    engine === 'platform'
      ? t(`builderModel.hints.platform.${settings.platform.engine}`, { model: settings.platform.model ?? '' })
      : t(`builderModel.hints.${engine}`);
  const modeHint =
    engine === 'webhook'
      ? t(`builderModel.modeHints.${form.answerMode === 'strict' ? 'webhookStrict' : 'webhookFree'}`)
      : t(`builderModel.modeHints.${form.answerMode}`);
  const problem = (field: keyof ModelProblems) => {
    const found = problems[field];
    return found ? t(`builderModel.problems.${found}`) : null;
  };

  return (
    <form
      ref={element}
      noValidate
      aria-label={t('builderModel.title')}
      onSubmit={save}
      css={{ display: 'grid', gap: 18 }}
    >
      <SelectField
        label={t('builderModel.engine')}
        hint={hint}
        value={engine}
        onChange={(next) => change({ engine: next })}
        options={MODEL_ENGINES.map((value) => ({ value, label: t(`builderModel.choices.${value}`) }))}
      />
      {engine === 'openai-compatible' && (
        <>
          <ModelServerFields
            form={form}
            settings={settings}
            change={change}
            problem={problem}
            offered={offered}
            onReadModels={() => void readModels()}
            isReading={busy === 'list'}
          />
          <ModelCostFields form={form} change={change} problem={problem} />
        </>
      )}
      {engine === 'webhook' && (
        <Columns>
          <TextField
            label={t('builderModel.webhookUrl')}
            type="url"
            placeholder="https://"
            maxLength={LIMITS.siteUrl.max}
            required
            spellCheck={false}
            hint={t('builderModel.webhookUrlHint')}
            error={problem('webhookUrl')}
            value={form.webhookUrl}
            onChange={(webhookUrl) => change({ webhookUrl })}
          />
          <SelectField
            label={t('builderModel.webhookBody')}
            value={form.webhookBody}
            onChange={(webhookBody) => change({ webhookBody })}
            options={WEBHOOK_BODIES.map((value) => ({ value, label: t(`builderModel.bodies.${value}`) }))}
          />
          <TextField
            label={t('builderModel.webhookField')}
            placeholder="data.answer"
            maxLength={LIMITS.webhookField.max}
            spellCheck={false}
            hint={t('builderModel.webhookFieldHint')}
            value={form.webhookField}
            onChange={(webhookField) => change({ webhookField })}
          />
        </Columns>
      )}
      {engine === 'webhook' && (
        <WebhookSigning settings={settings} onRenew={onRenewSecret} onForget={onForgetSecret} />
      )}
      {remote !== 'embedded' && (
        <>
          <div css={{ display: 'grid', gap: 8 }}>
            <Choice
              label={t('builderModel.mode')}
              value={form.answerMode}
              onChange={(answerMode) => change({ answerMode })}
              columns="repeat(auto-fit, minmax(min(100%, 180px), 1fr))"
              options={ANSWER_MODES.map((value) => ({ value, label: t(`builderModel.modes.${value}`) }))}
              draw={(option) => option.label}
            />
            <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>{modeHint}</p>
          </div>
          <SwitchField
            label={t('builderModel.mask')}
            hint={t('builderModel.maskHint')}
            checked={form.maskPersonalData}
            onChange={(maskPersonalData) => change({ maskPersonalData })}
          />
        </>
      )}
      <div aria-live="polite">{result && <ModelTestResult result={result} />}</div>
      {isPublished && (
        <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>{t('builderModel.publishedHint')}</p>
      )}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 12, justifyContent: 'flex-end' }}>
        {own && (
          <Button
            variant="secondary"
            icon="play"
            busy={busy === 'test'}
            disabled={busy !== null}
            onClick={() => void test()}
          >
            {t(busy === 'test' ? 'builderModel.testing' : 'builderModel.test')}
          </Button>
        )}
        {remote !== 'embedded' && (
          <Button
            variant="secondary"
            icon="chart"
            busy={busy === 'compare' || isComparing}
            disabled={busy !== null || isComparing}
            onClick={() => void compare()}
          >
            {t('builderModel.comparison.start')}
          </Button>
        )}
        <Button type="submit" busy={busy === 'save'} disabled={busy !== null}>
          {t('builderModel.save')}
        </Button>
      </div>
    </form>
  );
}
