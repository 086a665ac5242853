import { CHATBOT, COMPANY, MARKETPLACE, SOCIAL } from '../knowledge/entry';
import { percentOf } from './figures';
import type { UntaughtProblem } from './problem';

const DAY_NAMES = /luned\w+|marted\w+|mercoled\w+|gioved\w+|venerd\w+|sabat\w+|domenic\w+/g;
const EVENING = /\bsera\b|serat\w*|\bcena\b/;

/** "Da domenica a giovedì": the days between, whatever other day is named as full. */
const SPAN_OF_DAYS = new RegExp(
  `\\b(?:da|dal|dalla) (${DAY_NAMES.source}) (?:a|al|alla) (${DAY_NAMES.source})`,
);
const accented = (day: string): string => day.replace(/di$/, 'dì');

const daysIn = (folded: string): string => {
  const [, from, to] = SPAN_OF_DAYS.exec(folded) ?? [];
  if (from !== undefined && to !== undefined) return `${accented(from)}–${accented(to)}`;

  const days = [...new Set(folded.match(DAY_NAMES) ?? [])].map(accented);
  if (days.length > 0) return `${days.join(' e ')}${EVENING.test(folded) ? ' sera' : ''}`;
  if (/pomerigg/.test(folded)) return 'pomeriggio';
  if (/mattin/.test(folded)) return 'mattino';
  return 'ore e giorni vuoti';
};

/** Too few customers, empty hours, customers who do not return. */
export const DEMAND_PROBLEMS: readonly UntaughtProblem[] = [
  {
    id: 'no-show',
    topic: 'customers',
    step: COMPANY,
    weight: 5,
    pattern:
      /non (?:si )?present\w*|prenot\w* (?:in|per) \w+ e (?:arrivan|vengon|sono)\w*|proprio non vengono|prenot\w* .{0,25}non (?:vien|veng|arriv|si)\w*|non si f[ae]\w* vedere|buchi in agenda|appuntament\w* (?:saltat|pers|vuot)\w*|(?:blocc|fiss|prend)\w* (?:la data|l'ora|il posto|l'appuntamento).{0,30}non\b|non veng\w* (?:all'|alla|al)|no.?show|disd(?:ic|ett|ir)\w*|saltano (?:l'appuntamento|la prenotazione|la lezione)|salta(?:no)? gli appuntamenti|(?:annull|cancell)\w* (?:all'ultimo|la prenotazion|l'appuntament|le prenotazion|gli appuntament)|mi danno buca|\bbuc[ah]\w*\b|bidon\w*|dimentican\w* (?:l'appuntament|la prenotaz)|tavol[oi] prenotat\w* .{0,30}(?:vuot|non)|all'ultimo (?:minuto|momento)/,
    plan: ({ clients, shop, quiet, sells }) => ({
      opening: `Chi non si presenta costa due volte: l’ora persa e chi avresti potuto servire al suo posto. Per ${shop} si riduce quasi sempre con promemoria, una piccola caparra e una lista d’attesa.`,
      steps: [
        `**Oggi**: manda un messaggio WhatsApp di promemoria a tutti gli appuntamenti di domani («Ti aspettiamo alle 10: rispondi SÌ per confermare, o avvisaci entro stasera») e libera il posto di chi non conferma.`,
        `**Da questa settimana**: promemoria automatico 48 ore e 3 ore prima (agenda online o SMS), con il link per spostare: molti non vengono perché disdire è scomodo.`,
        `**Caparra**: ai nuovi e a chi ha già saltato una volta chiedi un acconto del 20–30% alla prenotazione, scalato dal conto; si perde con meno di 24 ore di preavviso. Scrivilo dove si prenota.`,
        `**Lista d’attesa**: tieni 10 nomi tra ${clients} disposti a venire con un’ora di preavviso e offri a loro il buco (${sells}).`,
        `**Chi salta due volte**: solo prenotazione pagata in anticipo, detto con gentilezza.`,
      ],
      measure: `Segna ogni settimana appuntamenti presi, saltati e riempiti: l’obiettivo è dimezzare i salti in un mese. Per le ore che restano vuote: ${quiet}.`,
      ask: 'Quanto vale in media un appuntamento, e come prendi le prenotazioni (telefono, WhatsApp, agenda online)? Ti calcolo quanto perdi in un anno.',
    }),
  },
  {
    id: 'empty-days',
    topic: 'marketing',
    step: COMPANY,
    weight: 4,
    pattern:
      /(?:luned|marted|mercoled|gioved|venerd|domenic|sabat)\w*.{0,60}(?:mort|vuot|ferm|nessun|zero|poc|deserto|piang|calm)|(?:mort|vuot|ferm|desert|riempi\w*|pochi? client\w*|nessuno|non (?:entra|viene) nessuno).{0,50}(?:luned|marted|mercoled|gioved|venerd|domenic|sabat|pomerigg|mattin|infrasettiman|in settimana|a pranzo|a cena|la sera)|(?:pomerigg|mattin|pranzo|sera|infrasettimana)\w*.{0,40}(?:vuot|mort|ferm|deserto|nessuno|zero)|riempire (?:il|la|le|i|gli|l')|ore (?:vuote|morte|buche)|giorni (?:vuoti|morti)|tavoli vuoti|sala (?:mezza )?vuota/,
    plan: ({ clients, shop, quiet, extra, business, sells }, { folded }) => {
      const when = daysIn(folded);
      return {
        opening: `Il costo di ${shop} nelle ${when === 'ore e giorni vuoti' ? when : `ore di ${when}`} lo paghi comunque: ogni incasso in più lì è quasi tutto margine. Meglio una ragione precisa per venire in quel momento che uno sconto su tutto.`,
        steps: [
          `**Oggi**: scegli un solo momento (${when}) e una sola proposta: ${quiet}. Nome, prezzo e posti contati.`,
          `**Invita chi ti conosce già**: un messaggio WhatsApp personale a 30 tra ${clients} («${when === 'ore e giorni vuoti' ? 'questa settimana' : when} facciamo una cosa per pochi: ti tengo un posto?»), con prenotazione.`,
          `**Vai da chi è libero allora**: ${business} — una convenzione semplice, valida solo in quel momento.`,
          `**Alza la spesa di chi viene**: ${extra}; un pacchetto a prezzo tondo rende più di uno sconto sui prodotti (${sells}).`,
          `**Se dopo 6 settimane non basta**, confronta incasso e costo delle ore aperte: si può ridurre l’orario e spostare i turni del personale nei giorni pieni.`,
        ],
        measure:
          'Segna per ogni giorno clienti e incasso, 4 settimane prima e 4 dopo. Tieni la proposta solo se il margine in più supera ciò che ti costa.',
        ask: `Quanti clienti e quanto incassi in un giorno buono e in uno vuoto? Con questi due numeri calcolo quanto vale riempirlo.`,
      };
    },
  },
  {
    id: 'quotes',
    topic: 'customers',
    step: COMPANY,
    weight: 5,
    pattern:
      /preventiv\w*.{0,80}(?:da soli|altrove|confront|dai concorrent|altri|poi |non|nessun|spari|pochi|rifiut|perd|gratis|rispond|rispost|accett|silenzio|scompai|mai)|sopralluog\w*|(?:chied\w*|mand\w*|do) (?:il |un |i )?(?:prezz|listin|preventiv)\w*.{0,60}(?:spari|non rispond|scompai|poi (?:basta|nulla|niente))|(?:prezz\w*|listin\w*).{0,60}(?:e (?:poi )?spari\w*|non si fanno (?:piu )?senti\w*|e poi (?:basta|nulla|niente|silenzio)|non rispondon\w*)/,
    plan: ({ clients, shop, sells, partners }, { folded }) => {
      const hasVisit = /sopralluog/.test(folded);
      return {
        opening: `Se ${clients} prendono il prezzo e spariscono, quasi sempre hanno visto un numero senza capire che cosa compra, oppure non erano ancora decisi: si filtra prima e si richiama dopo.`,
        steps: [
          `**Oggi**: richiama gli ultimi 10 preventivi senza risposta: «Ha avuto modo di guardarlo? C’è qualcosa da cambiare?». Di solito uno o due si chiudono così.`,
          hasVisit
            ? `**Filtra al telefono**: prima di muoverti chiedi tre domande (che cosa serve, entro quando, che spesa ha in mente) e foto o un video; dai subito una fascia di prezzo indicativa. Chi non ci sta si ferma lì.`
            : `**Prima del listino, una chiamata**: rispondi con tre domande (che cosa serve, per quale data, che cosa conta di più), un «a partire da» e la proposta di una breve telefonata o videochiamata. Mai il PDF da solo.`,
          hasVisit
            ? `**Sopralluogo a pagamento e scalato**: 40–80 €, rimborsati se il preventivo viene accettato. Chi cerca solo un prezzo gratis rinuncia; chi vuole il lavoro paga.`
            : `**Tre opzioni** (essenziale, consigliata, completa) con che cosa è compreso: ${sells}. Chi confronta smette di guardare solo il totale. Aggiungi due foto di lavori simili e una recensione.`,
          `**Scadenza e passo successivo**: validità 15 giorni, acconto del 30% alla firma, prima data libera. Richiamo fissato dopo 2 e dopo 7 giorni.`,
          `**Chiedi segnalazioni** a chi manda lavori già decisi: ${partners}.`,
        ],
        measure: `Preventivi fatti, richiamati e accettati ogni mese per ${shop} (${sells}). Sotto il 25–30% di accettati si lavora sul filtro, sopra il 60% forse il prezzo è basso.`,
        ask: 'Quanti preventivi fai al mese, quanti ne accettano e quanto vale in media un lavoro?',
      };
    },
  },
  {
    id: 'no-return',
    topic: 'customers',
    step: COMPANY,
    weight: 4,
    pattern:
      /far(?:e|li|le|la)? (?:ri)?tornare|(?:ri)?torn\w* (?:mai|poco|raramente|di rado)|non (?:ri)?comprano piu|clienti (?:abituali|fissi|fedeli).{0,40}(?:non|pers|spar)|(?:non|mai) (?:li |le |la |lo )?(?:rived\w*|torn\w*|ritorn\w*)|(?:vengon\w*|viene|comprano|provano|fanno) (?:solo )?(?:una|1) (?:sola )?(?:volta|seduta|lezione)|una volta e (?:poi )?(?:basta|spari)|(?:2|due|3|tre) (?:o (?:3|tre) )?(?:sedute|volte|lezioni).{0,40}(?:spari|basta|smett|mollan)|spariscon\w* (?:appena|dopo|quando)|non (?:si )?fideliz\w*|fidelizz\w*|client[ei] (?:persi|che non tornano)|clienti nuov\w* .{0,40}non/,
    plan: ({ clients, shop, comeback, extra, sells }) => ({
      opening: `Far tornare chi è già venuto costa molto meno che trovarne uno nuovo. Per ${shop} il momento che decide è prima che esca: se se ne va senza un motivo e una data per tornare, di solito non torna.`,
      steps: [
        `**Oggi**: prima di salutare proponi il prossimo appuntamento con un motivo preciso — ${comeback} — e mandalo subito in un messaggio di conferma.`,
        `**Spiega il percorso la prima volta**: che cosa farete, in quante volte, con quale obiettivo, e che cosa succede se ci si ferma a metà. Scrivilo nella scheda della persona.`,
        `**Messaggio dopo 3 giorni**: «Come ti sei trovata? C’è qualcosa da sistemare?». Risponde chi era scontento, e lo recuperi.`,
        `**Seconda visita facile**: un buono di benvenuto valido 30 giorni (${extra}), non uno sconto sulla prima.`,
        `**Richiama chi manca**: ogni lunedì, la lista tra ${clients} di chi ha superato il suo tempo abituale; due righe personali su WhatsApp.`,
      ],
      measure: `Quanti nuovi su dieci tornano entro il tempo normale (${sells}): segnalo per un mese. Passare da 3 a 5 su 10 vale più di qualunque pubblicità.`,
      ask: 'Quanti clienti nuovi hai in un mese, quanti tornano, e quanto spendono a visita? Ti calcolo quanto vale recuperarli.',
    }),
  },
  {
    id: 'churn',
    topic: 'customers',
    step: COMPANY,
    weight: 5,
    pattern:
      /(?:client|alliev|iscritt|abbonat|pazient|student|soci|corsist)\w* (?:che )?(?:smett|molla|abbandon|si ritir|lascia|si cancell)\w*|(?:cancell|disiscriv|abbandon|molla|smett|disdic|non rinnov|lascian|ritir)\w*.{0,60}(?:iscritt|abbonat|abbonament|soci\b|allievi|clienti|gennaio|primi mesi)|(?:iscritt|abbonat|soci\b|abbonament|alliev)\w*.{0,80}(?:cancell|disiscriv|abbandon|molla|smett|non rinnov|lascia|perd|cal)\w*|si (?:cancell|disiscriv|ritir)\w*|non rinnov\w*|rinnovi/,
    plan: ({ clients, shop, comeback, partners, sells }, { figures }) => {
      const [count] = figures.filter(
        ({ unit, value }) => (unit === 'pieces' || unit === 'people') && value >= 2_000,
      );
      const each = count
        ? ` Con ${count.value / 100} iscritti, trattenerne uno su venti in più sono ${Math.round(count.value / 2_000)} quote che non devi rimpiazzare.`
        : '';
      return {
        opening: `Chi smette lo decide nei primi 30–60 giorni, quando non ha ancora preso l’abitudine e nessuno se n’è accorto.${each}`,
        steps: [
          `**Oggi**: tira fuori l’elenco di ${clients} che non si vedono da 10 giorni e chiamane cinque: «Come va? Ti aspettiamo giovedì, ti presento io il gruppo».`,
          `**Primi 30 giorni accompagnati**: incontro di benvenuto, un obiettivo scritto nella scheda, tre appuntamenti già fissati, un messaggio a metà. ${comeback[0]?.toUpperCase() ?? ''}${comeback.slice(1)}.`,
          `**Un gruppo, non un servizio**: una sfida di 6 settimane, un amico gratis per una settimana, un appuntamento fisso. Chi conosce qualcuno resta.`,
          `**Sospensione invece della disdetta**: uno o due mesi di pausa costano meno di un addio. E il rinnovo annuale proposto al secondo mese, con un vantaggio (${sells}).`,
          `**Chiedi a chi se ne va** il perché, con una sola domanda: dopo dieci risposte sai che cosa cambiare in ${shop}.`,
        ],
        measure: `Presenze della quarta settimana e abbandoni al terzo mese, per mese d’ingresso. Può aiutare anche una convenzione con ${partners}.`,
        ask: 'Quanto costa l’abbonamento e quanti se ne vanno al mese? Calcolo quanto vale ogni punto in meno.',
      };
    },
  },
  {
    id: 'portals',
    topic: 'customers',
    step: MARKETPLACE,
    weight: 6,
    pattern:
      /\bapp\b (?:di consegna|di delivery|che (?:consegn|prend))|(?:app|piattaform\w*|sit[oi]) .{0,40}(?:mi |si |ci )?(?:prend|tratt|trattien|mangi)\w* (?:il|l'|quasi il|circa il) ?\d|booking|airbnb|expedia|just ?eat|glovo|deliveroo|uber eats|the ?fork|thefork|prontopro|tripadvisor.{0,30}commission|portal[ei]|\bota\b|commission\w*.{0,40}(?:portal|piattaform|app\b)|piattaform\w*.{0,40}commission|prenotazion\w* dirett\w*|ordini dirett\w*|treatwell|\buala\b|subito\.it|etsy|commission\w*/,
    plan: ({ clients, shop, comeback, extra, sells }, { figures }) => {
      const rate = percentOf(figures);
      const cost = rate
        ? ` Su 100 € ne lasci ${rate}: qualunque vantaggio sotto il ${rate}% dato a chi prenota diretto ti conviene.`
        : '';
      return {
        opening: `Il portale serve a farsi scoprire, non a farsi ricomprare: l’obiettivo è che la seconda volta ${clients} vengano da te direttamente.${cost}`,
        steps: [
          `**Oggi**: dai a chi arriva un biglietto con QR e codice: «La prossima volta prenota diretto: il prezzo migliore e in omaggio ${extra.split(',')[0] ?? 'un pensiero'}».`,
          `**Un posto dove prenotare in un minuto**: pagina del tuo sito con calendario e prezzi, link nella scheda Google e pulsante WhatsApp. Senza questo il resto non funziona.`,
          `**Un vantaggio vero a chi prenota diretto** (${extra}), non sempre uno sconto: il prezzo sul sito non deve mai essere più alto di quello del portale.`,
          `**Raccogli i contatti** (e-mail e telefono, col consenso) e scrivi dopo il soggiorno o l’acquisto: ${comeback}.`,
          `**Usa il portale quando serve**: tienilo aperto nei periodi vuoti e chiudi disponibilità quando saresti pieno comunque.`,
        ],
        measure: `Quota di prenotazioni dirette ogni mese e commissioni pagate: per ${shop} passare dal 20 al 35% di dirette si sente subito (${sells}).`,
        ask: 'Quanto incassi al mese dai portali e quanto direttamente? Ti calcolo quanto risparmi con dieci punti in più.',
      };
    },
  },
  {
    id: 'big-competitor',
    topic: 'customers',
    step: COMPANY,
    weight: 4,
    pattern:
      /(?:hanno )?(?:apert|apre|aprir|aprono|arriva|inaugur)\w*.{0,60}(?:centro|caten|supermercat|franchising|grande|enorme|concorren|accanto|di fronte|vicin|altro|altra|a \d+ (?:km|metri)|stessa via)|concorren\w*|centro commerciale|grande distribuzion\w*|\bcaten[ae]\b|low.?cost/,
    plan: ({ clients, shop, edge, extra, business, partners, sells }) => ({
      opening: `Sul prezzo chi ha più mezzi, o meno spese, vince sempre; ${shop} vince dove lui non arriva: ${edge}.`,
      steps: [
        `**Oggi**: vai a vedere, da cliente. Annota i prezzi di ciò che vendi anche tu che conosci, orari, attesa, che cosa non fanno. Non inseguire quei prezzi: tieni competitivi solo i 5 che tutti confrontano.`,
        `**Metti in vetrina i servizi**: ${extra}. Un cartello con nome e prezzo per ciascuno: molti non sanno nemmeno che li fai.`,
        `**Stringi chi compra spesso**: ${business}. Visita i primi dieci con una proposta scritta.`,
        `**Blocca i tuoi clienti migliori**: un messaggio personale a 50 tra ${clients}, con un vantaggio per i prossimi 60 giorni, prima che provino l’altro.`,
        `**Falla sapere**: scheda Google con foto e servizi, recensioni che parlano del consiglio ricevuto, accordi con ${partners}.`,
      ],
      measure: `Clienti al giorno e scontrino medio per 8 settimane (${sells}). Se calano i clienti ma non chi compra servizi, la strada è quella.`,
      ask: 'Quali tre cose ti comprano di più, e quanta parte dell’incasso viene da clienti abituali?',
    }),
  },
  {
    id: 'online-comparison',
    topic: 'customers',
    step: COMPANY,
    weight: 6,
    pattern:
      /amazon|compr\w* (?:\w+ ){0,4}(?:su internet|online|on line)|guardan\w* (?:e|poi).{0,40}(?:online|internet|amazon)|prov\w* .{0,40}(?:online|internet|amazon|zalando|shein|temu)|zalando|shein|temu\b|prezz\w* (?:su internet|online)/,
    plan: ({ clients, shop, edge, extra, quiet, partners, comeback, sells }) => ({
      opening: `Chi guarda da te e compra online ha già fatto la fatica di venire: per trattenerlo serve qualcosa che in rete non c’è — ${edge}.`,
      steps: [
        `**Oggi**: metti un cartello e dillo a voce: «Se non c’è, lo ordino e arriva in 24–48 ore; ti avviso su WhatsApp».`,
        `**Il consiglio firmato**: cinque biglietti accanto ai prodotti con due righe scritte da te («a chi piace… perché…»), cambiati ogni settimana.`,
        `**Un motivo per venire**: ${quiet}. Chi partecipa compra, e torna.`,
        `**Tessera che premia**: al decimo acquisto un buono; in più ${comeback}.`,
        `**Vendi in gruppo**: accordi con ${partners}; proponi ${extra}.`,
      ],
      measure: `Quanti entrano e quanti comprano (${sells}), una settimana al mese. Per ${shop} un punto di conversione in più tra ${clients} vale più di cento follower.`,
      ask: 'Quante persone entrano in un giorno normale e quante escono con un acquisto?',
    }),
  },
  {
    id: 'sell-direct',
    topic: 'customers',
    step: MARKETPLACE,
    weight: 5,
    pattern:
      /grossist\w*|(?:gdo|grande distribuzione|supermercat\w*) (?:mi |ci |me l[oa] )?paga\w*|(?:vend\w*|arriv\w*) (?:direttamente )?(?:ai|a) (?:privati|consumatori|famiglie)|vendita diretta|saltare (?:l'intermediari|il distributor)\w*|intermediar\w*.{0,40}(?:paga|mangia|poco)|me l[oa] paga(?:no)? (?:una miseria|poco|niente)|senza (?:intermediari|grossista)/,
    plan: ({ clients, shop, comeback, extra, business, rules, edge, season, sells }) => ({
      opening: `Vendere ai privati fa guadagnare molto di più al pezzo, ma costa tempo, confezioni e spedizioni: si parte da una quota piccola, senza lasciare il grossista in un giorno.`,
      steps: [
        `**Oggi**: fai il conto del prezzo. Prendi il tuo costo, aggiungi confezione, spedizione, IVA e il tuo tempo; confronta con tre produttori simili che vendono online e al mercato. Scrivimi i numeri e lo facciamo insieme.`,
        `**Prenotazioni a chi ti conosce**: ${comeback}. Un messaggio WhatsApp a 100 persone con prezzo, formati (${extra}) e data di ritiro.`,
        `**Fai assaggiare o vedere**: una visita al mese con degustazione e un banco al mercato; ${edge}.`,
        `**Clienti che comprano quantità**: ${business}; e i gruppi di acquisto (GAS), che ordinano per venti famiglie alla volta.`,
        `**Sito semplice con spedizione** solo quando i primi 100 ordini a mano sono andati bene. Prima controlla: ${rules}.`,
      ],
      measure: `Per ogni canale (${sells}): quantità, prezzo netto dopo confezione e spedizione, ore. L’obiettivo del primo anno per ${shop} è il 20–30% della produzione ai privati (${season}).`,
      ask: `A quanto te lo paga il grossista e quanto ti costa produrlo? Calcolo il prezzo per ${clients} e quante vendite servono.`,
    }),
  },
  {
    id: 'visibility',
    topic: 'marketing',
    step: SOCIAL,
    weight: 3,
    pattern:
      /far(?:mi|ci|si) trovare|facci\w* conoscere|non mi trov\w*|non ci trov\w*|farmi conoscere|farci conoscere|far(?:e|li|le|lo)? (?:conoscere|sapere)|(?:su )?google|instagram|facebook|tiktok|social|sito\b|visibil\w*|pubblicit\w*|follower|like\b/,
    plan: ({ clients, shop, sells, partners, comeback }) => ({
      opening: `Chi cerca ${sells.split(',')[0] ?? 'ciò che fai'} in zona decide in un minuto su Google: ${shop} deve comparire, avere foto vere e recensioni recenti. I social vengono dopo.`,
      steps: [
        `**Oggi**: completa la scheda Google (categoria, orari, servizi con prezzo, 10 foto tue, numero WhatsApp) e chiedi una recensione agli ultimi cinque clienti con il link.`,
        `**Una pagina per servizio** sul sito, con prezzo di partenza, zona, due foto e il pulsante per scriverti: ${sells}.`,
        `**Social in due ore al mese**: quattro cose sole — un lavoro finito, un prima e dopo, una domanda che ti fanno sempre, una persona della squadra.`,
        `**Passaparola organizzato**: accordo con ${partners}, e un vantaggio a chi porta un amico.`,
        `**Riparti dai contatti che hai**: un messaggio a ${clients} che non vedi da sei mesi; ${comeback}.`,
      ],
      measure:
        'Ogni mese: chiamate e richieste dalla scheda Google, recensioni nuove, e «come ci ha trovato?» chiesto a tutti.',
      ask: 'Da dove sono arrivati gli ultimi dieci clienti, e quanto puoi spendere al mese per farti conoscere?',
    }),
  },
  {
    id: 'few-customers',
    topic: 'customers',
    step: COMPANY,
    weight: 2,
    pattern:
      /(?:poch|poc|men)\w* (?:client|iscritt|alliev|pazient|soci|copert|abbonat|telefonat|contatt|lavor|vendit|passagg|visit|ospit|turist|affluen|giro|movimento|incaric|mandat|esclusiv|adesion|tesser|partecipant)\w*|nessuno mi (?:da|chiama|cerca|conosce|contatta|compra)|non (?:vendo|lavoro|si vende|batto chiodo|gira|c'e giro|mi (?:chiama|contatta|cerca)|arrivano|ricevo|riesco a (?:vendere|trovare))|(?:e|sono|sta|siamo) (?:\w+ )?(?:vuot|desert|ferm)[oaie]\b|lavoro (?:e |sta )?(?:cala|poco|fermo|scarso)|poch[ie] (?:client|gente|richiest|prenotaz|ordin)\w*|(?:meno|pi[uù]) client\w*|(?:trov|attir|prend|acquis|port)\w* (?:nuov[ie] |altri |piu |piu )?(?:client|ospit|pazient|alliev|iscritt|architett|famigli|aziend)\w*|calo|(?:client|incass|vendit|prenotaz|fatturat)\w*.{0,30}(?:cal|diminu|scend|in meno|dimezz)\w*|non (?:entra|viene|chiama|compra) (?:piu )?nessuno|(?:come|vorrei|voglio|devo) .{0,16}(?:trov|prend|attir|aument|acquis|port)\w* (?:piu|nuov[ie]|altr[ie]|qualche)|posti (?:vuoti|liberi)|(?:qualche|altri|nuovi) (?:lavor|client|ordin|incaric)\w*|aumentare (?:le vendite|i clienti|il fatturato|gli incassi)|vendere di piu|far crescere|crescere|promuover\w*/,
    plan: ({ clients, shop, partners, quiet, comeback, extra, business, sells }) => ({
      opening: `Prima di cercare gente nuova conviene muovere ciò che hai: per ${shop} le tre leve sono far tornare, far spendere un po’ di più e farsi mandare clienti.`,
      steps: [
        `**Oggi**: scrivi a 20 tra ${clients} che non vedi da tre mesi, uno per uno: un saluto, una novità, un invito. ${comeback[0]?.toUpperCase() ?? ''}${comeback.slice(1)}.`,
        `**Farti mandare clienti**: ${partners}. Scegline tre, vai di persona, offri qualcosa di utile ai loro clienti.`,
        `**Riempi i momenti fiacchi**: ${quiet}.`,
        `**Alza la spesa media**: oltre a ${sells}, proponi ${extra}.`,
        `**Chi compra con regolarità**: ${business}; prepara una proposta di una pagina con prezzo e condizioni.`,
      ],
      measure:
        'Ogni settimana quattro numeri: clienti nuovi, clienti tornati, spesa media, da dove arrivano. Dopo un mese tieni la leva che ha mosso di più.',
      ask: 'Quanti clienti hai al mese, quanto spendono in media, e da quando sono calati? Con questi calcolo quanti te ne servono.',
    }),
  },
  {
    id: 'repeated-questions',
    topic: 'ai',
    step: CHATBOT,
    weight: 7,
    pattern:
      /(?:sapesser\w*|trovasser\w*|sapere|capisser\w*).{0,60}(?:senza (?:telefon|chiam|chied|scriv)\w*|da sol[oi])|(?:telefon\w*|chiam\w*|scriv\w*).{0,30}(?:volte al giorno|di continuo|in continuazione|tutto il giorno)|(?:vorrei|voglio|cerc\w*|serv\w*|mi piacerebbe|bisogno).{0,70}rispond\w*.{0,70}(?:orari|prezz|listin|tariff|prenotaz|parchegg|domand|cors[io]|client|notte|sera|visit|disponibil)|qualcuno (?:che )?(?:mi )?rispond\w*|(?:rispond\w*).{0,60}(?:mille|cento|tutto il giorno|continuamente|a tutte le ore|domande uguali|stesse cose)|(?:chiedono|scrivono|chiamano|telefonano) (?:sempre|tutti|a tutte le ore|in continuazione|per sapere)(?! (?:lo |uno )?scont| (?:di )?(?:abbass|pagar|risparmi))|(?:assistente|chatbot|bot\b|risponditor\w*).{0,80}(?:sito|rispond|notte|client|domand|prezz|prenot)|rispond\w*.{0,50}(?:anche di notte|24 ore|sempre le stesse|da sol[oi]|al posto mio|in automatico)|(?:clienti|genitori|ospiti|pazienti|persone).{0,30}(?:chiedono|scrivono|telefonano|domandano).{0,60}(?:sempre|stess|canali|ripet)|stesse domande|(?:un|uno|unico) (?:solo |unico )?(?:punto|posto|canale|luogo) (?:solo|unico|per|dove|che)|(?:punto|posto|canale) (?:solo|unico)|(?:telefonano|chiamano|scrivono|domandano) (?:per|di continuo|tutti)|(?:spieg\w*|ripet\w*|dir\w*) (?:sempre |ogni volta |a tutti )?(?:quali|che|cosa|come) (?:document|portar|serv|cart|orari)\w*|trovassero da soli|trovare da soli|unico punto|su (?:tre|tanti|troppi|piu) canali|troppi messaggi|domande (?:ripetut|ricorrent|frequent)\w*/,
    plan: ({ clients, shop, sells }, { folded }) => {
      const topics = topicsAsked(folded) || sells;
      const isStudy = /scadenz|document/.test(folded);
      return {
        opening: `È il lavoro giusto per un assistente (chatbot) sul sito: ${clients} chiedono sempre le stesse cose e la risposta sta già nei tuoi documenti. Va istruito con ciò che sai tu, e deve dire quando non sa.`,
        steps: [
          `**Oggi**: raccogli per una settimana le domande che arrivano a ${shop} e scrivi le venti più frequenti con la risposta (${topics}).`,
          `**I documenti**: ${isStudy ? 'uno scadenziario con date e importi, l’elenco dei documenti da portare per ogni pratica, i moduli' : 'listino o tariffe, regolamento, orari, indicazioni, condizioni'}. Un file aggiornato per argomento: è ciò che l’assistente legge.`,
          `**Carica tutto nel Chatbot AI del Marketplace**, provalo con le venti domande, correggi le risposte deboli e mettilo sul sito; lo stesso indirizzo va in firma, su Google e nella risposta automatica di WhatsApp, così c’è un unico punto.`,
          `**Passaggio a una persona**: per prenotazioni, casi particolari e reclami deve chiedere nome e recapito e avvisarti.`,
          `**Una pagina di domande frequenti** con le stesse risposte: la trova anche Google${isStudy ? ', con un calendario delle scadenze' : ''}.`,
        ],
        measure:
          'Domande ricevute, risposte date senza di te, domande rimaste senza risposta: ogni settimana aggiungi quelle che mancano.',
        ask: 'Quante domande ricevi al giorno, e su quali canali (telefono, e-mail, WhatsApp, social)?',
      };
    },
  },
  {
    id: 'recommend',
    topic: 'ecommerce',
    step: CHATBOT,
    weight: 5,
    pattern:
      /consigliar\w* (?:la|il|lo|al|ai|i|le|quale|client)|raccontare (?:i|la|il|le|gli|chi)|senza (?:ri)?(?:scriver|ripeter|spiegar)\w* (?:\w+ ){0,2}ogni volta|(?:sugger|consigl|propor)\w* (?:l'|il |la )?(?:abbinament|prodott|vin|regal|taglia|pezzo)\w*|(?:present|raccont)\w* (?:i|la|il|le|gli) (?:produttor|artigian|malgar|fornitor|allevator|contadin|autor)\w*|scegliere (?:il|la) (?:prodotto|bottiglia|regalo|taglia) giust\w*|schede? prodott\w*/,
    plan: ({ clients, shop, sells, partners, comeback, edge }) => ({
      opening: `Si fa scrivendo bene una volta e riusando: una scheda per ogni prodotto e per ogni produttore, da cui nascono consigli, post e newsletter. Per ${shop}: ${edge}.`,
      steps: [
        `**Oggi**: prepara un modello di scheda con gli stessi campi per tutti: gusto in tre parole, abbinamento, per chi è, prezzo, storia del produttore in 60 parole, una foto. Compila le dieci più vendute (${sells}).`,
        `**Tre domande per scegliere**: per quale occasione, che gusto piace, quanto vuole spendere. Ogni risposta porta a due o tre prodotti: funziona come quiz sul sito e al banco.`,
        `**Chatbot istruito con le schede**: caricale nel Chatbot AI del Marketplace, così risponde con la bottiglia o il prodotto giusto e il suo perché, anche la sera.`,
        `**Una storia al mese**: un produttore alla volta — la stessa scheda diventa un post, una newsletter e il biglietto nel pacco. Chiedi foto e due frasi a ${partners}.`,
        `**Dopo l’acquisto**: una e-mail con il consiglio successivo; ${comeback}.`,
      ],
      measure: `Quanti aprono le schede e comprano, e quanti tra ${clients} riordinano entro due mesi.`,
      ask: 'Quanti prodotti hai a catalogo e quali sono i dieci che vendi di più? Posso prepararti il modello di scheda.',
    }),
  },
  {
    id: 'partners',
    topic: 'customers',
    step: COMPANY,
    weight: 6,
    pattern:
      /(?:trovare|contattare|conoscere|lavorare con|collabor\w* con|arriv\w* (?:a|ad|ai|agli)\b|raggiung\w*|farci vedere da|proporc\w* a).{0,40}(?:architett|progettist|arredator|studi\b|geometr|aziende|imprese|rivenditor|negozi|distributor|hotel|ristorant|amministrator|agenti)\w*|(?:architett|studi|rivenditor|distributor)\w*.{0,40}con cui lavorare/,
    plan: ({ shop, sells, edge, partners, extra }, { folded }) => {
      const who = /architett|studi\b|progettist/.test(folded)
        ? 'architetti e studi'
        : (/(rivenditor\w*|distributor\w*|hotel|ristorant\w*|amministrator\w*|aziende|imprese|negozi|geometr\w*)/.exec(
            folded,
          )?.[1] ?? 'partner');
      return {
        opening: `Chi progetta o compra per altri sceglie chi gli toglie problemi: misure giuste, tempi scritti, una persona che risponde. È ciò che devi far vedere di ${shop}.`,
        steps: [
          `**Oggi**: fai un elenco di 30 ${who} entro 40 km (albi, LinkedIn, Houzz, cartelli dei cantieri, lavori pubblicati) e segna per ciascuno che cosa progetta.`,
          `**Portfolio di otto pagine**: foto di lavori finiti, un dettaglio costruttivo, materiali, tempi medi, tre referenze con nome. Un campionario piccolo da lasciare in studio (${sells}).`,
          `**Contatto in tre passi**: e-mail personale su un loro lavoro, telefonata dopo tre giorni, invito a una visita in laboratorio con aperitivo per cinque studi alla volta.`,
          `**Condizioni scritte**: preventivo in 5 giorni, tempi con penale, sopralluogo e rilievo compresi, un riconoscimento trasparente per le segnalazioni. In più ${extra}; il tuo punto forte: ${edge}.`,
          `**Il primo lavoro piccolo**: proponi un mobile o un pezzo di prova; poi chiedi due nomi di colleghi. Anche ${partners} aprono porte.`,
        ],
        measure: `Contatti, visite, preventivi e lavori per studio: con 30 contatti ci si aspettano 8–10 incontri e 2–3 lavori in sei mesi.`,
        ask: 'Che lavori ti rendono di più e in che fascia di prezzo? Ti scrivo l’e-mail di presentazione.',
      };
    },
  },
];

const TOPIC_WORDS =
  /\b(prezz\w+|tariff\w+|listin\w+|parchegg\w+|animal\w+|orari\w*|rett\w+|men[uù]\w*|scadenz\w+|document\w+|prenotazion\w+|spedizion\w+|resi\b|disponibilit\w+|camer\w+|indirizz\w+|allerg\w+)\b/g;
const topicsAsked = (folded: string): string =>
  [...new Set(folded.match(TOPIC_WORDS) ?? [])].slice(0, 6).join(', ');
