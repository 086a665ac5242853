import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { cleanPaste } from './clean-paste';
import { ImageForm, type ImageValue } from './image-form';
import { LinkForm, type LinkValue } from './link-form';
import { richHtmlExtensions } from './schema';
import { Prose } from './styles';
import { toHtml } from './to-html';
import { Toolbar } from './toolbar';

/** Writing a long text as HTML takes a moment: not at every key. */
const REST_MS = 200;

interface RichEditorProps {
  label: string;
  /** Read once; another text needs another editor. */
  initial: string;
  disabled: boolean;
  required: boolean;
  isInvalid: boolean;
  onChange: (html: string) => void;
  onShowHtml: () => void;
}

type Form = { kind: 'link'; value: LinkValue } | { kind: 'image'; value: ImageValue | null };

const linkAt = (editor: Editor): LinkValue => {
  const { href, title } = editor.getAttributes('link') as Partial<LinkValue>;
  return { href: href ?? '', title: title ?? '', text: '' };
};
const imageAt = (editor: Editor): ImageValue | null => {
  if (!editor.isActive('image')) return null;
  const { src, alt } = editor.getAttributes('image') as Partial<ImageValue>;
  return { src: src ?? '', alt: alt ?? '' };
};

/** The text as one writes it. */
export function RichEditor(props: RichEditorProps) {
  const { label, initial, disabled, required, isInvalid, onShowHtml } = props;
  const [form, setForm] = useState<Form | null>(null);
  const { watch, flush } = useRestingChange(props.onChange);
  const openLink = useRef<() => void>(() => undefined);

  const editor = useEditor({
    extensions: richHtmlExtensions,
    content: initial,
    editable: !disabled,
    shouldRerenderOnTransaction: false,
    onCreate: ({ editor: created }) => watch.begin(created),
    onUpdate: ({ editor: changed }) => watch.changed(changed),
    onBlur: flush,
    editorProps: {
      transformPastedHTML: cleanPaste,
      handleKeyDown: (_view, event) => {
        if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return false;
        event.preventDefault();
        openLink.current();
        return true;
      },
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-required': String(required),
        'aria-invalid': String(isInvalid),
      },
    },
  });
  openLink.current = () => editor && setForm({ kind: 'link', value: linkAt(editor) });

  useEffect(() => {
    if (editor && editor.isEditable === disabled) editor.setEditable(!disabled, false);
  }, [editor, disabled]);

  if (!editor) return null;
  const close = () => {
    setForm(null);
    editor.commands.focus();
  };
  const saveLink = ({ href, title, text }: LinkValue) => {
    setForm(null);
    const link = { href, title: title || null };
    const chain = editor.chain().focus();
    if (editor.isActive('link')) chain.extendMarkRange('link').updateAttributes('link', link).run();
    else if (editor.state.selection.empty)
      chain.insertContent([{ type: 'text', text, marks: [{ type: 'link', attrs: link }] }]).run();
    else chain.setMark('link', link).run();
  };
  const saveImage = (image: ImageValue) => {
    setForm(null);
    const chain = editor.chain().focus();
    if (editor.isActive('image')) chain.updateAttributes('image', image).run();
    else chain.insertContent({ type: 'image', attrs: image }).run();
  };

  return (
    <>
      <Toolbar
        editor={editor}
        disabled={disabled}
        onLink={openLink.current}
        onImage={() => setForm({ kind: 'image', value: imageAt(editor) })}
        onShowHtml={() => {
          flush();
          onShowHtml();
        }}
      />
      <Prose onClick={() => !editor.isFocused && editor.commands.focus()}>
        <EditorContent editor={editor} />
      </Prose>
      {form?.kind === 'link' && (
        <LinkForm
          value={form.value}
          isThere={editor.isActive('link')}
          needsText={editor.state.selection.empty && !editor.isActive('link')}
          onSave={saveLink}
          onRemove={() => {
            setForm(null);
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
          }}
          onClose={close}
        />
      )}
      {form?.kind === 'image' && <ImageForm value={form.value} onSave={saveImage} onClose={close} />}
    </>
  );
}

/** Tells of changes when the keys rest, and at once when somebody leaves the text. */
const useRestingChange = (onChange: (html: string) => void) => {
  const reportedValue = useRef('');
  const waiting = useRef<{ editor: Editor; timer: number } | null>(null);
  const tell = useRef(onChange);
  tell.current = onChange;

  const flush = useCallback(() => {
    if (!waiting.current) return;
    const { editor, timer } = waiting.current;
    window.clearTimeout(timer);
    waiting.current = null;
    const html = toHtml(editor.state.doc);
    // The editor also changes what nobody sees, such as the empty line at the end.
    if (html === reportedValue.current) return;
    reportedValue.current = html;
    tell.current(html);
  }, []);
  useEffect(() => flush, [flush]);

  const watch = {
    begin: (editor: Editor) => {
      reportedValue.current = toHtml(editor.state.doc);
    },
    changed: (editor: Editor) => {
      window.clearTimeout(waiting.current?.timer);
      waiting.current = { editor, timer: window.setTimeout(flush, REST_MS) };
    },
  };
  return { watch, flush };
};
