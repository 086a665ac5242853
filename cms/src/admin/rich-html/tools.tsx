import type { Editor } from '@tiptap/react';
import { Bold, BulletList, Code, CodeBlock, Italic, NumberList, Quotes } from '@strapi/icons';
import type { ReactNode } from 'react';
import type { RichHtmlWord } from './words';

/** A button that turns something on and off. */
export interface Tool {
  word: RichHtmlWord;
  /** As it is written on the keyboard; `Mod` is Ctrl, or ⌘ on a Mac. */
  keys: string;
  /** Name of the mark or block, to see whether it is on. */
  name: string;
  icon: ReactNode;
  run: (editor: Editor) => boolean;
}

export const MARK_TOOLS: readonly Tool[] = [
  {
    word: 'bold',
    keys: 'Mod+B',
    name: 'bold',
    icon: <Bold />,
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    word: 'italic',
    keys: 'Mod+I',
    name: 'italic',
    icon: <Italic />,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    word: 'code',
    keys: 'Mod+E',
    name: 'code',
    icon: <Code />,
    run: (editor) => editor.chain().focus().toggleCode().run(),
  },
];

export const BLOCK_TOOLS: readonly Tool[] = [
  {
    word: 'bulletList',
    keys: 'Mod+Shift+8',
    name: 'bulletList',
    icon: <BulletList />,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    word: 'orderedList',
    keys: 'Mod+Shift+7',
    name: 'orderedList',
    icon: <NumberList />,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    word: 'blockquote',
    keys: 'Mod+Shift+B',
    name: 'blockquote',
    icon: <Quotes />,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    word: 'codeBlock',
    keys: 'Mod+Alt+C',
    name: 'codeBlock',
    icon: <CodeBlock />,
    run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
  },
];

const isMac = (): boolean => /Mac|iPhone|iPad/.test(window.navigator.platform);

/** `Mod+B` as this keyboard says it. */
export const spelled = (keys: string): string => keys.replace('Mod', isMac() ? '⌘' : 'Ctrl');
