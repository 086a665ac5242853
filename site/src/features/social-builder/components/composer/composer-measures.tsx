import { measurePost, POST_RULES, type SocialSettings } from '@contract';
import { useT } from '../../../../i18n';
import { tokens } from '../../../../ui/tokens';
import { contentFor, problemsFor, type Composer } from '../../model/composer';
import { toPublishedContent } from '../../model/to-published-content';
import { MeasureLine } from '../editor/measure-line';

interface ComposerMeasuresProps {
  composer: Composer;
  settings: SocialSettings;
}

/** How long the post is on each network, and what each would refuse. */
export function ComposerMeasures({ composer, settings }: ComposerMeasuresProps) {
  const t = useT();
  return (
    <div css={{ display: 'grid', gap: 10 }}>
      {composer.platforms.map((platform) => {
        const content = toPublishedContent(platform, contentFor(composer, platform), settings);
        const { reply, photos } = problemsFor(composer, platform, settings);
        const name = t(`socialAccounts.platforms.${platform}`);
        const { max } = POST_RULES[platform].image;
        return (
          <div key={platform} css={{ display: 'grid', gap: 4 }}>
            <MeasureLine
              platform={platform}
              measure={measurePost({ platform, content, hasImage: composer.photos.length > 0 })}
            />
            {reply && (
              <p css={{ color: tokens.color.red, fontSize: tokens.size.s }}>
                {t(`socialComposer.replyProblems.${reply}`, { platform: name })}
              </p>
            )}
            {photos && (
              <p css={{ color: tokens.color.red, fontSize: tokens.size.s }}>
                {t('socialComposer.tooManyPhotos', { platform: name, max })}
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}
