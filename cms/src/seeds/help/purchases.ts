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
      body: `<p>In <strong>I miei prodotti</strong>, nel menu con il tuo nome. Ogni riga dice lo stato dell’acquisto e apre il suo strumento, per esempio il builder del chatbot. La ricevuta arriva per e-mail all’indirizzo dei dati di fatturazione.</p>`,
    },
    en: {
      title: 'Where do I find what I bought?',
      body: `<p>Under <strong>My products</strong>, in the menu with your name. Each row says how the purchase stands and opens its tool, such as the chatbot’s builder. The receipt comes by mail, to the address of the billing data.</p>`,
    },
  },
  {
    slug: 'recesso-e-disdetta',
    topic: 'purchases',
    it: {
      title: 'Come disdico o recedo?',
      body: `<p>Se hai comprato come consumatore puoi recedere entro 14 giorni, senza dare spiegazioni: trovi tutto nella pagina <a href="/recesso">Diritto di recesso</a>. Per ogni altra richiesta su un abbonamento scrivici dal modulo qui sotto.</p>`,
    },
    en: {
      title: 'How do I cancel or withdraw?',
      body: `<p>If you bought as a consumer you can withdraw within 14 days, without giving a reason: everything is on the page <a href="/recesso">Right of withdrawal</a>. For anything else about a subscription, write to us with the form below.</p>`,
    },
  },
];
