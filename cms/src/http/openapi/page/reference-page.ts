import { BRAND, ERROR_STATUS, type ErrorCode, type Locale } from '../../../contract';
import { ERROR_TITLES } from '../../error-titles';
import type { OpenApiDocument, Operation } from '../openapi-document';
import { referenceWords, type ReferenceWords } from '../../../locales/api-reference';
import { escapeHtml } from '../../../templates/render-mail';
import { schemaText } from './schema-text';
import { REFERENCE_STYLE } from './style';

/** Plain text in HTML, with `code` between backticks. */
const prose = (text: string): string => escapeHtml(text).replace(/`([^`]*)`/g, '<code>$1</code>');

const codeLink = (code: ErrorCode): string => `<li><a href="#${code}">${code}</a> ${ERROR_STATUS[code]}</li>`;

const parameters = ({ parameters: list }: Operation, words: ReferenceWords): string => {
  if (list.length === 0) return '';
  const rows = list.map(({ name, in: where, required, schema, description }) => {
    const note = [where, required ? '' : words.optional].filter(Boolean).join(', ');
    const details = description ? ` ${prose(description)}` : '';
    return `<dt>${escapeHtml(name)}</dt><dd>${note} · <code>${schemaText(schema)}</code>${details}</dd>`;
  });
  return `<h3>${words.parameters}</h3><dl>${rows.join('')}</dl>`;
};

const content = (entries: Operation['responses'][string]['content']): string =>
  Object.entries(entries ?? {})
    .map(([media, { schema }]) =>
      schema ? `<pre>${schemaText(schema)}</pre>` : `<p><code>${escapeHtml(media)}</code></p>`,
    )
    .join('');

const successes = ({ responses }: Operation): string =>
  Object.entries(responses)
    .filter(([status]) => Number(status) < 400)
    .map(([status, answer]) => `<p class="status">${status}</p>${content(answer.content)}`)
    .join('');

const operation = (method: string, path: string, each: Operation, words: ReferenceWords): string => {
  const { 'x-access': access, 'x-rate-limit': limit, 'x-error-codes': codes } = each;
  const marks = [
    words.access[access],
    words.limit(limit.points, limit.seconds),
    each.parameters.some(({ in: where }) => where === 'header') ? words.idempotent : '',
  ].filter(Boolean);
  return (
    `<details class="route" id="${each.operationId}"><summary><span class="method ${method}">${method}</span>` +
    `<span class="path">${escapeHtml(path)}</span><span class="summary">${prose(each.summary)}</span><span class="marks">${marks.map((mark) => `<span>${escapeHtml(mark)}</span>`).join('')}</span></summary><div>` +
    (each.description ? `<p>${prose(each.description)}</p>` : '') +
    parameters(each, words) +
    (each.requestBody ? `<h3>${words.body}</h3>${content(each.requestBody.content)}` : '') +
    `<h3>${words.answers}</h3>${successes(each)}` +
    `<h3>${words.refusals}</h3><ul class="codes">${codes.map(codeLink).join('')}</ul></div></details>`
  );
};

const groups = ({ paths, tags }: OpenApiDocument, words: ReferenceWords): string =>
  tags
    .map(({ name }) => {
      const routes = Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods)
          .filter(([, each]) => each.tags.includes(name))
          .map(([method, each]) => operation(method.toUpperCase(), path, each, words)),
      );
      return `<section id="group-${name}"><h2>${escapeHtml(name)}</h2>${routes.join('')}</section>`;
    })
    .join('');

const types = ({ components }: OpenApiDocument, words: ReferenceWords): string => {
  const list = Object.entries(components.schemas).map(([name, schema]) => {
    const { description, ...shape } = schema;
    const note = typeof description === 'string' ? `<p>${prose(description)}</p>` : '';
    return `<div class="type" id="type-${name}"><h3>${name}</h3>${note}<pre>${schemaText(shape)}</pre></div>`;
  });
  return `<section id="types"><h2>${words.types}</h2>${list.join('')}</section>`;
};

const errors = (words: ReferenceWords): string => {
  const rows = (Object.keys(ERROR_TITLES) as ErrorCode[]).map(
    (code) => `<dt id="${code}">${code} · ${ERROR_STATUS[code]}</dt><dd>${prose(ERROR_TITLES[code])}</dd>`,
  );
  return `<section id="errors"><h2>${words.errors}</h2><dl>${rows.join('')}</dl></section>`;
};

/** The reference of the API as one page: its routes fold open, its types and codes are linked, and it needs nothing but itself. */
export const referencePage = (document: OpenApiDocument, locale: Locale): string => {
  const words = referenceWords[locale];
  const other = locale === 'it' ? 'en' : 'it';
  const entries = [
    ['basics', words.basics],
    ...document.tags.map(({ name }) => [`group-${name}`, name]),
    ['errors', words.errors],
    ['types', words.types],
  ].map(([id = '', text = '']) => `<li><a href="#${id}">${escapeHtml(text)}</a></li>`);
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<title>${escapeHtml(words.title)} · ${BRAND.name}</title><style>${REFERENCE_STYLE}</style></head><body>` +
    `<header><h1>${escapeHtml(words.title)}</h1><p>${escapeHtml(words.introduction)}</p><nav>` +
    `<a href="/">${BRAND.name}</a><a href="/api/openapi.json">${words.document}</a><a href="/docs/api?lang=${other}" hreflang="${other}" lang="${other}">${words.other}</a></nav></header>` +
    `<div class="page"><nav class="contents" aria-label="${words.contents}"><details open><summary>${words.contents}</summary><ul>${entries.join('')}</ul></details></nav><main>` +
    `<section id="basics"><h2>${words.basics}</h2>${words.rules.map((rule) => `<p>${prose(rule)}</p>`).join('')}</section>` +
    groups(document, words) +
    errors(words) +
    types(document, words) +
    `</main></div></body></html>`
  );
};
