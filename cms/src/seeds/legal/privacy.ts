import type { LegalSeed } from './legal-seed';

export const privacy: LegalSeed = {
  slug: 'privacy',
  it: {
    title: 'Informativa sulla privacy',
    body: `
<p>Questa pagina dice quali dati personali tratta Officina, perché, per quanto tempo e che cosa puoi chiedere (articoli 13 e 14 del Regolamento UE 2016/679). Il titolare del trattamento è chi gestisce questo sito, indicato in fondo alla pagina.</p>
<h2>Quali dati e perché</h2>
<ul>
<li><strong>Account</strong>: nome, indirizzo email, password (conservata solo come impronta), immagine del profilo, lingua. Servono a darti il servizio che hai chiesto.</li>
<li><strong>Progetti e assistente</strong>: quello che scrivi, i documenti che carichi e i calcoli che ne nascono. Servono a preparare analisi, offerte e risposte.</li>
<li><strong>Acquisti</strong>: dati di fatturazione, importi, stato del pagamento. Servono al contratto e agli obblighi fiscali. I dati della carta li tratta il gestore dei pagamenti: noi non li vediamo.</li>
<li><strong>Consulenze</strong>: giorno, ora e note della prenotazione.</li>
<li><strong>Sicurezza</strong>: browser, sistema e ora delle sessioni aperte, registro tecnico delle richieste. Servono a proteggere gli account, che è un nostro legittimo interesse.</li>
<li><strong>Richieste di assistenza</strong>: nome, indirizzo e messaggio, per risponderti.</li>
</ul>
<h2>Visitatori dei chatbot dei nostri clienti</h2>
<p>Chi scrive a un chatbot su un sito altrui dà i suoi dati al proprietario di quel sito, che ne è titolare; noi li trattiamo per suo conto. Le conversazioni vengono cancellate dopo 30, 90 o 365 giorni, secondo la scelta del proprietario.</p>
<h2>A chi arrivano i dati</h2>
<p>Non vendiamo dati e non li usiamo per pubblicità. Li trattano per noi, solo se chi gestisce il sito ha attivato quel servizio: il fornitore di posta elettronica, il gestore dei pagamenti con carta, il server delle videochiamate, il fornitore del modello linguistico o dell’automazione collegata. Senza un modello collegato, le risposte nascono su questo server.</p>
<h2>Per quanto tempo</h2>
<ul>
<li>Account e contenuti: finché hai un account, poi sette giorni, in cui puoi ripensarci.</li>
<li>Notifiche: 90 giorni.</li>
<li>Documenti fiscali: dieci anni, anche quando l’account non c’è più (art. 2220 del Codice civile, art. 17.3.b del Regolamento).</li>
</ul>
<h2>I tuoi diritti</h2>
<p>Nel profilo puoi vedere e correggere i tuoi dati, scaricarli tutti in uno zip ed eliminare l’account. Puoi inoltre chiedere la limitazione o opporti al trattamento, e presentare reclamo al Garante per la protezione dei dati personali.</p>`,
  },
  en: {
    title: 'Privacy policy',
    body: `
<p>This page says which personal data Officina processes, why, for how long, and what you may ask (articles 13 and 14 of Regulation EU 2016/679). The controller is whoever runs this site, named at the foot of the page.</p>
<h2>Which data and why</h2>
<ul>
<li><strong>Account</strong>: name, email address, password (kept only as a hash), picture, language. They serve to give you the service that you asked for.</li>
<li><strong>Projects and assistant</strong>: what you write, the documents that you upload and what is computed from them. They serve to prepare analyses, offers and answers.</li>
<li><strong>Purchases</strong>: billing data, amounts, state of the payment. They serve the contract and tax duties. Card data are processed by the payment provider: we do not see them.</li>
<li><strong>Consultations</strong>: day, time and notes of the booking.</li>
<li><strong>Safety</strong>: browser, system and time of open sessions, technical log of requests. They serve to protect accounts, which is our legitimate interest.</li>
<li><strong>Requests for help</strong>: name, address and message, to answer you.</li>
</ul>
<h2>Visitors of our customers’ chatbots</h2>
<p>Who writes to a chatbot on somebody’s site gives their data to that site’s owner, who is the controller; we process them on the owner’s behalf. Conversations are erased after 30, 90 or 365 days, as the owner chose.</p>
<h2>Who receives the data</h2>
<p>We sell no data and use none for advertising. These process them for us, only where whoever runs the site has set up that service: the mail provider, the card payment provider, the video call server, the provider of the language model or of the connected automation. Without a connected model, answers are made on this server.</p>
<h2>For how long</h2>
<ul>
<li>Account and contents: as long as you have an account, then seven days in which you can change your mind.</li>
<li>Notifications: 90 days.</li>
<li>Tax documents: ten years, also when the account is gone (art. 2220 of the Italian Civil Code, art. 17.3.b of the Regulation).</li>
</ul>
<h2>Your rights</h2>
<p>On your profile you can see and correct your data, download all of it as a zip and delete the account. You may also ask for restriction, object to processing, and complain to the Italian data protection authority.</p>`,
  },
};
