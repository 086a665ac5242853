import { paths } from '../../../app/paths';
import type { MetaContext, PageMeta } from '../../../shared/page';
import { graph, organization, website, type StructuredData } from '../../../shared/structured-data';
import { QUESTIONS } from './questions';

const questions = ({ t, locale }: MetaContext): StructuredData => ({
  '@type': 'FAQPage',
  inLanguage: locale,
  mainEntity: QUESTIONS.map((question) => ({
    '@type': 'Question',
    name: t(`landing.faq.${question}.q`),
    acceptedAnswer: { '@type': 'Answer', text: t(`landing.faq.${question}.a`) },
  })),
});

/** What the landing page says of itself, of who stands behind it and of what visitors ask. */
export const landingMeta = (context: MetaContext): PageMeta => {
  const { t, origin, locale } = context;
  return {
    title: t('landing.title'),
    description: t('landing.description'),
    structured: import.meta.env.SSR
      ? graph(organization(origin), website(origin, locale, `${paths.marketplace()}?q=`), questions(context))
      : undefined,
  };
};
