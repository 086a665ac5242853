import { hasEmbeddings, LIMITS, type ModelSettings } from '@contract';
import { useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { PasswordField } from '../../../../ui/password-field';
import { SelectField } from '../../../../ui/select-field';
import { TextField } from '../../../../ui/text-field';
import {
  isHosted,
  MODEL_PRESETS,
  needsKeyAgain,
  PRESET_NAMES,
  presetOf,
  providerOf,
  type ModelForm,
  type ModelProblems,
} from '../model/model-form';
import { tokens } from '../../../../ui/tokens';
import { Columns } from '../../../../shared/builder/section';

interface ModelServerFieldsProps {
  form: ModelForm;
  settings: ModelSettings;
  change: (changes: Partial<ModelForm>) => void;
  problem: (field: keyof ModelProblems) => string | null;
  /** The models that the provider is known to have; none before they were read. */
  offered: readonly string[];
  onReadModels: () => void;
  isReading: boolean;
}

const NAME_LENGTH = 200;

/** Where an OpenAI-compatible server is, which of its models is meant, and the key that opens it. */
export function ModelServerFields(props: ModelServerFieldsProps) {
  const { form, settings, change, problem, offered, onReadModels, isReading } = props;
  const t = useT();
  const preset = presetOf(form.baseUrl);
  const local = preset !== 'other' && !isHosted(preset);
  const stored = settings.apiKeyHint;
  const keyHint = form.forgetKey
    ? t('builderModel.apiKeyForgotten')
    : stored !== null && !needsKeyAgain(form, settings)
      ? t('builderModel.apiKeyStored', { key: stored })
      : t('builderModel.apiKeyHint');

  return (
    <>
      <Columns>
        <SelectField
          label={t('builderModel.preset')}
          value={preset}
          onChange={(next) => change({ baseUrl: next === 'other' ? '' : MODEL_PRESETS[next].baseUrl })}
          options={[
            ...PRESET_NAMES.map((value) => ({ value, label: MODEL_PRESETS[value].name })),
            { value: 'other' as const, label: t('builderModel.otherServer') },
          ]}
        />
        <TextField
          label={t('builderModel.baseUrl')}
          type="url"
          placeholder="https://"
          required
          spellCheck={false}
          maxLength={LIMITS.siteUrl.max}
          hint={
            local
              ? t('builderModel.localHint', { server: MODEL_PRESETS[preset].name })
              : t('builderModel.baseUrlHint')
          }
          error={problem('baseUrl')}
          value={form.baseUrl}
          onChange={(baseUrl) => change({ baseUrl })}
        />
      </Columns>
      <Columns>
        <div css={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
          <div css={{ width: '100%' }}>
            {offered.length > 0 ? (
              <SelectField
                label={t('builderModel.model')}
                error={problem('model')}
                value={form.model}
                onChange={(model) => change({ model })}
                options={[...new Set([form.model, ...offered])]
                  .filter((name) => name !== '')
                  .map((name) => ({ value: name, label: name }))}
              />
            ) : (
              <TextField
                label={t('builderModel.model')}
                required
                spellCheck={false}
                maxLength={NAME_LENGTH}
                placeholder={preset === 'other' ? '' : MODEL_PRESETS[preset].model}
                error={problem('model')}
                value={form.model}
                onChange={(model) => change({ model })}
              />
            )}
          </div>
          <Button size="s" variant="ghost" busy={isReading} onClick={onReadModels}>
            {t('builderModel.readModels')}
          </Button>
        </div>
        <div css={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
          <div css={{ width: '100%' }}>
            <PasswordField
              label={t('builderModel.apiKey')}
              // A browser that offers to keep it, or fills in the account's password, does harm here.
              autoComplete="new-password"
              maxLength={LIMITS.siteUrl.max}
              hint={keyHint}
              error={problem('apiKey')}
              disabled={form.forgetKey}
              value={form.apiKey}
              onChange={(apiKey) => change({ apiKey })}
            />
          </div>
          {stored !== null && (
            <Button
              size="s"
              variant="ghost"
              icon={form.forgetKey ? 'undo' : 'trash'}
              onClick={() => change({ forgetKey: !form.forgetKey, apiKey: '' })}
            >
              {t(form.forgetKey ? 'builderModel.keepKey' : 'builderModel.forgetKey')}
            </Button>
          )}
        </div>
      </Columns>
      {hasEmbeddings(providerOf(form.baseUrl)) ? (
        <Columns>
          <TextField
            label={t('builderModel.embeddingsModel')}
            spellCheck={false}
            maxLength={NAME_LENGTH}
            hint={
              settings.embeddings?.total && form.embeddingsModel === settings.embeddingsModel
                ? t('builderModel.embeddingsKnown', settings.embeddings)
                : t('builderModel.embeddingsHint')
            }
            value={form.embeddingsModel}
            onChange={(embeddingsModel) => change({ embeddingsModel })}
          />
          {form.embeddingsModel.trim() !== '' && (
            <TextField
              label={t('builderModel.embeddingsPrice')}
              inputMode="decimal"
              hint={t('builderModel.embeddingsPriceHint')}
              error={problem('embeddingsPrice')}
              value={form.embeddingsPrice}
              onChange={(embeddingsPrice) => change({ embeddingsPrice })}
            />
          )}
        </Columns>
      ) : (
        <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>{t('builderModel.noEmbeddings')}</p>
      )}
    </>
  );
}
