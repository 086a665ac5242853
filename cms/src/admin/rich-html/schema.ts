import { Extension, Mark, Node, mergeAttributes, type Extensions } from '@tiptap/core';
import { Code } from '@tiptap/extension-code';
import { Image } from '@tiptap/extension-image';
import { StarterKit } from '@tiptap/starter-kit';

/** Attributes that any element of a text may carry, and that typing must not lose. */
const KEPT = ['class', 'id', 'title'];
const BLOCKS = [
  'paragraph',
  'heading',
  'blockquote',
  'bulletList',
  'orderedList',
  'listItem',
  'codeBlock',
  'division',
  'image',
];
const MARKS = ['bold', 'italic', 'code', 'link', 'spanned'];

const keptAttributes = Object.fromEntries(
  KEPT.map((name) => [
    name,
    {
      default: null,
      parseHTML: (element: HTMLElement) => element.getAttribute(name),
      renderHTML: (attributes: Record<string, unknown>) =>
        attributes[name] ? { [name]: attributes[name] } : {},
    },
  ]),
);

/**
 * What a document cannot say by itself and HTML can: a text that stands in its list item without a paragraph around it (`data-bare`),
 * a `pre` without `code` (`data-plain`). `to-html.ts` writes them back as they were.
 */
const Attributes = Extension.create({
  name: 'keptAttributes',
  addGlobalAttributes() {
    return [
      { types: [...BLOCKS, ...MARKS], attributes: keptAttributes },
      {
        types: ['paragraph'],
        attributes: {
          bare: {
            default: true,
            parseHTML: () => false,
            renderHTML: ({ bare }) => (bare ? { 'data-bare': '' } : {}),
          },
        },
      },
      {
        types: ['codeBlock'],
        attributes: {
          plain: {
            default: false,
            parseHTML: (element: HTMLElement) => element.querySelector('code') === null,
            renderHTML: ({ plain }) => (plain ? { 'data-plain': '' } : {}),
          },
        },
      },
    ];
  },
});

const Division = Node.create({
  name: 'division',
  group: 'block',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'div' }],
  renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes), 0],
});

/** A span says something only by its attributes. */
const Spanned = Mark.create({
  name: 'spanned',
  excludes: '',
  parseHTML: () => [{ tag: KEPT.map((name) => `span[${name}]`).join(', ') }],
  renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes), 0],
});

/** A link may lead from code, and code may be strong. */
const CombinedCode = Code.extend({ excludes: '' });

/** Everything that an article's HTML may hold, and nothing else. */
export const richHtmlExtensions: Extensions = [
  StarterKit.configure({
    code: false,
    strike: false,
    underline: false,
    horizontalRule: false,
    heading: { levels: [1, 2, 3, 4, 5, 6] },
    link: {
      openOnClick: false,
      protocols: ['mailto', 'tel'],
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  CombinedCode,
  Image.configure({ inline: true }),
  Division,
  Spanned,
  Attributes,
];
