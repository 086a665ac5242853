import type { LegalSeed } from './legal-seed';

export const withdrawal: LegalSeed = {
  slug: 'recesso',
  it: {
    title: 'Diritto di recesso',
    body: `
<p>Se hai comprato come consumatore, cioè per scopi estranei alla tua attività, puoi recedere entro 14 giorni dall’acquisto, senza dare spiegazioni e senza costi (articoli 52 e seguenti del Codice del consumo).</p>
<h2>Come si fa</h2>
<p>Apri <strong>I miei prodotti</strong>, il menu del prodotto, e scegli <strong>Recedere dal contratto qui</strong>: ricevi subito la conferma per email. In alternativa scrivici entro 14 giorni dal modulo della pagina <a href="/help">Aiuto</a> o all’indirizzo qui sotto: basta dire che recedi, da quale prodotto, con che nome e in che data lo hai comprato. Ti confermiamo per email di averlo ricevuto.</p>
<blockquote><p>Con la presente comunico il recesso dal contratto per: (prodotto). Acquistato il: (data). Nome: (nome). Indirizzo email dell’acquisto: (email).</p></blockquote>
<h2>Che cosa succede dopo</h2>
<p>Rimborsiamo quanto hai pagato entro 14 giorni da quando riceviamo il recesso, con lo stesso mezzo di pagamento. Il prodotto smette di funzionare; i tuoi dati restano scaricabili dal profilo.</p>
<h2>Quando non si applica</h2>
<ul>
<li>Agli acquisti fatti con partita IVA per la propria attività.</li>
<li>Alle consulenze già svolte del tutto con il tuo consenso.</li>
</ul>`,
  },
  en: {
    title: 'Right of withdrawal',
    body: `
<p>If you bought as a consumer, that is for purposes outside your business, you can withdraw within 14 days of buying, without giving a reason and at no cost (articles 52 and following of the Italian consumer code).</p>
<h2>How</h2>
<p>Open <strong>My products</strong>, the product’s menu, and choose to withdraw from the contract: the confirmation comes at once by mail. Or write to us within 14 days with the form on the page <a href="/help">Help</a> or at the address below: it is enough to say that you withdraw, from which product, under which name and on which day you bought it. We confirm by mail that we received it.</p>
<blockquote><p>I hereby withdraw from the contract for: (product). Bought on: (date). Name: (name). Email address of the purchase: (email).</p></blockquote>
<h2>What happens then</h2>
<p>We refund what you paid within 14 days of receiving your withdrawal, by the same means of payment. The product stops working; your data can still be downloaded from your profile.</p>
<h2>When it does not apply</h2>
<ul>
<li>To purchases made with a VAT number for one’s business.</li>
<li>To consultations that were fully held with your consent.</li>
</ul>`,
  },
};
