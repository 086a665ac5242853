import type { SocialAccount } from '@contract';
import { useState } from 'react';
import { useT } from '../../../../i18n';
import { ApiFailure } from '../../../../lib/http';
import { Button } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { usePostCalls } from '../../api/use-post-calls';
import {
  contentFor,
  countOf,
  draftsOf,
  isDraftable,
  isReady,
  repliesFor,
  takersOf,
  type Composer,
} from '../../model/composer';
import { toPublishedContent } from '../../model/to-published-content';
import { PostPreview } from '../editor/post-preview';
import { WindowFoot } from '../editor/window-foot';
import { useAction } from '../posts/use-action';
import { WhenFields } from '../posts/when-fields';
import { useSocialProjectContext } from '../social-project-context';
import { BestTimeHint } from './best-time-hint';
import { ComposerMeasures } from './composer-measures';
import { ComposerPlatforms } from './composer-platforms';
import { ComposerTexts, type TextOf } from './composer-texts';
import { PhotoStrip } from './photo-strip';
import { RepeatFields } from './repeat-fields';
import { ReplyFields } from './reply-fields';

interface ComposerFormProps {
  initial: Composer;
  accounts: readonly SocialAccount[];
  onTouched: (touched: boolean) => void;
  onDone: () => void;
  onCancel: () => void;
}

/** One post written once for many networks, beside what each will show. */
export function ComposerForm({ initial, accounts, onTouched, onDone, onCancel }: ComposerFormProps) {
  const t = useT();
  const { project } = useSocialProjectContext();
  const { createMany } = usePostCalls();
  const { why } = useAction();
  const [composer, setComposer] = useState(initial);
  const [of, setOf] = useState<TextOf>('common');
  const [busy, setBusy] = useState(false);
  // Null, or whether what repeats was to be a draft.
  const [repeated, setRepeated] = useState<boolean | null>(null);
  const { platforms, photos } = composer;
  const shownText = of !== 'common' && platforms.includes(of) ? of : 'common';
  const previewed = shownText === 'common' ? platforms[0] : shownText;
  const ready = isReady(composer, project.settings);

  const change = (changes: Partial<Composer>) => {
    setComposer((before) => ({ ...before, ...changes }));
    onTouched(true);
  };
  const save = async (draft: boolean, force = false) => {
    setBusy(true);
    setRepeated(null);
    try {
      const { data } = await createMany({ posts: draftsOf(composer, draft), ...(force && { force }) });
      const words = draft ? 'socialComposer.drafted' : 'socialComposer.created';
      toast.success(t(words, { count: data.length }));
      onDone();
    } catch (failure) {
      const { reason } = failure instanceof ApiFailure ? failure.details : {};
      if (reason === 'same-content') setRepeated(draft);
      else toast.error(t('socialPosts.errors.create'), why(failure));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save(false);
      }}
      css={{ display: 'grid', gap: 20 }}
    >
      <div
        css={{
          display: 'grid',
          gap: 28,
          alignItems: 'start',
          gridTemplateColumns: 'minmax(0, 1fr)',
          '@media (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
        }}
      >
        <div css={{ display: 'grid', gap: 18 }}>
          <ComposerPlatforms
            value={platforms}
            accounts={accounts}
            chosen={composer.accounts}
            onPlatforms={(chosen) => change({ platforms: chosen })}
            onAccount={(platform, accountId) =>
              change({ accounts: { ...composer.accounts, [platform]: accountId } })
            }
          />
          <ComposerTexts composer={composer} of={shownText} onOf={setOf} onChange={change} />
          <ComposerMeasures composer={composer} settings={project.settings} />
          <PhotoStrip
            platforms={platforms}
            photos={photos}
            about={`${composer.copy} ${composer.title}`}
            onChange={(chosen) => change({ photos: chosen })}
          />
          <ReplyFields
            threaded={takersOf(composer, 'thread')}
            commented={takersOf(composer, 'comment')}
            thread={composer.thread}
            comment={composer.comment}
            onThread={(thread) => change({ thread })}
            onComment={(comment) => change({ comment })}
          />
          <WhenFields
            day={composer.day}
            time={composer.time}
            timezone={composer.timezone}
            onDay={(day) => change({ day })}
            onTime={(time) => change({ time })}
          />
          <BestTimeHint onUse={(day, time) => change({ day, time })} />
          <RepeatFields repeat={composer.repeat} times={composer.times} onChange={change} />
        </div>
        {previewed && (
          <PostPreview
            platform={previewed}
            accountId={composer.accounts[previewed] ?? null}
            content={toPublishedContent(previewed, contentFor(composer, previewed), project.settings)}
            pictures={photos}
            replies={repliesFor(composer, previewed)}
          />
        )}
      </div>
      {repeated !== null && (
        <Notice
          tone="warning"
          action={
            <Button size="s" variant="secondary" busy={busy} onClick={() => void save(repeated, true)}>
              {t('socialPosts.editor.force')}
            </Button>
          }
        >
          {t('socialPosts.errors.sameContent')}
        </Notice>
      )}
      <WindowFoot>
        {countOf(composer) > 1 && (
          <span css={{ marginInlineEnd: 'auto', color: tokens.color.muted, fontSize: tokens.size.s }}>
            {t('socialComposer.total', { count: countOf(composer) })}
          </span>
        )}
        <Button variant="ghost" onClick={onCancel}>
          {t('socialPosts.editor.cancel')}
        </Button>
        <Button variant="secondary" disabled={busy || !isDraftable(composer)} onClick={() => void save(true)}>
          {t('socialComposer.draft')}
        </Button>
        <Button type="submit" busy={busy} disabled={!ready}>
          {t('socialComposer.create')}
        </Button>
      </WindowFoot>
    </form>
  );
}
