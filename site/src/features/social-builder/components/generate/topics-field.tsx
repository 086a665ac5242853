import { SOCIAL_LIMITS } from '@contract';
import { useT } from '../../../../i18n';
import { withTopics } from '../../model/topics';
import { WordsField } from '../words-field';

interface TopicsFieldProps {
  value: readonly string[];
  onChange: (topics: string[]) => void;
}

/** What posts should talk about. */
export function TopicsField({ value, onChange }: TopicsFieldProps) {
  const t = useT();
  return (
    <WordsField
      label={t('socialPosts.generate.topics')}
      hint={t('socialPosts.generate.topicsHint')}
      placeholder={t('socialPosts.generate.topicsPlaceholder')}
      max={SOCIAL_LIMITS.topics.max}
      value={value}
      add={withTopics}
      removeLabel={(topic) => t('socialPosts.generate.removeTopic', { topic })}
      onChange={onChange}
    />
  );
}
