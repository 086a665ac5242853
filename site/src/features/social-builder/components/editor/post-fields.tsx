import { SOCIAL_LIMITS } from '@contract';
import { useT } from '../../../../i18n';
import { Columns } from '../../../../shared/builder/section';
import { TextArea } from '../../../../ui/text-area';
import { TextField } from '../../../../ui/text-field';
import type { PostForm } from '../../model/post-form';
import { isLink } from '../../model/settings-draft';

interface PostFieldsProps {
  form: PostForm;
  onChange: (changes: Partial<PostForm>) => void;
}

/** The words of a post. */
export function PostFields({ form, onChange }: PostFieldsProps) {
  const t = useT();
  return (
    <>
      <TextArea
        label={t('socialPosts.editor.copy')}
        rows={6}
        autoGrowMax={320}
        maxLength={SOCIAL_LIMITS.copy}
        value={form.copy}
        onChange={(copy) => onChange({ copy })}
      />
      {form.platform === 'pinterest' && (
        <TextField
          label={t('socialPosts.editor.titleField')}
          hint={t('socialPosts.editor.titleHint')}
          maxLength={SOCIAL_LIMITS.title}
          value={form.title}
          onChange={(title) => onChange({ title })}
        />
      )}
      <Columns>
        <TextField
          label={t('socialPosts.editor.callToAction')}
          maxLength={SOCIAL_LIMITS.callToAction}
          value={form.callToAction}
          onChange={(callToAction) => onChange({ callToAction })}
        />
        <TextField
          label={t('socialPosts.editor.link')}
          type="url"
          placeholder="https://"
          maxLength={SOCIAL_LIMITS.link}
          error={isLink(form.link) ? null : t('social.instructions.linkInvalid')}
          value={form.link}
          onChange={(link) => onChange({ link: link.trim() })}
        />
      </Columns>
      <TextField
        label={t('socialPosts.editor.hashtags')}
        hint={t('socialPosts.editor.hashtagsHint')}
        value={form.hashtags}
        onChange={(hashtags) => onChange({ hashtags })}
      />
    </>
  );
}
