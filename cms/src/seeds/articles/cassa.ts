import type { ArticleSeed } from './article-seed';

export const cassa: ArticleSeed = {
  slug: 'previsione-di-cassa-tredici-settimane',
  cover: 'articolo-cassa.svg',
  daysAgo: 19,
  it: {
    title: 'La previsione di cassa a tredici settimane, su un foglio solo',
    summary:
      'Si può essere in utile e non riuscire a pagare gli stipendi. Un foglio di calcolo da aggiornare il lunedì mattina evita quasi tutte le sorprese.',
    imageAlt: 'Disegno di un calendario con monete che entrano ed escono',
    tags: ['Finanza', 'Cassa', 'Strumenti'],
    body: `
<p>L’utile è un’opinione ragionata, la cassa è un fatto. Un’impresa può chiudere l’anno in guadagno e trovarsi a metà marzo senza i soldi per l’IVA, perché i clienti pagano a novanta giorni e i fornitori si pagano a trenta. La previsione a tredici settimane, cioè un trimestre, serve a vederlo quando si può ancora fare qualcosa.</p>
<h2>Com’è fatto il foglio</h2>
<p>Una colonna per settimana, tredici in tutto. Nelle righe:</p>
<ul>
<li><strong>Saldo iniziale</strong>: quello vero del conto, il lunedì mattina.</li>
<li><strong>Entrate</strong>: una riga per ciascuno dei clienti più grandi, una per tutti gli altri.</li>
<li><strong>Uscite certe</strong>: stipendi, affitto, rate, imposte, contributi. Le date si conoscono già tutte.</li>
<li><strong>Uscite variabili</strong>: fornitori, in base agli ordini fatti.</li>
<li><strong>Saldo finale</strong>: iniziale più entrate meno uscite. È il saldo iniziale della settimana dopo.</li>
</ul>
<h2>La regola che fa la differenza</h2>
<p>Segna le entrate nella settimana in cui il cliente <em>paga di solito</em>, non in quella in cui dovrebbe. Se Rossi paga sempre con venti giorni di ritardo, scrivi venti giorni di ritardo. Il foglio non serve a sentirsi meglio.</p>
<h2>Il lunedì mattina</h2>
<ol>
<li>Scrivi il saldo vero e confrontalo con quello previsto: dieci minuti.</li>
<li>Sposta ciò che è slittato e cancella la settimana passata.</li>
<li>Aggiungi in fondo la tredicesima settimana nuova.</li>
<li>Guarda la riga del saldo finale: c’è un numero che non ti piace?</li>
</ol>
<h2>Se c’è una settimana in rosso</h2>
<p>Averla davanti con otto settimane di anticipo lascia molte strade, dalla più semplice alla più cara:</p>
<ul>
<li>chiedere un acconto sugli ordini nuovi;</li>
<li>telefonare, con gentilezza, ai due clienti più in ritardo;</li>
<li>concordare con un fornitore due rate al posto di una;</li>
<li>rimandare un acquisto che può aspettare;</li>
<li>parlare con la banca <strong>prima</strong>, con il foglio in mano: chi arriva preparato paga meno.</li>
</ul>
<p>Con una settimana di anticipo resta solo l’ultima, e a condizioni peggiori.</p>
<h2>Quanto deve essere precisa</h2>
<p>Poco, all’inizio. Nel primo mese sbaglierai del venti o trenta per cento; dopo un trimestre, confrontando ogni lunedì previsione e realtà, l’errore scende sotto il dieci. È più che sufficiente per dormire.</p>
<blockquote>Chi guarda solo il saldo di oggi guida con gli occhi sul cofano.</blockquote>`,
  },
  en: {
    slug: 'thirteen-week-cash-forecast',
    title: 'Thirteen weeks of cash on a single sheet',
    summary:
      'You can make a profit and still be unable to pay wages. One spreadsheet, updated on Monday morning, spares you almost every surprise.',
    imageAlt: 'Drawing of a calendar with coins coming in and going out',
    tags: ['Finance', 'Cash', 'Tools'],
    body: `
<p>Profit is a well-argued opinion; cash is a fact. A business can close the year in the black and find itself in mid-March without the money for VAT, because customers pay after ninety days and suppliers want theirs after thirty. A forecast of thirteen weeks, one quarter, lets you see it while something can still be done.</p>
<h2>What the sheet looks like</h2>
<p>One column a week, thirteen in all. In the rows:</p>
<ul>
<li><strong>Opening balance</strong>: what is really in the account on Monday morning.</li>
<li><strong>Money in</strong>: a row for each of your largest customers, one for all the others.</li>
<li><strong>Certain payments</strong>: wages, rent, instalments, taxes, contributions. You know every date already.</li>
<li><strong>Variable payments</strong>: suppliers, from the orders you have placed.</li>
<li><strong>Closing balance</strong>: opening plus in minus out. It opens the week after.</li>
</ul>
<h2>The rule that makes the difference</h2>
<p>Enter each payment in the week in which the customer <em>usually pays</em>, not the one in which they should. If Rossi is always twenty days late, write twenty days late. The sheet is not there to make you feel better.</p>
<h2>On Monday morning</h2>
<ol>
<li>Write down the real balance and compare it with the forecast: ten minutes.</li>
<li>Move what slipped and delete the week that has passed.</li>
<li>Add the new thirteenth week at the end.</li>
<li>Read the row of closing balances: is there a figure you do not like?</li>
</ol>
<h2>If a week is in the red</h2>
<p>Seeing it eight weeks ahead leaves many ways out, from the simplest to the most expensive:</p>
<ul>
<li>ask for a deposit on new orders;</li>
<li>telephone, kindly, the two customers who are furthest behind;</li>
<li>agree on two instalments with a supplier instead of one;</li>
<li>put off a purchase that can wait;</li>
<li>talk to the bank <strong>first</strong>, sheet in hand: who comes prepared pays less.</li>
</ul>
<p>With one week’s notice only the last is left, and on worse terms.</p>
<h2>How exact must it be?</h2>
<p>Not very, at the start. In the first month you will be out by twenty or thirty per cent; after a quarter of comparing forecast and fact every Monday the error falls below ten. That is more than enough to sleep on.</p>
<blockquote>Who looks only at today’s balance is driving with their eyes on the bonnet.</blockquote>`,
  },
};
