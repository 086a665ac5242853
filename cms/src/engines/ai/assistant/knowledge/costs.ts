import { COMPANY, CONSULTATION, FILED_ACCOUNTS, type TopicEntry } from './entry';

export const COSTS: readonly TopicEntry[] = [
  {
    id: 'costs-cut',
    leadsTo: ['costs-energy', 'suppliers-negotiate'],
    step: COMPANY,
    it: {
      asks: [
        'Come posso tagliare le spese?',
        'ridurre i costi dell’azienda',
        'dove si risparmia in una piccola impresa',
        'spendo troppo, cosa taglio',
      ],
      answer: [
        'Taglia ciò che il cliente non vede, mai ciò per cui ti sceglie.',
        '- **Estratto conto degli ultimi 12 mesi**: somma per fornitore e guarda i primi quindici. È lì l’80% della spesa.',
        '- **Abbonamenti e canoni** dimenticati: software, telefoni, POS, noleggi, conto.',
        '- **Rinegozia**: energia, assicurazioni, banca, affitto, trasporti; chiedi sempre due preventivi.',
        '- **Sprechi**: resi, scarti, viaggi a vuoto, straordinari ricorrenti.',
        '- **Magazzino fermo**: è denaro immobile, vendilo.',
        'Metti a ogni voce una data e un risparmio atteso. Spesso bastano 3 ore per trovare il 5% dei costi: su 100.000 € di spese sono 5.000 € di utile.',
      ],
    },
    en: {
      asks: ['How can I cut costs?', 'reduce business expenses', 'where does a small firm save money'],
      answer: [
        'Cut what the customer does not see, never what they choose you for.',
        '- **Bank statement of 12 months**: add up by supplier and look at the top fifteen: 80% of spending is there.',
        '- **Forgotten subscriptions**: software, phones, card terminal, rentals, account.',
        '- **Renegotiate**: energy, insurance, bank, rent, transport; always two quotes.',
        '- **Waste**: returns, scrap, empty trips, standing overtime.',
        '- **Idle stock** is money standing still: sell it.',
        'Give each item a date and an expected saving. Often 3 hours find 5% of costs: on 100,000 € that is 5,000 € of profit.',
      ],
    },
  },
  {
    id: 'costs-energy',
    leadsTo: ['costs-cut', 'finance-grants'],
    step: null,
    it: {
      asks: [
        'Come riduco la bolletta della luce e del gas?',
        'bollette troppo alte in azienda',
        'risparmio energetico negozio o laboratorio',
        'cambiare fornitore di energia',
      ],
      answer: [
        'Due leve: quanto paghi ogni kWh e quanti ne usi.',
        '- **Prezzo**: prendi tre bollette, guarda consumo annuo, fasce e potenza impegnata. Confronta sul **Portale Offerte** ufficiale (ilportaleofferte.it); scegli fisso o variabile sapendo il rischio. Attento alle telefonate.',
        '- **Potenza**: se il picco è sempre sotto quella impegnata, riducila.',
        '- **Consumi**: frigoriferi (guarnizioni, sbrinamento), LED, timer, forni pieni, un grado in meno di riscaldamento. Una presa che misura trova i colpevoli.',
        '- **Investimenti**: fotovoltaico o comunità energetica convengono se consumi di giorno; verifica gli incentivi in corso.',
        'Segna i kWh ogni mese per unità prodotta: è il numero da far scendere.',
      ],
    },
    en: {
      asks: [
        'How do I lower the electricity and gas bill?',
        'energy bills are too high',
        'change energy supplier',
      ],
      answer: [
        'Two levers: what each kWh costs and how many you use.',
        '- **Price**: take three bills, look at yearly use, time bands and power. Compare on the official **Portale Offerte** (ilportaleofferte.it); choose fixed or variable knowing the risk. Beware of phone calls.',
        '- **Power**: if the peak is always below the contracted one, lower it.',
        '- **Use**: fridges (seals, defrosting), LED, timers, full ovens, one degree less. A metering plug finds the culprits.',
        '- **Investments**: solar panels pay if you use power by day; check current incentives.',
        'Note kWh each month per unit made: that is the number to bring down.',
      ],
    },
  },
  {
    id: 'cost-per-product',
    leadsTo: ['price-setting', 'costs-fixed-variable'],
    step: COMPANY,
    it: {
      asks: [
        'Come calcolo il costo di un prodotto o di un piatto?',
        'quanto mi costa produrre un pezzo',
        'food cost come si calcola',
        'scheda costo prodotto',
      ],
      answer: [
        'Una scheda per prodotto, quattro righe, tutto senza IVA:',
        '- **Materiali** con lo scarto (se butti il 10%, costo ÷ 0,90) e l’imballo.',
        '- **Lavoro**: minuti × costo orario pieno (stipendio + contributi, o il tuo compenso).',
        '- **Costi della vendita**: commissioni, spedizione, pagamento.',
        '- **Quota di spese fisse**: fisse del mese ÷ pezzi che vendi davvero.',
        'Esempio: piatto con 3,20 € di ingredienti venduto a 12 € IVA 10% inclusa → 10,91 € netti, **food cost 29%**. In ristorazione si sta spesso tra 25 e 35%.',
        'Comincia dai dieci prodotti più venduti e aggiorna i prezzi d’acquisto ogni trimestre.',
      ],
    },
    en: {
      asks: [
        'How do I work out the cost of a product or a dish?',
        'what does it cost me to make a piece',
        'how is food cost calculated',
      ],
      answer: [
        'A sheet per product, four lines, all before VAT:',
        '- **Materials** with waste (if 10% is thrown away, cost ÷ 0.90) and packing.',
        '- **Labour**: minutes × full hourly cost.',
        '- **Costs of selling**: fees, shipping, payment.',
        '- **Share of fixed costs**: the month’s ÷ pieces you really sell.',
        'Example: a dish with 3.20 € of ingredients sold at 12 € with 10% VAT included → 10.91 € net, **food cost 29%**. Restaurants often stay between 25 and 35%.',
        'Begin with the ten best sellers and update purchase prices each quarter.',
      ],
    },
  },
  {
    id: 'costs-control',
    leadsTo: ['read-accounts', 'costs-cut'],
    step: FILED_ACCOUNTS,
    it: {
      asks: [
        'Come tengo sotto controllo i conti ogni mese?',
        'controllo di gestione piccola impresa',
        'che numeri devo guardare',
        'non so mai se sto guadagnando o perdendo',
      ],
      answer: [
        'Mezz’ora entro il giorno 10 di ogni mese, un foglio con sette numeri:',
        '- **Vendite** senza IVA e, a fianco, quelle dello stesso mese dell’anno prima.',
        '- **Margine** dopo i costi diretti, in euro e in %.',
        '- **Spese fisse** del mese.',
        '- **Risultato** = margine − fisse.',
        '- **Cassa** oggi e fra 60 giorni.',
        '- **Crediti scaduti** e da chi.',
        '- **IVA e tasse** accantonate.',
        'Conta la merce almeno ogni trimestre, se no il margine è inventato. Non aspettare il bilancio: arriva quando non si può più cambiare nulla.',
      ],
    },
    en: {
      asks: [
        'How do I keep my accounts under control each month?',
        'management control for a small firm',
        'which numbers should I watch',
      ],
      answer: [
        'Half an hour by the 10th of each month, a sheet with seven numbers:',
        '- **Sales** before VAT, beside the same month last year.',
        '- **Margin** after direct costs, in euro and %.',
        '- **Fixed costs** of the month.',
        '- **Result** = margin − fixed.',
        '- **Cash** today and in 60 days.',
        '- **Overdue credits** and whose.',
        '- **VAT and taxes** set aside.',
        'Count stock at least quarterly or the margin is invented. Do not wait for the annual accounts: they arrive when nothing can be changed any more.',
      ],
    },
  },
  {
    id: 'costs-fixed-variable',
    leadsTo: ['break-even', 'cost-per-product'],
    step: COMPANY,
    it: {
      asks: [
        'Che differenza c’è tra costi fissi e variabili?',
        'quali sono le spese fisse',
        'esempi di costi variabili',
        'come divido i costi della mia attività',
      ],
      answer: [
        '**Fissi**: li paghi anche se non vendi nulla (affitto, stipendi, assicurazioni, commercialista, canoni, quota INPS, il tuo compenso). **Variabili**: crescono con ogni vendita (merce, materiali, commissioni, spedizioni, provvigioni).',
        '- **Prova**: se domani vendi il doppio, quella voce raddoppia? Se sì è variabile.',
        '- **Misti**: la bolletta ha una parte fissa e una che segue la produzione: dividila a occhio, poi correggi.',
        'Serve per il **pareggio**: fisse ÷ (prezzo − variabile). E per decidere: un ordine sotto costo pieno può aiutare se copre il variabile e non rovina i prezzi; le fisse alte chiedono volumi.',
      ],
    },
    en: {
      asks: [
        'What is the difference between fixed and variable costs?',
        'which are my fixed costs',
        'examples of variable costs',
      ],
      answer: [
        '**Fixed**: you pay them even when you sell nothing (rent, wages, insurance, accountant, fees, fixed INPS, your own pay). **Variable**: they grow with each sale (goods, materials, fees, shipping, commissions).',
        '- **Test**: if you sell twice as much tomorrow, does it double? Then it is variable.',
        '- **Mixed**: a power bill has a fixed part and one that follows production: split it roughly, then correct.',
        'You need it for **break-even**: fixed ÷ (price − variable). And to decide: an order below full cost can help if it covers the variable one and does not spoil prices; high fixed costs need volume.',
      ],
    },
  },
  {
    id: 'costs-rent',
    leadsTo: ['vat-permits', 'break-even'],
    step: CONSULTATION,
    it: {
      asks: [
        'Quanto può pesare l’affitto del locale?',
        'contratto di affitto commerciale 6+6',
        'il proprietario alza l’affitto',
        'come scegliere il locale e la zona',
      ],
      answer: [
        'Regola di massima: affitto **entro l’8–10% delle vendite** per un negozio, qualcosa di più per la ristorazione in zone di passaggio.',
        '- **Contratto** (L. 392/1978): 6+6 anni, 9+9 gli alberghi. Di solito il canone sale ogni anno al massimo del 75% dell’indice ISTAT, se è scritto.',
        '- **Recesso**: chiedi di poter uscire con 6 mesi di preavviso; per gravi motivi è già legge.',
        '- **Indennità di avviamento** di 18 mensilità se è il proprietario a chiudere (attività a contatto col pubblico).',
        '- **Prima di firmare**: conta i passaggi in tre fasce orarie, controlla destinazione d’uso, canna fumaria, spese condominiali; chiedi mesi gratuiti per i lavori.',
      ],
    },
    en: {
      asks: ['How much may rent weigh?', 'commercial lease 6+6 in Italy', 'how to choose premises and area'],
      answer: [
        'A rule of thumb: rent **within 8–10% of sales** for a shop, somewhat more for food in busy places.',
        '- **Lease** (L. 392/1978): 6+6 years, hotels 9+9. Usually rent rises yearly by at most 75% of the ISTAT index, if written.',
        '- **Leaving**: ask to be able to with 6 months’ notice; for serious reasons the law already allows it.',
        '- **Goodwill compensation** of 18 months’ rent if the landlord ends it (businesses open to the public).',
        '- **Before signing**: count passers-by in three time bands, check permitted use, flue, common costs; ask for free months during works.',
      ],
    },
  },
  {
    id: 'costs-insurance',
    leadsTo: ['costs-cut', 'staff-safety'],
    step: CONSULTATION,
    it: {
      asks: [
        'Quali assicurazioni servono a un’impresa?',
        'polizza catastrofale obbligatoria imprese',
        'assicurazione responsabilità civile per l’attività',
        'rc professionale è obbligatoria',
      ],
      answer: [
        'Parti dal danno che ti farebbe chiudere, non dallo sconto.',
        '- **RC verso terzi**: quasi indispensabile se ricevi pubblico o lavori da altri; aggiungi **RC prodotti** e **RCO** con dipendenti.',
        '- **RC professionale**: obbligatoria per gli iscritti agli albi.',
        '- **Incendio e furto**, spesso anche fermo attività.',
        '- **Eventi catastrofali** (sisma, alluvione, frana): obbligatoria per le imprese iscritte al Registro, con scadenze scaglionate dal 2025 per dimensione e settore (L. 213/2023).',
        '- **Cyber**, se dai dati dei clienti dipende il lavoro.',
        'Confronta franchigie, massimali ed esclusioni con tre preventivi; rivedile ogni anno e quando cambi attività.',
      ],
    },
    en: {
      asks: [
        'Which insurance does a business need?',
        'compulsory catastrophe insurance for Italian firms',
        'liability insurance for my business',
      ],
      answer: [
        'Begin with the damage that would close you, not with the discount.',
        '- **Third-party liability**: nearly indispensable if you receive the public or work at others’; add **products** and **employer’s** liability.',
        '- **Professional liability**: compulsory for registered professions.',
        '- **Fire and theft**, often also business interruption.',
        '- **Catastrophes** (earthquake, flood, landslide): compulsory for firms in the business register, with dates staggered from 2025 by size and sector (L. 213/2023).',
        '- **Cyber**, if you depend on customer data.',
        'Compare excesses, limits and exclusions in three quotes; review yearly.',
      ],
    },
  },
];
