import { readExamples as read } from '../../classify/read-examples';

/** Ways in which owners ask for each rule about those who work for them. */
export const WORK_RULE_EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  'minors-hours': read(`
    quante ore può lavorare un minorenne | a diciassette anni quanti giorni di riposo servono |
    orario massimo per un apprendista di sedici anni
  `),
  'minors-tasks': read(`
    un minorenne può usare l’affettatrice | che lavori sono vietati sotto i diciotto anni |
    posso far usare il muletto a un ragazzo di diciassette anni
  `),
  'working-age': read(`
    da che età si può lavorare | posso assumere un quindicenne per l’estate |
    a sedici anni si può fare il cameriere
  `),
  'below-contract-pay': read(`
    posso pagare meno del contratto se è d’accordo | esiste un salario minimo |
    quanto è la paga minima oraria di un cameriere per legge
  `),
  'notice-period': read(`
    quanti giorni di preavviso deve dare chi si licenzia | preavviso per un impiegato di terzo livello |
    se la commessa se ne va subito senza preavviso cosa succede
  `),
  'employee-mail': read(`
    posso leggere la mail dei dipendenti | posso controllare il computer aziendale |
    posso mettere il gps sul furgone del dipendente
  `),
  'on-call-work': read(`
    contratto a chiamata chi posso prendere | lavoro intermittente per il fine settimana, come funziona |
    quante giornate a chiamata si possono fare
  `),
  'hire-notice': read(`
    quando devo comunicare l’assunzione | il nuovo assunto comincia domani, cosa devo mandare |
    unilav entro quando si fa
  `),
  'minors-at-night': read(`
    un ragazzo di diciassette anni può lavorare fino a mezzanotte |
    l’apprendista minorenne può cominciare alle quattro del mattino al forno
  `),
  resignation: read(`
    il dipendente vuole dimettersi, come si fa |
    ha mandato un messaggio dicendo che non viene più, valgono le dimissioni |
    le dimissioni scritte a mano sono valide
  `),
  dismissal: read(`
    come si licenzia un dipendente | posso mandare via il cuoco se non ho più soldi per pagarlo |
    licenziamento per calo di lavoro, che passi devo fare | devo dare una motivazione per licenziare
  `),
  discipline: read(`
    il commesso arriva sempre tardi, posso punirlo | come faccio un richiamo scritto |
    posso togliere soldi dalla busta se sbaglia
  `),
  'trial-period': read(`
    quanto può durare la prova | posso far provare una persona un giorno gratis |
    il periodo di prova va scritto nel contratto
  `),
  'fixed-term': read(`
    quante volte si può rinnovare un contratto a termine | durata massima del tempo determinato |
    dopo quanti mesi diventa indeterminato
  `),
  'occasional-work': read(`
    posso pagare una persona per due sere senza assumerla | prestazione occasionale fino a quanto |
    voucher per un lavoro di un giorno
  `),
  'sick-leave': read(`
    la dipendente è in malattia, chi la paga | quanti giorni di malattia prima di poterla licenziare |
    cosa deve mandare chi è malato
  `),
  holidays: read(`
    quanti giorni di ferie ha chi lavora part time | posso scegliere io quando mandare in ferie |
    le ferie non godute si pagano | chiudo in agosto, le ferie sono obbligatorie
  `),
  safety: read(`
    ho un solo dipendente, quali obblighi di sicurezza ho |
    serve il responsabile della prevenzione in un negozio piccolo |
    valutazione dei rischi obbligatoria con uno stagista | corso antincendio e primo soccorso sono obbligatori |
    chi deve fare il documento sui rischi in azienda
  `),
  durc: read(`
    come si chiede il durc | mi chiedono il documento di regolarità contributiva, quanto dura
  `),
  injury: read(`
    un dipendente si è fatto male, cosa devo fare | entro quando si denuncia un infortunio |
    si è tagliato in cucina e va al pronto soccorso
  `),
  maternity: read(`
    la mia dipendente è incinta, cosa devo fare | quanti mesi sta a casa in maternità |
    posso sostituire chi va in maternità
  `),
  apprenticeship: read(`
    fino a che età si può assumere un apprendista | quanto si risparmia con l’apprendistato |
    quanto dura il contratto di apprendistato
  `),
  overtime: read(`
    come si pagano gli straordinari | quante ore si possono fare in una settimana |
    il lavoro di domenica si paga di più
  `),
  severance: read(`
    quando si paga il tfr | quanto è la liquidazione di un dipendente | posso dare il tfr a rate
  `),
  'family-helper': read(`
    mia moglie può darmi una mano in negozio senza assunzione | mio padre pensionato può stare in cassa |
    coadiuvante familiare devo iscriverlo
  `),
  'pay-cash': read(`
    posso pagare i dipendenti in contanti | un anticipo sullo stipendio in contanti si può dare
  `),
};
