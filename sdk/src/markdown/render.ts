import { html, nothing, type TemplateResult } from 'lit';
import { parseMarkdown, type Block, type Inline } from './parse.js';

type Piece = TemplateResult | string;

const inline = (nodes: Inline[]): Piece[] =>
  nodes.map((node) => {
    switch (node.type) {
      case 'text':
        return node.text;
      case 'strong':
        return html`<strong>${inline(node.children)}</strong>`;
      case 'em':
        return html`<em>${inline(node.children)}</em>`;
      case 'code':
        return html`<code>${node.text}</code>`;
      case 'link':
        return html`<a href=${node.href} target="_blank" rel="noopener noreferrer nofollow ugc"
            >${node.label}</a
          >${node.host ? ` (${node.host})` : nothing}`;
    }
  });

const block = (node: Block): TemplateResult => {
  switch (node.type) {
    case 'paragraph':
      return html`<p dir="auto">
        ${node.lines.map((line, index) => [index ? html`<br />` : nothing, inline(line)])}
      </p>`;
    case 'list': {
      const items = node.items.map((item) => html`<li>${inline(item)}</li>`);
      return node.ordered
        ? html`<ol dir="auto" start=${node.start}>
            ${items}
          </ol>`
        : html`<ul dir="auto">
            ${items}
          </ul>`;
    }
    case 'code':
      return html`<pre tabindex="0"><code>${node.text}</code></pre>`;
  }
};

/** A reply as nodes: text and an allow-list of elements, made by templates, never by a parser of HTML. */
export const renderMarkdown = (markdown: string): TemplateResult[] => parseMarkdown(markdown).map(block);
