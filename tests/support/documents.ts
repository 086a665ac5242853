import zlib from 'node:zlib';

/** Real files made from text, the smallest that their formats allow: what an owner would upload. */

const wrap = (text: string, width: number): string[] => {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(/\s+/)) {
      if (line.length + word.length + 1 > width) {
        lines.push(line);
        line = word;
      } else line = line ? `${line} ${word}` : word;
    }
    lines.push(line, '');
  }
  return lines;
};

const WIN_ANSI = new Map([
  ['€', 0x80],
  ['…', 0x85],
  ['‘', 0x91],
  ['’', 0x92],
  ['“', 0x93],
  ['”', 0x94],
  ['–', 0x96],
  ['—', 0x97],
]);
const winAnsi = (text: string): Buffer =>
  Buffer.from(
    [...text].map(
      (character) =>
        WIN_ANSI.get(character) ?? (character.charCodeAt(0) < 256 ? character.charCodeAt(0) : 0x3f),
    ),
  );

/** A text PDF, Helvetica, about 50 lines a page. */
export const makePdf = (text: string): Buffer => {
  const lines = wrap(text, 90);
  const pages: string[][] = [];
  for (let start = 0; start < lines.length; start += 50) pages.push(lines.slice(start, start + 50));
  const objects: Buffer[] = [];
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  objects.push(Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'));
  objects.push(Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`));
  objects.push(
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'),
  );
  pages.forEach((page, index) => {
    objects.push(
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
      ),
    );
    const drawn = page.map((line) =>
      Buffer.concat([Buffer.from('('), winAnsi(line.replace(/([\\()])/g, '\\$1')), Buffer.from(') Tj T*\n')]),
    );
    const content = Buffer.concat([
      Buffer.from('BT /F1 10 Tf 50 790 Td 14 TL\n'),
      ...drawn,
      Buffer.from('ET'),
    ]);
    objects.push(
      Buffer.concat([
        Buffer.from(`<< /Length ${content.length} >>\nstream\n`),
        content,
        Buffer.from('\nendstream'),
      ]),
    );
  });
  return assemblePdf(objects);
};

/** A page with a picture and no text: what a scanner makes. */
export const makeScannedPdf = (): Buffer => {
  const pixels = zlib.deflateSync(Buffer.alloc(100 * 140, 0xee));
  return assemblePdf([
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << /I 5 0 R >> >> /Contents 4 0 R >>',
    ),
    Buffer.from('<< /Length 30 >>\nstream\nq 595 0 0 842 0 0 cm /I Do Q  \nendstream'),
    Buffer.concat([
      Buffer.from(
        `<< /Type /XObject /Subtype /Image /Width 100 /Height 140 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode /Length ${pixels.length} >>\nstream\n`,
      ),
      pixels,
      Buffer.from('\nendstream'),
    ]),
  ]);
};

/** A PDF that opens with a password only. */
export const makeEncryptedPdf = (text: string): Buffer => {
  const id = '<00112233445566778899aabbccddeeff>';
  const lock = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`;
  return Buffer.from(
    makePdf(text).toString('latin1').replace('/Root 1 0 R', `/Root 1 0 R /ID [${id} ${id}] ${lock}`),
    'latin1',
  );
};

const assemblePdf = (objects: Buffer[]): Buffer => {
  const parts = [Buffer.from('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  objects.forEach((object, index) => {
    offsets.push(length);
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    parts.push(part);
    length += part.length;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
};

const crcTable = Array.from({ length: 256 }, (_, start) => {
  let value = start;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});
const crc32 = (bytes: Buffer): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
};

/** A ZIP archive of the given entries, deflated. */
export const makeZip = (entries: [name: string, content: Buffer][]): Buffer => {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of entries) {
    const packed = zlib.deflateRawSync(content);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(0x0800, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(content.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([
        Buffer.from('PK\x01\x02', 'latin1'),
        Buffer.from([20, 0]),
        fields,
        tail,
        Buffer.from(name),
      ]),
    );
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, central, end]);
};

const escapeXml = (text: string) =>
  text.replace(/[<>&]/g, (character) => ({ '<': '&lt;', '>': '&gt;', '&': '&amp;' })[character] ?? character);

/** A Word document: a heading, then one paragraph a line. */
export const makeDocx = (title: string, paragraphs: string[]): Buffer => {
  const heading = `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>${escapeXml(title)}</w:t></w:r></w:p>`;
  const body = paragraphs
    .map((text) => `<w:p><w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`)
    .join('');
  const office = 'http://schemas.openxmlformats.org';
  return makeZip([
    [
      '[Content_Types].xml',
      Buffer.from(
        `<?xml version="1.0"?><Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
      ),
    ],
    [
      '_rels/.rels',
      Buffer.from(
        `<?xml version="1.0"?><Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
      ),
    ],
    [
      'word/document.xml',
      Buffer.from(
        `<?xml version="1.0"?><w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body>${heading}${body}</w:body></w:document>`,
      ),
    ],
  ]);
};

/** Rows as an Italian spreadsheet exports them: `;` and quotes. */
export const makeCsv = (rows: string[][]): Buffer =>
  Buffer.from(rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')).join('\r\n'));
