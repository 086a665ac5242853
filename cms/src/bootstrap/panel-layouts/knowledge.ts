import type { PanelLayout } from './panel-layout';

const FIGURE_DAYS = {
  validFrom: 'Prima di questo giorno vale la cifra precedente.',
  validUntil: 'Dopo questo giorno l’assistente la dice ancora, ma come dato del suo anno.',
};

/** What the assistant knows. The lists begin with what was reviewed longest ago: what is due for review. */
export const knowledgeLayouts: Record<string, PanelLayout> = {
  'api::knowledge.knowledge-entry': {
    mainField: 'question',
    list: ['question', 'topic', 'reviewedOn', 'reviewedBy'],
    sort: ['reviewedOn', 'ASC'],
    form: [
      ['question', 'questionEn'],
      ['asks', 'asksEn'],
      ['body'],
      ['bodyEn'],
      ['figures'],
      ['sources'],
      ['reviewedOn', 'reviewedBy'],
      ['topic', 'nextStep'],
      ['key', 'leadsTo'],
    ],
    labels: {
      question: 'Domanda',
      questionEn: 'Domanda (inglese)',
      topic: 'Argomento',
      body: 'Risposta',
      bodyEn: 'Risposta (inglese)',
      key: 'Codice della voce',
    },
    help: {
      question: 'Il modo più comune di chiederlo: appare anche come suggerimento.',
      questionEn: 'Vuota, chi scrive in inglese vede l’italiano.',
      asks: 'Altri modi di chiederlo, uno per riga: più ce ne sono, meglio l’assistente riconosce la domanda.',
      body: 'Una cifra che cambia si scrive tra parentesi doppie con il suo codice: {{inps.professionals.rate}}. Vale per le cifre qui sotto e per i parametri fiscali.',
      bodyEn: 'Vuota, chi scrive in inglese riceve la risposta in italiano.',
      figures:
        'Le cifre della risposta con le loro scadenze. Senza fonte, o scadute, vengono dette con il loro anno.',
      sources: 'Leggi, circolari, pagine ufficiali: una per riga.',
      reviewedOn: 'Quando qualcuno ha controllato l’ultima volta che sia tutto vero.',
      key: 'Non cambia più: altre voci la nominano con questo codice.',
      leadsTo: 'Codici delle voci da suggerire dopo, uno per riga. Contano le prime due.',
      nextStep: 'Che cosa l’assistente propone di fare dopo la risposta.',
    },
  },
  'knowledge.figure': {
    mainField: 'key',
    list: ['key', 'value'],
    form: [
      ['key', 'value', 'unit'],
      ['validFrom', 'validUntil', 'source'],
    ],
    labels: { key: 'Codice della cifra' },
    help: {
      key: 'Parole minuscole unite da trattini: nel testo si scrive {{codice}}.',
      value: 'Come si scrive: 26,07 per il 26,07%.',
      ...FIGURE_DAYS,
      source: 'Dove si può verificare. Senza, la cifra viene detta con il suo anno.',
    },
  },
  'api::knowledge.fiscal-parameter': {
    mainField: 'label',
    list: ['label', 'value', 'validFrom', 'validUntil', 'reviewedOn'],
    sort: ['validUntil', 'ASC'],
    form: [
      ['label', 'key'],
      ['value', 'unit'],
      ['validFrom', 'validUntil'],
      ['source', 'reviewedOn'],
      ['note'],
    ],
    labels: { label: 'Parametro', key: 'Codice del parametro' },
    help: {
      key: 'Lo usano i calcoli e le risposte ({{codice}}). Per un anno nuovo crea un’altra riga con lo stesso codice.',
      value: 'Come si scrive: 26,07 per il 26,07%; 85000 per 85.000 €.',
      ...FIGURE_DAYS,
      source: 'Legge o circolare. Viene detta accanto al calcolo.',
    },
  },
};
