import { useT } from '../../../../i18n';
import { Icon } from '../../../../ui/icon';
import { tokens } from '../../../../ui/tokens';
import { VisuallyHidden } from '../../../../ui/visually-hidden';
import { groupedChanges, type ContentChange } from '../model/draft-changes';
import { excerpts } from '../model/excerpts';
import { ChangeValue } from './change-value';

/** Longer ones stand under each other instead of side by side. */
const LONG_TEXT = 36;

/** What changes, part by part: each field with its value before and after. */
export function ChangeList({ changes }: { changes: readonly ContentChange[] }) {
  const t = useT();
  return (
    <div css={{ display: 'grid', gap: 20 }}>
      {groupedChanges(changes).map((part) => (
        <section key={part.group} css={{ display: 'grid', gap: 8 }}>
          <h3 css={{ fontSize: tokens.size.s, color: tokens.color.muted, fontWeight: 650 }}>
            {t(`chatbotBuilder.changes.groups.${part.group}`)}
          </h3>
          <dl
            css={{
              border: `1px solid ${tokens.color.line}`,
              borderRadius: tokens.radius.m,
              overflow: 'hidden',
            }}
          >
            {part.changes.map((change) => (
              <ChangeRow key={change.field} change={change} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function ChangeRow({ change }: { change: ContentChange }) {
  const t = useT();
  const { field, kind } = change;
  const [before, after] =
    typeof change.before === 'string' && typeof change.after === 'string' && kind === 'text'
      ? excerpts(change.before, change.after)
      : [change.before, change.after];
  const long = [before, after].some((value) => typeof value === 'string' && value.length > LONG_TEXT);
  return (
    <div
      css={{
        display: 'grid',
        gap: '4px 16px',
        gridTemplateColumns: 'minmax(0, 1fr)',
        padding: '10px 14px',
        '& + &': { borderTop: `1px solid ${tokens.color.line}` },
        '@media (min-width: 560px)': { gridTemplateColumns: '180px minmax(0, 1fr)' },
      }}
    >
      <dt css={{ fontWeight: 600, fontSize: tokens.size.s }}>
        {t(`chatbotBuilder.changes.fields.${field}`)}
      </dt>
      <dd
        css={{
          display: 'flex',
          flexDirection: long ? 'column' : 'row',
          flexWrap: long ? 'nowrap' : 'wrap',
          gap: '4px 10px',
          alignItems: long ? 'start' : 'center',
          margin: 0,
          minWidth: 0,
          fontSize: tokens.size.s,
        }}
      >
        <span css={{ color: tokens.color.muted, minWidth: 0 }}>
          <VisuallyHidden>{t('chatbotBuilder.changes.before')}: </VisuallyHidden>
          <ChangeValue kind={kind} value={before} />
        </span>
        <Icon name={long ? 'arrow-down' : 'arrow-right'} size={16} />
        <span css={{ fontWeight: 600, minWidth: 0 }}>
          <VisuallyHidden>{t('chatbotBuilder.changes.after')}: </VisuallyHidden>
          <ChangeValue kind={kind} value={after} />
        </span>
      </dd>
    </div>
  );
}
