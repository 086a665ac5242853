import type { PostMeasure, SocialPlatform } from '@contract';
import { useT } from '../../../../i18n';
import { Icon } from '../../../../ui/icon';
import { tokens } from '../../../../ui/tokens';

/** Where the counter turns amber. */
const NEAR = 0.9;

/** '112 / 280' as the network counts, what is wrong, and what is worth knowing. */
export function MeasureLine({ platform, measure }: { platform: SocialPlatform; measure: PostMeasure }) {
  const t = useT();
  const { length, limit, problems, warnings } = measure;
  const name = t(`socialAccounts.platforms.${platform}`);
  const color =
    length > limit ? tokens.color.red : length >= limit * NEAR ? tokens.color.amber : tokens.color.muted;
  const line = (key: string, text: string, wrong: boolean) => (
    <li
      key={key}
      css={{ display: 'flex', gap: 8, alignItems: 'flex-start' }}
      style={{ color: wrong ? tokens.color.red : tokens.color.muted }}
    >
      <Icon name={wrong ? 'error' : 'info'} size={18} />
      {text}
    </li>
  );
  return (
    <div css={{ display: 'grid', gap: 8, fontSize: tokens.size.s }}>
      <span
        role="status"
        css={{ justifySelf: 'end', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
        style={{ color }}
      >
        {name}: {t('socialPosts.editor.counter', { length, limit })}
      </span>
      {(problems.length > 0 || warnings.length > 0) && (
        <ul css={{ display: 'grid', gap: 6, listStyle: 'none' }}>
          {problems.map((problem) =>
            line(problem, t(`socialPosts.editor.problems.${problem}`, { platform: name }), true),
          )}
          {warnings.map((warning) => line(warning, t(`socialPosts.editor.warnings.${warning}`), false))}
        </ul>
      )}
    </div>
  );
}
