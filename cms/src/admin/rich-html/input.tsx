import { useField } from '@strapi/admin/strapi-admin';
import { Field, Flex, Typography } from '@strapi/design-system';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { countWords, readingMinutes } from '../../domain/article/reading-minutes';
import { HtmlView } from './html-view';
import { RichEditor } from './rich-editor';
import { Frame } from './styles';
import { canonical } from './to-html';
import { useWords } from './use-words';

interface RichHtmlInputProps {
  name: string;
  label: string;
  labelAction?: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

/** The panel's field for texts in HTML: an editor, and the HTML itself for those who want to see it. */
export default function RichHtmlInput({
  name,
  label,
  labelAction,
  hint,
  required = false,
  disabled = false,
}: RichHtmlInputProps) {
  const field = useField<string | null>(name);
  const value = field.value ?? '';
  const [showsHtml, setShowsHtml] = useState(false);
  const { edition, noteOwn } = useEdition(value);

  const change = (html: string) => {
    noteOwn(html);
    field.onChange(name, html === '' ? null : html);
  };

  return (
    <Field.Root name={name} id={name} hint={hint} error={field.error} required={required}>
      <Flex direction="column" alignItems="stretch" gap={1}>
        <Field.Label action={labelAction}>{label}</Field.Label>
        <Frame $hasError={Boolean(field.error)}>
          {showsHtml ? (
            <HtmlView
              key={edition}
              label={label}
              value={value}
              disabled={disabled}
              onChange={change}
              onShowText={() => setShowsHtml(false)}
            />
          ) : (
            <RichEditor
              key={edition}
              label={label}
              initial={value}
              disabled={disabled}
              required={required}
              isInvalid={Boolean(field.error)}
              onChange={change}
              onShowHtml={() => setShowsHtml(true)}
            />
          )}
          <TextFacts html={value} />
        </Frame>
        <Field.Hint />
        <Field.Error />
      </Flex>
    </Field.Root>
  );
}

/** Counts the texts that came from elsewhere: another language, discarded changes, what the server made of it. */
const useEdition = (value: string) => {
  const own = useRef(value);
  const [edition, setEdition] = useState(0);
  useEffect(() => {
    if (value === own.current) return;
    const isSame = canonical(value) === canonical(own.current);
    own.current = value;
    if (!isSame) setEdition((number) => number + 1);
  }, [value]);
  return {
    edition,
    noteOwn: (html: string) => {
      own.current = html;
    },
  };
};

/** How long the text is. */
function TextFacts({ html }: { html: string }) {
  const t = useWords();
  const facts = useMemo(() => ({ words: countWords(html), minutes: readingMinutes(html) }), [html]);
  return (
    <Flex
      gap={2}
      padding={2}
      justifyContent="flex-end"
      background="neutral100"
      borderColor="neutral200"
      borderStyle="solid"
      borderWidth="1px 0 0 0"
    >
      <Typography variant="pi" textColor="neutral600">
        {t('words', { words: facts.words })}
        {facts.words > 0 && ` · ${t('minutes', { minutes: facts.minutes })}`}
      </Typography>
    </Flex>
  );
}
