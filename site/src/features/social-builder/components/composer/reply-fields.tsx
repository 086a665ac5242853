import { REPLY_RULES, SOCIAL_LIMITS, type SocialPlatform } from '@contract';
import { useLocale, useT } from '../../../../i18n';
import { Button, IconButton } from '../../../../ui/button';
import { TextArea } from '../../../../ui/text-area';
import { tokens } from '../../../../ui/tokens';

interface ReplyFieldsProps {
  /** The networks that take a thread, and those that take a first comment. */
  threaded: readonly SocialPlatform[];
  commented: readonly SocialPlatform[];
  thread: readonly string[];
  comment: string;
  onThread: (thread: string[]) => void;
  onComment: (comment: string) => void;
}

/** What follows a post: the parts of its thread where networks have threads, and its first comment where they have comments. */
export function ReplyFields({ threaded, commented, thread, comment, onThread, onComment }: ReplyFieldsProps) {
  const t = useT();
  const { locale } = useLocale();
  const names = (platforms: readonly SocialPlatform[]) =>
    new Intl.ListFormat(locale).format(
      platforms.map((platform) => t(`socialAccounts.platforms.${platform}`)),
    );
  const most = Math.min(...threaded.map((platform) => REPLY_RULES[platform]?.max ?? 0));
  return (
    <>
      {commented.length > 0 && (
        <TextArea
          label={t('socialComposer.comment')}
          hint={t('socialComposer.commentHint', { platforms: names(commented) })}
          rows={2}
          autoGrowMax={200}
          maxLength={SOCIAL_LIMITS.copy}
          value={comment}
          onChange={onComment}
        />
      )}
      {threaded.length > 0 && (
        <fieldset css={{ display: 'grid', gap: 10, border: 0, padding: 0, margin: 0, minWidth: 0 }}>
          <legend css={{ padding: 0, fontWeight: 600, fontSize: tokens.size.s }}>
            {t('socialComposer.thread')}
          </legend>
          <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
            {t('socialComposer.threadHint', { platforms: names(threaded) })}
            {thread.length > 0 && threaded.includes('x') && ` ${t('socialComposer.threadX')}`}
          </p>
          {thread.map((part, index) => (
            <div key={index} css={{ display: 'flex', gap: 8, alignItems: 'flex-end' }}>
              <div css={{ flex: 1, minWidth: 0 }}>
                <TextArea
                  label={t('socialComposer.threadPart', { number: index + 2 })}
                  rows={2}
                  autoGrowMax={200}
                  maxLength={SOCIAL_LIMITS.copy}
                  value={part}
                  onChange={(text) => onThread(thread.map((one, at) => (at === index ? text : one)))}
                />
              </div>
              <IconButton
                icon="trash"
                label={t('socialComposer.removePart', { number: index + 2 })}
                onClick={() => onThread(thread.filter((_, at) => at !== index))}
              />
            </div>
          ))}
          {thread.length < most && (
            <Button
              size="s"
              variant="secondary"
              icon="plus"
              css={{ justifySelf: 'start' }}
              onClick={() => onThread([...thread, ''])}
            >
              {t('socialComposer.addPart')}
            </Button>
          )}
        </fieldset>
      )}
    </>
  );
}
