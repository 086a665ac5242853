import { useT } from '../../../../i18n';
import { Section } from '../../../../shared/builder/section';
import { PostsPanel } from '../posts/posts-panel';
import { GenerateForm } from './generate-form';

/** Genera Post: what is to be written, and what has been. */
export function GenerateSection() {
  const t = useT();
  return (
    <Section title={t('social.sections.generate')} lead={t('socialPosts.generate.lead')}>
      <GenerateForm />
      <PostsPanel />
    </Section>
  );
}
