import { testsOf, type TrustRow } from './row';

const training = testsOf('tests/api/training-files.spec.ts');
const uploads = testsOf('tests/api/uploads.spec.ts');
const documents = testsOf('cms/src/engines/documents/read-document.test.ts');
const worker = testsOf('cms/src/engines/documents/worker-reader.test.ts');
const chatbots = testsOf('tests/api/chatbots.spec.ts');
const pictures = testsOf('tests/api/social-pictures.spec.ts');
const articles = testsOf('cms/src/domain/article/sanitise-body.test.ts');

/** Files that people bring, and the HTML that editors write. */
export const FILE_ROWS: TrustRow[] = [
  {
    id: 'G1',
    holds: 'A file is taken by what it holds, up to its size, ten of a chatbot, however many come at once.',
    proof: [
      ...training(
        'each is refused by name, and the good ones beside them are taken',
        'exactly 1 MB is not too large',
        'twenty at once on a bot that has nine: the tenth is taken, the others are told',
      ),
      ...worker('%s is accepted by what it holds'),
    ],
  },
  {
    id: 'G2',
    holds: 'A small file that unpacks into a huge one is refused, whatever size it says it has.',
    proof: [
      ...documents(
        'a bomb is refused however small it says it is',
        'so are too many entries, half a file, and a zip of something else',
      ),
      ...testsOf('cms/src/engines/documents/read-xlsx.test.ts')(
        'a broken workbook, and one with a document type, fail with a reason',
      ),
    ],
  },
  {
    id: 'G3',
    holds: 'A hostile document ends its own reading and nothing else, and no other customer waits for it.',
    proof: [
      ...worker(
        'is ended when it takes too long',
        'is ended when its memory runs over',
        'reads files one after the other, and is not stopped by a bad one',
        'six slow files of one owner make another wait for none of them',
      ),
      ...documents('cut after %i bytes, it fails with a reason', 'an encrypted file says so'),
    ],
  },
  {
    id: 'G4',
    holds: 'A cell of a table that leaves the product is text, and no formula.',
    proof: [
      ...testsOf('tests/api/conversations-owner.spec.ts')(
        'CSV: every message, however many pages, and no formula among them',
      ),
      ...testsOf('tests/api/admin.spec.ts')(
        'are exported whole, as an Italian Excel reads them, and no cell is a formula',
      ),
      ...testsOf('tests/api/business.spec.ts')('leaves as a spreadsheet, whose formulas are text'),
    ],
  },
  {
    id: 'G5',
    holds: 'A file is given to its owner alone, to be kept and not to be run.',
    proof: [
      ...uploads(
        'a private picture comes through the server alone, and goes from the bucket with its owner’s wish',
      ),
      ...testsOf('tests/api/service-orders.spec.ts')('another’s order cannot be told from a missing one'),
      ...testsOf('tests/api/receipts.spec.ts')(
        'is a PDF with seller, buyer and VAT in cents, for its buyer and administrators alone',
      ),
    ],
  },
  {
    id: 'G6',
    holds: 'The name of a file leads to no folder.',
    proof: [
      ...training('a name cannot lead anywhere'),
      ...testsOf('cms/src/domain/chatbot/upload-check.test.ts')('%j is kept as %s'),
      ...testsOf('cms/src/engines/files/files.test.ts')(
        'a key that this store did not make reads nothing and writes nothing',
      ),
    ],
  },
  {
    id: 'G7',
    holds: 'A form that is refused, breaks off or comes from nobody leaves no file behind.',
    proof: uploads(
      'a form with files is refused unread by every route that takes none',
      'a refused upload leaves no temporary file, with the field %s',
      'a body that hides its length is stopped while it is read',
      'a form that breaks off in the middle leaves nothing and breaks nothing',
    ),
  },
  {
    id: 'G8',
    holds: 'A file that a virus scanner names is refused.',
    proof: 'none',
    unproven: 'No scanner is built in: files are read in a worker with limits, and never run.',
  },
  {
    id: 'H1',
    holds: 'A picture is drawn anew without what its camera wrote; what is no picture is refused.',
    proof: [
      ...chatbots('a %s is drawn anew as a square WebP', 'the avatar > %s is refused'),
      ...testsOf('tests/api/profile.spec.ts')('the picture > %s is refused'),
      ...testsOf('tests/api/social-photos.spec.ts')(
        'a photo is kept whole and without what its camera wrote, under the name of its file',
      ),
      ...pictures('is drawn anew without what else the file carried, in a shape that its network takes'),
    ],
  },
  {
    id: 'H2',
    holds: 'A small picture of enormous size is refused.',
    proof: pictures('a file that unpacks into a bomb is refused'),
  },
  {
    id: 'H3',
    holds: 'A page that got among the uploads can run nothing.',
    proof: testsOf('tests/api/headers.spec.ts')('an uploaded page can run nothing'),
  },
  {
    id: 'H4',
    holds: 'The picture of a chatbot is a file of ours, never an address that somebody typed.',
    proof: [
      ...chatbots('saving > %s is refused and nothing is saved'),
      ...pictures('%s is no address of a picture'),
    ],
  },
  {
    id: 'I1',
    holds:
      'What editors write loses scripts, handlers, forms and foreign pictures, and shadows nothing of the page.',
    proof: [
      ...articles(
        'drops what could run or load',
        'an id cannot shadow anything of the page, and its links follow it',
      ),
      ...testsOf('tests/api/articles.spec.ts')('loses scripts, handlers, forms and foreign pictures'),
      ...testsOf('tests/api/seo.spec.ts')('hostile HTML reaches no page'),
    ],
  },
];
