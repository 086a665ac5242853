import type { ThoughtRow } from '../thoughts/thought';

export const GENERAL: readonly ThoughtRow[] = [
  [
    'question',
    'La domanda che manca',
    'Qual è la domanda che non si fa mai per timidezza? È quasi sempre la più utile.',
  ],
  [
    'question',
    'Consiglio o ricerca?',
    'Per scegliere bene: il consiglio di un amico, una ricerca online o una chiacchierata con chi fa questo mestiere?',
  ],
  [
    'question',
    'Il dettaglio che conta',
    'Quando un servizio piace davvero, di solito è merito di un dettaglio. Qual è quello che fa tornare?',
  ],
  [
    'question',
    'Il prossimo argomento',
    'Di che cosa sarebbe bello leggere qui, la prossima volta? Ogni idea è un buon punto di partenza.',
  ],
  [
    'tip',
    'Chiedere prima',
    'Una domanda in più prima di decidere fa risparmiare tempo dopo. Vale per gli acquisti grandi e per quelli piccoli.',
  ],
  [
    'tip',
    'Scrivere l’essenziale',
    'Un messaggio chiaro in tre righe (che cosa serve, per quando, un contatto) ottiene una risposta più rapida.',
  ],
  [
    'tip',
    'Salvare i contatti',
    'Avere un contatto salvato prima che serva è una piccola comodità che si apprezza nel momento giusto.',
  ],
  [
    'tip',
    'Il momento tranquillo',
    'Nelle ore meno affollate c’è più tempo per spiegare, provare e scegliere con calma.',
  ],
  [
    'myth',
    'Una piccola attività ha meno da offrire',
    'Spesso è il contrario: chi risponde è la stessa persona che farà il lavoro, e se ne ricorda.',
  ],
  [
    'myth',
    'Conta solo il prezzo',
    'Il prezzo si vede subito; attenzione, tempi e assistenza si vedono dopo. Vale la pena di guardare tutto insieme.',
  ],
  [
    'checklist',
    'Scegliere bene in quattro domande',
    'Che cosa serve davvero?\nEntro quando?\nA chi posso chiedere se ho un dubbio?\nChe cosa è compreso?',
  ],
  [
    'checklist',
    'Un messaggio che ottiene risposta',
    'Chi scrive e come richiamare\nChe cosa serve, in una riga\nQuando andrebbe bene\nUna foto, se aiuta a capire',
  ],
  [
    'review',
    'Una recensione aiuta',
    'Chi ha già provato {name} può aiutare chi deve ancora scegliere: bastano due righe sincere in una recensione.',
  ],
  [
    'review',
    'Raccontare com’è andata',
    'Che cosa è piaciuto e che cosa si può migliorare: ogni opinione su {name} è utile, anche quella critica.',
  ],
  [
    'review',
    'Il passaparola',
    'Un’attività cresce quando qualcuno ne parla a qualcun altro. Un grazie a chi lo fa per {name}.',
  ],
  [
    'about',
    'Dietro le quinte',
    'C’è una parte del nostro lavoro che incuriosisce più delle altre? Scriverlo nei commenti è un ottimo suggerimento.',
  ],
  [
    'about',
    'Piacere di conoscerci',
    'Per chi arriva adesso su questa pagina: qui {name} condivide idee, risposte e novità utili, senza giri di parole.',
  ],
  [
    'answer',
    'Come chiedere informazioni',
    'Il modo più semplice è un messaggio: meglio una domanda in più che un dubbio che resta.',
  ],
  [
    'question',
    'Chiamare o scrivere?',
    'Per chiedere un’informazione: una telefonata veloce o un messaggio da rileggere con calma?',
  ],
  ['question', 'La pausa perfetta', 'Dieci minuti liberi a metà giornata: caffè, aria fresca o silenzio?'],
  [
    'question',
    'Prima impressione',
    'Entrando in un posto nuovo, che cosa si nota per primo: l’accoglienza, l’ordine o il profumo?',
  ],
  [
    'tip',
    'Il calendario aiuta',
    'Mettere in agenda anche le cose piacevoli, con un’ora precisa, è il modo migliore per farle davvero.',
  ],
  [
    'tip',
    'Una foto vale tre messaggi',
    'Per spiegare un’esigenza, una foto con due parole toglie metà dei malintesi.',
  ],
  [
    'tip',
    'La regola dei due giorni',
    'Per una decisione importante due notti di sonno bastano quasi sempre: se il terzo giorno convince ancora, è quella buona.',
  ],
  [
    'tip',
    'Partire dal risultato',
    'Dire come dovrebbe essere alla fine è più utile che spiegare come arrivarci: al resto pensa chi conosce il mestiere.',
  ],
  [
    'myth',
    'Chi chiede disturba',
    'Una domanda fatta prima è sempre più leggera di un problema scoperto dopo. Chiedere è un aiuto per tutti.',
  ],
  [
    'myth',
    'Più scelta, meglio è',
    'Davanti a venti alternative si decide peggio. Tre proposte ben spiegate valgono più di un catalogo infinito.',
  ],
  [
    'checklist',
    'Una buona abitudine in tre mosse',
    'Cominciare da una versione piccola\nLegarla a un’ora della giornata\nSegnare ogni volta che è riuscita',
  ],
  [
    'answer',
    'Perché chiediamo qualche dettaglio in più',
    'Due informazioni date subito evitano tre messaggi dopo: così la risposta arriva già completa.',
  ],
  [
    'answer',
    'E se cambio idea?',
    'Succede, ed è normale. Dirlo appena possibile è la cosa più gentile che si possa fare per chi sta organizzando.',
  ],
  [
    'about',
    'Grazie a chi è qui',
    'Chi legge, chi commenta, chi consiglia: una pagina esiste per le persone che la seguono. Grazie da {name}.',
  ],
  [
    'about',
    'Le piccole cose',
    'Un lavoro fatto bene si riconosce da ciò che non si nota: i dettagli a posto, i tempi rispettati, una parola chiara.',
  ],
];

export const TOPICS: readonly ThoughtRow[] = [
  [
    'question',
    '{topic}: i dubbi più comuni',
    '{topic}: qual è il dubbio più grande? Una domanda nei commenti aiuta anche chi non osa farla.',
  ],
  [
    'checklist',
    '{topic}: tre cose da chiarire',
    'A che cosa serve, nel caso concreto\nChe cosa è compreso e che cosa no\nQuanto tempo richiede',
  ],
  [
    'tip',
    '{topic}, partendo dalle basi',
    'Quando si parla di {topic:low}, il primo passo è dire ad alta voce che cosa si vuole ottenere. Il resto viene dopo.',
  ],
  [
    'about',
    'Parliamo di {topic:low}',
    'Il tema di oggi è {topic:low}: se ne parla spesso, quasi sempre in fretta. Qui c’è spazio per farlo con calma.',
  ],
  [
    'answer',
    '{topic}: da dove si comincia',
    'Da una domanda precisa. Su {topic:low} esistono molte opinioni: quella giusta dipende dalla situazione di chi chiede.',
  ],
  [
    'question',
    'Prima volta o abitudine?',
    '{topic}: prima esperienza o un’abitudine di sempre? Le due storie sono interessanti allo stesso modo.',
  ],
  [
    'tip',
    '{topic}: un appunto prima di scegliere',
    'Segnare su un foglio le due cose che contano di più su questo tema ({topic:low}) evita di decidere per stanchezza.',
  ],
  [
    'myth',
    '{topic} è complicato',
    'Sembra così quando nessuno lo spiega con parole semplici. Le domande da principianti sono le benvenute.',
  ],
  [
    'checklist',
    'Arrivare preparati: {topic:low}',
    'Un obiettivo scritto in una riga\nLe esperienze già fatte, buone e meno buone\nUn’idea dei tempi',
  ],
  [
    'about',
    '{topic}, visto da vicino',
    '{topic}: da fuori sembra tutto uguale, da vicino i dettagli cambiano. Quale si vorrebbe capire meglio?',
  ],
];

export const ITEMS: readonly ThoughtRow[] = [
  ['offer', 'In primo piano: {item}', 'Oggi in primo piano: {item}. Per sapere di più basta chiedere.'],
  [
    'offer',
    '{item:up}: una proposta di {name}',
    '{item:up}: fa parte di ciò che propone {name}. Per i dettagli basta una domanda.',
  ],
  ['question', '{item:up}: sì o no?', '{item:up}: una scelta di sempre, o una prima volta ancora da fare?'],
  [
    'about',
    'Una parola su: {item}',
    'Se si dovesse descrivere {name} con una cosa sola, oggi sarebbe: {item}.',
  ],
  [
    'review',
    '{item:up}: le opinioni',
    '{item:up}: chi conosce già questa proposta di {name} può lasciare due righe nei commenti. Aiutano chi sta scegliendo.',
  ],
];

export const SERVICES: readonly ThoughtRow[] = [
  ['offer', '{item:up}', 'Tra i servizi di {name}: {item}. Per una prima informazione basta un messaggio.'],
  [
    'answer',
    '{item:up}: da dove si parte?',
    'Da una breve descrizione della situazione: poche righe bastano per capire che cosa serve davvero.',
  ],
  [
    'checklist',
    '{item:up}: che cosa preparare',
    'Una riga su ciò che serve\nI documenti o le foto utili\nLa data entro cui serve',
  ],
  [
    'tip',
    '{item:up}: il momento giusto',
    'Nel caso di {item} conviene chiedere prima che diventi urgente: c’è il tempo di scegliere con calma.',
  ],
  ['question', '{item:up}: dubbi?', '{item:up}: qual è il dubbio che resta sempre in sospeso?'],
  [
    'myth',
    '{item:up}: uno vale l’altro',
    'Due preventivi con la stessa cifra possono comprendere cose diverse: la domanda utile è che cosa è incluso.',
  ],
];

export const PAIRS: readonly ThoughtRow[] = [
  ['question', '{a:up} o {b}?', 'Potendo scegliere una cosa sola: {a} o {b}?'],
  ['offer', '{a:up} e {b}', 'Due idee per oggi: {a} e {b}. Da quale si comincia?'],
  ['question', 'Squadra {a} o squadra {b}', 'Sondaggio veloce: {a} oppure {b}? Un voto nei commenti.'],
];
