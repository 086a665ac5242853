import { Box, Button, Flex, Textarea, Typography } from '@strapi/design-system';
import { useMemo, useState } from 'react';
import { problemsOf, type HtmlProblem } from './check-html';
import { Source } from './styles';
import { useWords } from './use-words';
import { inLines } from './to-html';
import type { RichHtmlWord } from './words';

const WORD_OF: Record<HtmlProblem['kind'], RichHtmlWord> = {
  tag: 'problemTag',
  attribute: 'problemAttribute',
  image: 'problemImage',
  link: 'problemLink',
  undescribed: 'problemUndescribed',
};
const SHOWN = 8;

interface HtmlViewProps {
  label: string;
  /** Read once; another text needs another view. */
  value: string;
  disabled: boolean;
  onChange: (html: string) => void;
  onShowText: () => void;
}

/** The text as HTML, with what saving it would take away. */
export function HtmlView({ label, value, disabled, onChange, onShowText }: HtmlViewProps) {
  const t = useWords();
  const [source, setSource] = useState(() => inLines(value.trim()));
  const problems = useMemo(() => problemsOf(source), [source]);
  return (
    <Source>
      <Flex justifyContent="flex-end" padding={2} background="neutral100">
        <Button size="S" variant="secondary" onClick={onShowText}>
          {t('text')}
        </Button>
      </Flex>
      <Textarea
        aria-label={t('htmlLabel', { label })}
        value={source}
        disabled={disabled}
        spellCheck={false}
        onChange={(event) => {
          setSource(event.target.value);
          onChange(event.target.value);
        }}
      />
      <Box padding={3} role="status">
        {problems.length === 0 ? (
          <Typography variant="pi" textColor="success700">
            {t('valid')}
          </Typography>
        ) : (
          <>
            <Typography variant="pi" fontWeight="bold" textColor="danger600">
              {t('problems')}
            </Typography>
            <ul>
              {problems.slice(0, SHOWN).map(({ kind, name }) => (
                <li key={`${kind} ${name}`}>
                  <Typography variant="pi" textColor="danger600">
                    {t(WORD_OF[kind], { name: name.slice(0, 120) })}
                  </Typography>
                </li>
              ))}
            </ul>
          </>
        )}
      </Box>
    </Source>
  );
}
