/** The little Markdown that replies use. There is no node for HTML or pictures, so there is no way to make any. */
export type Inline =
  | { type: 'text'; text: string }
  | { type: 'strong' | 'em'; children: Inline[] }
  | { type: 'code'; text: string }
  | { type: 'link'; href: string; label: string; host: string };

export type Block =
  | { type: 'paragraph'; lines: Inline[][] }
  | { type: 'list'; ordered: boolean; start: number; items: Inline[][] }
  | { type: 'code'; text: string };

/** Beyond this a reply is not a reply; it is shown as plain text. */
const MOST = 20_000;

/** An address that may be opened, normalised; `null` for anything but http, https and mailto. */
export const safeUrl = (text: string): URL | null => {
  try {
    const url = new URL(text);
    return ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url : null;
  } catch {
    return null;
  }
};

// Every repetition is bounded or excludes its own delimiter: no input makes this slower than its length.
const INLINE =
  /`([^`\n]{1,300})`|\*\*(?=\S)([^*\n]{1,400})\*\*|__(?=\S)([^_\n]{1,400})__|\*(?=\S)([^*\n]{1,400})\*|(?<![\p{L}\p{N}_])_(?=\S)([^_\n]{1,400})_(?![\p{L}\p{N}_])|!?\[([^[\]\n]{0,200})\]\(([^()\s]{1,800})\)|(https?:\/\/[^\s<>"'`]{1,800})/gu;

const link = (address: string, label: string): Inline => {
  const url = safeUrl(address);
  if (!url) return { type: 'text', text: label };
  // A label that does not say where it leads is a way to deceive.
  const host = url.host && !label.toLowerCase().includes(url.host) ? url.host : '';
  return { type: 'link', href: url.href, label: label || url.href, host };
};

export const parseInline = (text: string): Inline[] => {
  const found: Inline[] = [];
  let from = 0;
  const plain = (upTo: number) => {
    if (upTo > from) found.push({ type: 'text', text: text.slice(from, upTo) });
  };
  for (const match of text.matchAll(INLINE)) {
    const [whole, code, strong1, strong2, em1, em2, label, target, bare] = match;
    plain(match.index);
    from = match.index + whole.length;
    const strong = strong1 ?? strong2;
    const em = em1 ?? em2;
    if (code !== undefined) found.push({ type: 'code', text: code });
    else if (strong !== undefined) found.push({ type: 'strong', children: parseInline(strong) });
    else if (em !== undefined) found.push({ type: 'em', children: parseInline(em) });
    else if (target !== undefined)
      found.push(whole.startsWith('!') ? { type: 'text', text: label ?? '' } : link(target, label ?? ''));
    else if (bare !== undefined) {
      const address = bare.replace(/[.,;:!?)\]}»”*_]+$/, '');
      from -= bare.length - address.length;
      found.push(link(address, address));
    }
  }
  plain(text.length);
  return found;
};

/** Paragraphs, flat lists and code blocks; headings are bold lines. An unfinished mark is text. */
export const parseMarkdown = (markdown: string): Block[] => {
  if (markdown.length > MOST) return [{ type: 'paragraph', lines: [[{ type: 'text', text: markdown }]] }];
  const blocks: Block[] = [];
  let code: string[] | null = null;
  let open = false;
  for (const line of markdown.split(/\r?\n/)) {
    if (/^\s{0,3}```/.test(line)) {
      if (code) blocks.push({ type: 'code', text: code.join('\n') });
      code = code ? null : [];
      open = false;
      continue;
    }
    if (code) {
      code.push(line);
      continue;
    }
    if (!line.trim()) {
      open = false;
      continue;
    }
    const last = open ? blocks.at(-1) : undefined;
    open = true;
    const [, bullet, number, item] = /^\s{0,8}(?:([-*•+])|(\d{1,4})[.)])\s+(.*)$/.exec(line) ?? [];
    const heading = /^#{1,6}\s+(.*)$/.exec(line)?.[1];
    if (item !== undefined && (bullet || number)) {
      const ordered = number !== undefined;
      if (last?.type === 'list' && last.ordered === ordered) last.items.push(parseInline(item));
      else
        blocks.push({
          type: 'list',
          ordered,
          start: ordered ? Number(number) : 1,
          items: [parseInline(item)],
        });
    } else {
      const inline: Inline[] =
        heading === undefined ? parseInline(line) : [{ type: 'strong', children: parseInline(heading) }];
      if (last?.type === 'paragraph' && heading === undefined) last.lines.push(inline);
      else blocks.push({ type: 'paragraph', lines: [inline] });
    }
  }
  if (code) blocks.push({ type: 'code', text: code.join('\n') });
  return blocks;
};
