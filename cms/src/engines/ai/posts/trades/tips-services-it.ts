/** As for food and house: trades of works, workshops and courses. */
export const SERVICE_TIPS: Readonly<Record<string, readonly string[]>> = {
  spurghi: [
    'Il grasso versato caldo nel lavello si solidifica nel tubo: raffreddato e buttato a parte non intasa niente.',
    'Le salviette umide non si sciolgono in acqua, nemmeno quelle vendute come biodegradabili.',
    'Un lavandino che scende piano in due stanze insieme dice che il tappo sta più a valle.',
    'Un gorgoglio nello scarico è spesso il primo segno di un tubo che si sta chiudendo.',
    'Sapere dove sono i pozzetti fa risparmiare tempo a chi interviene: conviene segnarli su una piantina.',
  ],
  tetti: [
    'Le grondaie si puliscono dopo la caduta delle foglie: l’acqua che trabocca entra dai muri.',
    'Una macchia sul soffitto non sta quasi mai sotto il punto da cui entra l’acqua.',
    'Una tegola rotta si cambia da sola, prima che l’acqua arrivi al legno.',
  ],
  'movimento-terra': [
    'Prima di scavare si guarda dove passano tubi e cavi: chiederlo ai gestori non costa niente.',
    'Un drenaggio funziona se l’acqua ha dove andare: la pendenza si decide prima dello scavo.',
  ],
  coltelleria: [
    'Un coltello va affilato quando scivola sulla buccia del pomodoro invece di entrarci.',
    'La lavastoviglie rovina il filo: i coltelli si lavano a mano e si asciugano subito.',
    'Il tagliere di legno conserva il filo, quello di vetro lo toglie in pochi giorni.',
    'Nel cassetto le lame si toccano e si segnano: un ceppo o una guaina bastano a salvarle.',
    'Le forbici che piegano la stoffa invece di tagliarla hanno bisogno della mola, non di più forza.',
  ],
  merceria: [
    'La lana si compra tutta insieme e dello stesso bagno: due gomitoli di bagni diversi si vedono.',
    'Un campione lavorato prima dice se i ferri sono giusti per quel filo.',
    'Un bottone di scorta cucito all’interno del capo non si perde.',
  ],
  'strumenti-musicali': [
    'Uno strumento di legno teme più gli sbalzi di umidità che il freddo.',
    'Un pianoforte sta meglio lontano da termosifoni, finestre e muri esterni.',
    'Le corde nuove calano per qualche giorno: è normale, si stanno assestando.',
    'Dopo aver suonato, un panno asciutto sulle corde le fa durare di più.',
  ],
  arrampicata: [
    'Le scarpette si tolgono tra una via e l’altra: il piede riposa e la gomma dura di più.',
    'Prima di salire si controllano a vicenda nodo e imbrago, anche dopo anni di pareti.',
    'Salire con le gambe e non con le braccia è la prima cosa che fa durare una giornata.',
  ],
  traduttore: [
    'Un testo tecnico si traduce meglio con un disegno o una foto accanto.',
    'Una traduzione giurata e una certificata non sono la stessa cosa: conviene chiedere a chi riceve il documento quale serve.',
    'Il testo definitivo fa risparmiare: ogni correzione arrivata dopo si traduce due volte.',
  ],
  cinofilo: [
    'Un richiamo si insegna in casa, senza distrazioni, prima di provarlo al parco.',
    'Pochi minuti al giorno insegnano più di un’ora alla settimana.',
    'Un cucciolo che mordicchia ha bisogno di qualcosa da mordere, non di un rimprovero.',
  ],
  telefonia: [
    'Un telefono caduto in acqua si spegne subito e non si mette in carica finché non è aperto e asciutto.',
    'Una copia dei dati prima della riparazione evita brutte sorprese.',
    'Una batteria che si gonfia solleva lo schermo: il telefono non va più caricato.',
  ],
  autoricambi: [
    'Con il libretto sotto mano il ricambio giusto si trova subito: due modelli uguali possono avere pezzi diversi.',
    'Le spazzole che lasciano una riga si cambiano in coppia.',
  ],
  torrefazione: [
    'Il caffè in grani conserva l’aroma più a lungo: si macina poco prima di berlo.',
    'La moka si toglie dal fuoco prima che borbotti: il caffè resta più dolce.',
    'Il caffè si tiene in un barattolo chiuso, al buio e lontano dai fornelli.',
    'Una macinatura troppo fine rende amaro il caffè della moka.',
  ],
  ascensori: [
    'Un ascensore che si ferma male al piano va segnalato subito: è il gradino che fa inciampare.',
    'Le fotocellule sporche tengono aperte le porte: spesso basta un panno.',
  ],
  'centro-sportivo': [
    'Scaldarsi prima di entrare in campo fa giocare meglio e fa male a meno muscoli.',
    'Le palline perdono pressione anche chiuse nel tubo: dopo qualche partita rimbalzano meno.',
  ],
  erboristeria: [
    'Una tisana si copre mentre riposa: il profumo resta nella tazza e non nell’aria.',
    'Le erbe si tengono in un barattolo scuro, lontano dai fornelli.',
    'Fiori e foglie si lasciano in infusione pochi minuti, radici e semi più a lungo.',
  ],
  'scuola-cucina': [
    'Leggere la ricetta fino in fondo prima di accendere il fuoco evita la metà degli errori.',
    'Un coltello che taglia è più sicuro di uno che scivola.',
    'L’acqua della pasta si sala quando bolle, e un mestolo di quell’acqua lega il sugo.',
  ],
};
