import { readExamples as read } from '../../classify/read-examples';

/** Ways in which owners ask for each rule about taxes and papers. */
export const TAX_RULE_EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  'stamp-duty': read(`
    quando serve la marca da bollo in fattura | chi paga il bollo da due euro |
    bollo sulla fattura elettronica del forfettario come si versa
  `),
  'vat-deadline': read(`
    quando si paga l’iva del trimestre | scadenza iva mensile | l’acconto iva di dicembre quando si versa |
    entro che giorno verso l’iva del mese
  `),
  'monthly-payments': read(`
    entro quando verso la ritenuta d’acconto del consulente | quando si pagano i contributi dei dipendenti |
    il giorno dell’f24 delle ritenute
  `),
  records: read(`
    quanto tempo si conservano le fatture | posso buttare gli scontrini vecchi | per quanti anni tengo i registri
  `),
  'inps-fixed': read(`
    quanto sono i contributi minimi dei commercianti | quanto pago di inps se non guadagno niente da artigiano |
    rate fisse inps commercianti
  `),
  'gestione-separata': read(`
    contributi per un professionista senza cassa | quanto paga di inps un consulente a partita iva |
    aliquota gestione separata
  `),
  'invoice-term': read(`
    quando devo mandare la fattura elettronica | quanto tempo ho per fare la fattura | fattura differita entro quando |
    ho incassato oggi quanti giorni ho per emettere
  `),
  'cash-limit': read(`
    qual è il limite dei contanti | posso incassare quattromila euro in contanti |
    il cliente vuole pagare cash una somma grossa
  `),
  pos: read(`
    devo avere il pos per forza | che multa c’è se rifiuto la carta |
    posso mettere un minimo per pagare con il bancomat
  `),
  'late-tax': read(`
    ho dimenticato di pagare un f24, quanto pago in più | ravvedimento operoso come funziona |
    sanzione per iva versata in ritardo
  `),
  'vat-rates': read(`
    che iva si applica sul pane | aliquota iva per la ristorazione | quale iva per i lavori di ristrutturazione
  `),
  'flat-rate-vat': read(`
    in forfettario metto l’iva in fattura | un forfettario può scaricare l’iva |
    che dicitura metto in fattura da forfettario
  `),
  imu: read(`
    quando si paga l’imu del capannone | imu sul negozio scadenza | l’imu del negozio la paga l’inquilino
  `),
  'lease-registration': read(`
    entro quando si registra il contratto d’affitto | quanto costa registrare la locazione |
    chi paga l’imposta di registro
  `),
  'credit-note': read(`
    ho sbagliato una fattura elettronica come la correggo | nota di credito entro quando |
    la fattura è stata scartata che faccio
  `),
  receipt: read(`
    devo fare lo scontrino anche per un euro | lo scontrino per un servizio a domicilio |
    registratore telematico è obbligatorio
  `),
  'tax-return': read(`
    quando scade la dichiarazione dei redditi | quando si paga il saldo delle imposte | scadenza modello redditi
  `),
  'bill-limitation': read(`
    dopo quanti anni non posso più chiedere i soldi di una fattura | prescrizione delle bollette |
    l’affitto arretrato dopo quanto si prescrive
  `),
  'chamber-fee': read(`
    diritto annuale camera di commercio quando si paga | quanto costa la camera di commercio all’anno
  `),
  'balance-filing': read(`
    entro quando si deposita il bilancio di una srl | approvazione del bilancio scadenza
  `),
  'foreign-invoice': read(`
    come faccio fattura a un cliente tedesco | iva con un cliente svizzero | fattura a un privato francese
  `),
  'waste-tari': read(`
    quando si paga la tari | tassa per l’insegna | devo pagare i rifiuti se il locale è vuoto
  `),
};
