import { COMPANY } from '../knowledge/entry';
import { daysOf, euro, hoursOf, moneyOf, percentOf } from './figures';
import type { UntaughtProblem } from './problem';

/** Goods that somebody eats or drinks, and that do not keep. */
const IS_EATEN =
  /pan[ei]\b|pizz|pesc|carn|frutt|verdur|dolc|tort|gelat|piatt|menu|colazion|pranz|cen[ae]|panin|caffe|formagg|salum|past[ae]|gastronom|cibo|bibit|aperitiv/;

const MONTH =
  /\b(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)\b/g;
/** The months that a message names: "giugno e settembre". */
const monthsIn = (folded: string): string => {
  const months = [...new Set(folded.match(MONTH) ?? [])];
  if (months.length === 0)
    return /\bestate\b/.test(folded) ? 'l’estate' : /\binverno\b/.test(folded) ? 'l’inverno' : '';
  return months.length === 1 ? (months[0] ?? '') : `${months.slice(0, -1).join(', ')} e ${months.at(-1)}`;
};

/** Cash, prices, costs and seasons. */
export const MONEY_PROBLEMS: readonly UntaughtProblem[] = [
  {
    id: 'late-cash',
    topic: 'finance',
    step: COMPANY,
    weight: 5,
    pattern:
      /(?:non (?:mi )?pag\w*|pag\w* (?:sempre |tutti |spesso )?(?:in ritardo|tardi|quando (?:vogliono|gli pare|capita)|dopo)).{0,30}|(?:saldo|pag\w*|sald\w*|soldi|bonific\w*)\b.{0,40}(?:quando (?:gli|le|vogliono|capita|si ricord)|dopo \d+ mes|con (?:mesi di )?calma)|insegu\w* (?:i )?(?:client|pagament|soldi)\w*|(?:mi )?devono (?:ancora )?(?:dei |un sacco di |tanti )?soldi|(?:pag|sald)\w*.{0,30}a (?:\d{2,3}|sessanta|novanta|trenta) ?(?:giorni|gg)?|pag\w+ (?:sempre )?dopo (?:mesi|\d|due|tre|settimane)|pagano (?:tardi|in ritardo|quando vogliono)|sempre senza soldi|(?:sono|siamo|resto) (?:sempre )?senza (?:soldi|liquidit|cassa)|conto (?:sempre )?in rosso|\bliquidit\w*|manca(?:no)? (?:i soldi|liquidit)|anticip\w* (?:sempre )?(?:i|tutto|le spese|i pezzi|il materiale)|non arrivo a fine mese|a corto di (?:soldi|cassa)|crediti|insolut\w*|ritardo nei pagamenti/,
    plan: ({ clients, shop, sells, partners }, { figures, folded }) => {
      const days = daysOf(figures);
      const isInsurance = /assicuraz|compagni/.test(folded);
      const gap = days
        ? ` Con incassi a ${days} giorni finanzi circa ${(days / 30).toFixed(1).replace('.', ',')} mesi di lavoro: per ogni 10.000 € al mese servono ${euro(Math.round((10_000 * days) / 30))} di cassa.`
        : '';
      return {
        opening: `Non è un problema di lavoro ma di tempi: paghi fornitori e ricambi prima di incassare.${gap} Si stringe da tre lati: incassare prima, pagare dopo, farsi anticipare.`,
        steps: [
          `**Oggi**: elenca le fatture aperte per cliente e scadenza e telefona alle tre più grandi: data di pagamento precisa, confermata per e-mail.`,
          isInsurance
            ? `**Franchigia e acconto subito**: al ritiro il cliente paga franchigia e ciò che la polizza non copre; per gli altri sinistri fatti firmare la **cessione del credito** e manda al liquidatore la documentazione completa (foto, perizia, fattura) il giorno stesso.`
            : `**Acconto sui lavori nuovi**: 30–40% alla conferma per coprire il materiale, il resto in due tempi. A chi paga tardi: fornitura solo con saldo del precedente.`,
          `**Allinea i fornitori**: chiedi ai due principali 60 giorni fine mese o il conto deposito, in cambio di volumi certi. Anche il ricambista o il grossista preferisce un cliente sicuro.`,
          `**Anticipo fatture o factoring**: chiedi a due banche un fido per anticipo; costa, ma confrontalo col guadagno del lavoro che altrimenti rifiuti. ${isInsurance ? 'Valuta convenzioni con le compagnie solo se il termine scritto è più corto.' : ''}`.trim(),
          `**Scadenzario di 13 settimane**: entrate e uscite previste, aggiornato il lunedì. Il buco si vede un mese prima.`,
        ],
        measure: `Giorni medi di incasso e di pagamento ogni mese: per ${shop} (${sells}) l’obiettivo è avvicinarli di 30 giorni entro tre mesi.`,
        ask: `Quanto fatturi al mese, a quanti giorni ti pagano ${clients} e a quanti paghi tu? Calcolo quanti soldi hai fuori. Un accordo con ${partners} può aiutare?`,
      };
    },
  },
  {
    id: 'slow-season',
    topic: 'finance',
    step: COMPANY,
    weight: 5,
    pattern:
      /(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|pasqua|natale|ferragosto|capodanno|estate|inverno).{0,60}(?:vuot|mor[ti]|muoi|ferm|desert|crol|nulla|niente|zero|sparisc|tracoll)\w*|(?:lavoro|incasso|guadagno|vivo) (?:solo|soltanto|tutto) .{0,16}(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|pasqua|natale|ferragosto|capodanno|estate|inverno)|(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|pasqua|natale|ferragosto|capodanno|estate|inverno) (?:non (?:lavoro|si lavora|viene|gira|si vende)|a secco)|finita la stagione|dopo la stagione|(?:da|tra|in) (?:giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|gennaio|febbraio|marzo|aprile|maggio).{0,50}(?:zero|niente|nulla|nessun|vuot|ferm|mort|non (?:lavoro|incasso)|poco)|(?:solo (?:ad? |in |d')?(?:agosto|luglio|estate|inverno|natale|dicembre)|d'estate|d'inverno|in estate|in inverno|bassa stagione|fuori stagione|stagional\w*|mesi (?:vuoti|morti|fermi)|periodo morto|estate|inverno)|(?:agosto|gennaio|febbraio|novembre) .{0,20}(?:mort|vuot|ferm|niente|zero)/,
    plan: ({ clients, shop, quiet, comeback, season, extra, partners, sells }, { folded }) => {
      const months = monthsIn(folded);
      const rent = /affitt/.test(folded)
        ? ' L’affitto è uno solo per dodici mesi: chiedi al proprietario un canone più alto nei mesi pieni e più basso in quelli vuoti.'
        : '';
      return {
        opening: `La stagione di ${shop} si conosce (${season}): si lavora prima, accantonando e vendendo in anticipo, e durante, con qualcosa di diverso.`,
        steps: [
          `**Oggi**: fai il conto dei mesi vuoti — spese fisse × mesi — e dividi per i mesi buoni: è la quota da accantonare ogni mese su un conto a parte.`,
          `**Vendi i mesi vuoti in quelli pieni**: ${comeback}. Abbonamenti e quote annuali in dieci rate riempiono anche ${months === '' ? 'i mesi fermi' : months}.`,
          `**Un prodotto per ${months === '' ? 'la stagione vuota' : months}**: ${quiet}. Prezzo di bassa stagione e prenotazione anticipata solo per quei periodi.`,
          `**Usa gli spazi e le ore**: affitta la sala o il laboratorio a ore, fai manutenzione e formazione, sposta le ferie.${rent}`,
          `**Un altro pubblico**: ${partners}; ${extra}.`,
        ],
        measure: `Incasso di ciascun mese sull’anno prima e quota accantonata. Obiettivo del primo anno: coprire con i mesi vuoti almeno metà delle loro spese fisse (${sells}).`,
        ask: `Quanto spendi al mese di fisso e quanto incassi in un mese pieno e in uno vuoto? Ti calcolo quanto mettere da parte, e quanti tra ${clients} servono.`,
      };
    },
  },
  {
    id: 'weather',
    topic: 'finance',
    step: COMPANY,
    weight: 6,
    pattern:
      /quando piove|\bpiov\w*|pioggia|maltempo|brutto tempo|tempo (?:e |fa )?(?:brutto|cattivo)|col sole|quando fa (?:caldo|freddo)|\bmeteo\b|mare mosso|\bvento\b|nevic\w*|neve\b/,
    plan: ({ clients, shop, quiet, comeback, extra, business, sells }) => ({
      opening: `Se l’incasso di ${shop} dipende dal tempo, la cura è farsi pagare prima, avere un lavoro da brutto tempo e clienti che vengono comunque.`,
      steps: [
        `**Oggi**: prepara una proposta “da pioggia” con prezzo tondo: ${quiet}. Messaggio WhatsApp ai clienti appena le previsioni peggiorano.`,
        `**Abbonamenti e tessere prepagate**: ${comeback}. Chi ha già pagato ritorna appena il tempo migliora, e la cassa non dipende dalla settimana.`,
        `**Chi non guarda il cielo**: ${business}, con convenzione e giorni fissi.`,
        `**Servizi al coperto o su prenotazione**: ${extra}.`,
        `**Riserva**: metti da parte una quota fissa dell’incasso delle settimane buone; manutenzioni e ferie nei giorni di maltempo.`,
      ],
      measure: `Incasso dei giorni di pioggia e di sole, e quota di incassi già pagati in anticipo. Obiettivo: coprire le spese fisse anche con una settimana ferma (${sells}).`,
      ask: `Quanto incassi in un giorno buono, quanti giorni fermi hai al mese e quanto hai di spese fisse? Calcolo quanti abbonati tra ${clients} ti servono.`,
    }),
  },
  {
    id: 'undercut',
    topic: 'prices',
    step: COMPANY,
    weight: 5,
    pattern:
      /pag\w* (?:sempre |tutti |ormai )?(?:di )?(?:meno|poco|quattro soldi|una miseria)|tir\w* sul prezzo|(?:cines|abusiv|improvvisat|dopolavorist|hobbist)\w*|(?:a|per) (?:meta|la meta|un terzo) (?:del )?prezzo|mi dicono (?:sempre )?che (?:sono|costo|e) (?:troppo )?(?:car|tropp)\w*|(?:qualcuno|sempre uno|altri|concorrent\w*|gli altri).{0,40}(?:meno|sotto|prezzi? (?:piu )?bass|la meta|sconta)|chied\w* (?:di )?meno|al ribasso|guerra (?:dei|di) prezz\w*|abbass\w* i prezzi|mi chied\w* (?:sempre )?(?:lo )?scont\w*|troppo caro|sono caro|costo troppo|perdo (?:i |le |gli )?(?:client|condomin|gar|appalt|lavor)\w*.{0,50}(?:meno|prezz)|prezzi (?:troppo )?bassi (?:degli|della)|(?:scelgono|vanno|prendono|preferiscono).{0,30}(?:economic|meno car|chi costa meno)|piu economic\w*/,
    plan: ({ clients, shop, edge, extra, partners, sells, economics }) => ({
      opening: `Chi compra solo sul prezzo se ne andrà al prossimo ribasso; gli altri cambiano perché non vedono la differenza. Va resa visibile: ${edge}.`,
      steps: [
        `**Oggi**: calcola sotto quale prezzo perdi su ogni lavoro (ore × costo orario + materiali + una quota di spese). Sotto quello si dice di no. Ordine di grandezza: ${economics}.`,
        `**Offerta che si può confrontare**: una pagina con capitolato — che cosa è compreso, ogni quanto, chi lo fa, assicurazione, garanzia — e accanto “che cosa chiedere a chi costa meno”.`,
        `**Fatti vedere**: scheda o foto a ogni passaggio e un controllo ogni tre mesi mandato a chi decide (${clients}). Chi vede il lavoro non lo rimette in gara per pochi euro.`,
        `**Un’opzione ridotta invece dello sconto**: meno frequenza o meno servizi a un prezzo più basso, così il tuo prezzo resta credibile. E ${extra} per chi vuole di più.`,
        `**Scegli dove il prezzo conta meno**: chi ha urgenza, problemi di qualità, referenze da chiedere. Per ${shop}: ${partners}.`,
      ],
      measure: `Clienti persi con il motivo, e margine per cliente (${sells}). Perdere il peggiore spesso alza il guadagno.`,
      ask: 'Quale lavoro hai perso per ultimo: a quanto lo facevi tu, a quanto l’altro, e quante ore e materiali ci vogliono?',
    }),
  },
  {
    id: 'waste',
    topic: 'costs',
    step: COMPANY,
    weight: 6,
    pattern:
      /\bavanz\w*|\bva(?:nno)? a male|\bmarci\w*|\bbutt(?:o|a|ano|are|iamo|ar)\b(?! giu)|da buttare|invendut\w*|\bscart\w*|sprec\w*|avanz(?:a|ano|o|i|ato)\b|scad(?:e|ono|uti|uta)\b.{0,25}(?:prodott|merce|cib|aliment)|(?:mi )?rest\w* (?:sempre )?(?:pesce|pane|verdur|frutta|merce|roba|fiori|cibo|past)\w*|marcis\w*|rimanenz\w*|resta (?:sempre )?(?:sul|in) banco/,
    plan: ({ shop, waste, sells, extra, clients, comeback }, { folded, figures }) => {
      const percent =
        percentOf(figures) ??
        (/un quarto/.test(folded)
          ? 25
          : /meta\b/.test(folded)
            ? 50
            : /un terzo/.test(folded)
              ? 100 / 3
              : /un decimo/.test(folded)
                ? 10
                : null);
      const cost = percent
        ? ` Buttare il ${Math.round(percent)}% di ciò che compri vuol dire pagare ogni pezzo venduto il ${Math.round((100 / (100 - percent) - 1) * 100)}% in più.`
        : '';
      return {
        opening: `Lo spreco è il guadagno più vicino che hai: ogni euro che non butti è tutto margine.${cost}`,
        steps: [
          `**Oggi**: comincia a segnare per due settimane che cosa resta, quanto e in quale giorno (foglio vicino alla cassa). Senza questo si compra a occhio.`,
          `**Compra meno e più spesso**: riduci l’ordine del 10–15% su ciò che avanza di più e chiedi al fornitore una consegna in più a settimana.`,
          `**Fai ordinare in anticipo** su WhatsApp, con ritiro a un’ora fissa; in più ${comeback}. Quello che è già venduto non si butta.`,
          `**Piano per ${shop}**: ${waste}.`,
          IS_EATEN.test(sells)
            ? `**Vendi l’ultima ora**: offerta fissa a fine giornata annunciata su WhatsApp, o scatola a sorpresa con Too Good To Go; ${extra}.`
            : `**Vendi prima che perda valore**: proposta a tempo annunciata su WhatsApp a chi l’ha già comprato, o insieme ad altro: ${extra}.`,
        ],
        measure: `Valore buttato su valore comprato, ogni settimana: scrivi l’obiettivo (dimezzarlo in due mesi) e i tre prodotti peggiori tra ${sells}.`,
        ask: `Quanto spendi al mese in acquisti e quanto ne butti? Ti calcolo quanto guadagni in più, e quante prenotazioni di ${clients} servono.`,
      };
    },
  },
  {
    id: 'raise-prices',
    topic: 'prices',
    step: COMPANY,
    weight: 5,
    pattern:
      /guadagn\w* poco.{0,50}(?:alz|aument|prezz)|(?:non|mai) (?:ho )?(?:aument|alz)\w* .{0,20}(?:prezz|da anni)|stesso prezzo da|stessi prezzi da|paura (?:di|ad|a) (?:alz|aument|perd)\w*|(?:alz|aument|ritocc|adegu)\w*.{0,25}(?:prezz|listin|tariff|rett|quot|abbonament)\w*|(?:prezz|listin|tariff)\w*.{0,30}(?:fermi|da anni|vecchi|troppo bass|alzarl|aumentarl)|prendo (?:solo |poco|troppo poco)|come (?:li |le |lo )?aumento\b|chiedo (?:troppo )?poco|mi faccio pagare poco|quanto (?:alzare|aumentare)/,
    plan: ({ clients, shop, extra, sells }, { figures }) => {
      const [price, hours] = [moneyOf(figures), hoursOf(figures)];
      const perHour =
        price && hours
          ? ` Oggi prendi ${euro(price)} per ${hours === 0.5 ? 'mezz’ora' : `${String(hours).replace('.', ',')} ore`}: sono ${euro(price / hours)} l’ora, prima di affitto, tasse e contributi.`
          : '';
      const next = price
        ? ` Per esempio da ${euro(price)} a ${euro(Math.ceil(price * 1.25 * 2) / 2)} sui lavori nuovi.`
        : '';
      return {
        opening: `Un aumento spiegato e annunciato fa perdere pochissime persone; lavorare sotto costo fa perdere l’attività.${perHour}`,
        steps: [
          `**Oggi**: scrivi un listino a fasce (minimo, normale, complesso) con un prezzo minimo per qualunque lavoro.${next} Cartello in vista: il prezzo chiaro toglie la discussione.`,
          `**Avvisa un mese prima**: due righe con la data e il perché («dal 1° del mese, dopo tre anni, aggiorno il listino: costi e tempo sono cambiati»).`,
          `**Tutela chi c’è da sempre**: tra ${clients}, a chi viene da anni o è più anziano tieni il vecchio prezzo per sei mesi, o fai un aumento graduale in due volte.`,
          `**Alza dove si nota meno**: ${extra}; urgenze ed express a +30–50%.`,
          `**Rinuncia al lavoro che non rende**: i tre servizi sotto il tuo costo orario o si alzano o si tolgono (${sells}).`,
        ],
        measure: `Per 8 settimane: clienti, incasso e ore in ${shop}. Con un +20% sei in pari anche perdendo un cliente su sei, e lavori meno.`,
        ask: 'Quante ore lavori al mese, quanto hai di spese e quanto vorresti guadagnare? Calcolo la tua tariffa oraria minima.',
      };
    },
  },
  {
    id: 'costs',
    topic: 'costs',
    step: COMPANY,
    weight: 4,
    pattern:
      /(?:cost|prezz|spes|rincar|materi)\w*.{0,40}(?:alle stelle|impazzit|raddoppiat|triplicat|insostenibil|esplos|folli)\w*|rincar\w*|(?:lavor\w*|sgobb\w*|ore).{0,50}(?:in tasca|guadagn\w*|rest\w*|rimane) (?:poco|nulla|niente|zero|due lire|pochissimo)|bollett\w*|energia|\bgas\b|corrente|(?:non|nulla|niente|poco).{0,15}(?:rest|riman|avanz|guadagn)\w*|(?:a fine mese|alla fine).{0,30}(?:non|niente|nulla|zero|pari)|margin\w* (?:bass|scars|basso|ridott)\w*|spes[ae] (?:troppo )?alt\w*|cost[io] (?:troppo |che )?(?:alt|sal|aument|esplo)\w*|fornitor\w*.{0,30}(?:aument|alz|rincar)\w*|(?:aument|rincar)\w*.{0,30}(?:fornitor|materi|gas|luce|caffe|farina)|lavoro (?:tanto|troppo|come un matto|12 ore).{0,40}(?:niente|poco|nulla)|ammazzo di lavoro|affitto.{0,20}(?:alto|caro|troppo|aument)/,
    plan: ({ shop, economics, extra, sells, clients, business }, { figures, folded }) => {
      const bill = /bollett|energia|corrente|gas/.test(folded)
        ? (moneyOf(figures) ?? figures.find(({ unit, value }) => unit === 'plain' && value >= 20_000)?.value)
        : null;
      const amount = bill && bill > 20_000 ? bill / 100 : bill;
      const saving = amount
        ? ` Sulla bolletta di ${euro(amount)} un 15% in meno vale ${euro(Math.round(amount * 0.15))} al mese, ${euro(Math.round(amount * 0.15) * 12)} l’anno.`
        : '';
      const isEnergy = /bollett|energia|corrente|gas|lavander/.test(folded);
      return {
        opening: `Quando si lavora tanto e non resta nulla, le cause sono tre: prezzi sotto il costo vero, qualche servizio o cliente che non rende, una spesa che è cresciuta senza che i prezzi la seguissero.${saving} Per ${shop}, come ordine di grandezza: ${economics}.`,
        steps: [
          isEnergy
            ? `**Oggi**: prendi l’ultima bolletta e segna €/kWh, potenza impegnata e fasce orarie; confronta tre offerte sul Portale Offerte ARERA e chiedi al fornitore di adeguare il prezzo.`
            : `**Oggi**: metti in fila le spese degli ultimi tre mesi dalla più grande. Sulle prime tre chiedi due preventivi alternativi entro venerdì.`,
          `**Costo vero di ogni servizio**: materiali + minuti di lavoro + quota di energia e affitto. Confrontalo col listino: ${sells}. Di solito due o tre voci sono sotto costo.`,
          isEnergy
            ? `**Macchine piene e nelle ore giuste**: carichi completi, cicli nelle fasce economiche, manutenzione e temperature più basse dove si può; poi valuta fotovoltaico o macchine nuove con il conto dei mesi di rientro.`
            : `**Taglia ciò che non rende**: l’ultimo 20% di prodotti o clienti; concentra acquisti su due fornitori e chiedi un prezzo per l’anno.`,
          `**Ritocca i prezzi dove serve**: +5–10% sulle voci sotto costo, annunciato; ${extra}.`,
          `**Cerca chi rende di più**: ${business}, con un minimo d’ordine.`,
        ],
        measure:
          'Ogni mese: incasso, costi variabili, spese fisse e quanto resta, più la spesa che hai scelto di ridurre. Dieci minuti, sempre lo stesso giorno.',
        ask: `Quanto incassi al mese e quali sono le tue cinque spese più grandi? Calcolo margine e punto di pareggio, e quanti tra ${clients} ti servono.`,
      };
    },
  },
  {
    id: 'profitability',
    topic: 'prices',
    step: COMPANY,
    weight: 6,
    pattern:
      /(?:quali|quale|cosa|che cosa).{0,30}(?:rend|guadagn|conven)\w* (?:di )?piu|rendono di piu|piu redditizi\w*|su cosa (?:guadagno|perdo)|dove guadagno/,
    plan: ({ shop, sells, clients, comeback, partners, economics }, { folded }) => {
      const hasBays = /ponti?\b/.test(folded);
      const unit = hasBays ? 'per ora di ponte' : 'per ora di lavoro';
      return {
        opening: `Conta quanto margine resta da ogni servizio **${unit}**, non quanto si incassa: in ${shop} il tempo è ciò che manca. Ordine di grandezza: ${economics}.`,
        steps: [
          `**Oggi**: prendi gli ultimi 30 lavori e scrivi per ciascuno prezzo, ricambi o materiali, ore. Margine = prezzo − materiali; dividilo per le ore (${sells}).`,
          `**Metti in ordine**: i tre servizi con più margine ${unit} vanno spinti; i due ultimi vanno aumentati di prezzo, fatti più in fretta o lasciati.`,
          `**Fatti conoscere in zona su quelli**: una pagina e un post per ciascuno, categoria e servizi sulla scheda Google, recensioni che li nominano, un volantino nel raggio di 3 km.`,
          `**Richiama chi hai già**: ${comeback}. Un messaggio con una data, e il passaparola fa il resto.`,
          `**Chi può mandarti lavoro**: ${partners}.`,
        ],
        measure: `Margine ${unit} di ogni servizio e ore vendute su ore disponibili, ogni mese.`,
        ask: `Mandami prezzo, materiali e ore di tre servizi: ti faccio la classifica. E quanti tra ${clients} chiedono ciascuno?`,
      };
    },
  },
  {
    id: 'low-ticket',
    topic: 'prices',
    step: COMPANY,
    weight: 5,
    pattern:
      /scontrin\w* (?:medi\w* )?(?:bass|troppo)\w*|scontrin\w*.{0,50}(?:alz|aument|cresc|di piu|far spend)\w*|(?:alz|aument)\w*.{0,20}scontrin\w*|far(?:li|e)? spendere di piu|spendono poco|spesa media bassa|comprano (?:solo|poco)|prendono solo|solo (?:un|il) (?:caffe|taglio|prodotto)/,
    plan: ({ shop, clients, extra, sells, quiet }) => ({
      opening: `Far spendere un po’ di più chi è già in ${shop} costa meno che trovarne altri: due euro in più su trenta clienti al giorno sono oltre 1.500 € al mese.`,
      steps: [
        `**Oggi**: scegli una sola cosa da proporre a tutti alla cassa o al banco — ${extra.split(',')[0] ?? extra} — con la stessa frase.`,
        `**Tre livelli** in listino (piccolo, consigliato, completo): la maggior parte sceglie il secondo (${sells}).`,
        `**Pacchetti a prezzo tondo**: ${extra}.`,
        `**Metti in vista ciò che rende**: il prodotto con più margine all’altezza degli occhi e primo nel listino.`,
        `**Un’occasione in più**: ${quiet}.`,
      ],
      measure: `Scontrino medio di ogni settimana (incasso ÷ scontrini) e quante volte ${clients} dicono sì alla proposta.`,
      ask: 'Quanti scontrini fai al giorno e di quanto in media? Calcolo che cosa cambia con 1, 2 o 3 € in più.',
    }),
  },
  {
    id: 'big-customer',
    topic: 'finance',
    step: COMPANY,
    weight: 6,
    pattern:
      /(?:un|unico|solo) (?:solo )?(?:grande |grosso )?client\w*.{0,60}(?:meta|%|tutto|fatturat|dipend|vale|maggior)|(?:meta|60|70|80|gran parte) .{0,25}(?:fatturat|lavoro|incass)\w*.{0,40}(?:un|unico|solo|stesso) client\w*|dipend\w* da un (?:solo )?client/,
    plan: ({ shop, partners, edge, sells, business }, { figures }) => {
      const share = percentOf(figures);
      return {
        opening: `Un cliente che pesa ${share ? `il ${share}%` : 'così tanto'} decide i tuoi prezzi e i tuoi tempi: l’obiettivo è portarlo sotto il 30% in 18–24 mesi, senza perderlo.`,
        steps: [
          `**Oggi**: calcola quanto margine ti lascia davvero (prezzo − materiali − ore − giorni di pagamento) e che cosa succederebbe a ${shop} con la metà dei suoi ordini: quanti mesi di cassa hai?`,
          `**Metti per iscritto**: contratto quadro con quantità minime, preavviso di 6 mesi, adeguamento dei prezzi, pagamento a 60 giorni al massimo.`,
          `**Cerca tre clienti simili**: stesso settore, stesso problema che già risolvi. ${business}: trenta nomi, venti telefonate, cinque visite. Punto di forza: ${edge}.`,
          `**Riserva una quota di capacità** (20%) e di tempo commerciale (mezza giornata a settimana) ai clienti nuovi, anche quando il grande chiede tutto. Aiutano ${partners}.`,
          `**Copri il rischio**: assicurazione del credito o limite di esposizione, e due mesi di spese fisse da parte.`,
        ],
        measure: `Peso dei primi tre clienti sul fatturato, ogni trimestre, e numero di offerte a clienti nuovi (${sells}).`,
        ask: 'Quanto fatturi con lui, con che margine, e da quanti anni? Vediamo che cosa succede se cala del 30%.',
      };
    },
  },
];
