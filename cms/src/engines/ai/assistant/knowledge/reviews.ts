import { CONSULTATION, MARKETPLACE, type TopicEntry } from './entry';

export const REVIEWS: readonly TopicEntry[] = [
  {
    id: 'reviews-get',
    leadsTo: ['reviews-reply', 'site-google-profile'],
    step: null,
    it: {
      asks: [
        'Come ottengo più recensioni?',
        'chiedere recensioni ai clienti su google',
        'ho poche recensioni',
        'posso dare uno sconto in cambio di una recensione?',
      ],
      answer: [
        'Chiedile a tutti, sempre, nel momento in cui il cliente è contento.',
        '- **Link diretto**: dalla scheda Google «Chiedi recensioni»; mettilo in un QR in cassa, nello scontrino, in un messaggio dopo il servizio.',
        '- **A voce**: «Per noi conta molto, bastano due righe su che cosa ha fatto» — chi ti serve lo chiede per nome.',
        '- **Costanza**: due a settimana valgono più di venti in un giorno.',
        '- **Non comprarle e non dare sconti in cambio**: è vietato dalle piattaforme e dal Codice del consumo, come farle scrivere ad amici o dipendenti.',
        'Rispondi a tutte: chi legge le risposte sceglie più volentieri.',
      ],
    },
    en: {
      asks: [
        'How do I get more reviews?',
        'ask customers for Google reviews',
        'may I give a discount for a review',
      ],
      answer: [
        'Ask everybody, always, when the customer is pleased.',
        '- **A direct link**: “Ask for reviews” on the Google profile; put it in a QR code at the till, on the receipt, in a message after the service.',
        '- **Aloud**: “It matters a lot to us, two lines on what you had are enough”.',
        '- **Constancy**: two a week are worth more than twenty in a day.',
        '- **Do not buy them nor give discounts for them**: platforms and the Italian Consumer Code forbid it, as they forbid friends’ and employees’ reviews.',
        'Reply to all: people who read replies choose more readily.',
      ],
    },
  },
  {
    id: 'reviews-bad',
    leadsTo: ['reviews-fake', 'reviews-get'],
    step: null,
    it: {
      asks: [
        'Come rispondo a una recensione negativa?',
        'ho ricevuto una stella',
        'recensione brutta su google o tripadvisor',
        'recensioni negative che danneggiano il locale',
      ],
      answer: [
        'Scrivi per chi leggerà dopo, non per vincere. Aspetta un’ora, poi:',
        '- **Ringrazia** e nomina il problema preciso.',
        '- **Scusati** per ciò che è vero; spiega in una riga ciò che non lo è, senza ironia.',
        '- **Di’ che cosa hai fatto** («abbiamo rivisto i tempi del sabato»).',
        '- **Invita** a sentirsi in privato, con nome e contatto.',
        'Esempio: «Grazie Laura, 40 minuti d’attesa sono troppi e ce ne scusiamo. Da questa settimana il sabato siamo uno in più. Mi scriva a … – Paolo».',
        'Non rivelare dati del cliente. Una media di 4,6 con risposte garbate convince più di un 5,0 perfetto.',
      ],
    },
    en: {
      asks: [
        'How do I answer a negative review?',
        'I got a one star review',
        'bad review on Google or TripAdvisor',
      ],
      answer: [
        'Write for those who will read, not to win. Wait an hour, then:',
        '- **Thank** and name the exact problem.',
        '- **Apologise** for what is true; explain in one line what is not, without irony.',
        '- **Say what you did** (“we changed Saturday shifts”).',
        '- **Invite** them to talk in private, with name and contact.',
        'Example: “Thank you Laura, 40 minutes are too many and we are sorry. From this week we are one more on Saturdays. Write to me at … – Paolo”.',
        'Do not reveal customer data. A 4.6 with kind replies convinces more than a perfect 5.0.',
      ],
    },
  },
  {
    id: 'reviews-fake',
    leadsTo: ['reviews-bad', 'reviews-reply'],
    step: CONSULTATION,
    it: {
      asks: [
        'Come faccio togliere una recensione falsa?',
        'recensione ingiusta o diffamatoria, posso cancellarla',
        'recensioni finte di un concorrente',
        'segnalare una recensione a google',
      ],
      answer: [
        'Non puoi cancellarla tu; puoi chiedere alla piattaforma di toglierla se **viola le regole** (falsa, mai stato cliente, insulti, dati personali, concorrente). Una critica vera e sgradevole resta.',
        '- **Documenta**: screenshot, data, assenza del nome fra clienti e prenotazioni.',
        '- **Segnala** dal menù accanto alla recensione; se rifiutano, usa il ricorso nello strumento di gestione recensioni di Google. Servono giorni.',
        '- **Rispondi intanto**, con calma: «Non troviamo un ordine a suo nome: ci contatti a …».',
        '- **Se è diffamazione** o un ricatto, conserva le prove e senti un avvocato: il termine per la querela è di 3 mesi.',
        'Nel frattempo chiedi recensioni ai clienti veri: una falsa pesa poco fra cinquanta.',
      ],
    },
    en: {
      asks: [
        'How do I have a fake review removed?',
        'unfair or defamatory review, can I delete it',
        'report a review to Google',
      ],
      answer: [
        'You cannot delete it; you can ask the platform to if it **breaks the rules** (fake, never a customer, insults, personal data, a competitor). A true and unpleasant criticism stays.',
        '- **Document**: screenshot, date, no such name among customers and bookings.',
        '- **Report** it from the menu beside the review; if refused, appeal in Google’s review tool. It takes days.',
        '- **Reply meanwhile**, calmly: “We find no order in your name: please contact us at …”.',
        '- **If it is defamation** or blackmail keep the evidence and see a lawyer: in Italy the complaint must be made within 3 months.',
        'Meanwhile ask real customers: one fake weighs little among fifty.',
      ],
    },
  },
  {
    id: 'reviews-reply',
    leadsTo: ['reviews-get', 'reviews-show'],
    step: null,
    it: {
      asks: [
        'Devo rispondere anche alle recensioni positive?',
        'come rispondere alle recensioni buone',
        'esempi di risposta alle recensioni',
        'rispondere a tutte le recensioni serve?',
      ],
      answer: [
        'Sì: bastano due righe, ma diverse ogni volta. Mostrano che dietro c’è una persona e ricordano a chi legge che cosa fai bene.',
        '- **Nome** di chi scrive e **il dettaglio** che ha citato («felici che la focaccia sia piaciuta a suo figlio»).',
        '- **Un invito** leggero: «la prossima volta provi quella alle cipolle».',
        '- **Firma** con il tuo nome.',
        '- Evita il copia e incolla e l’elenco di parole chiave: si vede.',
        'Ritmo: una volta a settimana, dieci minuti. Prima le negative, poi le altre. Le frasi ricorrenti dei clienti sono ottimi testi per sito e vetrina.',
      ],
    },
    en: {
      asks: [
        'Should I reply to positive reviews too?',
        'how to answer good reviews',
        'examples of replies to reviews',
      ],
      answer: [
        'Yes: two lines are enough, but different each time. They show that a person is there and remind readers of what you do well.',
        '- The writer’s **name** and **the detail** they mentioned (“glad your son liked the focaccia”).',
        '- A light **invitation**: “next time try the one with onions”.',
        '- **Sign** with your name.',
        '- No copy and paste, no list of keywords: it shows.',
        'Pace: once a week, ten minutes. Negative ones first. Phrases that customers repeat make excellent texts for site and window.',
      ],
    },
  },
  {
    id: 'reviews-show',
    leadsTo: ['site-conversion', 'reviews-get'],
    step: MARKETPLACE,
    it: {
      asks: [
        'Posso mettere le recensioni sul mio sito?',
        'mostrare le testimonianze dei clienti',
        'usare le recensioni nella pubblicità',
        'pubblicare foto e commenti dei clienti',
      ],
      answer: [
        'Sì, ed è tra le cose che convincono di più, con poche regole:',
        '- **Vere e verificabili**: la legge chiede di dire **se e come controlli** che vengano da clienti reali (Codice del consumo, art. 22 dal 2022).',
        '- **Consenso**: per nome completo, foto o testi mandati in privato chiedilo per iscritto; per le recensioni pubbliche riporta la fonte e il nome come appare.',
        '- **Non ritoccarle** e non mostrare solo le migliori facendole passare per tutte.',
        '- **Dove**: accanto al prezzo e al pulsante di contatto, non in una pagina a parte.',
        'Le più forti raccontano una situazione precisa: «Dovevamo consegnare venerdì e…». Chiedi ai clienti proprio quello.',
      ],
    },
    en: {
      asks: ['May I show reviews on my website?', 'show customer testimonials', 'use reviews in advertising'],
      answer: [
        'Yes, and few things convince more, with few rules:',
        '- **True and checkable**: the law asks you to say **whether and how you check** that they come from real customers (Italian Consumer Code, art. 22, since 2022).',
        '- **Consent**: ask in writing for full names, photos or private texts; for public reviews give the source and the name as shown.',
        '- **Do not edit them** nor pass off the best as all.',
        '- **Where**: beside the price and the contact button, not on a page apart.',
        'The strongest tell a precise situation: “We had to deliver on Friday and…”. Ask customers for just that.',
      ],
    },
  },
];
