import { styled } from 'styled-components';

/** The frame around toolbar and text; it glows as the panel's other fields do. */
export const Frame = styled.div<{ $hasError: boolean }>`
  border: 1px solid ${({ theme, $hasError }) => theme.colors[$hasError ? 'danger600' : 'neutral200']};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};
  overflow: clip;

  &:focus-within {
    border-color: ${({ theme, $hasError }) => theme.colors[$hasError ? 'danger600' : 'primary600']};
    box-shadow: 0 0 0 2px ${({ theme, $hasError }) => theme.colors[$hasError ? 'danger600' : 'primary600']};
  }
`;

/** The text as readers will roughly see it; the panel's reset had taken headings and lists their looks. */
export const Prose = styled.div`
  max-height: 70vh;
  min-height: 24rem;
  overflow-y: auto;
  cursor: text;

  .tiptap {
    min-height: 24rem;
    max-width: 76ch;
    padding: 1.6rem 2rem 3.2rem;
    color: ${({ theme }) => theme.colors.neutral800};
    font-size: 1.6rem;
    line-height: 1.65;
    outline: none;
    overflow-wrap: anywhere;
  }
  .tiptap[contenteditable='false'] {
    color: ${({ theme }) => theme.colors.neutral600};
    cursor: not-allowed;
  }
  .tiptap > * + * {
    margin-top: 1em;
  }
  .tiptap :is(h1, h2) {
    font-size: 1.5em;
    font-weight: 700;
    line-height: 1.25;
  }
  .tiptap :is(h3, h4, h5, h6) {
    font-size: 1.2em;
    font-weight: 700;
    line-height: 1.3;
  }
  .tiptap strong {
    font-weight: 700;
  }
  .tiptap em {
    font-style: italic;
  }
  .tiptap :is(ul, ol) {
    padding-left: 1.6em;
  }
  .tiptap ul {
    list-style: disc;
  }
  .tiptap ol {
    list-style: decimal;
  }
  .tiptap blockquote {
    padding-left: 1.6rem;
    border-left: 4px solid ${({ theme }) => theme.colors.primary600};
    font-style: italic;
  }
  .tiptap a {
    color: ${({ theme }) => theme.colors.primary600};
    text-decoration: underline;
  }
  .tiptap img {
    display: inline-block;
    max-width: 100%;
    height: auto;
    border-radius: ${({ theme }) => theme.borderRadius};
  }
  .tiptap img.ProseMirror-selectednode {
    outline: 3px solid ${({ theme }) => theme.colors.primary600};
  }
  .tiptap :is(code, pre) {
    font-family: ui-monospace, Menlo, Consolas, monospace;
    font-size: 0.9em;
    background: ${({ theme }) => theme.colors.neutral150};
    border-radius: ${({ theme }) => theme.borderRadius};
  }
  .tiptap code {
    padding: 0.1em 0.3em;
  }
  .tiptap pre {
    padding: 1.2rem;
    overflow-x: auto;
    white-space: pre;
  }
  .tiptap div[class],
  .tiptap div:not([class]) {
    padding: 0.8rem;
    border: 1px dashed ${({ theme }) => theme.colors.neutral300};
  }
`;

/** HTML is read in columns. */
export const Source = styled.div`
  textarea {
    min-height: 32rem;
    font-family: ui-monospace, Menlo, Consolas, monospace;
    font-size: 1.3rem;
    line-height: 1.5;
  }
`;
