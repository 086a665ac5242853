import { INTERVIEW_STEPS, LOCALES, REPORT_KINDS, type InterviewProgress, type Project } from '@contract';
import { useState } from 'react';
import { paths } from '../../../../app/paths';
import { useLocale, useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { ButtonLink } from '../../../../ui/button-link';
import { Card } from '../../../../ui/card';
import { SelectField } from '../../../../ui/select-field';
import { tokens } from '../../../../ui/tokens';
import type { ReportActions } from './use-report-actions';

interface NoReportProps {
  project: Project;
  progress: InterviewProgress;
  actions: Pick<ReportActions, 'busy' | 'create'>;
}

/** A project without documents: how far the interview is, and what can be made already. */
export function NoReport({ project, progress, actions }: NoReportProps) {
  const t = useT();
  const { locale } = useLocale();
  const [language, setLanguage] = useState(locale);
  const { done, draftReady, complete } = progress;
  return (
    <Card padding="l">
      <div css={{ display: 'grid', gap: 20, maxWidth: 560 }}>
        <div css={{ display: 'grid', gap: 8 }}>
          <h2 css={{ fontSize: tokens.size.xl }}>
            {t(draftReady ? 'report.none.title' : 'report.none.tooEarlyTitle')}
          </h2>
          <p css={{ color: tokens.color.muted }}>
            {complete
              ? t('report.none.ready')
              : draftReady
                ? t('report.none.draft')
                : t('report.none.tooEarly', { done })}
          </p>
        </div>
        <Steps done={done} />
        {draftReady && (
          <>
            <SelectField
              label={t('report.language')}
              value={language}
              onChange={setLanguage}
              options={LOCALES.map((value) => ({ value, label: t(`report.languages.${value}`) }))}
            />
            <div css={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
              {REPORT_KINDS.map((kind, index) => (
                <Button
                  key={kind}
                  variant={index === 0 ? 'primary' : 'secondary'}
                  busy={actions.busy === 'create'}
                  onClick={() => void actions.create({ kind, language })}
                >
                  {t(complete ? `report.create.${kind}` : `report.create.${kind}Draft`)}
                </Button>
              ))}
            </div>
          </>
        )}
        {!complete && (
          <div>
            <ButtonLink
              to={paths.projectChat(project.chatId)}
              icon="chat"
              variant={draftReady ? 'ghost' : 'primary'}
            >
              {t('report.none.goOn')}
            </ButtonLink>
          </div>
        )}
      </div>
    </Card>
  );
}

/** The eight steps, those that are complete filled. */
function Steps({ done }: { done: number }) {
  const t = useT();
  return (
    <div
      role="progressbar"
      aria-label={t('report.none.progress')}
      aria-valuemin={0}
      aria-valuemax={INTERVIEW_STEPS}
      aria-valuenow={done}
      aria-valuetext={t('report.none.progressText', { done })}
      css={{ display: 'flex', gap: 6 }}
    >
      {Array.from({ length: INTERVIEW_STEPS }, (_, index) => (
        <span
          key={index}
          css={{
            flex: 1,
            height: 8,
            borderRadius: 4,
            background: index < done ? tokens.color.green : tokens.color.line,
          }}
        />
      ))}
    </div>
  );
}
