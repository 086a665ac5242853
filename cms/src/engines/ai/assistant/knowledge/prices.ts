import { COMPANY, CONSULTATION, type TopicEntry } from './entry';

export const PRICES: readonly TopicEntry[] = [
  {
    id: 'price-setting',
    leadsTo: ['margin-markup', 'break-even'],
    step: COMPANY,
    it: {
      asks: [
        'Che prezzo metto ai miei prodotti?',
        'come stabilisco il prezzo di vendita',
        'a quanto devo vendere una cosa fatta da me',
        'come calcolo il prezzo giusto',
        'che prezzo metto',
        'prezzo di vendita dei prodotti artigianali',
      ],
      answer: [
        'Guarda il prezzo da tre lati e scegli dentro lo spazio che lasciano:',
        '- **Sotto** c’è il costo: materiali, imballo, commissioni, il tuo tempo pagato e una quota di spese fisse. È il minimo, non il prezzo.',
        '- **Intorno** ci sono le alternative del cliente: guarda 5 concorrenti e che cosa danno per quel prezzo.',
        '- **Sopra** c’è il valore: quanto vale per il cliente il problema risolto, il gusto, la rapidità, la fiducia.',
        'Formula di partenza: **prezzo senza IVA = costo ÷ (1 − margine voluto)**. Costo 15 € e margine 40% danno 25 €. Poi aggiungi l’IVA se la applichi. Dimmi costo e margine e lo calcolo.',
      ],
    },
    en: {
      asks: [
        'Which price should I set for my products?',
        'how do I work out the right selling price',
        'how much should I charge for something I make',
      ],
      answer: [
        'Look at the price from three sides:',
        '- **Below** is the cost: materials, packing, fees, your own time paid, a share of fixed costs. That is the floor, not the price.',
        '- **Around** are the customer’s alternatives: look at 5 competitors and what they give for it.',
        '- **Above** is the value: what the solved problem, the taste, the speed or the trust is worth to them.',
        'To start: **price before VAT = cost ÷ (1 − wanted margin)**. A cost of 15 € and a margin of 40% make 25 €. Then add VAT if you charge it. Give me cost and margin and I work it out.',
      ],
    },
  },
  {
    id: 'margin-markup',
    leadsTo: ['price-setting', 'low-margin'],
    step: COMPANY,
    it: {
      asks: [
        'Che differenza c’è tra margine e ricarico?',
        'cos’è il margine',
        'come si calcola il ricarico',
        'quanto margine devo avere',
      ],
      answer: [
        'Stesso guadagno, due basi diverse:',
        '- **Margine** = guadagno ÷ **prezzo di vendita**.',
        '- **Ricarico** = guadagno ÷ **costo**.',
        'Compri a 20 €, vendi a 35 €: il guadagno è 15 €, il margine 42,86%, il ricarico 75%. Per avere un margine del 50% serve un ricarico del 100%; per il 30% serve il 42,86%.',
        'L’errore tipico è ricaricare del 30% credendo di tenere il 30%: si tiene il 23%. Fai sempre i conti **senza IVA** e ricorda che con il margine devi ancora pagare affitto, stipendi e tasse. Dammi costo e prezzo e li calcolo.',
      ],
    },
    en: {
      asks: [
        'What is the difference between margin and mark-up?',
        'what is margin',
        'how is mark-up worked out',
      ],
      answer: [
        'The same profit on two bases:',
        '- **Margin** = profit ÷ **selling price**.',
        '- **Mark-up** = profit ÷ **cost**.',
        'Buy at 20 €, sell at 35 €: the profit is 15 €, the margin 42.86%, the mark-up 75%. A margin of 50% takes a mark-up of 100%; 30% takes 42.86%.',
        'The usual mistake is to mark up by 30% and believe you keep 30%: you keep 23%. Always count **before VAT**, and remember that the margin still has to pay rent, wages and taxes. Give me cost and price and I work both out.',
      ],
    },
  },
  {
    id: 'raise-prices',
    leadsTo: ['customers-objections', 'packages'],
    step: CONSULTATION,
    it: {
      asks: [
        'Come aumento i prezzi senza perdere clienti?',
        'devo alzare i prezzi ma ho paura',
        'comunicare un aumento di listino',
        'rincaro dei prezzi ai clienti abituali',
      ],
      answer: [
        'Prima il conto: con un margine del 40%, alzando i prezzi del 10% puoi perdere fino al **20% dei pezzi** e guadagnare quanto prima (10 ÷ (40 + 10)).',
        '- Comincia dai **nuovi clienti** e da ciò che vendi di più con il margine più basso.',
        '- Avvisa gli abituali 30 giorni prima, in due righe, senza scuse: che cosa cambia, da quando, che cosa resta incluso.',
        '- Lascia una **scelta**: versione base al prezzo vecchio, o pacchetto più ricco.',
        '- Ritocchi piccoli e regolari si accettano meglio di uno strappo ogni cinque anni.',
        'Nei contratti in corso guarda se è prevista una clausola di revisione: se manca, l’aumento va concordato.',
      ],
    },
    en: {
      asks: [
        'How do I raise prices without losing customers?',
        'I must raise prices but I am afraid',
        'how to announce a price increase',
      ],
      answer: [
        'The sum first: with a 40% margin and prices up 10% you can lose up to **20% of the pieces** and earn the same (10 ÷ (40 + 10)).',
        '- Start with **new customers** and with what sells most at the thinnest margin.',
        '- Tell regulars 30 days ahead, in two lines, without excuses: what changes, from when, what stays included.',
        '- Leave a **choice**: a basic version at the old price, or a richer package.',
        '- Small regular steps are taken better than a jump every five years.',
        'In running contracts look for a revision clause: without one the increase must be agreed.',
      ],
    },
  },
  {
    id: 'hourly-rate',
    leadsTo: ['quotes', 'vat-flat-rate'],
    step: COMPANY,
    it: {
      asks: [
        'Quanto chiedo all’ora?',
        'tariffa oraria da libero professionista freelance',
        'come calcolo il costo orario del mio lavoro',
        'quanto farmi pagare a giornata',
        'quanto chiedo all’ora come libero professionista freelance',
        'quanto devo chiedere all’ora per il mio lavoro',
      ],
      answer: [
        '**Tariffa = (spese dell’anno + quanto vuoi guadagnare prima di tasse e contributi) ÷ ore che puoi fatturare.**',
        'Le ore fatturabili sono molte meno di quelle lavorate: tolti ferie, malattia, preventivi, amministrazione e formazione restano spesso 1.000–1.200 ore l’anno.',
        'Esempio: 8.000 € di spese + 36.000 € lordi, 1.100 ore: 44.000 ÷ 1.100 = **40 € all’ora** più IVA se dovuta. Sotto, lavori in perdita.',
        'È il minimo: se il cliente paga un risultato, proponi un **prezzo a progetto** e tieni l’ora per i tuoi conti. Dammi spese, guadagno e ore e lo rifaccio con i tuoi numeri.',
      ],
    },
    en: {
      asks: ['How much should I charge per hour?', 'freelance hourly rate', 'how do I work out my day rate'],
      answer: [
        '**Rate = (yearly costs + what you want to earn before taxes and contributions) ÷ hours you can invoice.**',
        'Hours that can be invoiced are far fewer than hours worked: without holidays, illness, quotes, paperwork and training often 1,000–1,200 a year remain.',
        'Example: 8,000 € of costs + 36,000 € gross, 1,100 hours: 44,000 ÷ 1,100 = **40 € an hour**, plus VAT where due. Below it you lose money.',
        'That is the floor: when a customer pays for a result, offer a **project price** and keep the hour for your own sums. Give me costs, income and hours and I redo it.',
      ],
    },
  },
  {
    id: 'price-competitors',
    leadsTo: ['competitors', 'packages'],
    step: CONSULTATION,
    it: {
      asks: [
        'Un concorrente vende a meno di me: che faccio?',
        'la concorrenza fa prezzi più bassi',
        'devo abbassare i prezzi come gli altri?',
        'guerra dei prezzi',
      ],
      answer: [
        'Di solito non abbassare subito: con un margine del 30%, uno sconto del 10% ti obbliga a vendere il **50% in più** per guadagnare lo stesso (10 ÷ (30 − 10)).',
        '- **Confronta davvero**: stessa quantità, garanzia, tempi, consegna? Spesso non è lo stesso prodotto.',
        '- **Chiedi ai clienti persi**: era il prezzo, o non avevano capito che cosa ricevevano?',
        '- **Rendi il confronto difficile**: pacchetti, tempi certi, assistenza, prova, reso facile.',
        '- **Offri un gradino basso**: una versione essenziale per chi guarda solo il prezzo, che ti lasci comunque margine.',
        'Abbassa solo se il tuo costo te lo permette a lungo, o se stai liberando magazzino.',
      ],
    },
    en: {
      asks: [
        'A competitor is cheaper than me: what do I do?',
        'competition has lower prices',
        'should I lower my prices like the others',
      ],
      answer: [
        'Usually do not cut at once: with a 30% margin a 10% discount means selling **50% more** to earn the same (10 ÷ (30 − 10)).',
        '- **Really compare**: same quantity, warranty, times, delivery? Often it is not the same product.',
        '- **Ask customers you lost**: was it the price, or was it unclear what they would get?',
        '- **Make comparing hard**: packages, certain times, help, a trial, easy returns.',
        '- **Offer a lower step**: a plain version for those who look at price alone, that still leaves you a margin.',
        'Cut only if your costs allow it for long, or to clear stock.',
      ],
    },
  },
  {
    id: 'discounts',
    leadsTo: ['raise-prices', 'customers-loyalty'],
    step: COMPANY,
    it: {
      asks: [
        'Conviene fare sconti?',
        'promozioni e sconti sì o no',
        'quanto sconto posso fare',
        'saldi e offerte, come farli',
      ],
      answer: [
        'Uno sconto si paga tutto con il margine. Quanto devi vendere in più = **sconto ÷ (margine − sconto)**: con margine 40% e sconto 20% servono il doppio dei pezzi.',
        'Ha senso quando ha un **motivo e una fine**: liberare magazzino, riempire ore vuote, far provare un prodotto nuovo, premiare chi ordina molto o paga prima.',
        'Spesso è meglio aggiungere che togliere: un omaggio che ti costa 3 € può valere 10 € per chi lo riceve.',
        'Regola di legge: quando annunci una riduzione devi indicare anche il **prezzo più basso dei 30 giorni precedenti** (art. 17-bis Codice del consumo). Per i saldi valgono le date della Regione.',
      ],
    },
    en: {
      asks: ['Are discounts worth it?', 'should I run promotions', 'how much discount can I give'],
      answer: [
        'A discount comes wholly out of the margin. How much more you must sell = **discount ÷ (margin − discount)**: with a 40% margin and 20% off, twice the pieces.',
        'It makes sense with a **reason and an end**: clearing stock, filling empty hours, a first trial, rewarding large orders or early payment.',
        'Adding is often better than taking off: a gift that costs you 3 € may be worth 10 € to whoever gets it.',
        'The law: when you announce a reduction you must also show the **lowest price of the 30 days before** (art. 17-bis of the Italian Consumer Code). Seasonal sales follow the dates of the Region.',
      ],
    },
  },
  {
    id: 'break-even',
    leadsTo: ['costs-fixed-variable', 'low-margin'],
    step: COMPANY,
    it: {
      asks: [
        'Cos’è il punto di pareggio?',
        'come si calcola il break even',
        'quanto devo vendere per coprire le spese',
        'quanto devo incassare per non andare in perdita',
        'quanto devo incassare per coprire le spese',
      ],
      answer: [
        'È la quantità che paga tutte le spese: da lì in poi guadagni.',
        '**Pezzi = spese fisse ÷ (prezzo − costo variabile di un pezzo)**, tutto senza IVA e nello stesso periodo.',
        'Esempio: 2.000 € al mese di fisse, prezzo 12 €, costo 7 €: 2.000 ÷ 5 = **400 pezzi**, cioè 4.800 € di vendite.',
        'Se vendi tante cose diverse usa il margine medio: **fatturato di pareggio = spese fisse ÷ margine %**. Con 6.000 € di fisse e margine del 60% servono 10.000 € al mese.',
        'Conta tra le fisse anche il tuo compenso. Dammi spese fisse, prezzo e costo e lo calcolo.',
      ],
    },
    en: {
      asks: [
        'What is the break-even point?',
        'how is break-even worked out',
        'how much must I sell to cover my costs',
      ],
      answer: [
        'It is the quantity that pays all costs: beyond it you earn.',
        '**Pieces = fixed costs ÷ (price − variable cost of a piece)**, all before VAT and for the same period.',
        'Example: 2,000 € a month fixed, price 12 €, cost 7 €: 2,000 ÷ 5 = **400 pieces**, or 4,800 € of sales.',
        'With many different products use the average margin: **break-even turnover = fixed costs ÷ margin %**. With 6,000 € fixed and a 60% margin that is 10,000 € a month.',
        'Count your own pay among fixed costs. Give me fixed costs, price and cost and I work it out.',
      ],
    },
  },
  {
    id: 'low-margin',
    leadsTo: ['cost-per-product', 'raise-prices'],
    step: COMPANY,
    it: {
      asks: [
        'Lavoro tanto ma guadagno poco: perché?',
        'fatturo ma non mi resta niente',
        'come aumento i margini',
        'il margine è troppo basso',
      ],
      answer: [
        'Quasi sempre la causa è una di queste; guardale in ordine:',
        '- **Prezzi** calcolati sul costo dei materiali e non sul tempo e sulle spese fisse.',
        '- **Prodotti o clienti in perdita** tenuti in piedi da altri: calcola il margine di ciascuno, comincia dai dieci più grandi.',
        '- **Sconti ed extra regalati**: ritocchi, consegne, modifiche mai fatturate.',
        '- **Sprechi e ore perse**: resi, rifacimenti, spostamenti, magazzino fermo.',
        '- **Spese fisse** cresciute più delle vendite.',
        'Il rimedio più rapido è di solito un ritocco di prezzo sulle cose che si vendono di più: con un margine netto del 5%, un +3% sui prezzi a parità di vendite lo porta a quasi l’8%.',
      ],
    },
    en: {
      asks: [
        'I work a lot but earn little: why?',
        'I have turnover but nothing is left',
        'how do I raise my margins',
      ],
      answer: [
        'Nearly always one of these; look at them in order:',
        '- **Prices** set on materials and not on time and fixed costs.',
        '- **Loss-making products or customers** carried by others: work out the margin of each, the ten largest first.',
        '- **Discounts and extras given away**: changes and deliveries never invoiced.',
        '- **Waste and lost hours**: returns, rework, travel, idle stock.',
        '- **Fixed costs** that grew more than sales.',
        'The quickest remedy is usually a small rise on what sells most: with a net margin of 5%, prices up 3% at equal sales take it to nearly 8%.',
      ],
    },
  },
  {
    id: 'packages',
    leadsTo: ['price-setting', 'quotes'],
    step: null,
    it: {
      asks: [
        'Come creo pacchetti o abbonamenti?',
        'vendere a pacchetto invece che a ore',
        'offerta base media e premium',
        'abbonamento mensile ai clienti',
      ],
      answer: [
        'Tre livelli aiutano a scegliere e alzano lo scontrino medio:',
        '- **Essenziale**: risolve il problema principale, margine dignitoso.',
        '- **Completo**: quello che vuoi vendere; mettilo in mezzo e dichiara per chi è.',
        '- **Su misura**: più caro, serve anche a dare un metro agli altri due.',
        'Ogni livello deve avere una differenza che si capisce in una riga (risultato, tempi, assistenza), non dieci voci sparse.',
        'Per un **abbonamento** serve un bisogno che si ripete: scrivi che cosa include ogni mese, il limite, come si disdice. Verso i consumatori recesso e rinnovi vanno scritti chiari.',
      ],
    },
    en: {
      asks: [
        'How do I make packages or subscriptions?',
        'sell packages instead of hours',
        'basic, standard and premium offer',
      ],
      answer: [
        'Three levels help people choose and raise the average sale:',
        '- **Essential**: solves the main problem at a decent margin.',
        '- **Complete**: the one you want to sell; put it in the middle and say whom it is for.',
        '- **Tailored**: dearer, and a yardstick for the other two.',
        'Each level needs a difference that one line explains (result, times, help), not ten scattered items.',
        'A **subscription** needs a need that returns: write what each month includes, the limit, and how to cancel. To consumers, withdrawal and renewals must be written plainly.',
      ],
    },
  },
  {
    id: 'quotes',
    leadsTo: ['quote-follow-up', 'deposit'],
    step: null,
    it: {
      asks: [
        'Come si fa un buon preventivo?',
        'cosa scrivere nel preventivo',
        'modello di preventivo per i clienti',
        'il preventivo è vincolante?',
      ],
      answer: [
        'Un preventivo che si fa accettare sta in una o due pagine:',
        '- **Il problema** del cliente con le sue parole, e il risultato che avrà.',
        '- **Che cosa è compreso e che cosa no**: è la riga che evita le liti.',
        '- **Prezzo** con IVA indicata, possibilmente due o tre opzioni.',
        '- **Tempi, pagamento** (acconto, saldo, modalità) e **scadenza** dell’offerta, per esempio 30 giorni.',
        '- Spazio per **accettare** con firma o e-mail.',
        'Attenzione: se è completo e il cliente lo accetta entro la scadenza, diventa un contratto. Se le quantità sono incerte scrivi «stima» e come gestirai le variazioni. Invialo entro 24–48 ore: la velocità vende.',
      ],
    },
    en: {
      asks: ['How do I write a good quote?', 'what to put in an estimate', 'is a quote binding'],
      answer: [
        'A quote that gets accepted fits one or two pages:',
        '- **The problem** in the customer’s words, and the result they will get.',
        '- **What is included and what is not**: the line that prevents quarrels.',
        '- **Price** with VAT shown, best with two or three options.',
        '- **Times, payment** (deposit, balance) and **expiry**, for instance 30 days.',
        '- Room to **accept** by signature or e-mail.',
        'Mind: if it is complete and accepted in time it becomes a contract. Where quantities are uncertain write “estimate” and how changes are handled. Send it within 24–48 hours: speed sells.',
      ],
    },
  },
];
