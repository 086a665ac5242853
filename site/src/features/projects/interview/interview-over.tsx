import { paths } from '../../../app/paths';
import { useT } from '../../../i18n';
import { ButtonLink } from '../../../ui/button-link';
import { Notice } from '../../../ui/notice';

/** Above the composer once all is answered: what to do with it. */
export function InterviewOver({ projectId }: { projectId: string }) {
  const t = useT();
  return (
    <Notice
      tone="success"
      title={t('interview.over.title')}
      action={
        <>
          <ButtonLink to={paths.report(projectId)} size="s" icon="file">
            {t('interview.report')}
          </ButtonLink>
          <ButtonLink to={paths.projects()} variant="secondary" size="s" icon="folder">
            {t('interview.toProjects')}
          </ButtonLink>
        </>
      }
    >
      {t('interview.over.text')}
    </Notice>
  );
}
