import type { ProjectKind } from '@contract';
import { useState, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useErrorText, useLocale, useT } from '../../../i18n';
import { ApiFailure } from '../../../lib/http';
import { tabStorage } from '../../../lib/storage';
import { useForm } from '../../../shared/forms/use-form';
import type { MetaContext, PageMeta } from '../../../shared/page';
import { PageBody } from '../../../shared/page-body';
import { PROMPT_KEY } from '../../../shared/prompt';
import { useSession } from '../../../shared/session';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { Card } from '../../../ui/card';
import { Notice } from '../../../ui/notice';
import { TextField } from '../../../ui/text-field';
import { toast } from '../../../ui/toast';
import { tokens } from '../../../ui/tokens';
import { requestProjectLink } from '../api/make-project';
import { KeptPrompt, useKeptPrompt } from '../components/kept-prompt';
import { keptForm } from '../../../shared/forms/kept-form';
import { isLinkComplete, linkProblems, type LinkFields, type Problem } from '../model/project-form';

export const meta = ({ t }: MetaContext): PageMeta => ({ title: t('projects.link.title'), noIndex: true });

const FORM = 'link';

/** The last part of the address → the kind of project. */
const kindOf = (pathname: string): ProjectKind => {
  if (pathname === paths.stepTwo('bilancio')) return 'filed-accounts';
  return pathname === paths.stepTwo('startup') ? 'business-idea' : 'no-filed-accounts';
};
const TEXTS = {
  'filed-accounts': 'projects.link.pecText',
  'no-filed-accounts': 'projects.link.emailText',
  'business-idea': 'projects.link.ideaText',
} as const;

/** Where the link to the project's chat is to arrive; sending it makes the project. */
export default function StepTwo() {
  const t = useT();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { locale } = useLocale();
  const { account } = useSession();
  const prompt = useKeptPrompt();
  const kind = kindOf(pathname);
  const owner = account?.id ?? '';
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const { element, fields, problems, control, refuse } = useForm<keyof LinkFields, Problem>({
    initial: keptForm.read(FORM, owner, { projectName: '', address: '' }),
    onChange: (typed) => keptForm.write(FORM, owner, typed),
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !isLinkComplete(kind, fields)) return;
    setFailure(null);
    if (refuse(linkProblems(kind, fields))) return;
    setBusy(true);
    const address = fields.address.trim();
    try {
      const project = await requestProjectLink({
        projectType: kind,
        ...(kind === 'business-idea' ? {} : { projectName: fields.projectName.trim() }),
        address,
        locale,
        ...(prompt ? { prompt } : {}),
      });
      keptForm.clear(FORM);
      tabStorage.remove(PROMPT_KEY);
      toast.success(t('projects.link.sentTitle'), t('projects.link.sentBody', { address }));
      void navigate(paths.projectChat(project.chatId));
    } catch (refused) {
      setFailure(refused instanceof ApiFailure ? refused : new ApiFailure(0, 'INTERNAL'));
      setBusy(false);
    }
  };
  const problem = (field: keyof LinkFields) => {
    const found = problems[field];
    return found && t(`projects.problems.${found}`);
  };

  return (
    <PageBody frame="app" width="form">
      <ButtonLink
        to={paths.stepOne()}
        variant="ghost"
        size="s"
        icon="arrow-left"
        css={{ justifySelf: 'start' }}
      >
        {t('projects.choose.back')}
      </ButtonLink>
      {prompt && <KeptPrompt prompt={prompt} />}
      <header css={{ display: 'grid', gap: 8 }}>
        <p css={{ color: tokens.color.accent, fontWeight: 650 }}>{t(`projects.kinds.${kind}`)}</p>
        <h1 css={{ fontSize: tokens.size.xxl }}>{t('projects.link.title')}</h1>
        <p css={{ color: tokens.color.muted }}>{t(TEXTS[kind])}</p>
      </header>
      <Card padding="l">
        <form
          ref={element}
          noValidate
          onSubmit={(event) => void submit(event)}
          css={{ display: 'grid', gap: 18 }}
        >
          {kind !== 'business-idea' && (
            <TextField
              {...control('projectName')}
              label={t('projects.link.name')}
              error={problem('projectName')}
              required
              autoComplete="off"
            />
          )}
          <TextField
            {...control('address')}
            type="email"
            label={t(kind === 'filed-accounts' ? 'projects.link.pec' : 'projects.link.email')}
            error={problem('address')}
            required
            autoComplete="email"
          />
          {failure && (
            <Notice tone="error" title={t('projects.link.failed')}>
              {errorText(failure)}
            </Notice>
          )}
          <Button type="submit" busy={busy} disabled={!isLinkComplete(kind, fields)}>
            {t('projects.link.submit')}
          </Button>
        </form>
      </Card>
    </PageBody>
  );
}
