import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useT } from '../../../../i18n';
import { Group } from '../../../../shared/builder/section';
import { Button, IconButton } from '../../../../ui/button';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';

/** So many items are in sight before somebody asks for all. */
const FIRST_ITEMS = 6;

interface ItemListProps<Item> {
  title: string;
  lead: string;
  none: string;
  addLabel: string;
  items: readonly Item[];
  max: number;
  create: () => Item;
  onChange: (update: (items: readonly Item[]) => Item[]) => void;
  /** What an item is called aloud. */
  nameOf: (item: Item) => string;
  summary: (item: Item) => ReactNode;
  fields: (item: Item, change: (item: Item) => void) => ReactNode;
}

/** Items of the profile: each can be opened and corrected in place, taken away and brought back. */
export function ItemList<Item>({
  title,
  lead,
  none,
  addLabel,
  items,
  max,
  create,
  onChange,
  nameOf,
  summary,
  fields,
}: ItemListProps<Item>) {
  const t = useT();
  const [opened, setOpened] = useState<number | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const closed = useRef<number | null>(null);

  useEffect(() => {
    if (opened !== null) {
      list.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
    } else if (closed.current !== null) {
      list.current?.querySelector<HTMLElement>(`[data-edit="${closed.current}"]`)?.focus();
      closed.current = null;
    }
  }, [opened]);

  const label = (item: Item, index: number) =>
    nameOf(item).trim().slice(0, 60) || t('socialProfile.list.unnamed', { number: index + 1 });
  const remove = (item: Item, index: number) => {
    setOpened(null);
    onChange((before) => before.filter((_, at) => at !== index));
    addButton.current?.focus();
    toast.success(t('socialProfile.list.removed'), label(item, index), {
      label: t('socialProfile.list.undo'),
      onSelect: () => onChange((before) => [...before.slice(0, index), item, ...before.slice(index)]),
    });
  };
  const add = () => {
    onChange((before) => [...before, create()]);
    setShowsAll(true);
    setOpened(items.length);
  };
  const inSight = showsAll ? items : items.slice(0, FIRST_ITEMS);

  return (
    <Group
      title={title}
      lead={lead}
      actions={
        <div>
          <Button
            ref={addButton}
            size="s"
            variant="secondary"
            icon="plus"
            disabled={items.length >= max}
            onClick={add}
          >
            {addLabel}
          </Button>
        </div>
      }
    >
      {items.length === 0 && <p css={{ color: tokens.color.muted }}>{none}</p>}
      {items.length >= max && <p>{t('socialProfile.list.full', { max })}</p>}
      {items.length > 0 && (
        <ul ref={list} css={{ listStyle: 'none', display: 'grid' }}>
          {inSight.map((item, index) => (
            <li
              key={index}
              css={{
                padding: '10px 0',
                borderTop: `1px solid ${tokens.color.line}`,
                '&:first-of-type': { borderTop: 0, paddingTop: 0 },
              }}
            >
              {opened === index ? (
                <div role="group" aria-label={label(item, index)} css={{ display: 'grid', gap: 14 }}>
                  {fields(item, (changed) =>
                    onChange((before) => before.map((other, at) => (at === index ? changed : other))),
                  )}
                  <div css={{ display: 'flex', gap: 8 }}>
                    <Button
                      size="s"
                      onClick={() => {
                        closed.current = index;
                        setOpened(null);
                      }}
                    >
                      {t('socialProfile.list.done')}
                    </Button>
                  </div>
                </div>
              ) : (
                <div css={{ display: 'flex', gap: 8, alignItems: 'flex-start' }}>
                  <div css={{ display: 'grid', gap: 2, flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                    {summary(item)}
                  </div>
                  <IconButton
                    icon="edit"
                    size={20}
                    data-edit={index}
                    label={t('socialProfile.list.edit', { name: label(item, index) })}
                    onClick={() => setOpened(index)}
                  />
                  <IconButton
                    icon="trash"
                    size={20}
                    label={t('socialProfile.list.remove', { name: label(item, index) })}
                    onClick={() => remove(item, index)}
                  />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {inSight.length < items.length && (
        <div>
          <Button size="s" variant="ghost" onClick={() => setShowsAll(true)}>
            {t('socialProfile.list.all', { count: items.length })}
          </Button>
        </div>
      )}
    </Group>
  );
}
