import { CHATBOT, COMPANY } from '../knowledge/entry';
import type { UntaughtProblem } from './problem';

/** Problems of a market that changes: what people no longer buy, other businesses and other countries as customers, tools for customers. */
export const MARKET_PROBLEMS: readonly UntaughtProblem[] = [
  {
    id: 'changing-market',
    topic: 'customers',
    step: COMPANY,
    weight: 3,
    pattern:
      /(?:lo |la |li |le )?(?:ri)?comprano (?:nuov\w|un altro|uno nuovo)|(?:invece|anziche|piuttosto) (?:di|che) (?:aggiust|ripar|sistem|rifar|cucir)\w*|(?:buttano|cambiano) (?:invece|piuttosto|e (?:ne )?comprano)|ormai .{0,50}(?:tutti|nessuno|da soli|a casa|non)|(?:non (?:si )?us\w*|non serv\w*|non compra\w*|non si vend\w*) piu|per colpa (?:dell|dei|di|del)|(?:intelligenza artificiale|\bai\b|chatgpt).{0,50}(?:lavoro|client|ruba|togli|sostitu)|(?:se l[oaie]|l[oaie]|tutto) (?:fanno|stampano|riparano|cuciono|tagliano|prenotano) (?:a casa|da soli)|mercato .{0,20}(?:cambiat|mort|finit|crisi)|settore .{0,20}(?:crisi|mort|cal)|mestiere .{0,25}(?:scompar|mor|finit)|fuori moda/,
    plan: ({ shop, clients, sells, business, edge, extra }) => ({
      opening: `Quando cambia il modo di comprare non si torna indietro: ${shop} deve spostarsi su ciò che chi compra non sa o non vuole fare da solo — ${edge}.`,
      steps: [
        `**Oggi**: dividi gli incassi degli ultimi 12 mesi in tre gruppi: ciò che cala, ciò che tiene, ciò che cresce. Partendo da ${sells}, cerca il gruppo che cresce, anche se è piccolo.`,
        `**Parla con 10 tra ${clients}**: perché venivano, che cosa fanno adesso da soli, per che cosa pagherebbero ancora.`,
        `**Cambia cliente**: ${business}. Chi lavora ha fretta e vuole un risultato sicuro: prepara una proposta di una pagina con prezzo e tempi.`,
        `**Aggiungi un servizio**: ${extra}. Vendi il risultato finito e la consulenza, non il singolo pezzo.`,
        '**Taglia con calma**: ciò che cala da due anni e non lascia margine si riduce (spazio, ore, scorte) prima che mangi la cassa.',
      ],
      measure:
        'Ogni mese: quota degli incassi dai servizi nuovi (obiettivo 30% in un anno), margine per ora, clienti azienda.',
      ask: 'Che cosa vendevi tre anni fa e oggi non più, e quanto pesa sugli incassi?',
    }),
  },
  {
    id: 'sell-to-businesses',
    topic: 'customers',
    step: COMPANY,
    weight: 6,
    pattern:
      /(?:vend\w*|entrare|arriv\w*|fornir\w*|rifornir\w*|proporm?\w*|lavorare|propor\w*).{0,25} (?:ai|a|nei|in|con|i|gli|agli|alle|le) (?:locali|ristoranti|ristorator\w*|negozi\w*|bar\b|hotel|albergh\w*|b&b|aziende|ditte|imprese|scuole|uffici|studi|condomini\w*|palestre|supermercat\w*|boutique|botteghe|rivenditor\w*|farmacie|enti|comuni|comune)|(?:vorrei|voglio|cerco|mi servono|trovare) (?:anche )?(?:negozi|ristoranti|locali|rivenditor\w*|distributor\w*|aziende|agenti)|distributor\w*|rete (?:di )?vendita|clienti (?:business|aziend\w*|b2b)|\bb2b\b|\bgar[ae] (?:d'appalto|pubblic)|\bmepa\b/,
    plan: ({ shop, sells, edge, business, partners }) => ({
      opening: `Un’attività che compra vuole tre cose: margine, consegne certe, nessun problema. ${shop[0]?.toUpperCase() ?? ''}${shop.slice(1)} deve mostrarle in una pagina.`,
      steps: [
        `**Oggi**: fai un elenco di 20 attività in un raggio di 30 km a cui serve ciò che fai (${business}), con il nome di chi decide.`,
        `**Listino per chi rivende**: prezzo consigliato al pubblico meno il 30–40%, minimo d’ordine, tempi di consegna, resi, pagamento. Controlla che a quel prezzo ti resti margine.`,
        `**Campioni e visita**: passa di persona negli orari calmi con un campione (${sells}) e una scheda; richiama dopo una settimana.`,
        `**Prima fornitura senza rischio**: conto vendita o ordine di prova per un mese, con un espositore e due righe da far leggere ai loro clienti: ${edge}.`,
        `**Contatti caldi**: fatti presentare da ${partners}. Un cliente contento che ne presenta un altro vale dieci telefonate.`,
      ],
      measure:
        'Ogni settimana: visite fatte, campioni lasciati, primi ordini, riordini dopo 60 giorni (il numero che conta).',
      ask: 'Quanto ti costa produrre o fornire un pezzo e a quanto lo vendi oggi? Con questi calcolo il prezzo per chi rivende.',
    }),
  },
  {
    id: 'abroad',
    topic: 'ecommerce',
    step: COMPANY,
    weight: 6,
    pattern:
      /(?:vend\w*|espor\w*|spedi\w*|clienti|mercat\w*|arriv\w*).{0,25}(?:all'estero|esteri|stranier|in (?:germania|francia|svizzera|austria|america|usa|europa|giappone|inghilterra))|\bexport\b|esportar\w*/,
    plan: ({ shop, sells, edge, rules }) => ({
      opening: `All’estero si comincia da un Paese e da un canale: ${shop} ha più possibilità dove qualcuno già compra prodotti simili.`,
      steps: [
        `**Oggi**: guarda da dove arrivano già richieste e turisti: il primo Paese è quello. Scegli due o tre prodotti (${sells}) che viaggiano bene.`,
        '**Canale**: importatore o negozi specializzati (margine più basso, volumi), marketplace, oppure sito in lingua con spedizione. Uno solo per i primi sei mesi.',
        `**Conto completo**: prodotto, imballo, trasporto, commissioni, IVA e dazi. Nell’UE ai privati oltre 10.000 € l’anno serve lo sportello OSS; fuori UE ci sono dogana e documenti.`,
        `**Materiale in lingua**: scheda, etichetta, foto e una storia breve — ${edge}. Verifica ${rules}.`,
        '**Aiuti**: Agenzia ICE, Camera di commercio e SIMEST danno formazione e contributi per fiere e primi contatti.',
      ],
      measure: 'Richieste per Paese, margine dopo il trasporto, riordini dopo tre mesi.',
      ask: 'Quale Paese hai in mente, che cosa venderesti e a che prezzo qui in Italia?',
    }),
  },
  {
    id: 'digital-tools',
    topic: 'ai',
    step: CHATBOT,
    weight: 4,
    pattern:
      /prenotazion\w* (?:online|on line|dal sito|automatic\w*)|prenotare (?:online|dal sito|da soli)|promemoria|agenda (?:online|digitale|condivisa)|gestionale|automatizz\w*|catalogo (?:online|digitale)|menu digitale|qr code|(?:tessera|programma|carta|raccolta) (?:fedelta|punti)|fidelity|newsletter|digitalizz\w*|\bapp\b (?:per|mia)|rispost\w* automatic\w*/,
    plan: ({ clients, shop, sells }) => ({
      opening: `Si comincia dal lavoro che oggi fai a mano più spesso: per ${shop} prenotazioni, conferme e promemoria possono andare da soli, e a te resta ciò che solo tu sai fare.`,
      steps: [
        `**Oggi**: conta per una settimana quante volte rispondi su orari, prezzi e disponibilità: le cinque domande più frequenti diventano risposte pronte sul sito e su WhatsApp.`,
        `**Prenotazione online**: un calendario con i posti veri (${sells}), durata, prezzo e regole di disdetta; il collegamento va su Google, Instagram e nel messaggio automatico.`,
        `**Promemoria**: messaggio il giorno prima con tasto per confermare o spostare, e dopo il servizio la richiesta di recensione.`,
        `**Un archivio solo**: nome, contatto, ultimo acquisto di ${clients}, con il consenso privacy: serve a richiamare chi non torna.`,
        '**Prova in piccolo**: un servizio o un giorno per due settimane, poi estendi. Tieni sempre aperto il telefono per chi lo preferisce.',
      ],
      measure:
        'Quota di prenotazioni online, appuntamenti saltati, minuti al giorno al telefono, clienti tornati.',
      ask: 'Quante prenotazioni gestisci in una settimana e con quali strumenti (telefono, WhatsApp, agenda)?',
    }),
  },
];

/** Goods or services that fewer people want, places and machines that stand idle. */
export const CAPACITY_PROBLEMS: readonly UntaughtProblem[] = [
  {
    id: 'diversify',
    topic: 'customers',
    step: COMPANY,
    weight: 4,
    pattern:
      /(?:che altro|cos'altro|cosa altro|qualcos'altro|qualcosa d'altro|altro da) .{0,30}(?:vend|mett|offr|fare|aggiung|propor|invent|affianc|tenere)\w*|(?:aggiung|affianc|integr)\w* .{0,24}(?:prodott|serviz|qualcosa|attivit|lavor)|diversific\w*|nuov[ie] (?:serviz|entrat|fonti|linee|linea)\w*|(?:vend|compr|leggon|usan|chied)\w* (?:sempre |ormai )?(?:meno|in pochi|in dieci|piu nessuno|quasi nessuno)|reinvent\w*|riconvert\w*|non (?:si|li|le|lo|la) (?:vend|compr|us|chied)\w* (?:quasi )?piu/,
    plan: ({ shop, clients, sells, extra, partners, business, quiet, comeback }) => ({
      opening: `Se ciò che vendi interessa a meno persone, la strada è usare il posto e la fiducia che ${shop} ha già per qualcosa di cui chi passa ha bisogno spesso. Si prova in piccolo, una cosa alla volta.`,
      steps: [
        `**Oggi**: chiedi a dieci tra ${clients} che cosa vanno a prendere altrove e che comprerebbero volentieri da te; segna le risposte che si ripetono.`,
        `**Allargare ciò che fai**: ${extra}. Comincia da quello che si vende accanto a ${sells}.`,
        `**Servizi che portano passaggio**: punto di ritiro pacchi, pagamento bollette e ricariche, biglietti, stampa di documenti, consegna a domicilio. Rendono poco da soli, ma portano in negozio persone nuove.`,
        `**Vendere a chi compra con regolarità**: ${business}; e scambi con ${partners}.`,
        `**Prova di sei settimane**: un angolo, un cartello, poca merce in conto vendita. Ciò che non copre il suo spazio si toglie; ciò che va ne prende di più. Per i momenti fermi: ${quiet}.`,
      ],
      measure: `Scontrini al giorno, quanti hanno comprato la cosa nuova e quanti anche altro; ${comeback}.`,
      ask: 'Quante persone entrano al giorno, quanto spendono, e quanto spazio e denaro puoi dedicare alla prova?',
    }),
  },
  {
    id: 'trust',
    topic: 'customers',
    step: COMPANY,
    weight: 4,
    pattern:
      /non si fid\w*|(?:hanno|ha) paura (?:di|che|a)|diffid\w*|scettic\w*|non ci cred\w*|poca fiducia|pensano (?:che sia|sia) una (?:truffa|fregatura)|hanno dubbi/,
    plan: ({ shop, clients, sells, partners, edge, extra, rules }) => ({
      opening: `La fiducia non si chiede, si fa vedere: per ${shop} vuol dire togliere un dubbio alla volta a ${clients}, prima che debbano affidarsi o pagare.`,
      steps: [
        `**Oggi**: chiedi a tre persone che hanno detto no che cosa le preoccupa (che succede se…?). Scrivi la risposta a ognuna di quelle paure sulla pagina e sul foglio che consegni.`,
        `**Far vedere**: porte aperte su appuntamento, foto e video veri degli spazi e di una giornata, chi sei e che esperienza hai (${edge}).`,
        `**Una prova piccola**: la prima volta breve o a metà prezzo (${sells}), senza impegno, con un aggiornamento in giornata: ${extra}.`,
        `**Prove scritte**: regole chiare, assicurazione, documenti in regola (${rules}), che cosa fai in caso di emergenza e chi chiami.`,
        `**Chi garantisce per te**: recensioni con nome e foto dei primi dieci, e la segnalazione di ${partners}.`,
      ],
      measure: 'Quanti chiedono informazioni, quanti vengono a vedere, quanti provano e quanti tornano.',
      ask: 'Qual è la paura che senti dire più spesso, e quanti dopo una visita dicono sì?',
    }),
  },
  {
    id: 'idle-capacity',
    topic: 'finance',
    step: COMPANY,
    weight: 4,
    pattern:
      /(?:ne|che) (?:us|lavor|occup|riemp|gir|sfrutt|adoper)\w* (?:solo |soltanto )?(?:un|una|due|tre|\d+|meta)\b|(?:postazion|cabin|macchin|sal[ae]\b|poltron|ponti|furgon|forn[oi]\b|laborator|capannon|camp[oi]\b|box|stanz|cucin|sedi[ae]|lettin|scrivani)\w* .{0,50}(?:ferm[aieo]\b|vuot[aieo]\b|inutilizzat|non (?:gira|lavora|rende|us)\w*)|(?:ferm[aieo]|vuot[aieo]|inutilizzat\w*) .{0,30}(?:postazion|cabin|macchin|sala|poltron|ponti|furgon|forn[oi]|laborator|capannon|camp[oi]|stanz|scrivani)\w*|sottoutilizz\w*|far(?:e|l[aeoi])? (?:girare|rendere|fruttare) (?:le |gli |i |il |la |l')?(?:altr|due|tre|macchin|spaz|sal|attrezz)\w*|mezz[ao] (?:vuot|ferm)[ao]/,
    plan: ({ shop, clients, sells, quiet, extra, partners, business }) => ({
      opening: `Uno spazio o una macchina che sta ferma costa lo stesso: per ${shop} ogni ora riempita è quasi tutta guadagno. Ci sono tre strade, anche insieme: riempirla tu, farla usare ad altri, liberarsene.`,
      steps: [
        `**Oggi**: segna per una settimana le ore piene e vuote di ciascuna, e quanto ti costa (affitto, rata, energia ÷ ore aperte): è il minimo che deve rendere all’ora.`,
        `**Farla usare ad altri**: affitto a giornate o a ore, o una collaborazione a percentuale (60/40) con un professionista che porta i suoi clienti: onicotecnica, massaggiatore, artigiano, insegnante, a seconda del mestiere. Contratto scritto e regole sui materiali; per i requisiti senti il Comune o il consulente.`,
        `**Riempirla tu**: pacchetti e abbonamenti prenotati nelle ore vuote, ${quiet}; buoni regalo; richiama per telefono 20 tra ${clients} che mancano da tempo.`,
        `**Lavoro per altri**: offri le ore libere a ${business} e a ${partners}, con un prezzo a giornata.`,
        `**Se in tre mesi non si riempie**: vendi o restituisci ciò che non serve e usa lo spazio per ${extra}.`,
      ],
      measure: `Ore occupate su ore aperte per ciascuna, e incasso per ora (${sells}).`,
      ask: 'Quante ore alla settimana resta ferma, e quanto incassi in un’ora quando lavora? Ti calcolo quanto vale riempirla.',
    }),
  },
];
