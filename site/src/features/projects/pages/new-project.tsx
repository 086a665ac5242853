import { PROJECT_KINDS, type ProjectKind } from '@contract';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useErrorText, useT } from '../../../i18n';
import { ApiFailure } from '../../../lib/http';
import { tabStorage } from '../../../lib/storage';
import { useForm } from '../../../shared/forms/use-form';
import type { MetaContext, PageMeta } from '../../../shared/page';
import { PageBody } from '../../../shared/page-body';
import { PROMPT_KEY } from '../../../shared/prompt';
import { useSession } from '../../../shared/session';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Notice } from '../../../ui/notice';
import { SelectField } from '../../../ui/select-field';
import { TextField } from '../../../ui/text-field';
import { toast } from '../../../ui/toast';
import { tokens } from '../../../ui/tokens';
import { createProject } from '../api/make-project';
import { KeptPrompt, useKeptPrompt } from '../components/kept-prompt';
import { keptForm } from '../../../shared/forms/kept-form';
import { projectProblems, type Problem, type ProjectFields } from '../model/project-form';

export const meta = ({ t }: MetaContext): PageMeta => ({ title: t('projects.create.title'), noIndex: true });

const FORM = 'new';
const EMPTY = { projectName: '', projectType: '', companyName: '', pec: '', email: '' };
/** Long enough to read that it worked (spec/customer-app.md §9). */
const READ_MS = 1500;

type Progress = 'idle' | 'busy' | 'done';

/** A project about a company, with all that is known of it at the start. */
export default function NewProject() {
  const t = useT();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { account } = useSession();
  const prompt = useKeptPrompt();
  const owner = account?.id ?? '';
  const [progress, setProgress] = useState<Progress>('idle');
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  const { element, fields, problems, control, refuse } = useForm<keyof ProjectFields, Problem>({
    initial: keptForm.read(FORM, owner, EMPTY),
    onChange: (typed) => keptForm.write(FORM, owner, typed),
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (progress !== 'idle') return;
    setFailure(null);
    const found = projectProblems(fields);
    if (refuse(found)) {
      const incomplete = Object.values(found).includes('required');
      toast.error(
        t('projects.create.errorTitle'),
        t(
          incomplete
            ? 'projects.create.missing'
            : found.pec === 'address'
              ? 'projects.create.noAddress'
              : 'projects.problems.email',
        ),
      );
      return;
    }
    setProgress('busy');
    try {
      const { chatId } = await createProject({
        projectName: fields.projectName.trim(),
        projectType: fields.projectType as ProjectKind,
        companyName: fields.companyName.trim(),
        pec: fields.pec.trim(),
        email: fields.email.trim(),
        ...(prompt ? { prompt } : {}),
      });
      keptForm.clear(FORM);
      tabStorage.remove(PROMPT_KEY);
      setProgress('done');
      toast.success(t('projects.create.doneTitle'), t('projects.create.doneBody'));
      leaving.current = setTimeout(() => void navigate(paths.projectChat(chatId)), READ_MS);
    } catch (refused) {
      setFailure(refused instanceof ApiFailure ? refused : new ApiFailure(0, 'INTERNAL'));
      setProgress('idle');
    }
  };
  const problem = (field: keyof ProjectFields) => {
    const broken = problems[field];
    return broken && t(`projects.problems.${broken}`);
  };

  return (
    <PageBody frame="app" width="form">
      <header css={{ display: 'grid', gap: 8 }}>
        <h1 css={{ fontSize: tokens.size.xxl }}>{t('projects.create.title')}</h1>
        <p css={{ color: tokens.color.muted }}>{t('projects.create.lead')}</p>
      </header>
      {prompt && <KeptPrompt prompt={prompt} />}
      <Card padding="l">
        <form
          ref={element}
          noValidate
          onSubmit={(event) => void submit(event)}
          css={{ display: 'grid', gap: 18 }}
        >
          <TextField
            {...control('projectName')}
            label={t('projects.create.name')}
            error={problem('projectName')}
            required
            autoComplete="off"
          />
          <SelectField
            {...control('projectType')}
            label={t('projects.create.kind')}
            error={problem('projectType')}
            required
            options={[
              { value: '', label: t('projects.create.kindChoose') },
              ...PROJECT_KINDS.map((kind) => ({ value: kind, label: t(`projects.kinds.${kind}`) })),
            ]}
          />
          <TextField
            {...control('companyName')}
            label={t('projects.create.company')}
            error={problem('companyName')}
            required
            autoComplete="organization"
          />
          <TextField
            {...control('pec')}
            type="email"
            label={t('projects.create.pec')}
            error={problem('pec')}
            hint={t('projects.create.addressHint')}
            autoComplete="off"
          />
          <TextField
            {...control('email')}
            type="email"
            label={t('projects.create.email')}
            error={problem('email')}
            autoComplete="email"
          />
          {failure && (
            <Notice tone="error" title={t('projects.create.failed')}>
              {failure.code === 'INTERNAL' ? t('projects.create.failedBody') : errorText(failure)}
            </Notice>
          )}
          <Button type="submit" busy={progress !== 'idle'}>
            {t(progress === 'idle' ? 'projects.create.submit' : 'projects.create.busy')}
          </Button>
        </form>
      </Card>
    </PageBody>
  );
}
