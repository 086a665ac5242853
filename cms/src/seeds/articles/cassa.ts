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
};
