import { CONSULTATION, COMPANY, MARKETPLACE } from '../knowledge/entry';
import type { UntaughtProblem } from './problem';

/** Who cannot be reached, who leaves, and who buys so much that they set the price. */
export const PEOPLE_PROBLEMS: readonly UntaughtProblem[] = [
  {
    id: 'missed-calls',
    topic: 'customers',
    step: MARKETPLACE,
    weight: 8,
    pattern:
      /(?:chiamat|telefonat)\w*.{0,40}(?:\bpers[ei]\b|perd\w*|non rispond\w*|senza risposta)|(?:\bperd\w*|\bpers[eoi]\b).{0,20}(?:chiamat|telefonat)\w*|(?:non (?:riesco a |posso |faccio in tempo a )?rispond\w*|senza rispondere).{0,24}(?:telefono|chiamat|cellulare)|(?:telefono|cellulare)\b.{0,40}(?:non (?:riesco a |posso |faccio in tempo a )?rispond\w*|squilla|suona|impazz)|(?:chiamano|telefonano).{0,50}(?:non rispond|un altro|occupato|trovano nessuno)/,
    plan: ({ shop, sells, clients }) => ({
      opening: `Chi non trova risposta chiama il nome dopo: per ${shop} basta che qualcuno, o qualcosa, risponda subito e che la richiamata arrivi in giornata.`,
      steps: [
        `**Oggi**: attiva il messaggio automatico di WhatsApp Business e la segreteria del cellulare: «Sto lavorando. Scrivimi qui che cosa serve e dove, con una foto: richiamo tra le 13 e le 14 e dopo le 18».`,
        `**Due fasce per richiamare**, sempre le stesse, scritte sulla scheda Google e sul furgone o in vetrina: ${clients} sanno quando ti trovano.`,
        `**Richiesta già completa**: un modulo o tre domande fisse su WhatsApp (che cosa, dove, entro quando) per ${sells.split(',')[0] ?? 'ogni richiesta'}: una telefonata su due non serve più.`,
        `**Deviazione di chiamata** nelle ore piene a chi può rispondere (familiare, collaboratore, segreteria condivisa): prende nome e lavoro, e mette l’appuntamento in agenda.`,
        `**Dopo un mese** conta quanto valgono le chiamate recuperate: se è più di quanto costa una persona per dieci ore a settimana, prendila.`,
      ],
      measure: 'Chiamate perse al giorno, richiamate entro sera e quante sono diventate un lavoro.',
      ask: 'Quante chiamate perdi al giorno, in quali ore, e quanto vale in media un lavoro?',
    }),
  },
  {
    id: 'key-person-leaves',
    topic: 'staff',
    step: CONSULTATION,
    weight: 8,
    pattern:
      /(?:cuoc|chef|pizzaiol|pasticcer|barist|parrucchier|estetist|meccanic|sarta|capocantier|responsabil|istruttor|insegnant|farmacist|autist|magazzinier|collaborat|dipendent|commess|operai|camerier|lavorant|artigian|tecnic|braccio destro|socio)\w*.{0,50}(?:se ne va|va via|vanno via|mi lascia|ci lascia|si licenzia|si (?:e|sono) licenziat|ha dato le dimissioni|si mette in proprio|va in pensione|apre (?:un |una |il |la )?.{0,20}su[oa]|apre per conto|passa alla concorrenza|e andat[oa] (?:via|dal concorrente))/,
    plan: ({ shop, sells, clients, partners }) => ({
      opening: `Quando se ne va la persona su cui gira il lavoro contano due cose, in quest’ordine: coprire i prossimi giorni e non dipendere mai più da una sola. Vale anche per ${shop}.`,
      steps: [
        `**Oggi**: parlale con calma — data precisa, preavviso, che cosa la farebbe restare almeno fino alla consegna del lavoro. Le dimissioni valgono solo se date online, e il preavviso è quello del CCNL.`,
        `**I prossimi 15 giorni**: copri i turni con un rinforzo a chiamata o in prestito (chiedi a ${partners}), e accorcia l’offerta a ciò che sapete fare bene senza di lei (${sells}).`,
        `**Fatti lasciare il mestiere scritto**: ricette, dosi, fornitori, clienti, passaggi con foto o video; due persone affiancate negli ultimi giorni.`,
        `**Annuncio subito, con la paga**: orari veri, riposi, che cosa si impara. Mandalo anche a clienti e fornitori su WhatsApp.`,
        `**Poi una riserva**: ogni compito importante lo sanno fare in due. E se apre per conto suo, scrivi tu per primo a ${clients}: chi c’è, che cosa resta uguale, un motivo per tornare.`,
      ],
      measure:
        'Giorni scoperti, lavori rimandati e quanti compiti sa fare una persona sola (l’obiettivo è nessuno).',
      ask: 'Quando se ne va, che cosa sa fare soltanto questa persona, e con quale contratto e paga? Ti scrivo l’annuncio e ti calcolo il costo di chi la sostituisce.',
    }),
  },
  {
    id: 'strong-buyer',
    topic: 'prices',
    step: COMPANY,
    weight: 8,
    pattern:
      /(?:supermercat|grande distribuzione|\bgdo\b|grossist|catene|catena|distributor|buyer|centrale d'acquisto|rivenditor|committent|appaltator|general contractor|tour operator)\w*.{0,60}(?:scont|ribass|prezz|condizion|margin|pag\w+ poco|tir\w+ sul|stroz|impong|pretend|schiacci|strangol|detta)|(?:scont|prezz|condizion)\w*.{0,40}(?:impost|pretes|dettat)\w*.{0,30}(?:supermercat|grossist|\bgdo\b|caten|distributor|committent)/,
    plan: ({ shop, sells, business, edge, clients }) => ({
      opening: `Con chi compra molto si tratta su tutto tranne che sul prezzo: per ${shop} serve sapere sotto quale cifra si perde, e avere un’altra strada per vendere.`,
      steps: [
        `**Oggi**: calcola il prezzo minimo di ciascun prodotto venduto a loro (${sells}): materie prime + ore + trasporto + resi + giorni di pagamento. Sotto quella cifra si dice di no, anche se il volume fa gola.`,
        `**Scambia, non regalare**: ogni punto di sconto in cambio di qualcosa — quantità minima, pagamento a 30 giorni, niente resi, posizione, contratto di un anno. Per gli alimentari freschi il pagamento oltre 30 giorni e gli annulli all’ultimo sono vietati (D.Lgs. 198/2021).`,
        `**Un formato solo per loro**: peso, confezione o linea diversa, così il prezzo non si confronta con quello che fai agli altri.`,
        `**Riduci la dipendenza**: un nuovo canale al mese tra ${business} e la vendita diretta; mostra dove vinci: ${edge}.`,
        `**Tetto**: nessun acquirente oltre il 30% delle vendite entro 18 mesi, deciso in euro e non a parole.`,
      ],
      measure: `Margine per ogni acquirente (non il fatturato) e quota di ciascuno sul totale; quanto comprano ${clients} direttamente.`,
      ask: 'Che sconto chiedono, su quale prezzo e con quali costi? Ti calcolo che cosa ti resta e da quale punto in poi perdi.',
    }),
  },
];
