import type { HelpSeed } from './help-seed';

/** Buying, paying, leaving. */
export const purchases: HelpSeed[] = [
  {
    slug: 'come-pagare',
    topic: 'purchases',
    it: {
      title: 'Come posso pagare?',
      body: `<p>Con carta, sulla pagina del gestore dei pagamenti, o con bonifico, quando chi gestisce Officina lo ha attivato. I prezzi comprendono l’IVA. Non vediamo né conserviamo i dati della tua carta.</p><p>Con il bonifico il prodotto si attiva quando il denaro arriva: scrivi la causale esattamente come indicata.</p>`,
    },
    en: {
      title: 'How can I pay?',
      body: `<p>By card, on the payment provider’s page, or by bank transfer, where whoever runs Officina offers it. Prices include VAT. We neither see nor keep your card’s data.</p><p>With a transfer the product starts when the money arrives: write the reference exactly as given.</p>`,
    },
  },
  {
    slug: 'pagamento-non-riuscito',
    topic: 'purchases',
    it: {
      title: 'Il pagamento non è riuscito: che cosa faccio?',
      body: `<p>Non ti è stato addebitato nulla. Apri <strong>I miei prodotti</strong> o torna alla scheda del prodotto e riprova, anche con un’altra carta: non si crea un doppio ordine. Se la carta viene rifiutata più volte, chiedi alla tua banca.</p>`,
    },
    en: {
      title: 'The payment failed: what do I do?',
      body: `<p>Nothing was charged. Open <strong>My products</strong> or go back to the product and try again, also with another card: no second order is made. If the card is refused several times, ask your bank.</p>`,
    },
  },
  {
    slug: 'trovare-i-miei-prodotti',
    topic: 'purchases',
    it: {
      title: 'Dove trovo quello che ho comprato?',
      body: `<p>In <strong>I miei prodotti</strong>, nel menu con il tuo nome. Ogni riga dice lo stato dell’acquisto e apre il suo strumento, per esempio il builder del chatbot. La ricevuta arriva per email all’indirizzo dei dati di fatturazione.</p>`,
    },
    en: {
      title: 'Where do I find what I bought?',
      body: `<p>Under <strong>My products</strong>, in the menu with your name. Each row says how the purchase stands and opens its tool, such as the chatbot’s builder. The receipt comes by mail, to the address of the billing data.</p>`,
    },
  },
  {
    slug: 'ordini-di-servizi',
    topic: 'purchases',
    it: {
      title: 'Come funziona l’ordine di un servizio?',
      body: `<p>In <strong>I miei prodotti</strong> premi <strong>Apri l’ordine</strong> e racconta che cosa ti serve: da lì contano i giorni per la consegna. Nella stessa pagina trovi messaggi, file e lavoro finito, che accetti o fai correggere.</p>`,
    },
    en: {
      title: 'How does the order of a service work?',
      body: `<p>Under <strong>My products</strong> press <strong>Open the order</strong> and tell us what you need: from then the days until the delivery count. On the same page are messages, files and the finished work, which you accept or have changed.</p>`,
    },
  },
  {
    slug: 'recesso-e-disdetta',
    topic: 'purchases',
    it: {
      title: 'Come disdico o recedo?',
      body: `<p>Apri <strong>I miei prodotti</strong> e il menu del prodotto. <strong>Annulla abbonamento</strong> lo lascia attivo fino alla fine di ciò che hai già pagato, e fino ad allora puoi ripensarci.</p><p>Se hai comprato come consumatore, entro 14 giorni trovi lì anche <strong>Recedere dal contratto qui</strong>: il prodotto si ferma e ti rimborsiamo. I dettagli sono nella pagina <a href="/recesso">Diritto di recesso</a>.</p>`,
    },
    en: {
      title: 'How do I cancel or withdraw?',
      body: `<p>Open <strong>My products</strong> and the product’s menu. Cancelling leaves it active until the end of what you have paid, and until then you can change your mind.</p><p>If you bought as a consumer, within 14 days you also find there how to withdraw from the contract: the product stops and you get your money back, whatever you did not like. The details are on the page <a href="/recesso">Right of withdrawal</a>.</p>`,
    },
  },
];
