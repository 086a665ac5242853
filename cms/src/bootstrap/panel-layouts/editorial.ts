import type { PanelLayout } from './panel-layout';

/** Texts: blog, help, legal pages. */
export const articleLayouts: Record<string, PanelLayout> = {
  'api::article.article': {
    mainField: 'title',
    list: ['title', 'wentLiveAt', 'publishOn'],
    sort: ['updatedAt', 'DESC'],
    form: [
      ['title'],
      ['summary'],
      ['body'],
      ['cover', 'imageAlt'],
      ['tags', 'coverPath'],
      ['publishOn', 'unpublishOn'],
      ['slug', 'wentLiveAt'],
      ['showCallToAction', 'readingMinutes'],
    ],
    readOnly: ['readingMinutes'],
    labels: {
      title: 'Titolo dell’articolo',
      summary: 'Riassunto per le schede e i motori di ricerca',
      body: 'Testo dell’articolo',
      wentLiveAt: 'Data dell’articolo',
      unpublishOn: 'Togli dal sito il',
    },
    help: {
      summary: 'Due o tre frasi: che cosa trova chi legge.',
      slug: 'Vuoto, si ricava dal titolo. Se cambia dopo la pubblicazione, il vecchio indirizzo porta al nuovo.',
      body: 'Titoli, elenchi, citazioni, collegamenti e immagini della libreria. Quello che non è ammesso viene tolto al salvataggio.',
      tags: 'Uno per riga. I primi tre appaiono sulla scheda.',
      cover: 'Orizzontale, almeno 1200 × 675 punti. È la stessa in tutte le lingue.',
      imageAlt: 'Che cosa si vede nella copertina, per chi non può vederla.',
      coverPath:
        'Un disegno già fornito, per esempio /illustrations/articolo-cassa.svg. Conta solo se manca la copertina.',
      publishOn: 'Salva, e l’articolo esce da solo in quel momento. Per pubblicarlo subito lascia vuoto.',
      unpublishOn: 'In quel momento l’articolo sparisce dal sito e torna una bozza.',
      wentLiveAt: 'La data che vedono i lettori. Si riempie da sola alla prima pubblicazione.',
      showCallToAction: 'In fondo all’articolo, il riquadro che porta ai prodotti.',
      readingMinutes: 'Si conta da sé al salvataggio.',
    },
  },
  'api::article.help-article': {
    mainField: 'title',
    list: ['title', 'topic', 'slug', 'position'],
    sort: ['position', 'ASC'],
    form: [
      ['title', 'titleEn'],
      ['slug', 'topic', 'position'],
      ['body'],
      ['bodyEn'],
      ['shortAnswers'],
      ['shortAnswersEn'],
    ],
    labels: {
      topic: 'Argomento',
      title: 'Domanda o titolo',
      titleEn: 'Domanda o titolo (inglese)',
      shortAnswers: 'Risposte brevi del nostro chatbot',
      shortAnswersEn: 'Risposte brevi del nostro chatbot (inglese)',
    },
    help: {
      titleEn: 'Vuoto, chi legge in inglese vede l’italiano.',
      bodyEn: 'Vuoto, chi legge in inglese vede l’italiano.',
      shortAnswers:
        'Domande, una per riga e con il punto interrogativo; sotto, la risposta in due frasi; una riga vuota prima della prossima. Domande senza risposta sono altri modi di chiedere il titolo.',
      slug: 'Parte dell’indirizzo della pagina: parole minuscole unite da trattini.',
      position: 'Il più piccolo sta più in alto.',
    },
  },
  'api::article.legal-page': {
    mainField: 'title',
    list: ['title', 'slug', 'number', 'effectiveOn'],
    sort: ['effectiveOn', 'DESC'],
    form: [['title', 'titleEn'], ['slug', 'number', 'effectiveOn'], ['body'], ['bodyEn']],
    labels: { number: 'Versione' },
    help: {
      slug: 'Uno di: privacy, termini, cookie, accessibilita, trasparenza-ai, recesso.',
      effectiveOn: 'Prima di questo giorno resta in vigore la versione precedente.',
      number: 'Una modifica è una versione nuova: quelle passate restano, perché qualcuno le ha accettate.',
    },
  },
  'api::article.slug-redirect': {
    mainField: 'fromSlug',
    list: ['fromSlug', 'toSlug', 'language'],
    form: [['fromSlug', 'toSlug', 'language']],
  },
};
