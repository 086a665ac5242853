import { Button } from 'react-aria-components/Button';
import { Tag, TagGroup, TagList as AriaTagList } from 'react-aria-components/TagGroup';
import { useT } from '../i18n';
import { AriaLocale } from './aria-locale';
import { Icon } from './icon';
import { tokens } from './tokens';

interface TagListProps {
  tags: readonly string[];
  /** "Togli torta": what its button does. */
  removeLabel: (tag: string) => string;
  onRemove: (tag: string) => void;
  tone?: 'accent' | 'green';
}

const { color, radius, size } = tokens;
const BACKGROUND = { accent: color.accentSoft, green: color.greenSoft } as const;

/**
 * Words that stand side by side and can be taken away: by the button of each, or, as react-aria moves among them, by arrows and the
 * Delete key. The next one has the focus then.
 */
export function TagList({ tags, removeLabel, onRemove, tone = 'accent' }: TagListProps) {
  const t = useT();
  return (
    <AriaLocale>
      <TagGroup
        aria-label={t('common.tags')}
        onRemove={(keys) => keys.forEach((key) => onRemove(String(key)))}
      >
        <AriaTagList css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          {tags.map((tag) => (
            <Tag
              key={tag}
              id={tag}
              textValue={tag}
              css={{
                maxWidth: '100%',
                borderRadius: radius.full,
                background: BACKGROUND[tone],
                fontSize: size.s,
                fontWeight: 600,
                overflowWrap: 'anywhere',
                '& > [role=gridcell]': { display: 'flex', alignItems: 'center', paddingLeft: 14 },
              }}
            >
              {tag}
              <Button
                slot="remove"
                // The label holds the word already, as it did before the row could be named beside it.
                render={({ 'aria-labelledby': _, ...props }) => (
                  <button {...props} aria-label={removeLabel(tag)} title={removeLabel(tag)} />
                )}
                css={{
                  display: 'grid',
                  placeItems: 'center',
                  flex: 'none',
                  width: 44,
                  height: 44,
                  padding: 0,
                  border: 0,
                  borderRadius: radius.full,
                  background: 'none',
                  color: 'inherit',
                  cursor: 'pointer',
                  '&:hover': { background: color.line },
                }}
              >
                <Icon name="x" size={16} />
              </Button>
            </Tag>
          ))}
        </AriaTagList>
      </TagGroup>
    </AriaLocale>
  );
}
