/** As for food and house: people, animals, vehicles, offices, shops, leisure. */
export const PEOPLE_AND_WORK_TIPS: Readonly<Record<string, readonly string[]>> = {
  parrucchiere: [
    'Il colore dura di più con acqua tiepida: quella molto calda apre le squame del capello.',
    'Una foto aiuta a capirsi meglio di molte parole, anche per dire che cosa non piace.',
    'Spuntare le punte con regolarità evita di doverne tagliare molte insieme.',
  ],
  barbiere: [
    'La barba si pettina nel verso del pelo prima di regolarla: si vede subito dove è più folta.',
    'Il panno caldo prima della rasatura ammorbidisce il pelo e la pelle.',
  ],
  estetica: [
    'Dopo una ceretta la pelle va lasciata tranquilla: niente sole, cloro o profumo fino al giorno dopo.',
    'Le unghie si limano in una sola direzione, così non si sfaldano.',
    'Per una prova trucco conviene arrivare a viso pulito e con una foto dell’abito.',
    'Una pulizia del viso riesce meglio lontano da sole e lampade.',
  ],
  benessere: [
    'Prima di un massaggio conviene mangiare leggero e arrivare qualche minuto prima.',
    'Dopo il massaggio un bicchiere d’acqua e dieci minuti senza fretta fanno durare il beneficio.',
  ],
  tatuatore: [
    'Un tatuaggio appena fatto va tenuto lontano da sole, mare e piscina finché non è guarito.',
    'Le linee molto vicine con gli anni si uniscono: per questo un disegno piccolo va semplificato.',
  ],
  palestra: [
    'Il riscaldamento serve a preparare le articolazioni, e si fa anche quando il tempo è poco.',
    'La regolarità conta più dell’intensità: due volte a settimana per mesi valgono più di una settimana piena.',
    'Una tecnica corretta con poco peso prepara meglio di un carico alzato male.',
  ],
  yoga: [
    'Si pratica a stomaco leggero e con abiti comodi, che non stringono in vita.',
    'Il respiro dà il ritmo: se si accorcia, la posizione è troppo.',
  ],
  'personal-trainer': [
    'Un programma si costruisce sul tempo che c’è davvero, non su quello che si vorrebbe avere.',
  ],
  'scuola-danza': [
    'La prima lezione si fa con abiti comodi: le scarpe giuste si scelgono insieme all’insegnante.',
  ],
  'arti-marziali': ['La prima cosa che si impara sul tatami è cadere senza farsi male.'],
  piscina: ['La cuffia bagnata dentro si infila meglio e tira meno i capelli.'],
  maneggio: [
    'Il cavallo si avvicina di lato e parlando: così sa chi arriva.',
    'Per la prima lezione bastano pantaloni lunghi e scarpe chiuse con un po’ di tacco.',
  ],
  'guida-turistica': [
    'Per una visita a piedi contano le scarpe più della borsa.',
    'Un gruppo piccolo si ferma dove i gruppi grandi passano.',
  ],
  'guida-escursionistica': [
    'Lo zaino si prepara a strati: quello che serve subito sta in alto.',
    'Si parte presto e si rientra presto: in montagna il tempo cambia nel pomeriggio.',
    'La mappa va guardata prima di partire, anche quando c’è la guida.',
  ],
  sci: [
    'Gli scarponi vanno allacciati dal basso verso l’alto, con il tallone ben in fondo.',
    'Il casco si prova con gli occhiali che si useranno.',
  ],
  vela: ['Sull’acqua la temperatura percepita è più bassa: uno strato in più a bordo serve sempre.'],
  diving: ['Si compensa spesso e prima che dia fastidio: forzare le orecchie non serve.'],
  'agenzia-viaggi': [
    'Il documento va controllato quando si prenota: per molti paesi conta quanto dura ancora al rientro.',
    'Un’assicurazione di viaggio si legge prima di partire, soprattutto alla voce annullamento.',
  ],
  dentista: [
    'Lo spazzolino va cambiato quando le setole si aprono.',
    'Il filo passa dove lo spazzolino non arriva, e si usa prima di andare a dormire.',
  ],
  medico: [
    'Portare gli esami vecchi aiuta il medico a vedere che cosa è cambiato.',
    'Scrivere prima le domande evita di ricordarsele uscendo.',
  ],
  fisioterapia: [
    'Gli esercizi brevi e regolari servono più di una seduta lunga ogni tanto.',
    'Alla prima visita servono i referti e abiti comodi.',
  ],
  psicologo: [
    'Il primo colloquio serve a capire insieme se e come lavorare.',
    'Quello che si dice in studio resta coperto dal segreto professionale.',
  ],
  nutrizionista: ['Un diario dei pasti di qualche giorno racconta più di un ricordo.'],
  logopedia: ['Leggere ad alta voce con un bambino allena l’ascolto prima ancora della parola.'],
  podologo: ['Le unghie dei piedi si tagliano dritte, senza arrotondare gli angoli.'],
  farmacia: ['I farmaci si conservano nella scatola con il foglietto, lontano da bagno e cucina.'],
  ottico: [
    'Le lenti si puliscono con acqua e panno: a secco si graffiano.',
    'Gli occhiali lasciati sul cruscotto d’estate si deformano.',
  ],
  audioprotesi: [
    'All’ascolto con l’apparecchio ci si abitua a poco a poco: i primi giorni si comincia in casa.',
  ],
  'assistenza-anziani': [
    'Le abitudini di una persona aiutano chi la assiste: un foglio con gli orari e i gusti vale molto.',
  ],
  veterinario: [
    'Un gatto nasconde il dolore: se cambia abitudini, mangia meno o salta meno in alto, vale la pena parlarne.',
    'Il trasportino lasciato aperto in casa nei giorni prima smette di far paura.',
    'Il libretto sanitario va portato a ogni visita, anche se sembra inutile.',
    'Un animale che beve molto più del solito va fatto vedere.',
  ],
  toelettatura: [
    'Il pelo si pettina asciutto e prima del bagno: i nodi bagnati si stringono.',
    'Un cucciolo si abitua a spazzola e phon con sedute brevi.',
  ],
  'pensione-animali': [
    'Una coperta di casa aiuta il cane a dormire la prima notte fuori.',
    'Una giornata di prova prima delle vacanze fa capire se il posto piace.',
  ],
  'negozio-animali': ['Un cambio di alimento si fa mescolando il nuovo al vecchio per qualche giorno.'],
  autofficina: [
    'Una spia gialla permette di arrivare in officina, una rossa chiede di fermarsi.',
    'Un rumore nuovo in frenata va fatto controllare subito: le pastiglie finite rovinano il disco.',
    'La batteria soffre il freddo: se al mattino il motore gira piano, conviene provarla.',
  ],
  gommista: [
    'La pressione si controlla a gomme fredde, prima di un viaggio e a ogni cambio di stagione.',
    'Una gomma consumata solo da un lato racconta una convergenza da rifare.',
    'Le gomme smontate si conservano al buio e all’asciutto, segnando da quale ruota vengono.',
  ],
  carrozzeria: [
    'Un graffio che arriva al metallo va protetto presto: la ruggine comincia sotto la vernice.',
    'Dopo una riparazione il colore si prova sulla lamiera, perché cambia con la luce.',
  ],
  autolavaggio: ['La carrozzeria si lava all’ombra: al sole il sapone si asciuga e lascia aloni.'],
  concessionaria: [
    'Di un usato si guardano i tagliandi prima della carrozzeria.',
    'Una prova su strada si fa anche a freddo, quando il motore dice tutto.',
  ],
  moto: [
    'La catena si pulisce e si ingrassa dopo la pioggia, non solo al tagliando.',
    'D’inverno la batteria della moto va tenuta in carica o staccata.',
  ],
  ciclofficina: [
    'La catena si pulisce prima di oliarla: l’olio sullo sporco diventa pasta abrasiva.',
    'Se la leva del freno arriva vicino al manubrio, il cavo o i pattini vanno registrati.',
    'Una gomma gonfia alla pressione giusta fora di meno, e la bici scorre con meno fatica.',
    'Le luci si controllano prima del buio: spesso basta pulire un contatto.',
    'Una ruota che oscilla tra i pattini va centrata: continuando a usarla si allentano altri raggi.',
    'Prima di comprare una bici usata conviene guardare telaio e ruote: il resto si cambia.',
  ],
  autonoleggio: ['Per un transfer in aeroporto conviene dare il numero del volo: così si segue il ritardo.'],
  autotrasporti: [
    'Un collo imballato bene si può rovesciare senza danni: il vuoto nella scatola va riempito.',
    'Indirizzo, orari e accesso per il mezzo si comunicano prima, perché è lì che si perde tempo.',
  ],
  autoscuola: [
    'Il foglio rosa si usa davvero se ci si esercita anche fuori dalle ore di guida, con chi può accompagnare.',
    'I quiz si ripassano poco e ogni giorno: la memoria tiene meglio così.',
    'La scadenza della patente si controlla prima delle ferie.',
  ],
  'noleggio-macchine': [
    'Prima di scegliere la macchina servono tre misure: l’altezza a cui si lavora, la distanza dal punto di appoggio e il peso da portare in quota.',
    'Su terreno morbido contano le ruote e gli stabilizzatori: conviene mandare una foto del cantiere prima della consegna.',
    'In un capannone si preferiscono le macchine elettriche: non fanno fumi e il rumore è minore.',
    'L’altezza di lavoro non è l’altezza del piano: chi lavora arriva più in alto con le braccia.',
    'Passaggi stretti, pendenze e linee elettriche vanno segnalati quando si prenota: cambiano la macchina giusta.',
  ],
  commercialista: [
    'Le fatture si mandano mese per mese: a fine anno si trova meno e si sceglie peggio.',
    'Prima di un acquisto importante conviene una telefonata allo studio, non dopo.',
    'Un conto separato per l’attività rende chiari i numeri anche a chi non è contabile.',
  ],
  'consulente-lavoro': [
    'Un rapporto di lavoro si mette in regola prima che cominci: dopo, ogni rimedio è più complicato.',
    'Un foglio presenze tenuto giorno per giorno evita quasi tutte le correzioni sul cedolino.',
    'Il contratto va scelto su come si lavora davvero: giorni, orari e durata si decidono prima della firma.',
    'Ferie e permessi non goduti restano un debito dell’impresa: conviene guardarli prima della fine dell’anno.',
    'Ogni variazione di orario va comunicata allo studio quando succede, non a fine mese.',
  ],
  avvocato: [
    'I documenti contano più dei ricordi: messaggi, ricevute e contratti si conservano.',
    'Una lettera ricevuta va letta subito, perché i termini corrono dalla consegna.',
    'Chiedere un parere prima di firmare è più semplice che rimediare dopo.',
  ],
  notaio: ['Prima di una compravendita conviene raccogliere planimetrie, atti di provenienza e permessi.'],
  caf: ['Le ricevute si tengono in una cartella per anno: al momento della pratica si trova tutto.'],
  assicurazioni: [
    'Una polizza si rilegge quando cambia la vita: una casa nuova, un figlio, un furgone in più.',
    'Dopo un danno le foto si fanno subito, prima di sistemare.',
    'Le franchigie e le esclusioni si guardano prima del premio.',
  ],
  immobiliare: [
    'Planimetria e permessi in ordine accorciano una vendita più di uno sconto.',
    'Le foto si fanno di giorno, con le tapparelle alzate e le stanze libere.',
    'Una casa si visita anche in un’altra ora del giorno, per la luce e per i rumori.',
  ],
  'amministratore-condominio': [
    'Le segnalazioni scritte con una foto si risolvono prima di quelle a voce.',
    'Il verbale dell’assemblea è il posto in cui le decisioni valgono: va letto quando arriva.',
  ],
  architetto: [
    'Un progetto comincia da come si vive: orari, abitudini e cose da riporre.',
    'La luce naturale si studia sulla pianta prima di spostare un muro.',
  ],
  geometra: [
    'Prima di vendere conviene controllare che la planimetria catastale corrisponda alla casa com’è.',
  ],
  ingegnere: ['Le verifiche si fanno prima del preventivo dei lavori: dicono che cosa serve davvero.'],
  'sicurezza-lavoro': [
    'La formazione si programma prima della scadenza: un attestato scaduto ferma la persona, non il documento.',
    'Un mancato infortunio segnalato vale più di un cartello.',
  ],
  marketing: [
    'Un messaggio solo, ripetuto bene, si ricorda più di cinque diversi.',
    'Le foto vere del lavoro raccontano un’impresa meglio di quelle prese in prestito.',
  ],
  web: [
    'Un sito si prova dal telefono, perché è da lì che arriva la maggior parte delle visite.',
    'Gli aggiornamenti non sono un dettaglio: molte intrusioni passano da programmi vecchi.',
  ],
  informatica: [
    'Una copia dei dati fuori dal computer vale più di qualsiasi riparazione.',
    'Un computer lento spesso ha il disco stanco: sostituirlo costa meno di una macchina nuova.',
    'Il telefono caduto in acqua va spento subito, non provato.',
  ],
  tipografia: [
    'I file per la stampa si mandano con i margini di abbondanza, altrimenti il taglio mostra il bianco.',
    'Il colore a schermo e quello sulla carta non coincidono: una prova di stampa toglie i dubbi.',
  ],
  fotografo: [
    'La luce migliore per i ritratti all’aperto è quella bassa del mattino e del tardo pomeriggio.',
    'Le foto importanti si stampano: un telefono si perde, un album resta.',
  ],
  wedding: [
    'Il piano per la pioggia si decide insieme alla location, non la settimana prima.',
    'Una lista degli orari condivisa con tutti i fornitori tiene in piedi la giornata.',
  ],
  animazione: ['Per una festa riuscita i giochi cambiano con l’età: meglio dirla quando si prenota.'],
  nido: [
    'Un bambino si ambienta meglio quando i saluti del mattino sono brevi e sempre uguali.',
    'Abiti comodi e che possono sporcarsi lasciano ai bambini la libertà di toccare e provare.',
    'Un oggetto di casa, sempre lo stesso, accompagna il momento del sonno.',
    'Le abitudini della famiglia raccontate alle educatrici rendono più semplici i primi giorni.',
  ],
  doposcuola: [
    'Un metodo di studio si costruisce con poco ogni giorno, non la sera prima della verifica.',
    'I compiti difficili si fanno per primi, quando l’attenzione è fresca.',
  ],
  'scuola-lingue': [
    'Poche parole al giorno, ripetute, restano più di una lista lunga.',
    'Sbagliare parlando insegna più che tacere in attesa della frase giusta.',
    'Un test di livello evita il corso troppo facile o troppo difficile.',
  ],
  'scuola-musica': [
    'Dieci minuti di strumento al giorno valgono più di due ore la domenica.',
    'Prima di comprare uno strumento conviene provarne uno a noleggio.',
  ],
  formazione: ['L’attestato va conservato anche dopo il rinnovo: spesso viene chiesta la storia dei corsi.'],
  libreria: [
    'Un libro da regalare si sceglie pensando all’ultimo che quella persona ha finito.',
    'Un titolo che manca dallo scaffale quasi sempre si può ordinare.',
  ],
  cartoleria: [
    'Lo zaino si prova pieno: gli spallacci devono stare larghi sulle spalle e la schiena appoggiata.',
  ],
  giocattoli: [
    'Un gioco dura se può cambiare insieme al bambino: costruzioni e pupazzi si usano in mille modi.',
  ],
  abbigliamento: [
    'La lana si lava poco e si arieggia spesso: le fibre si riprendono da sole.',
    'La taglia cambia da una marca all’altra: conta come il capo cade sulle spalle.',
  ],
  calzature: [
    'Le scarpe si provano nel pomeriggio, quando il piede è un po’ più gonfio.',
    'Alternare due paia fa durare di più tutte e due, perché la scarpa ha il tempo di asciugare.',
  ],
  'articoli-sportivi': [
    'Le scarpe da corsa si cambiano quando l’ammortizzazione cede, anche se sopra sembrano nuove.',
  ],
  profumeria: [
    'Un profumo si prova sulla pelle e si aspetta: la prima nota dura pochi minuti.',
    'Il sapone artigianale dura di più su un portasapone che lo lascia asciugare.',
  ],
  casalinghi: [
    'La prima volta una candela va lasciata accesa finché la cera si scioglie fino al bordo: così brucia piana.',
  ],
  'bio-sfuso': [
    'Per la spesa sfusa basta un barattolo pulito e asciutto: si pesa vuoto e poi si riempie.',
    'Legumi e cereali si conservano al buio, in vetro ben chiuso.',
  ],
  teatro: ['I posti migliori non sono sempre i più vicini: dal centro della sala si vede tutta la scena.'],
  museo: ['Una visita breve a poche opere resta in mente più di un giro completo di corsa.'],
  associazione: [
    'Per dare una mano non serve avere molto tempo: anche un’ora al mese, se è sicura, aiuta chi organizza.',
  ],
  coworking: ['Un indirizzo di lavoro diverso da casa aiuta a finire la giornata a un’ora precisa.'],
  vigilanza: ['Un allarme si prova ogni tanto, e la batteria si cambia prima che lo chieda.'],
  carpenteria: [
    'Un disegno con le tolleranze che servono davvero costa meno da realizzare.',
    'Il materiale si sceglie insieme alla lavorazione: la stessa forma in un altro acciaio cambia tempi e utensili.',
  ],
  imballaggi: ['Una scatola della misura giusta protegge più del riempitivo.'],
  rifiuti: ['I materiali separati bene all’origine si recuperano davvero: mescolati diventano scarto.'],
  lapidi: ['Il marmo teme gli acidi: per pulirlo basta acqua e sapone neutro.'],
  kayak: [
    'Sul lago il vento si alza spesso nel pomeriggio: le ore del mattino sono le più tranquille.',
    'In acqua si va vestiti per la temperatura dell’acqua, non per quella dell’aria.',
  ],
};
