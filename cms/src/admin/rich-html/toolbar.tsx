import { Box, Flex, IconButton, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { ArrowClockwise, Code, Image, Link, Paragraph } from '@strapi/icons';
import { useEditorState, type Editor } from '@tiptap/react';
import { useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { BLOCK_TOOLS, MARK_TOOLS, spelled, type Tool } from './tools';
import { useWords } from './use-words';

const LEVELS = [1, 2, 3, 4, 5, 6] as const;

/** The articles' own headings begin below the page's. */
const OFFERED: readonly number[] = [2, 3, 4];

interface ToolbarProps {
  editor: Editor;
  disabled: boolean;
  onLink: () => void;
  onImage: () => void;
  onShowHtml: () => void;
}

const stateOf = (editor: Editor) => ({
  active: [...MARK_TOOLS, ...BLOCK_TOOLS, { name: 'link' }, { name: 'image' }]
    .map(({ name }) => name)
    .filter((name) => editor.isActive(name)),
  level: LEVELS.find((level) => editor.isActive('heading', { level })) ?? 0,
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
});

/** What can be done with the text: one stop of the Tab key, then arrows. */
export function Toolbar({ editor, disabled, onLink, onImage, onShowHtml }: ToolbarProps) {
  const t = useWords();
  const state = useEditorState({ editor, selector: ({ editor: current }) => stateOf(current) });
  const roving = useRoving();

  const toggle = ({ word, keys, name, icon, run }: Tool) => (
    <ToolButton
      key={name}
      label={`${t(word)} (${spelled(keys)})`}
      isActive={state.active.includes(name)}
      disabled={disabled}
      onClick={() => run(editor)}
    >
      {icon}
    </ToolButton>
  );
  const setStyle = (value: string | number) => {
    const level = LEVELS.find((known) => String(known) === String(value));
    const chain = editor.chain().focus();
    (level ? chain.setHeading({ level }) : chain.setParagraph()).run();
  };

  return (
    <Flex
      {...roving}
      role="toolbar"
      aria-label={t('toolbar')}
      gap={1}
      padding={2}
      wrap="wrap"
      background="neutral100"
      borderColor="neutral200"
      borderStyle="solid"
      borderWidth="0 0 1px 0"
      hasRadius
    >
      <Box width="16rem">
        <SingleSelect
          size="S"
          aria-label={t('style')}
          disabled={disabled}
          value={String(state.level)}
          onChange={setStyle}
        >
          <SingleSelectOption value="0">{t('paragraph')}</SingleSelectOption>
          {LEVELS.filter((level) => OFFERED.includes(level) || level === state.level).map((level) => (
            <SingleSelectOption key={level} value={String(level)}>
              {t('heading', { level })}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Box>
      {MARK_TOOLS.map(toggle)}
      <ToolButton
        label={`${t('link')} (${spelled('Mod+K')})`}
        isActive={state.active.includes('link')}
        disabled={disabled}
        onClick={onLink}
      >
        <Link />
      </ToolButton>
      {BLOCK_TOOLS.map(toggle)}
      <ToolButton
        label={t('image')}
        isActive={state.active.includes('image')}
        disabled={disabled}
        onClick={onImage}
      >
        <Image />
      </ToolButton>
      <ToolButton
        label={t('clear')}
        disabled={disabled}
        onClick={() => editor.chain().focus().unsetAllMarks().clearNodes().run()}
      >
        <Paragraph />
      </ToolButton>
      <ToolButton
        label={`${t('undo')} (${spelled('Mod+Z')})`}
        disabled={disabled || !state.canUndo}
        onClick={() => editor.chain().focus().undo().run()}
      >
        <ArrowClockwise style={{ transform: 'scaleX(-1)' }} />
      </ToolButton>
      <ToolButton
        label={`${t('redo')} (${spelled('Mod+Shift+Z')})`}
        disabled={disabled || !state.canRedo}
        onClick={() => editor.chain().focus().redo().run()}
      >
        <ArrowClockwise />
      </ToolButton>
      <Box marginLeft="auto">
        <ToolButton label={t('html')} onClick={onShowHtml}>
          <Code />
        </ToolButton>
      </Box>
    </Flex>
  );
}

interface ToolButtonProps {
  label: string;
  children: ReactNode;
  onClick: () => void;
  /** For what is on or off; left out for what is only done. */
  isActive?: boolean;
  disabled?: boolean;
}

function ToolButton({ label, isActive, disabled, onClick, children }: ToolButtonProps) {
  return (
    <IconButton
      label={label}
      size="S"
      variant={isActive ? 'secondary' : 'ghost'}
      aria-pressed={isActive}
      disabled={disabled}
      onClick={onClick}
      // The text keeps its selection while a button is pressed.
      onMouseDown={(event: { preventDefault: () => void }) => event.preventDefault()}
    >
      {children}
    </IconButton>
  );
}

const STEP: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Arrows move between the buttons of a toolbar, and Tab leaves it. */
const useRoving = () => {
  const container = useRef<HTMLDivElement>(null);
  const [visited, setVisited] = useState<HTMLElement | null>(null);
  const stops = () => [
    ...(container.current?.querySelectorAll<HTMLElement>('button:not(:disabled), [role="combobox"]') ?? []),
  ];
  const [first] = stops();
  const entrance = visited && stops().includes(visited) ? visited : first;
  for (const stop of stops()) stop.tabIndex = stop === entrance ? 0 : -1;
  return {
    ref: container,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => setVisited(target),
    onKeyDown: (event: KeyboardEvent) => {
      const step = STEP[event.key];
      const all = stops();
      const at = all.findIndex((stop) => stop === document.activeElement);
      if (!step || at < 0) return;
      event.preventDefault();
      all[(at + step + all.length) % all.length]?.focus();
    },
  };
};
