import { COMPANY, CONSULTATION, SOCIAL } from '../knowledge/entry';
import type { UntaughtProblem } from './problem';

const capital = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;

/** How the work itself is held together: peaks, changes, suppliers, partners, premises, what is published. */
export const WORK_PROBLEMS: readonly UntaughtProblem[] = [
  {
    id: 'staff-conflict',
    topic: 'staff',
    step: CONSULTATION,
    weight: 7,
    pattern:
      /(?:dipendent|ragazz|collaborat|commess|camerier|operai|barist|cuoc|personale|colleghi|colleghe)\w*.{0,50}(?:litig\w*|bisticc\w*|non si (?:parlano|sopportano)|(?:si )?(?:urlano|insultano)|non vanno d'accordo|dispetti)|litig\w* (?:tra|fra) (?:di )?(?:loro|dipendent|collegh|ragazz)\w*/,
    plan: ({ shop, sells, clients }) => ({
      opening: `Quando chi lavora litiga davanti a ${clients}, il danno è doppio: si separano subito le persone e i compiti, poi si scrivono le regole. In ${shop} quasi sempre la lite nasce da turni e compiti non detti.`,
      steps: [
        `**Oggi**: parla con ciascuno da solo, dieci minuti, a porta chiusa: che cosa è successo, che cosa ti serve per lavorare bene? Ascolta, non dare ragione a nessuno, prendi nota.`,
        `**Da domani una regola sola**: davanti a ${clients} non si discute; chi ha un problema lo dice a te a fine turno. Dillo a tutti insieme, in due minuti.`,
        `**Ruoli e turni scritti**: chi fa che cosa e chi decide in ogni momento (${sells}); per due o tre settimane mettili in turni o postazioni diverse.`,
        `**Incontro a tre dopo una settimana**: un fatto per volta, una richiesta per ciascuno, un accordo scritto di tre righe con la data per rivedersi.`,
        `**Se continua**: richiamo scritto con i fatti e le date; la contestazione disciplinare (art. 7 L. 300/1970) la prepari con il consulente del lavoro, mai a caldo.`,
      ],
      measure:
        'Per un mese segna ogni discussione davanti ai clienti e le lamentele: devono arrivare a zero in tre settimane.',
      ask: 'Da quanto va avanti, da che cosa parte di solito (turni, soldi, carattere), e chi dei due ti è più difficile sostituire?',
    }),
  },
  {
    id: 'content-plan',
    topic: 'social',
    step: SOCIAL,
    weight: 7,
    pattern:
      /pubblicar\w* (?:\w+ ){0,3}(?:ogni|tutt[ie]|settiman|con costanza|consigl|ricett|post)|(?:un|il|qualche) (?:consiglio|post|articolo|contenuto|video|rubrica).{0,30}(?:ogni|alla|a) (?:settiman|giorno|mese)|piano editorial\w*|(?:non so|idee) (?:mai )?(?:di |per )?(?:cosa |che )?(?:pubblicare|postare|scrivere (?:sui|nei))|idee (?:per|di) (?:i )?(?:post|contenut|video|reel)\w*|contenut\w* (?:per|dei|sui) social|(?:social|instagram|facebook|newsletter).{0,50}(?:senza (?:pensarci|tempo)|non ho (?:tempo|idee)|non so cosa)|tenere (?:vivi|aggiornat\w) (?:i )?(?:social|profil)/,
    plan: ({ shop, sells, clients, season, comeback, extra }) => ({
      opening: `Si fa una volta e poi si riusa: un calendario di contenuti per ${shop}, preparato in due ore al mese e pubblicato da solo.`,
      steps: [
        `**Oggi**: scrivi dodici domande che ti fanno ${clients} e dodici cose che sai tu (${sells}): sono già ventiquattro post.`,
        `**Calendario di stagione**: una riga per settimana con tema, prodotto e foto. Parti da ciò che succede davvero: ${season}.`,
        `**Una scheda per prodotto**: nome, a che cosa serve, un consiglio, una foto. Dalla stessa scheda nascono il post, la newsletter e il cartellino.`,
        `**Programma tutto insieme**: carica le schede nello strumento Social del Marketplace, scegli giorno e ora, e i post escono senza pensarci; tu correggi solo il testo.`,
        `**Chiudi con un invito**: ogni terzo post propone qualcosa da fare (${extra}) e il numero WhatsApp. ${capital(comeback)}.`,
      ],
      measure:
        'Messaggi e richieste arrivati dai post, salvataggi e iscritti alla newsletter: non i “mi piace”.',
      ask: 'Su quali canali sei già (Instagram, Facebook, newsletter) e quante foto tue hai? Posso scriverti i primi quattro post.',
    }),
  },
  {
    id: 'peaks',
    topic: 'customers',
    step: COMPANY,
    weight: 6,
    pattern:
      /tutti (?:insieme|nello stesso|alla stessa|lo stesso)|(?:ore|mezz'ora|minuti) di (?:fila|coda|attesa)|(?:fila|coda|code) (?:fuori|alla|in|lung|infinit)|\bfila\b.{0,30}(?:poi|se ne vanno)|ingolfat\w*|intasat\w*|(?:pieno|strapieno|casino|folla|delirio).{0,40}(?:poi|e il resto|e dopo) .{0,24}(?:desert|vuot|niente|nessuno|morto|zero)/,
    plan: ({ shop, clients, sells, quiet, comeback, season, extra }) => ({
      opening: `Il problema non sono i clienti ma l’ora in cui arrivano: per ${shop} (${sells}) va spostata una parte del picco prima e dopo, e riempito il vuoto con altro.`,
      steps: [
        `**Oggi**: passa all’appuntamento a fasce (agenda online o WhatsApp), con due posti l’ora lasciati liberi per gli imprevisti. Un cartello e la scheda Google lo dicono a tutti.`,
        `**Chiama prima**: un messaggio a ${clients} quattro settimane prima del picco, con un vantaggio per chi prenota subito o viene nei giorni calmi.`,
        `**Accorcia l’attesa**: preparazione il giorno prima, ritiro e consegna, pagamento anticipato, un tempo promesso scritto. Chi aspetta va avvisato ogni quarto d’ora.`,
        `**Riempi il vuoto**: ${quiet}; e ciò che si può programmare (${extra}) solo nei mesi fermi, con prenotazione.`,
        `**Lega il cliente alla volta dopo**: ${comeback}, fissata prima che esca.`,
      ],
      measure: `Per ogni ora: arrivi, attesa media, persone che rinunciano. Stagione di riferimento: ${season}.`,
      ask: 'Quante persone servi nell’ora piena e quante in una vuota, e quanto dura un servizio?',
    }),
  },
  {
    id: 'supplier-trouble',
    topic: 'suppliers',
    step: COMPANY,
    weight: 6,
    pattern:
      /fornitor\w*.{0,60}(?:ritard|in ritardo|aument|alza|rincar|sbagli|non consegn|chius|fallit|solo un|unico|minim|tratta|arrogant|qualita|cambi)\w*|(?:ritard|aument|alza|rincar|dipend|ostagg|ricatt|unico|un solo)\w*.{0,40}fornitor\w*|trov\w* (?:altri |nuovi |un altro |un nuovo )?fornitor\w*/,
    plan: ({ shop, sells, clients, partners }) => ({
      opening: `Con un fornitore solo ${shop} lavora alle sue condizioni: la cura è un’alternativa già provata, anche piccola, e un accordo scritto.`,
      steps: [
        `**Oggi**: fai la lista degli acquisti di 12 mesi per fornitore e segna quali articoli (${sells}) ti fermano se mancano una settimana.`,
        `**Tre preventivi** per quei soli articoli: prezzo, minimo d’ordine, tempi, pagamento, resi. Confronta il costo finito, trasporto compreso.`,
        `**Una prova vera**: dai al secondo fornitore il 10–20% degli ordini per due mesi; se regge, sale.`,
        `**Tratta con i numeri**: volumi dell’anno, ordini programmati e pagamento puntuale in cambio di prezzo bloccato per 6 mesi, o di 30 giorni in più.`,
        `**Metti per iscritto** tempi di consegna e che cosa succede se sgarra; ritardi e vizi si contestano subito (i vizi della merce entro 8 giorni, art. 1495 c.c.). Compra insieme a ${partners}, se vi servono le stesse cose.`,
      ],
      measure: `Costo medio degli acquisti, giorni di ritardo, vendite perse con ${clients} per mancanza di merce.`,
      ask: 'Quanto compri da lui in un anno, e di quanto è il rincaro o il ritardo? Ti calcolo quanto pesa sul margine.',
    }),
  },
  {
    id: 'partners-conflict',
    topic: 'startup',
    step: COMPANY,
    weight: 6,
    pattern:
      /\bsoci[oa]?\b.{0,60}(?:litig|non (?:fa|lavora|si presenta|mette|vuole|va)|andarsene|uscire|fregar|imbrogli|prende|liquidar|d'accordo|lavor\w* meno)|(?:litig|liquidar|rompere|dividermi|separarmi)\w*.{0,40}\bsoci[oa]?\b|(?:fratell|sorell|cognat|cugin|padre|madre|marito|moglie)\w*.{0,50}(?:litig|d'accordo|comand|non (?:vuole|fa) )/,
    plan: ({ shop }) => ({
      opening: `Fra soci si litiga quasi sempre su tre cose che nessuno ha scritto: chi fa che cosa, quanto prende, come si esce. Per ${shop} conviene scriverle adesso, prima di un avvocato.`,
      steps: [
        `**Oggi**: ciascuno scrive da solo mezza pagina — compiti, ore, quanto preleva, che cosa non va — e poi ve le scambiate. Niente discussione al momento.`,
        `**Un incontro con una persona neutrale** (commercialista, consulente, mediatore della Camera di commercio): un’ora, un verbale.`,
        `**Compiti e compensi**: chi lavora di più prende un compenso per il lavoro; gli utili si dividono secondo le quote. Sono due cose diverse.`,
        `**Patto scritto**: decisioni da prendere insieme e soglie di spesa, che cosa succede se uno vuole uscire e come si valuta la sua quota.`,
        `**Se si esce**: bilancio aggiornato, valutazione di un terzo, pagamento a rate garantito, passaggio di clienti e password. Recesso e liquidazione dipendono dallo statuto: leggetelo col notaio o con l’avvocato.`,
      ],
      measure: 'Le decisioni prese e rispettate in un mese, e i soldi che ciascuno ha prelevato.',
      ask: 'Che tipo di società siete (s.n.c., s.a.s., s.r.l.), con quali quote, e che cosa dice lo statuto sull’uscita?',
    }),
  },
  {
    id: 'premises',
    topic: 'costs',
    step: COMPANY,
    weight: 6,
    pattern:
      /\bcantier\w*.{0,50}(?:strada|via|davanti|fuori|chius|mesi|client|negozi)|(?:lavori in corso|strada chiusa|chius\w* la strada|\bztl\b|tolto (?:il |i )?parchegg\w*|non c'e parchegg\w*|senza parchegg\w*|parchegg\w* (?:a pagamento|difficile|impossibil))|(?:affitt|canon|proprietari)\w*.{0,50}(?:aument|raddoppi|alz|troppo|non rinnov|disdett|sfratt)\w*|(?:aument|raddoppi|alz)\w*.{0,30}(?:affitt|canon)\w*|(?:cambi\w*|spostar\w*|trasferir\w*) (?:di |la |il )?(?:sede|zona|negozio|locale|attivita)|locale (?:troppo )?(?:piccol|grand|nascost)\w*|via (?:secondaria|laterale|nascosta)|poco passaggio/,
    plan: ({ shop, clients, partners, extra, business, comeback }) => ({
      opening: `Quando è il posto a pesare, ${shop} ha due vie: far arrivare le persone lo stesso, e trattare ciò che il posto costa.`,
      steps: [
        `**Oggi**: avvisa ${clients} con un messaggio e la scheda Google: come arrivare, dove si parcheggia, quanto ci si mette a piedi, e un piccolo vantaggio per chi viene comunque.`,
        `**Porta il servizio fuori**: consegna, ritiro, appuntamento a domicilio, ordini su WhatsApp; ${extra}. Accordi con ${partners} per un punto di ritiro.`,
        `**Tratta l’affitto**: chiedi al proprietario una riduzione scritta e registrata per i mesi difficili, o rate; porta tre annunci simili della zona e i tuoi incassi. Il canone sostenibile è di solito sotto il 10% degli incassi.`,
        `**Chiedi ciò che spetta**: al Comune riduzioni di canone unico e TARI per i lavori pubblici, cartelli di deviazione; fallo insieme agli altri negozi e con l’associazione di categoria.`,
        `**Conta il trasloco**: lavori, mesi di chiusura, clienti che perdi contro ciò che risparmi. Intanto clienti che non dipendono dal passaggio: ${business}. ${capital(comeback)}.`,
      ],
      measure: 'Passaggi davanti e ingressi per ora, prima e dopo; affitto diviso incassi del mese.',
      ask: 'Quanto paghi di affitto e quanto incassi al mese? Quando scade il contratto?',
    }),
  },
  {
    id: 'second-site',
    topic: 'business-plan',
    step: COMPANY,
    weight: 6,
    pattern:
      /(?:aprir|apr)\w* (?:un |una |il |la )?(?:second|altr|nuov)[oa] (?:negozio|sede|punto|locale|bar|studio|salone|palestra|punto vendita)|(?:secondo|altro) (?:negozio|locale|punto vendita)|seconda sede|ingrandir\w*|allargar\w*|raddoppiar\w* (?:il|la|lo)|franchising/,
    plan: ({ shop, clients, economics, sells, rules }) => ({
      opening: `Un secondo punto raddoppia le spese fisse dal primo giorno e gli incassi forse dal secondo anno: prima si prova che ${shop} va avanti senza di te.`,
      steps: [
        `**Oggi**: separa i conti del punto che hai: incassi, margine, spese fisse, il tuo compenso. Se dopo il compenso non resta almeno il 10%, non è il momento. Riferimento: ${economics}.`,
        `**Un mese di prova**: lavora lì solo metà del tempo. Ciò che si inceppa (cassa, ordini, qualità) va scritto in procedure e affidato a qualcuno.`,
        `**Mercato**: da dove vengono ${clients}? Segna i CAP per quattro settimane: si apre dove già ti cercano, non sotto casa di chi ti compra già.`,
        `**I conti**: lavori e attrezzature + sei mesi di spese fisse + scorte (${sells}). Calcola il pareggio e fermati se servono più dell’80% degli incassi del primo punto.`,
        `**Prova leggera**: un corner, un temporary di tre mesi o un giorno alla settimana in uno spazio di altri. Poi contratto, personale e regole (${rules}).`,
      ],
      measure: 'Utile del punto attuale senza di te, e mesi di cassa che restano dopo l’investimento.',
      ask: 'Quanto incassi e quanto resta oggi al mese, e quanto costerebbe il secondo punto (affitto, lavori, persone)?',
    }),
  },
  {
    id: 'theft',
    topic: 'costs',
    step: COMPANY,
    weight: 7,
    pattern:
      /(?:dipendent|commess|ragazz|camerier|barist|collaborat|cassier)\w*.{0,20}\bruba\w*|(?:mi |ci )?rub(?:ano|a|ato|ate|ati|ando)\b(?!.{0,20}(?:client|idea))|\bfurt[oi]\b|taccheg\w*|ammanch\w*|(?:manca|mancano) (?:sempre )?(?:soldi|contanti|merce|pezzi).{0,30}(?:cassa|magazzin|inventari)?|cassa .{0,20}non (?:torna|quadra)/,
    plan: ({ shop, sells }) => ({
      opening: `Prima di cercare un colpevole serve sapere quanto manca, di che cosa e quando: in ${shop} quasi sempre si scopre da dove con due settimane di conteggi.`,
      steps: [
        `**Oggi**: conta la cassa a inizio e fine turno, con firma di chi apre e chi chiude; ogni storno ha un motivo scritto.`,
        `**Inventario dei dieci articoli più a rischio** (${sells}) ogni sera: teorico contro reale. In due settimane si vede il giorno e l’ora.`,
        `**Chiudi le occasioni**: merce piccola e cara vicino alla cassa, etichette antitaccheggio, specchi, cassetto svuotato a metà giornata, codici personali sulla cassa.`,
        `**Telecamere** solo con cartello e, se riprendono chi lavora, accordo sindacale o autorizzazione dell’Ispettorato del lavoro (art. 4 L. 300/1970): altrimenti le immagini non servono a nulla.`,
        `**Se hai prove** fai denuncia ai Carabinieri o alla Polizia; per un dipendente prima la contestazione scritta (art. 7 L. 300/1970) con un consulente del lavoro. Mai accuse davanti ad altri.`,
      ],
      measure:
        'Differenza di cassa e d’inventario per turno, ogni settimana, in euro e in percentuale degli incassi.',
      ask: 'Che cosa manca (contanti o merce), quanto più o meno al mese, e in quanti avete accesso?',
    }),
  },
  {
    id: 'succession',
    topic: 'business-plan',
    step: COMPANY,
    weight: 6,
    pattern:
      /(?:vend\w*|ced\w*|lasci\w*|passar\w*) (?:l'|la |il |lo )?(?:mia |mio )?(?:attivita|azienda|negozio|bar|studio|ditta|licenza|bottega|impresa|salone)\b|(?:figli\w*|nipot\w*).{0,40}(?:non (?:vuole|vogliono|interessa)|continu|subentr|prender\w* in mano)|andare in pensione.{0,40}(?:chi|negozio|attivita|azienda|vend)|vado in pensione|ricambio generazional\w*|passaggio generazional\w*|non (?:so|ho) a chi lasciar\w*|chiudere (?:o|e) vendere|vendere o chiudere/,
    plan: ({ shop, clients, sells, partners }) => ({
      opening: `Un’attività vale per gli utili che dà senza chi la conduce oggi: per ${shop} ci si prepara per tempo, di solito uno o due anni prima.`,
      steps: [
        `**Oggi**: metti insieme tre anni di conti, contratto d’affitto, elenco di attrezzature e ${clients} ricorrenti. È ciò che chiede chi compra.`,
        `**Togli te stesso dai conti**: utile normale dopo un compenso per chi la gestirà. Le piccole attività si vendono spesso a 2–3 volte quell’utile, più magazzino: fatti fare una stima.`,
        `**Rendila trasferibile**: procedure scritte, fornitori e listini (${sells}), un collaboratore che sappia fare, password e scheda Google intestate all’attività.`,
        `**Cerca chi compra**: dipendenti, concorrenti, ${partners}, associazione di categoria. Prima di mostrare i numeri un accordo di riservatezza.`,
        `**Forma e tasse**: cessione d’azienda dal notaio, affitto d’azienda con opzione, patto di famiglia o donazione: costi e imposte cambiano molto, decidi con commercialista e notaio. Affianca chi entra per tre mesi.`,
      ],
      measure:
        'Utile normalizzato degli ultimi tre anni e quota di clienti che comprano senza chiedere di te.',
      ask: 'Quanto incassi e quanto resta in un anno, quanti collaboratori hai e quando vorresti smettere?',
    }),
  },
  {
    id: 'scope-creep',
    topic: 'customers',
    step: COMPANY,
    weight: 6,
    pattern:
      /modific\w*.{0,50}(?:infinit|continu|gratis|non (?:me )?(?:le |la )?pag|sempre|mai|tante|ultimo)|(?:cambi\w*|ripens\w*) (?:sempre )?(?:idea|parere|le carte|tutto|in corso)|(?:non finisc\w*|finisce) (?:mai|piu)\b|variant\w*.{0,40}(?:non|gratis|pag)|revision\w* (?:infinit|continu|su)|(?:lavor\w*|ore|extra|aggiunt\w*) (?:extra |in piu )?.{0,30}(?:non (?:me )?(?:l[oaie] )?pag\w*|gratis)|chied\w* (?:sempre )?(?:un'altra|ancora una|piccol[ae]) modific\w*|gia che (?:ci sei|c'e)/,
    plan: ({ shop, sells, clients }) => ({
      opening: `Le modifiche si pagano solo se prima era scritto che cosa è compreso: per ${shop} (${sells}) il confine va messo nel preventivo, non nella discussione.`,
      steps: [
        `**Oggi**: scrivi una pagina da allegare a ogni preventivo — che cosa è compreso, quanti giri di modifiche (due), chi approva, in quanti giorni, e il prezzo all’ora di ciò che è in più.`,
        `**Approvazione a tappe**: bozza, prova o disegno firmati (basta un «ok» via e-mail o WhatsApp) prima di passare alla fase dopo; ciò che è approvato non si rifà gratis.`,
        `**Ogni variante è un mini preventivo**: «Si può fare: sono X € e Y giorni in più, confermi?». Niente risposta, niente variante.`,
        `**Acconto e stati di avanzamento**: 40% alla firma, 40% a metà, saldo alla consegna. Chi ha già pagato cambia meno idea.`,
        `**Un solo referente**: tra ${clients} uno solo decide; le richieste arrivano in un unico messaggio, non una alla volta.`,
      ],
      measure: 'Ore previste e ore vere per ogni lavoro, e varianti pagate sul totale.',
      ask: 'Quante ore in più ti è costato l’ultimo lavoro, e a quanto vendi un’ora? Ti scrivo la clausola da mettere nel preventivo.',
    }),
  },
  {
    id: 'free-advice',
    topic: 'customers',
    step: COMPANY,
    weight: 6,
    pattern:
      /(?:stanno|sta|mi (?:tengono|fanno perdere)|perdo|passano|passo) (?:un'ora|ore|mezz'ora|mezza giornata|il pomeriggio|\d+ (?:ore|minuti)).{0,60}(?:poi|e poi|senza)|(?:si fanno|mi fanno|vogliono|chiedono) (?:fare )?(?:spiegare|consigliare|consigli|itinerari\w*|progett\w*|prove|il preventivo).{0,60}(?:e poi|poi).{0,50}(?:altrove|da soli|internet|online|comprano|prenotano|altri|spari)|consigli gratis|consulenz\w* gratis|lavor\w* gratis/,
    plan: ({ shop, clients, sells, edge, extra }) => ({
      opening: `Il consiglio è il lavoro più caro che fai: se ${clients} lo prendono gratis e comprano altrove, va venduto o legato all’acquisto. Per ${shop} (${sells}) si fa così.`,
      steps: [
        `**Oggi**: metti un tempo e un prezzo alla consulenza («30 minuti gratis; il progetto completo 50–100 €, **scalati** dall’acquisto»). Chi vuole comprare non si offende.`,
        `**Dai il perché, non il come**: mostra soluzioni e fascia di prezzo; nomi, codici e dettagli si consegnano con la conferma o l’acconto.`,
        `**Ciò che da soli non hanno**: ${edge}; assistenza se qualcosa va storto, un numero a cui rispondi, cambi e garanzia compresi. Scrivilo accanto al prezzo.`,
        `**Chiudi in giornata**: proposta con scadenza a 48 ore e un vantaggio piccolo (${extra}); richiamo il giorno dopo.`,
        `**Concentrati su chi decide**: gruppi, occasioni importanti, clienti che tornano. Gli altri li mandi a una pagina con le risposte già scritte.`,
      ],
      measure: 'Consulenze fatte, consulenze pagate e quante diventano vendita; ore regalate al mese.',
      ask: 'Quante persone al mese chiedono e non comprano, quanto tempo ci metti e quanto vale in media una vendita?',
    }),
  },
  {
    id: 'seats-taken',
    topic: 'prices',
    step: COMPANY,
    weight: 6,
    pattern:
      /(?:portatil\w*|computer|pc\b|stud(?:iano|enti)|si siedono|occup\w*|tavol\w*).{0,70}(?:un caff[eè]|ore|tutto il (?:giorno|pomeriggio)|non (?:consum|ordin|prend)\w*|solo (?:un|l'acqua))|(?:un (?:solo )?caff[eè]|solo acqua).{0,40}(?:ore|tavol\w*|tutto il)/,
    plan: ({ shop, sells, quiet, extra }) => ({
      opening: `Un tavolo occupato per ore con un caffè costa nelle ore piene e non costa nulla in quelle vuote: per ${shop} si danno regole chiare solo quando serve il posto.`,
      steps: [
        `**Oggi**: segna per tre giorni, ora per ora, tavoli occupati e incasso. Le ore in cui mandi via gente sono le sole da proteggere.`,
        `**Fasce orarie**: cartello gentile sui tavoli «Dalle 12 alle 15 tavoli per chi pranza»; nelle altre ore chi studia è benvenuto.`,
        `**Zona portatili**: un bancone o pochi posti con prese, Wi-Fi con codice sullo scontrino valido 90 minuti, che si rinnova con una consumazione.`,
        `**Vendi il tempo**: formula studio (caffè + dolce + 2 ore) o tessera da dieci ingressi; oltre a ${sells}, ${extra}.`,
        `**Riempi le ore vuote**: ${quiet}. Chi sta di più compra di più se gli proponi qualcosa ogni ora.`,
      ],
      measure: 'Incasso per tavolo e per ora, e persone che se ne vanno perché non c’è posto.',
      ask: 'Quanti tavoli hai, quanto incassa un tavolo a pranzo e in quali ore succede?',
    }),
  },
];
