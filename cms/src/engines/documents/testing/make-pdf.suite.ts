import pdfmake from 'pdfmake';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';

pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((name) => name.startsWith('Helvetica'));
pdfmake.setFonts({
  // The fonts that every PDF program has: nothing is opened for them.
  Helvetica: {
    normal: 'Helvetica',
    bold: 'Helvetica-Bold',
    italics: 'Helvetica-Oblique',
    bolditalics: 'Helvetica-BoldOblique',
  },
});

/** A PDF as an office program lays it out: paragraphs, tables, columns. The library writes into what it is given: a copy. */
export const layOutPdf = (
  content: Content,
  more: Omit<TDocumentDefinitions, 'content'> = {},
): Promise<Buffer> =>
  pdfmake
    .createPdf({
      compress: false,
      defaultStyle: { font: 'Helvetica', fontSize: 10 },
      ...more,
      content: structuredClone(content),
    })
    .getBuffer();

/** Words at a place of a page, from its lower left corner. */
export interface PlacedWords {
  text: string;
  x: number;
  y: number;
  size?: number;
  isBold?: boolean;
}

/** A PDF with words exactly where they are wanted, drawn in the given order. */
export const placeWords = (pages: PlacedWords[][]): Buffer => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, index) => `${5 + index * 2} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
  ];
  for (const [index, words] of pages.entries()) {
    const stream = words
      .map(({ text, x, y, size = 10, isBold = false }) => {
        const hex = Buffer.from(text.replaceAll('€', '\x80'), 'latin1').toString('hex');
        return `BT /F${isBold ? 2 : 1} ${size} Tf ${x} ${y} Td <${hex}> Tj ET`;
      })
      .join('\n');
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${6 + index * 2} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
      `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    );
  }
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const entries = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(
    `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
};
