import type { LegalSeed } from './legal-seed';

export const terms: LegalSeed = {
  slug: 'termini',
  it: {
    title: 'Termini di servizio',
    body: `
<p>Queste sono le condizioni per usare Officina. Registrandoti le accetti. Chi fornisce il servizio è indicato in fondo alla pagina.</p>
<h2>Il servizio</h2>
<p>Officina offre un assistente per chi ha un’impresa, progetti guidati con analisi e documenti in PDF, consulenze in videochiamata e prodotti in abbonamento, come i chatbot per il proprio sito. L’uso di base è gratuito, entro i limiti indicati nel prodotto.</p>
<h2>Il tuo account</h2>
<p>Dai dati veri, tieni segreta la password e avvisaci se pensi che qualcuno la conosca. Sei responsabile di ciò che carichi: devi averne il diritto.</p>
<h2>Che cosa non è consentito</h2>
<ul>
<li>Usare il servizio per attività illecite, per ingannare o per inviare messaggi indesiderati.</li>
<li>Caricare dati di altre persone senza averne titolo.</li>
<li>Cercare di aggirare limiti e protezioni.</li>
</ul>
<h2>Analisi e risposte</h2>
<p>Sono calcolate o scritte da un programma a partire da ciò che fornisci. Non sono consulenza fiscale, legale o finanziaria: prima di decidere, verifica con un professionista.</p>
<h2>Prezzi e abbonamenti</h2>
<p>I prezzi comprendono l’IVA. Gli abbonamenti mensili e annuali si possono disdire; quello già pagato resta attivo fino alla fine del periodo. I consumatori hanno il diritto di recesso descritto nella sua <a href="/recesso">pagina</a>.</p>
<h2>Contenuti</h2>
<p>Quello che scrivi e carichi resta tuo. Ci autorizzi a trattarlo solo per darti il servizio. I documenti prodotti sono tuoi.</p>
<h2>Sospensione e fine</h2>
<p>Puoi eliminare l’account quando vuoi. Possiamo sospendere un account che viola queste condizioni, spiegandone il motivo. Restano i tuoi diritti di legge.</p>
<h2>Legge applicabile</h2>
<p>Si applica la legge italiana. Per i consumatori è competente il giudice del luogo in cui risiedono.</p>`,
  },
  en: {
    title: 'Terms of service',
    body: `
<p>These are the conditions for using Officina. By signing up you accept them. Who provides the service is named at the foot of the page.</p>
<h2>The service</h2>
<p>Officina offers an assistant for business owners, guided projects with analyses and documents in PDF, consultations by video call and products by subscription, such as chatbots for one’s own site. Basic use is free, within the limits shown in the product.</p>
<h2>Your account</h2>
<p>Give true data, keep your password secret, and tell us if you think that somebody knows it. You answer for what you upload: you must have the right to.</p>
<h2>What is not allowed</h2>
<ul>
<li>Using the service for anything unlawful, to deceive, or to send unwanted messages.</li>
<li>Uploading other people’s data without a right to.</li>
<li>Trying to get around limits and protections.</li>
</ul>
<h2>Analyses and answers</h2>
<p>They are computed or written by a program from what you provide. They are no tax, legal or financial advice: check with a professional before you decide.</p>
<h2>Prices and subscriptions</h2>
<p>Prices include VAT. Monthly and yearly subscriptions can be cancelled; what is paid stays active until the end of its period. Consumers have the right of withdrawal described on its <a href="/recesso">page</a>.</p>
<h2>Contents</h2>
<p>What you write and upload stays yours. You allow us to process it only to give you the service. The documents that come out are yours.</p>
<h2>Suspension and end</h2>
<p>You can delete your account at any time. We may suspend an account that breaks these conditions, saying why. Your rights by law remain.</p>
<h2>Law</h2>
<p>Italian law applies. For consumers, the court of the place where they live is competent.</p>`,
  },
};
