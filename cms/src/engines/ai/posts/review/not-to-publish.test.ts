import { describe, expect, it } from 'vitest';
import { sentenceNotToPublish } from './not-to-publish';

describe('a sentence that must not leave, wherever it came from', () => {
  it.each([
    'Parla spesso dei nostri tavoli.',
    'Storia da raccontare: una culla del 1890 tornata in famiglia.',
    'Consigli sulle piante ok, piacciono.',
    'Dal 7 marzo si può dire che apriamo a Como.',
    'Apriamo a Como, prima no perché firmo il 4.',
    'Aldo fa 6 ore e ne fatturiamo 4.',
    'Il signor Righi deve ancora saldare giugno.',
    'Irma aspetta un bambino, lo sanno in pochi.',
    'Le viti le abbiamo pagate 0,40.',
    'Sui divani il margine è del 40%.',
    'Per noi: il furgone non passa la revisione.',
    'Save-the-dates: tell people to allow five weeks.',
    'Two places are already promised to the shop in Cork.',
  ])('“%s”', (sentence) => {
    expect(sentenceNotToPublish(`Da noi i tavoli si provano.\n\n${sentence} Vi aspettiamo.`)).not.toBeNull();
  });
  it.each([
    'Il prezzo si scala se poi lo restauriamo noi.',
    'Prima di comprare si può provare in negozio per un’ora.',
    'Da lunedì 7 dicembre siamo aperti anche la mattina.',
    'Nothing is printed before you sign the proof.',
    'Prima no, adesso sì: il legno vecchio si recupera.',
    'Un tavolo del 1920 è tornato in cucina dopo 40 ore di lavoro.',
    'La ricevuta arriva per posta elettronica, la fattura a richiesta.',
  ])('“%s” may leave', (sentence) => {
    expect(sentenceNotToPublish(sentence)).toBeNull();
  });
});
