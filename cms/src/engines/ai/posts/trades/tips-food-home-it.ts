/** What is true of a trade in general, for customers to use: no figures, no promises, and nobody is addressed. */
export const FOOD_AND_HOME_TIPS: Readonly<Record<string, readonly string[]>> = {
  ristorante: [
    'Prenotare un tavolo qualche giorno prima aiuta anche la cucina, che fa la spesa sui coperti veri.',
    'Allergie e intolleranze si segnalano al momento della prenotazione: così il piatto si pensa con calma.',
    'Un piatto di stagione cambia con il mercato, ed è normale che un giorno non ci sia.',
  ],
  pizzeria: [
    'Un impasto che lievita a lungo si digerisce meglio perché gli zuccheri sono già stati trasformati.',
    'La pizza da asporto va tenuta in orizzontale e con la scatola appena aperta: il vapore ammorbidisce la crosta.',
    'La mozzarella va scolata bene prima di andare in forno, altrimenti il centro resta bagnato.',
  ],
  bar: [
    'Il caffè appena macinato perde profumo in pochi minuti: per questo si macina al momento.',
    'La crema di un espresso ben fatto è sottile e compatta, e resta anche dopo lo zucchero.',
    'La macchina pulita ogni sera si sente nella tazza del mattino dopo.',
  ],
  pasticceria: [
    'Un dolce lievitato si conserva nel suo sacchetto ben chiuso, a temperatura ambiente e lontano dal termosifone.',
    'Prima di tagliarlo, un lievitato va tenuto qualche ora in una stanza calda: il burro si ammorbidisce e il profumo si sente di più.',
    'Una torta su ordinazione riesce meglio quando si sa per quante persone è e a che ora si mangia.',
    'La crema fresca teme il caldo: dal banco al frigorifero conviene fare la strada più corta.',
  ],
  panificio: [
    'Il pane a lievitazione naturale dura più giorni se sta in un sacchetto di carta dentro un canovaccio.',
    'La crosta scura non è bruciata: è lì che si forma gran parte del profumo.',
    'Il pane si può congelare a fette e scaldare direttamente dal congelatore.',
  ],
  gelateria: [
    'Il gelato artigianale si mangia meglio se resta qualche minuto fuori dal congelatore prima di servirlo.',
    'Un gusto di frutta dal colore tenue di solito è fatto con la frutta: i colori forti vengono dai coloranti.',
    'Le vaschette vanno riposte subito nel congelatore, perché chi si scioglie e rigela fa i cristalli.',
  ],
  gastronomia: [
    'Un piatto pronto si scalda meglio coperto e a fuoco basso, con un cucchiaio d’acqua se è asciutto.',
    'Per un buffet si contano le persone e le ore: un pranzo e un aperitivo chiedono quantità diverse.',
  ],
  'pasta-fresca': [
    'La pasta fresca cuoce in pochi minuti e va scolata appena sale a galla.',
    'La sfoglia si può congelare distesa su un vassoio e poi riunire in un sacchetto.',
    'Un ripieno asciutto tiene chiuso il raviolo anche nell’acqua che bolle.',
  ],
  macelleria: [
    'La carne va tolta dal frigorifero un po’ prima di cuocerla: fredda al centro, si indurisce.',
    'Dopo la cottura un arrosto riposa qualche minuto, così i succhi restano nella fetta.',
    'Il taglio giusto dipende dalla cottura: quelli con più tessuto chiedono tempi lunghi e fuoco basso.',
  ],
  pescheria: [
    'Il pesce fresco ha l’occhio lucido, le branchie vive e odora di mare.',
    'Pulito e ben asciutto, il pesce si conserva nella parte più fredda del frigorifero.',
    'Il pesce da mangiare crudo va prima abbattuto di temperatura.',
  ],
  fruttivendolo: [
    'La frutta che matura ancora si tiene fuori dal frigorifero, lontana da mele e banane se deve durare.',
    'Le verdure a foglia durano di più lavate, asciugate e chiuse in un canovaccio.',
    'Comprare di stagione vuol dire frutta raccolta più matura, perché fa meno strada.',
  ],
  alimentari: [
    'Il formaggio si conserva nella sua carta, che lo protegge e lo lascia respirare.',
    'I salumi affettati al momento vanno consumati presto; interi durano molto di più.',
  ],
  caseificio: [
    'Un formaggio va tolto dal frigorifero un po’ prima di mangiarlo: il freddo nasconde il sapore.',
    'La mozzarella si tiene nel suo liquido e si serve a temperatura ambiente.',
  ],
  cantina: [
    'La bottiglia si conserva coricata e al buio, lontano dagli sbalzi di temperatura.',
    'Il lavoro in vigna comincia d’inverno con la potatura: da lì dipende il raccolto.',
  ],
  enoteca: [
    'Un vino rosso servito troppo caldo sembra più alcolico di quello che è.',
    'Una bottiglia aperta dura qualche giorno se viene richiusa bene e tenuta in frigorifero.',
  ],
  birrificio: [
    'La birra si conserva in piedi e al buio, perché la luce ne cambia il profumo.',
    'Un bicchiere bagnato e senza sapone tiene meglio la schiuma.',
  ],
  frantoio: [
    'L’olio teme luce, aria e calore: la latta o il vetro scuro lo proteggono.',
    'L’amaro e il piccante di un olio appena franto vengono dai polifenoli, e si attenuano nei mesi.',
    'Le olive vanno frante poche ore dopo la raccolta.',
  ],
  apicoltura: [
    'Il miele che cristallizza è vivo: per scioglierlo basta un bagnomaria tiepido.',
    'Il colore e il profumo del miele cambiano con la fioritura dell’anno.',
  ],
  'azienda-agricola': [
    'Chi compra in azienda vede il campo: la verdura è stata raccolta da poche ore.',
    'La stagione decide che cosa c’è, e un raccolto può arrivare prima o dopo di qualche settimana.',
  ],
  agriturismo: [
    'Fuori stagione la campagna è più tranquilla, e per prenotare c’è più scelta.',
    'Gli orari di arrivo si concordano prima, perché in campagna il lavoro comincia presto.',
  ],
  'bed-and-breakfast': [
    'Prenotare direttamente permette di chiedere subito un orario di arrivo diverso o una culla.',
    'Chi avvisa a che ora arriva trova la stanza calda e qualcuno ad aspettare.',
  ],
  hotel: [
    'Prenotare direttamente permette di chiedere subito il piano, il lettino o un arrivo in tarda serata.',
  ],
  campeggio: [
    'Una piazzola in ombra al mattino resta fresca più a lungo.',
    'I picchetti vanno inclinati verso l’esterno: così tengono anche con il vento.',
  ],
  'stabilimento-balneare': [
    'L’ombrellone per tutta la stagione si sceglie d’inverno, quando la pianta della spiaggia è ancora libera.',
  ],
  idraulico: [
    'Un rubinetto che gocciola si ripara quasi sempre con una guarnizione, se si interviene presto.',
    'Sapere dov’è il rubinetto generale fa risparmiare un allagamento.',
    'Il calcare si deposita soprattutto dove l’acqua è calda: per questo soffrono prima doccia e caldaia.',
  ],
  elettricista: [
    'Il salvavita ha un tasto di prova: premerlo ogni tanto conferma che scatta quando serve.',
    'Una ciabatta attaccata a un’altra ciabatta scalda: meglio una presa in più.',
    'Se un interruttore scatta spesso, il problema è a valle: sostituirlo non basta.',
  ],
  fotovoltaico: [
    'Un impianto rende di più quando i consumi si spostano nelle ore di sole, per esempio lavatrice e lavastoviglie.',
    'Prima di scegliere la potenza si guardano le bollette di un anno intero, perché i consumi cambiano con le stagioni.',
    'L’ombra di un camino su un solo pannello può ridurre la produzione degli altri della stessa fila: per questo si studia prima di montare.',
    'Per un capannone conta quanta corrente si usa di giorno: è quella che l’impianto produce e che non si compra.',
    'Una pompa di calore lavora meglio in una casa ben isolata e con acqua non troppo calda nei radiatori.',
    'Per un’azienda il confronto giusto è tra i consumi di un anno, ora per ora, e la superficie di tetto disponibile.',
  ],
  climatizzazione: [
    'I filtri di un climatizzatore vanno puliti a inizio stagione: sporchi, fanno rumore e consumano di più.',
    'L’unità esterna ha bisogno di aria intorno, senza tende o piante a ridosso.',
  ],
  spazzacamino: [
    'La legna umida fa fumo e fuliggine: va stagionata al coperto e all’aria.',
    'La canna fumaria si pulisce prima di accendere, non a metà inverno.',
  ],
  imbianchino: [
    'Prima del colore viene il muro: una macchia di umidità va curata, non coperta.',
    'Un campione di colore si guarda sulla parete, di giorno e con la luce accesa.',
    'Due mani sottili tengono meglio di una sola spessa.',
  ],
  muratore: [
    'Un preventivo chiaro dice che cosa è compreso e che cosa no, stanza per stanza.',
    'In una ristrutturazione gli impianti si decidono prima dei pavimenti.',
  ],
  piastrellista: [
    'Le piastrelle si comprano con un po’ di scorta dello stesso lotto, per le riparazioni di domani.',
    'La fuga non è un difetto: lascia al pavimento lo spazio per muoversi.',
  ],
  falegname: [
    'Il legno si muove con l’umidità: un mobile fatto bene gli lascia lo spazio.',
    'Le misure di un mobile su misura si prendono sul posto, perché i muri dritti sono rari.',
    'Il legno oliato si rinfresca con un panno e un velo d’olio, senza carteggiare tutto.',
  ],
  fabbro: [
    'Una serratura che si indurisce va pulita e lubrificata con la grafite, non con l’olio da cucina.',
    'Il ferro all’aperto dura se la protezione arriva anche nelle saldature.',
  ],
  serramenti: [
    'La condensa sul vetro dice che nella stanza c’è troppa umidità o che il vetro è freddo.',
    'Le guarnizioni vanno pulite e ammorbidite una volta l’anno, così la finestra chiude senza forzare.',
  ],
  vetraio: ['Un vetro su misura si ordina dopo aver controllato che il telaio sia in squadra.'],
  tappezziere: [
    'Una buona struttura si può rivestire più volte: spesso conviene cambiare la stoffa e non la poltrona.',
    'La stoffa si sceglie pensando a chi ci si siede: bambini e gatti chiedono trame fitte.',
  ],
  restauro: [
    'I forellini con la polvere chiara dicono che il tarlo è ancora al lavoro.',
    'Un mobile antico non va tenuto vicino al termosifone: il legno si asciuga e le impiallacciature si alzano.',
    'Restaurare vuol dire conservare: la pulizia viene prima della vernice.',
  ],
  antiquariato: ['I segni d’uso raccontano l’età di un oggetto, e di solito non vanno cancellati.'],
  arredamento: [
    'Prima di scegliere un divano conviene misurare anche le scale e le porte da cui deve passare.',
    'La luce si progetta insieme ai mobili, non dopo.',
  ],
  ferramenta: [
    'Il tassello giusto dipende dal muro: pieno, forato o cartongesso chiedono ancoraggi diversi.',
    'Una chiave usurata si duplica male: la copia si fa finché l’originale è buono.',
  ],
  giardiniere: [
    'La potatura si fa quando la pianta riposa, e ogni specie ha il suo momento.',
    'L’erba tagliata troppo corta si secca prima: d’estate conviene lasciarla più alta.',
    'Un taglio netto e inclinato lascia scorrere l’acqua e si rimargina meglio.',
  ],
  vivaio: [
    'Una pianta appena presa vuole qualche giorno per abituarsi alla luce di casa prima del rinvaso.',
    'Più delle gelate secche, alle radici in vaso fa male l’acqua che ristagna.',
    'L’autunno è un buon momento per mettere a dimora alberi e siepi: la terra è ancora tiepida.',
  ],
  fiorista: [
    'I gambi si tagliano in obliquo e si rinnovano ogni due giorni insieme all’acqua.',
    'I fiori recisi durano di più lontano dalla frutta matura e dal termosifone.',
    'Le foglie sotto il filo dell’acqua vanno tolte, perché la sporcano.',
  ],
  pulizie: [
    'Il panno giusto conta quanto il prodotto: la microfibra toglie lo sporco, il cotone spesso lo sposta.',
    'Un ambiente si pulisce dall’alto verso il basso e dal fondo verso l’uscita.',
    'I prodotti non si mescolano mai tra loro: alcuni insieme sviluppano vapori pericolosi.',
  ],
  disinfestazione: [
    'Contro le zanzare conta togliere l’acqua ferma: sottovasi, tombini e secchi dimenticati.',
    'Vedere un insetto di giorno spesso significa che il nido è vicino.',
  ],
  traslochi: [
    'Gli scatoloni dei libri vanno piccoli: grandi e pieni diventano impossibili da sollevare.',
    'Scrivere su ogni scatola la stanza di arrivo dimezza il disordine del primo giorno.',
  ],
  lavanderia: [
    'L’etichetta interna dice più della stoffa: il simbolo giusto evita di infeltrire o scolorire il capo.',
    'Un capo di stagione si ripone pulito: le macchie invisibili ingialliscono nell’armadio.',
    'La plastica della lavanderia si toglie a casa, perché il tessuto deve respirare.',
  ],
  sartoria: [
    'Un orlo si prova con le scarpe che si useranno davvero.',
    'Una giacca si può stringere più facilmente di quanto si possa allargare: il margine sta nelle cuciture.',
  ],
  calzolaio: [
    'Il tacco si cambia prima che si consumi il legno sotto: dopo la riparazione costa di più.',
    'Le scarpe bagnate si asciugano piene di carta e lontano dal calore, altrimenti il cuoio si spacca.',
  ],
  pelletteria: [
    'Il cuoio si nutre poco e spesso: troppa crema lo macchia.',
    'Una borsa si ripone piena di carta e mai piegata.',
  ],
  ceramica: [
    'La ceramica fatta a mano ha piccole differenze da un pezzo all’altro: è il segno del tornio.',
    'Un pezzo caldo sotto l’acqua fredda può cavillare lo smalto.',
  ],
  orafo: [
    'L’oro si lucida con acqua tiepida, sapone neutro e un panno morbido.',
    'Le griffe che tengono una pietra si consumano: un controllo ogni tanto evita di perderla.',
    'La misura di un anello cambia con il caldo: si prende a fine giornata.',
  ],
  orologiaio: [
    'Un orologio meccanico fermo da anni non va forzato: l’olio indurito consuma gli ingranaggi.',
    'La guarnizione della cassa va controllata a ogni cambio di pila, se l’orologio vede l’acqua.',
  ],
  cornici: [
    'Un passepartout tiene la carta lontana dal vetro, e così non si attacca e non si ondula.',
    'La luce diretta sbiadisce stampe e foto: il posto si sceglie prima della cornice.',
  ],
  materassi: [
    'Il materasso si arieggia ogni mattina prima di rifare il letto.',
    'La rete conta quanto il materasso: se cede, anche quello nuovo segue.',
  ],
  elettrodomestici: [
    'Il filtro della lavatrice va pulito ogni tanto: molte perdite cominciano da lì.',
    'Le guarnizioni del frigorifero si provano con un foglio: se scivola via, il freddo esce.',
  ],
};
