import { CALCULATION_NAMES_IT, FIGURE_NAMES_IT } from '../../../../contract';
import type { AdviserWords } from './words';

export const it: AdviserWords = {
  greeting: (name, company, hasProjects) =>
    `Ciao${name === '' ? '' : ` ${name}`}! ${
      company === ''
        ? 'Di che cosa ti occupi, e che cosa vorresti migliorare?'
        : `Che cosa vuoi guardare di **${company}**?`
    } Posso rispondere su clienti, prezzi, tasse, sito, personale e banche, e fare i conti con le tue cifre.${
      hasProjects ? ' I tuoi progetti sono nella pagina Progetti.' : ''
    }`,
  thanks: 'Prego! Se ti serve altro — un conto, un’idea, un controllo — scrivimi.',
  goodbye: 'A presto, e buon lavoro!',
  fine: 'Tutto bene, grazie.',
  identity:
    'Sono l’assistente virtuale (un programma di IA, non una persona) di questo servizio. Rispondo da una base di conoscenza sulle piccole imprese italiane, faccio calcoli mostrando i passaggi e leggo i documenti che alleghi. Se non so una cosa lo dico; per le decisioni importanti c’è la consulenza con una persona.',
  unknown:
    'A questo non so rispondere bene, e preferisco non inventare. Posso aiutarti su marketing, prezzi e margini, partita IVA e tasse, sito e vendite online, social, clienti, costi, personale, banche, contratti, fatture, idee d’impresa, e fare i conti con le tue cifre. Prova a riformulare la domanda dal punto di vista della tua attività, oppure parlane con una persona prenotando una consulenza.',
  takenFor: (question) =>
    `Ho capito che chiedi: «${question}». Se intendevi altro, scegli qui sotto o scrivimelo con altre parole.`,
  otherQuestion: (question) =>
    `Non ho ancora risposto a «${question}»: riscrivimela da sola, con un dato in più se ce l’hai, così ti rispondo bene.`,
  eitherOf: ([first, second]) =>
    `Non sono sicuro di aver capito, e non voglio rispondere ad altro. Intendi una di queste?\n\n- ${first}\n- ${second}\n\nScegli qui sotto, o dimmelo con altre parole.`,
  nearestTo: (words, [first, second]) =>
    `Su questo (${words.map((word) => `«${word}»`).join(', ')}) non ho una risposta sicura, e preferisco non risponderti su altro. Le domande più vicine a cui so rispondere:\n\n- ${first}\n- ${second}\n\nScegli qui sotto, oppure dimmi con altre parole che cosa è successo e che cosa ti serve.`,
  otherLanguage: 'I can answer in Italian or English; here it is in English.',
  vague:
    'Volentieri, partiamo da te. Scrivimi in una riga **che attività hai (o vorresti aprire)** e **che cosa non va o che cosa ti serve**: pochi clienti, prezzi, conti che non tornano, una tassa o una scadenza, una persona da assumere, un testo da scrivere. Se hai due numeri (quanto incassi e quanto spendi al mese) mettili: faccio subito il conto.',
  outOfMoney:
    'Mi dispiace, è una situazione che pesa: mettiamola in fila. Oggi stesso scrivi tre numeri: **quanto hai in cassa e sul conto**, **quanto devi pagare nei prossimi 30 giorni e a chi** (prima stipendi, contributi e ciò che tiene aperto), **quanto ti devono i clienti**. Mandameli e ti dico quanto manca e in che settimana.\n\nDimmi anche **che attività hai** e **da che cosa viene**: pochi clienti, clienti che non pagano, spese troppo alte o debiti. Con i debiti non aspettare: commercialista, banca ed Esattoria danno più spazio a chi chiede prima della scadenza.',
  whatFor: (amount) =>
    `${amount === null ? 'Dipende da **che cosa** hai in mente, e ancora non me l’hai detto.' : `Con ${amount} dipende da **che cosa** vuoi farne, e ancora non me l’hai detto.`} Aprire un’attività, comprare una macchina o un furgone, assumere, chiudere un debito, o tenerli come scorta per i mesi magri? Dimmi **che cosa**, quanto costerebbe in tutto e quanto dovrebbe farti incassare o risparmiare al mese: faccio il conto e ti dico se regge.`,
  uncertain:
    'Va bene, partiamo da una cosa sola. Che lavoro fai, e che cosa ti preoccupa di più adesso: clienti, soldi o tempo? Se hai anche solo due numeri (quanto incassi in un mese, quanto spendi), scrivimeli e cominciamo da lì.',
  insult:
    'Mi dispiace di non esserti stato utile: capisco il fastidio. Riproviamo? Dimmi in una riga che cosa fai e che cosa ti serve, con le cifre se ci sono, e ti rispondo su quello.',
  instructions:
    'Non posso mostrare o cambiare le istruzioni con cui lavoro. Posso invece aiutarti con la tua attività: conti, prezzi, clienti, tasse, testi pronti.',
  elsewhere:
    'Di questo non mi occupo: aiuto chi ha una piccola attività con clienti, prezzi, conti, tasse, personale e testi. Se dietro c’è una domanda sulla tua attività, scrivimela.',
  again:
    'Scusa, mi sono spiegato male. Dimmi quale parte non è chiara, anche solo una parola, e te la riscrivo semplice; oppure rifai la domanda con le tue cifre e andiamo un passo alla volta.',
  unsafe:
    'Su questo non posso aiutarti: sarebbe contro la legge o a danno di qualcuno. Se hai un problema reale dietro la domanda (tasse troppo alte, un debito, una lite), raccontamelo: spesso c’è una strada regolare.',
  missing: (figures) =>
    figures.length === 1
      ? `Per fare il conto mi manca un dato: **${figures.join('')}**. Scrivimi la cifra e lo calcolo.`
      : `Per fare il conto mi servono: ${figures.map((each) => `**${each}**`).join(', ')}. Scrivimi le cifre, anche una alla volta.`,
  unclear: (figures) =>
    `Prima di dirti un numero voglio essere sicuro di aver capito: che cosa ${figures.length === 1 ? 'è' : 'sono'} **${figures.join(' e ')}**? Scegli qui sotto o scrivilo accanto alla cifra (prezzo, costo di ciascuno, spese al mese…) e faccio il conto.`,
  unreadCondition: (condition, figures) =>
    `Ho capito ${figures.join('; ')}. Però hai scritto anche «${condition}», che cambia il conto, e non sono sicuro di come: un numero che non ne tiene conto ti farebbe danno. Dimmelo in cifre (per quanti mesi, giorni, ore o pezzi, e a che prezzo ciascuno) e lo calcolo.`,
  meanings: {
    costLine: (figure) => `${figure} di spese fisse al mese`,
    unitCost: (figure) => `${figure} è il costo di un pezzo`,
    price: (figure) => `${figure} è il prezzo di vendita`,
    revenue: (figure) => `${figure} è l’incasso`,
    outgoings: (figure) => `${figure} di uscite al mese`,
    incomings: (figure) => `${figure} di entrate al mese`,
    upfront: (figure) => `${figure} di investimento iniziale`,
    marginRate: (figure) => `${figure} è il margine`,
    discountRate: (figure) => `${figure} di sconto`,
  },
  unread: (figures) =>
    `Ho letto ${figures.join(', ')}, ma non sono sicuro di come si leghino, e un numero sbagliato ti farebbe danno. Dimmi accanto a ogni cifra che cosa è (prezzo, costo di ciascuno, quanti al giorno o al mese, spese fisse) e che cosa vuoi trovare: faccio il conto un passo alla volta.`,
  shareOrRest: (share, amount) => [
    `Quanto è il ${share} di ${amount}?`,
    `Quanto è ${amount} meno il ${share}?`,
  ],
  understood: (figures) =>
    `Ho capito: ${figures}. Se una cifra non è giusta, scrivimela e rifaccio il conto.`,
  before: (before, after) => `Prima era ${before}, ora è ${after}.`,
  ruledOut: (reasons, revenue) =>
    [
      ...(revenue === null ? [] : [`Ho capito: ricavi o compensi di ${revenue} l’anno.`]),
      ...reasons,
      'Fonte: L. 190/2014, commi 54-75, con le modifiche in vigore nel {flat-rate.period}. Fatti fare dal commercialista il confronto con il regime ordinario prima di decidere.',
    ].join('\n\n'),
  reasons: {
    company:
      '**No: il regime forfettario è solo per persone fisiche** (ditta individuale o professionista). Una società — s.n.c., s.a.s., s.r.l. — non può entrarci, qualunque sia il fatturato: paga le sue imposte in regime ordinario o semplificato.',
    partner:
      '**Attenzione: chi è socio di una società di persone (s.n.c., s.a.s., associazione professionale) non può stare nel forfettario** finché tiene la quota; per una s.r.l. l’esclusione scatta se la controlli, anche in famiglia, e fa un’attività simile alla tua. La quota va ceduta prima che inizi l’anno.',
    'former-employer':
      '**Attenzione: non puoi stare nel forfettario se fatturi soprattutto (oltre la metà) al tuo datore di lavoro attuale o dei due anni precedenti**, o a chi gli è collegato. Fa eccezione la pratica obbligatoria per una professione.',
    abroad:
      '**In generale no: chi risiede all’estero non può usare il forfettario**, salvo i residenti in un Paese UE/SEE che producono in Italia almeno il 75% del reddito.',
    'special-vat':
      '**Attenzione: le attività con un regime speciale IVA (per esempio tabacchi, editoria, regime del margine) sono escluse dal forfettario.**',
    'employment-income':
      '**No: con redditi da lavoro dipendente o pensione oltre {employmentIncome} nell’anno prima** (limite del {flat-rate.period}) non si può stare nel forfettario, a meno che quel rapporto di lavoro sia cessato.',
    'staff-cost':
      '**No: le spese per dipendenti e collaboratori dell’anno prima non possono superare {staffCost} lordi.**',
    'over-100':
      '**No, non puoi restare nel forfettario: il limite è {threshold} di ricavi l’anno.** Sopra {threshold} e fino a {immediateExit} si esce dall’anno dopo; **oltre {immediateExit} si esce subito**, nello stesso anno, con l’IVA dovuta dall’operazione che fa superare la soglia. Conta anche il limite di {staffCost} l’anno per le spese di dipendenti e collaboratori.',
    'over-85':
      '**Sopra {threshold} e fino a {immediateExit} si esce dal forfettario dall’anno successivo** (dal 1° gennaio): per l’anno del superamento non cambia niente, dal prossimo passi al regime ordinario con IVA, scaglioni IRPEF e costi deducibili. Se superi **{immediateExit}** ne esci subito, già nell’anno in corso.',
    'over-85-before':
      '**No, non puoi: il limite del forfettario è {threshold} di ricavi o compensi nell’anno prima.** Chi lo supera restando entro {immediateExit} esce dall’anno successivo; oltre {immediateExit} esce subito.',
  },
  assumed: (figures) =>
    `Ho usato ciò che so della tua azienda per: ${figures.join(', ')}. Se è cambiato, dimmelo.`,
  documentSays: (where) => `Nel documento **${where}** si legge:`,
  documentSilent: (titles) =>
    `In ${titles} non trovo una risposta a questa domanda. Prova con parole che compaiono nel documento, o dimmi in quale parte guardare.`,
  page: (page) => `pagina ${page}`,
  forCompany: (company) => `Se vuoi applicarlo a **${company}**, dammi le tue cifre e rifacciamo il conto.`,
  steps: 'Come ci si arriva:',
  openers: [
    'Come trovo nuovi clienti?',
    'Che prezzo metto ai miei prodotti?',
    'Come funziona il regime forfettario?',
  ],
  kinds: CALCULATION_NAMES_IT,
  figures: FIGURE_NAMES_IT,
  notes: {
    'flat-rate-pro-rata':
      'Nell’anno di apertura la soglia del regime si rapporta ai giorni di attività: se la superi, l’anno dopo esci dal regime. Contano gli incassi, non le fatture emesse.',
    'cash-gap':
      'Per questi giorni i soldi li metti tu: si accorciano con acconti, incassi più rapidi o fornitori a più giorni.',
    'campaign-earns': 'La campagna guadagna più di ciò che costa.',
    'campaign-loses': 'La campagna costa più di ciò che lascia.',
    'before-tax-and-pay': 'Prima di tasse, contributi e di quanto prelevi tu.',
    'more-than-full': 'Attenzione: servirebbero più posti di quelli che hai: così non si arriva al pareggio.',
    'net-before-costs':
      'Il netto è dopo imposta e contributi stimati, ma prima delle spese dell’attività, che nel forfettario non si deducono.',
    'first-offer-cheaper': 'La prima offerta costa meno.',
    'second-offer-cheaper': 'La seconda offerta costa meno.',
    'lower-rate-above':
      'Sopra questo incasso conviene l’offerta con la commissione più bassa, sotto l’altra.',
    'year-cheaper': 'Conviene pagare l’anno intero, se lo usi davvero per dodici mesi.',
    'months-cheaper': 'Conviene pagare mese per mese.',
    'receipt-of-each': 'Ho contato lo scontrino a persona: se è a tavolo, dimmelo.',
    'earns-more': 'Col prezzo nuovo guadagni di più.',
    'earns-less': 'Col prezzo nuovo guadagni di meno.',
    'late-interest':
      'Tasso BCE + 8 punti, {late-interest.period} ({late-interest.source}), tra imprese; i giorni si contano dalla scadenza.',
    'same-period':
      'Spese fisse e pezzi vanno riferiti allo stesso periodo, e gli importi considerati senza IVA.',
    'before-tax': 'Al pareggio non resta utile: imposte e guadagno vengono dopo.',
    'french-loan': 'Rate costanti, ammortamento alla francese.',
    'fees-excluded': 'Spese e assicurazioni escluse: confronta le offerte sul TAEG.',
    'net-of-vat': 'Usa importi senza IVA, se la detrai.',
    'selling-at-a-loss': 'Attenzione: così vendi sotto costo.',
    'unusual-vat-rate': 'Questa aliquota non è tra quelle italiane (22, 10, 5, 4%): controlla.',
    'income-before-tax': 'Il guadagno è prima di tasse e contributi.',
    'roas-is-turnover': 'Il ROAS è fatturato, non guadagno: confrontalo col tuo margine.',
    'flat-rate-estimate':
      'I contributi sono una stima con le aliquote INPS del {inps.period} ({inps.source}), come se fossero versati nell’anno: se mi dici quelli versati davvero, rifaccio il conto.',
    'inps-reduction':
      'Artigiani e commercianti in forfettario possono chiedere il 35% di sconto sui contributi.',
    'new-activity': 'L’imposta al 5% vale per i primi cinque anni, se l’attività è davvero nuova.',
    'group-hospitality': 'Coefficiente di alloggio e ristorazione: 40%.',
    'group-construction': 'Coefficiente di costruzioni, impianti e attività immobiliari: 86%.',
    'group-agents': 'Coefficiente degli intermediari del commercio: 62%.',
    'group-trade': 'Coefficiente di commercio all’ingrosso e al dettaglio, auto comprese: 40%.',
    'group-food': 'Coefficiente delle industrie alimentari: 40%.',
    'group-street-trade-food': 'Coefficiente del commercio ambulante di alimentari: 40%.',
    'group-street-trade-other': 'Coefficiente del commercio ambulante di altri prodotti: 54%.',
    'group-professions': 'Coefficiente di professioni, istruzione, sanità e servizi finanziari: 78%.',
    'group-other': 'Coefficiente delle altre attività: 67%. Il tuo è quello del tuo codice ATECO.',
    'vat-rate-assumed': 'Se l’aliquota è un’altra (22, 10, 5 o 4%), dimmelo.',
    'menu-price-with-vat': 'In carta va il prezzo con l’IVA.',
    'mix-by-pieces': 'Le quote le ho contate sui pezzi: se sono sul fatturato, dimmelo.',
    'spend-less-than-margin': 'È il punto in cui non guadagni niente: spendi meno.',
    'multi-buy':
      'Vale se chi compra prende davvero i pezzi in più: la promozione guadagna solo se porta vendite che non avresti fatto.',
    'company-tax-year':
      'Aliquote ordinarie IRES e IRAP ({company-tax.source}): l’IRAP ha una base sua (aggiunge interessi e compensi degli amministratori) e cambia con la Regione; sugli utili che distribuisci si paga ancora il 26%.',
    'irpef-year-with-inps':
      'Scaglioni IRPEF del {irpef.period} ({irpef.source}), prima di detrazioni e addizionali; contributi stimati con le aliquote INPS del {inps.period}, come se fossero versati nell’anno.',
    'same-vat-base': 'Le due cifre vanno prese tutte e due con l’IVA, o tutte e due senza.',
    'leasing-in-arrears':
      'Canoni costanti a fine mese, maxicanone alla firma, riscatto alla fine; spese e assicurazioni escluse.',
    'months-of-costs-too':
      'Aggiungi i mesi di spese prima dei primi incassi: dimmi quanto spendi al mese e per quanti mesi.',
    'cash-below': 'La cassa va sotto zero: serve quella cifra in più, o incassare prima, o pagare dopo.',
    'cash-holds': 'La cassa regge per questi mesi.',
    'sales-change-limit': 'È il limite oltre il quale guadagni meno di adesso; le spese fisse non cambiano.',
    'customer-value-limit': 'Per conquistare un cliente spendi meno di quanto ti lascia.',
    reserve: 'Una riserva del 15% copre ritardi e imprevisti.',
    'stock-at-cost': 'Merce e venduto si contano tutti e due al costo.',
    'money-out': 'Sono i soldi che anticipi tu finché i clienti non pagano.',
    'vat-period':
      'Il credito si riporta o si compensa. Controlla che l’IVA sugli acquisti sia tutta detraibile.',
    'cash-pays-itself':
      'Da quel mese le entrate coprono le uscite: i soldi non finiscono, se la crescita continua così.',
    'quarterly-vat':
      'Chi versa ogni trimestre per scelta aggiunge l’1% di interessi (DPR 542/1999, art. 7) e paga entro il 16 del secondo mese dopo il trimestre; il quarto si versa col saldo dell’anno, entro il 16 marzo. Lo può scegliere chi l’anno prima non ha superato 500.000 € (servizi e professioni) o 800.000 € (altre attività), limiti dal 2023 (L. 197/2022).',
    'quarterly-vat-free':
      'Distributori di carburante e autotrasportatori di merci per conto terzi versano ogni trimestre senza l’1% di interessi.',
    'grace-within':
      'I mesi di soli interessi sono contati dentro la durata: se la banca li aggiunge, dimmelo.',
    'taeg-of-told-fees':
      'Rate costanti, ammortamento alla francese. Il TAEG comprende solo le spese che mi hai detto: nel contratto ci possono essere anche assicurazioni e imposte.',
    'taeg-as-rate': 'Mi hai dato solo il TAEG, che comprende le spese: la rata col TAN è un po’ più bassa.',
    'apprentice-estimate':
      'Contributi dell’azienda per l’apprendistato professionalizzante: 11,61% del lordo, INAIL compresa; con al massimo nove addetti 3,11% il primo anno e 4,61% il secondo (stima bassa: primo anno). Fonti: L. 296/2006, art. 1, comma 773; INPS, circolare 108/2018; valori del {staff.period}. Fattelo confermare dal consulente del lavoro.',
    'irpef-year':
      'Scaglioni IRPEF del {irpef.period} ({irpef.source}), prima di detrazioni e addizionali regionali e comunali; ai contributi INPS si pensa a parte.',
    'net-to-gross':
      'Dal netto al lordo si va solo per stima: dipende da contratto, detrazioni, figli e Regione. Il netto è di solito tra il 74 e l’82% del lordo.',
    'taken-as-gross': 'Ho preso la cifra come lordo al mese: se è il netto, dimmelo.',
    'ask-accountant': 'Fattela confermare dal commercialista.',
    depreciation:
      'Quota piena di un anno. Per le imposte il primo anno si deduce la metà (art. 102 TUIR) e i coefficienti sono quelli del D.M. 31/12/1988: fatti confermare il tuo. In regime forfettario gli ammortamenti non si deducono.',
    'severance-share':
      'Il TFR matura come retribuzione annua ÷ 13,5 (art. 2120 c.c.); dalla quota si toglie il contributo dello 0,50% della retribuzione (L. 297/1982, art. 3) e a fine anno si rivaluta quanto è già accantonato.',
    'staff-estimate':
      'È una stima con percentuali medie del {staff.period}: contratto collettivo, settore e sgravi cambiano il conto. Chiedi al consulente del lavoro.',
    'runway-act-early': 'Muoviti quando mancano ancora sei mesi, non due.',
  },
  problems: {
    'not-positive': 'Una delle cifre è zero: così il conto non si può fare. Me la riscrivi?',
    negative: 'C’è una cifra negativa dove non può esserci. Me la riscrivi?',
    'too-large': 'Una delle cifre mi sembra troppo grande, o non va d’accordo con le altre. Me la riscrivi?',
    'price-not-above-cost':
      'Il prezzo non supera il costo di un pezzo: ogni vendita perde, quindi non c’è pareggio. Serve un prezzo più alto o un costo più basso.',
    'margin-of-all':
      'Un margine del 100% o più non esiste, a meno che il costo sia zero. Forse intendevi il ricarico?',
    'rate-out-of-range':
      'La percentuale, o il numero di mensilità, è fuori da ciò che ha senso. La ricontrolli?',
    'over-threshold':
      'Oltre {threshold} di incassi il regime forfettario non vale più (dall’anno dopo; oltre {immediateExit} subito): serve un conto in regime ordinario, con il commercialista.',
    'never-ends': 'Le entrate coprono le uscite: con queste cifre la cassa non finisce.',
  },
  months: (count) => `${count} ${count === 1 ? 'mese' : 'mesi'}`,
  and: ' e ',
};
