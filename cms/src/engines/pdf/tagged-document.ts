import PDFDocument from 'pdfmake/js/PDFDocument';

/** Text as XML in ASCII, whatever the encoding that the stream is said to have. */
const escapeXml = (text: string): string =>
  text.replace(/[<>&"'\u0080-\u{10ffff}]/gu, (character) => `&#${character.codePointAt(0)};`);

/** pdfkit's document, which writes title and author into its metadata as they are: an ampersand made them unreadable. */
export class TaggedDocument extends PDFDocument {
  override endMetadata(): void {
    const { info } = this;
    this.info = Object.fromEntries(
      Object.entries(info).map(([key, value]) => [key, typeof value === 'string' ? escapeXml(value) : value]),
    );
    super.endMetadata();
    this.info = info;
  }
}
