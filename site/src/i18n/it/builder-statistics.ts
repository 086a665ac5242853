import { plural } from '../plural';

/** Words of the chatbot builder's statistics section. Those of the specification are verbatim. */
export const builderStatistics = {
  title: 'Statistiche',
  lead: 'Il mese in corso.',
  failed: 'Non riusciamo a leggere le statistiche.',
  usage: 'Messaggi usati',
  used: '{used} di {limit}',
  left: plural('Ne resta {count} fino a fine mese.', 'Ne restano {count} fino a fine mese.'),
  nearly: 'Stai per raggiungere il limite di questo mese.',
  reached: 'Limite raggiunto: fino al mese prossimo il bot lo dice con gentilezza ai visitatori.',
  conversations: 'Conversazioni totali',
  answered: 'Domande con risposta',
  answeredOf: '{answered} su {total}',
  unansweredHint: plural(
    '{count} domanda senza risposta: leggila in Chat.',
    '{count} domande senza risposta: leggile in Chat.',
  ),
  responseTime: 'Tempo di risposta',
  median: 'di solito',
  slow: '19 volte su 20 entro {time}',
  seconds: '{seconds} s',
  milliseconds: '{milliseconds} ms',
  noData: 'N/D',
  noDataHint: 'Arriva con i primi messaggi.',
  buy: 'Acquista crediti',
  packs: 'Acquista crediti',
  packsLead: 'Messaggi in più, oltre a quelli del tuo piano.',
  pack: '{messages} messaggi',
  saving: 'risparmi {amount}',
  buyPack: 'Acquista',
  soon: 'Disponibile a breve',
  soonBody:
    'L’acquisto di crediti non è ancora attivo: nel frattempo il contatore riparte da zero il primo del mese.',
};
