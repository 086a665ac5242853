import { LIMITS } from '@contract';
import { useRef, useState } from 'react';
import { useT } from '../../../../i18n';
import { Button, IconButton } from '../../../../ui/button';
import { TextField } from '../../../../ui/text-field';
import { tokens } from '../../../../ui/tokens';
import { useBuilder, useBuilderState } from '../../components/builder-context';

const { max, maxLength } = LIMITS.openingQuestions;

const written = (rows: readonly string[]) => rows.filter((row) => row.trim() !== '');
const same = (left: readonly string[], right: readonly string[]) => left.join('\n') === right.join('\n');

/** Up to four questions that visitors can ask with one press, in the order in which they are offered. */
export function OpeningQuestions() {
  const t = useT();
  const { store } = useBuilder();
  const stored = useBuilderState(({ design }) => design.openingQuestions);
  // A row begun and not yet written has no place in the design: the server takes no empty question.
  const [draft, setDraft] = useState<readonly string[]>(stored);
  const rows = same(written(draft), stored) ? draft : stored;
  const list = useRef<HTMLOListElement>(null);

  const change = (next: readonly string[]) => {
    setDraft(next);
    if (!same(written(next), stored)) store.getState().draw({ openingQuestions: written(next) });
  };
  const focusRow = (at: number) =>
    // Once the row is there.
    requestAnimationFrame(() => list.current?.querySelectorAll('input')[at]?.focus());
  const add = () => {
    change([...rows, '']);
    focusRow(rows.length);
  };
  const remove = (at: number) => {
    change(rows.filter((_row, index) => index !== at));
    focusRow(Math.max(0, at - 1));
  };
  const move = (from: number, to: number) => {
    const next = [...rows];
    const [row = ''] = next.splice(from, 1);
    next.splice(to, 0, row);
    change(next);
  };

  return (
    <div css={{ display: 'grid', gap: 10 }}>
      <div>
        <span css={{ fontWeight: 600, fontSize: tokens.size.s }}>{t('builderDesign.questions.title')}</span>
        <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
          {t('builderDesign.questions.hint', { max })}
        </p>
      </div>
      {rows.length > 0 && (
        <ol
          ref={list}
          role="list"
          css={{ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' }}
        >
          {rows.map((row, at) => {
            const number = at + 1;
            return (
              // Rows have no identity but their place: two of them may read the same while one is being written.
              <li key={at} css={{ display: 'flex', flexWrap: 'wrap', gap: '4px 2px', alignItems: 'center' }}>
                <span css={{ flex: '1 1 200px' }}>
                  <TextField
                    label={t('builderDesign.questions.row', { number })}
                    labelHidden
                    value={row}
                    maxLength={maxLength}
                    placeholder={t('builderDesign.questions.placeholder')}
                    onChange={(text) => change(rows.map((other, index) => (index === at ? text : other)))}
                  />
                </span>
                <span css={{ display: 'flex' }}>
                  <IconButton
                    icon="arrow-up"
                    label={t('builderDesign.questions.up', { number })}
                    disabled={at === 0}
                    onClick={() => move(at, at - 1)}
                  />
                  <IconButton
                    icon="arrow-down"
                    label={t('builderDesign.questions.down', { number })}
                    disabled={at === rows.length - 1}
                    onClick={() => move(at, at + 1)}
                  />
                  <IconButton
                    icon="trash"
                    label={t('builderDesign.questions.remove', { number })}
                    onClick={() => remove(at)}
                  />
                </span>
              </li>
            );
          })}
        </ol>
      )}
      {rows.length < max && (
        <span>
          <Button size="s" variant="secondary" icon="plus" onClick={add}>
            {t('builderDesign.questions.add')}
          </Button>
        </span>
      )}
    </div>
  );
}
