import { LIMITS, type SitePage } from '@contract';
import { useEffect, useMemo, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../app/paths';
import { useErrorText, useT } from '../../../../i18n';
import { Choice } from '../../../../shared/builder/choice';
import { PREVIEW_BESIDE } from '../../../../shared/builder/breakpoints';
import { Group } from '../../../../shared/builder/section';
import { Button } from '../../../../ui/button';
import { SwitchField } from '../../../../ui/switch-field';
import { TextArea } from '../../../../ui/text-area';
import { TextField } from '../../../../ui/text-field';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { useCuratedAnswers } from '../../training/api/use-curated-answers';
import { colorSchemesFromSite, SITE_COLOR_SCHEMES } from '../../design/model/site-color-schemes';
import { choicesOf, designOf, logoFile, type SiteProposals } from '../model/start-proposals';
import { useBuilder, useBuilderState, useReadOnly } from '../../components/builder-context';
import { useShowPreview } from '../../preview/components/preview-sheet';
import { ThemeThumbnail } from '../../design/components/theme-thumbnail';
import { useProposedDesign } from './proposed-design';
import { ReadPages } from './read-pages';

interface ProposalsFormProps {
  proposals: SiteProposals;
  /** As the owner wrote it, where the site says none. */
  name: string;
  pages: SitePage[];
  onForget: (pageId: string) => Promise<void>;
  onBack: () => void;
}

/** What the product proposes: each can be edited or left out, all are taken with one button, and none before that. */
export function ProposalsForm({ proposals, name, pages, onForget, onBack }: ProposalsFormProps) {
  const t = useT();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const builder = useBuilder();
  const readOnly = useReadOnly();
  const chatbotId = useBuilderState(({ chatbot }) => chatbot.id);
  const font = useBuilderState(({ design }) => design.fontFamily);
  const { put } = useCuratedAnswers(chatbotId);
  const { propose } = useProposedDesign();
  const showPreview = useShowPreview();
  const [choices, setChoices] = useState(() => choicesOf(proposals, name));
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<typeof choices>) => setChoices((before) => ({ ...before, ...part }));
  const looks = useMemo(() => colorSchemesFromSite(proposals.colors), [proposals]);
  const design = useMemo(() => designOf(proposals, choices), [proposals, choices]);
  const logo = choices.usesLogo ? proposals.logo : null;
  const { openingHours } = proposals;

  // The preview wears what is proposed for as long as this form stands.
  useEffect(() => propose({ ...design, ...(logo ? { avatarUrl: logo } : {}) }), [propose, design, logo]);
  useEffect(() => () => propose(null), [propose]);

  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      builder.store.getState().draw(design);
      await builder.autosave.flush();
      if (logo) {
        const outcome = await builder.uploadAvatar(logoFile(logo));
        if (outcome.result === 'failed') throw outcome.failure;
      }
      const answer = choices.hours.trim();
      if (openingHours && answer) await put({ question: openingHours.question, answer });
      for (const page of choices.leftOut) await onForget(page);
      toast.success(t('builderStart.confirmed'), t('builderStart.confirmedBody'));
      void navigate(paths.chatbotBuilder(chatbotId, 'design'));
    } catch (failure) {
      toast.error(t('builderTraining.error'), errorText(failure));
      setBusy(false);
    }
  };

  return (
    <form onSubmit={(event) => void confirm(event)} css={{ display: 'grid', gap: 20 }}>
      <Group title={t('builderStart.looks')} lead={t('builderStart.looksLead')}>
        <TextField
          label={t('builderStart.name')}
          maxLength={LIMITS.displayName.max}
          value={choices.name}
          onChange={(text) => change({ name: text })}
        />
        {proposals.logo && (
          <div css={{ display: 'flex', gap: 16, alignItems: 'center' }}>
            <img src={proposals.logo} alt="" width={56} height={56} css={{ borderRadius: tokens.radius.m }} />
            <SwitchField
              label={t('builderStart.logo')}
              checked={choices.usesLogo}
              onChange={(usesLogo) => change({ usesLogo })}
            />
          </div>
        )}
        {looks && (
          <>
            <SwitchField
              label={t('builderStart.colors')}
              checked={choices.look !== null}
              onChange={(checked) => change({ look: checked ? 'bold' : null })}
            />
            {choices.look && (
              <Choice
                label={t('builderDesign.siteColors.choose')}
                value={choices.look}
                onChange={(look) => change({ look })}
                columns="repeat(auto-fill, minmax(min(100%, 150px), 1fr))"
                options={SITE_COLOR_SCHEMES.map((look) => ({
                  value: look,
                  label: t(`builderDesign.siteColors.looks.${look}`),
                }))}
                draw={({ value, label }) => (
                  <span css={{ display: 'grid', gap: 8, width: '100%' }}>
                    <ThemeThumbnail colors={looks[value]} font={font} />
                    {label}
                  </span>
                )}
              />
            )}
          </>
        )}
      </Group>
      <Group title={t('builderStart.answers')} lead={t('builderStart.answersLead')}>
        {openingHours && (
          <TextArea
            label={openingHours.question}
            hint={t('builderStart.hoursHint')}
            rows={3}
            maxLength={LIMITS.curatedAnswers.answer}
            value={choices.hours}
            onChange={(hours) => change({ hours })}
          />
        )}
        {choices.questions.map((question, at) => (
          <TextField
            key={at}
            label={t('builderDesign.questions.row', { number: at + 1 })}
            maxLength={LIMITS.openingQuestions.maxLength}
            value={question}
            onChange={(text) =>
              change({ questions: choices.questions.map((other, index) => (index === at ? text : other)) })
            }
          />
        ))}
        {choices.questions.length === 0 && (
          <p css={{ color: tokens.color.muted }}>{t('builderStart.noQuestions')}</p>
        )}
      </Group>
      <ReadPages pages={pages} leftOut={choices.leftOut} onChange={(leftOut) => change({ leftOut })} />
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button type="submit" icon="check" busy={busy} disabled={readOnly}>
          {t('builderStart.confirm')}
        </Button>
        <span css={{ display: 'flex', [PREVIEW_BESIDE]: { display: 'none' } }}>
          <Button variant="secondary" icon="eye" onClick={showPreview}>
            {t('builderStart.tryPreview')}
          </Button>
        </span>
        <Button variant="ghost" onClick={onBack}>
          {t('builderStart.back')}
        </Button>
      </div>
    </form>
  );
}
