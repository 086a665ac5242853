import type { ArticleSeed } from './article-seed';

export const prezzi: ArticleSeed = {
  slug: 'aumentare-i-prezzi-senza-perdere-clienti',
  cover: 'articolo-prezzi.svg',
  daysAgo: 11,
  it: {
    title: 'Aumentare i prezzi senza perdere clienti: un metodo in cinque passi',
    summary:
      'I costi salgono e il listino è fermo da due anni. Come decidere quanto aumentare, a chi dirlo prima e che cosa scrivere.',
    imageAlt: 'Disegno di un cartellino del prezzo con una freccia che sale',
    tags: ['Prezzi', 'Margini', 'Clienti'],
    body: `
<p>Molte piccole imprese aumentano i prezzi quando non ne possono più: tutto insieme, di fretta, con un cartello vicino alla cassa. Si può fare meglio, e perdere molti meno clienti di quanto si teme.</p>
<h2>Quanto margine stai perdendo davvero</h2>
<p>Prendi i cinque prodotti o servizi che vendi di più e, per ciascuno, scrivi il prezzo e il costo diretto di due anni fa e di oggi. La differenza fra i due margini, moltiplicata per le quantità vendute in un anno, è la cifra di cui stiamo parlando. Spesso basta vederla per decidere.</p>
<p>Un esempio: una pizza venduta a 8 € costava 2,40 € di ingredienti ed energia; oggi costa 3,10 €. Con 900 pizze al mese sono 630 € di margine in meno ogni mese, 7.560 € all’anno.</p>
<h2>Cinque passi</h2>
<ol>
<li><strong>Scegli dove.</strong> Aumenta poco ciò che tutti confrontano (il caffè, l’ora di manodopera) e di più ciò che scelgono te per avere.</li>
<li><strong>Prepara una scelta.</strong> Una versione più semplice al vecchio prezzo lascia al cliente la decisione: chi bada al prezzo resta, chi bada alla qualità spende di più.</li>
<li><strong>Avvisa prima chi conta.</strong> Trenta giorni prima, di persona o per telefono, i clienti che fanno la metà del fatturato. Gli altri per iscritto.</li>
<li><strong>Dai una ragione vera.</strong> «L’energia ci costa il 30 % in più» si capisce. «Per offrirvi un servizio migliore» non lo crede nessuno.</li>
<li><strong>Tieni una data.</strong> Chi ordina entro quel giorno paga il prezzo di prima. È un gesto di rispetto, e spesso porta un mese di ordini in più.</li>
</ol>
<h2>Che cosa scrivere</h2>
<blockquote>Gentile signora Bianchi, dal 1° marzo il prezzo della manutenzione annuale passa da 180 a 198 euro. I ricambi ci costano il 14 % in più e finora lo abbiamo assorbito noi. Se conferma entro febbraio, per quest’anno resta il prezzo attuale.</blockquote>
<p>Tre frasi: che cosa cambia, perché, che cosa può fare chi legge. Nessuna scusa.</p>
<h2>Dopo</h2>
<p>Per due mesi segna ogni settimana quanti ordini ricevi e quanti clienti dicono di no. Se perdi meno di un cliente su dieci con un aumento del dieci per cento, stai guadagnando di più lavorando meno. Se ne perdi di più, guarda chi sono: forse il problema non era il prezzo.</p>
<p>E metti in agenda la prossima revisione fra dodici mesi. I piccoli aumenti regolari si notano meno di uno grande ogni cinque anni.</p>`,
  },
  en: {
    slug: 'raising-prices-without-losing-customers',
    title: 'Raising prices without losing customers: five steps',
    summary:
      'Costs go up and the price list has not moved for two years. How to decide how much to raise, whom to tell first and what to write.',
    imageAlt: 'Drawing of a price tag with a rising arrow',
    tags: ['Prices', 'Margins', 'Customers'],
    body: `
<p>Many small firms raise prices when they cannot bear it any longer: all at once, in a hurry, with a notice beside the till. It can be done better, and with far fewer lost customers than one fears.</p>
<h2>How much margin you are really losing</h2>
<p>Take the five products or services you sell most and write, for each, price and direct cost two years ago and today. The difference between the two margins, times the quantity sold in a year, is the sum in question. Often seeing it is enough to decide.</p>
<p>An example: a pizza sold at €8 took €2.40 of ingredients and energy; today it takes €3.10. At 900 pizzas a month that is €630 less margin every month, €7,560 a year.</p>
<h2>Five steps</h2>
<ol>
<li><strong>Choose where.</strong> Raise a little what everybody compares (a coffee, an hour of labour) and more what people come to you for.</li>
<li><strong>Prepare a choice.</strong> A simpler version at the old price leaves the decision to the customer.</li>
<li><strong>Tell those who matter first.</strong> Thirty days before, in person or by phone, the customers who make half of your turnover. The others in writing.</li>
<li><strong>Give a true reason.</strong> “Energy costs us 30 % more” is understood. “To offer you a better service” is believed by nobody.</li>
<li><strong>Keep a date.</strong> Whoever orders by that day pays the old price. It is a sign of respect, and often brings a month of extra orders.</li>
</ol>
<h2>What to write</h2>
<blockquote>Dear Mrs Bianchi, from 1 March the yearly maintenance goes from 180 to 198 euros. Spare parts cost us 14 % more and so far we have absorbed it. If you confirm by February, this year’s price stays as it is.</blockquote>
<p>Three sentences: what changes, why, what the reader can do. No apologies.</p>
<h2>Afterwards</h2>
<p>For two months note each week how many orders come in and how many customers say no. If a rise of ten per cent loses you fewer than one customer in ten, you earn more by working less. If you lose more, look at who they are: perhaps the price was not the problem.</p>
<p>And put the next review in your diary, twelve months from now. Small regular rises are noticed less than a large one every five years.</p>`,
  },
};
