import type { ShortAnswer } from '../../../domain/article/short-answers';
import { also, answer } from './answer';
import { PLATFORM_LIST } from '../../platform-list';

/** What the product's own chatbot answers from the help articles of the chatbot and of posts, briefly, in Italian. */
export const chatbotItalian: Record<string, ShortAnswer[]> = {
  'siti-su-cui-funziona': [
    also(
      'Funziona con WordPress?',
      'Funziona con Shopify?',
      'Posso usarlo su Shopify?',
      'Funziona con Wix?',
      'Funziona con Squarespace?',
      'Funziona con Webflow?',
      'È compatibile con il mio sito?',
      'Va bene per il mio e-commerce?',
      'Funziona con Joomla?',
      'Funziona con PrestaShop?',
      'Funziona con Magento?',
      'Funziona con Elementor?',
      'Va bene per un sito fatto in HTML?',
      'Ho un sito fatto a mano, va bene?',
    ),
    answer(
      'Per WordPress c’è un plugin già pronto per il tuo chatbot: lo scarichi dalla sezione Installazione, lo carichi nella bacheca e lo attivi, senza nulla da compilare.',
      'Avete un plugin per WordPress?',
      'Come lo installo su WordPress?',
    ),
    answer(
      'Il chatbot funziona anche da telefono: la finestra si adatta allo schermo dei tuoi visitatori.',
      'Funziona da telefono?',
      'Va bene sul cellulare?',
      'Il chatbot si vede su smartphone?',
    ),
    answer(
      'No: il chatbot vive sul tuo sito, non su WhatsApp o Messenger. Se vuoi, il tuo link di WhatsApp può stare tra i contatti che propone a chi cerca una persona.',
      'Funziona con WhatsApp?',
      'Si integra con WhatsApp?',
      'Posso usarlo su WhatsApp?',
    ),
    answer(
      'Un acquisto vale per un chatbot. Lo stesso chatbot può stare su più siti tuoi: nella sezione Installazione ammetti fino a 20 domini.',
      'Quanti siti posso collegare?',
      'Posso metterlo su due siti?',
      'Vale per più siti?',
    ),
  ],
  'quanto-ci-vuole': [
    also(
      'Quanto tempo ci vuole?',
      'Quanto tempo serve per installarlo?',
      'In quanto tempo è pronto il chatbot?',
      'Quanto ci vuole per configurarlo?',
    ),
  ],
  'chatbot-senza-modello': [
    answer(
      'Sì: il motore di Officina risponde da solo, con le parole dei tuoi documenti e la fonte, senza chiavi e senza mandare niente ad altri.',
      'Il chatbot funziona senza ChatGPT?',
      'Funziona senza un modello di IA?',
    ),
    answer(
      'Sì: puoi collegare un tuo modello compatibile con OpenAI, oppure un webhook. Se non rispondono, risponde il motore di Officina.',
      'Posso collegare il mio modello di IA?',
      'Posso collegare ChatGPT?',
    ),
    also('Usate ChatGPT?', 'Serve ChatGPT?', 'Serve una chiave API?'),
    answer(
      'Sì, con un webhook: le domande passano da una tua automazione (per esempio n8n o Make) e, se non risponde, risponde il motore di Officina.',
      'Si collega ad altri programmi?',
      'Posso collegarlo a n8n o Make?',
      'Avete delle integrazioni?',
    ),
    answer(
      'ChatGPT parla di tutto e può inventare; il chatbot di Officina sta sul tuo sito, risponde solo con i tuoi documenti, ne cita la fonte e, quando non sa, lo dice.',
      'Che differenza c’è con ChatGPT?',
      'Siete meglio di ChatGPT?',
      'Perché non usare ChatGPT?',
    ),
  ],
  'aspetto-del-chatbot': [
    also(
      'Posso personalizzare il chatbot?',
      'Posso cambiare i colori?',
      'Posso mettere il mio logo?',
      'Si può personalizzare la grafica?',
    ),
    answer(
      'Sì: il riferimento sono le WCAG 2.2, livello AA. Si usa da tastiera e con un lettore di schermo; i dettagli sono nella pagina Accessibilità.',
      'Il chatbot è accessibile?',
      'È accessibile ai disabili?',
    ),
  ],
  'post-sui-social': [
    answer(
      'Li scrive Officina, da quello che racconti della tua attività e con il tono che scegli. Tu rileggi, correggi e decidi che cosa esce.',
      'Chi scrive i post?',
      'Come nascono i post?',
    ),
    also(
      'Quali social supportate?',
      'Funziona con Instagram e Facebook?',
      'Pubblicate anche su LinkedIn?',
      'Pubblica i post da solo?',
      'Quanti post a settimana?',
      'Posso scegliere gli orari dei post?',
    ),
    answer(
      `Su TikTok, YouTube e gli altri no: i post sono per ${PLATFORM_LIST.it}.`,
      'Funziona con TikTok?',
      'Pubblicate su YouTube?',
    ),
    answer(
      'Sì: rileggi, correggi e decidi tu che cosa esce. I testi li scrive Officina da quello che racconti della tua attività.',
      'Posso modificare i post?',
    ),
  ],
  'installare-il-chatbot': [
    answer(
      'Da I miei prodotti apri il chatbot, sezione Installazione: scrivi l’indirizzo del sito, copia la riga di codice e incollala prima di </body>, oppure scarica il plugin per WordPress. Poi pubblica.',
      'Come metto il chatbot sul mio sito?',
      'Come si installa il chatbot?',
      'Come lo installo?',
    ),
    answer(
      'No: carichi documenti, scrivi due istruzioni e copi una riga nel tuo sito. La guida mostra dove, e con l’Installazione guidata lo facciamo noi con te.',
      'Mi servono competenze tecniche?',
      'Devo saper programmare?',
      'È difficile da usare?',
    ),
    answer(
      'Sì: con l’Installazione guidata mettiamo noi il chatbot sul tuo sito, in mezz’ora a schermo condiviso, entro due giorni lavorativi. La trovi nel Marketplace.',
      'Lo installate voi?',
      'Mi fate voi l’installazione?',
      'Potete metterlo voi sul mio sito?',
    ),
  ],
  'addestrare-il-chatbot': [
    answer(
      'Dai tuoi documenti (fino a dieci, in PDF, TXT, CSV, DOCX o XLSX, 1 MB l’uno), dai testi che incolli, dalle pagine del tuo sito (fino a 200) e dalle risposte che scrivi tu. Da nient’altro.',
      'Da che cosa impara il chatbot?',
      'Da dove prende le risposte il chatbot?',
      'Come si addestra il chatbot?',
      'Che documenti posso caricare?',
      'Quanti documenti posso caricare?',
      'Posso caricare file Excel?',
      'Posso caricare un PDF?',
      'Quante pagine del sito legge?',
    ),
    answer(
      'Risponde solo con quello che c’è nei tuoi documenti e ne cita la fonte. Se non trova nulla dice la frase che hai scelto e propone una persona: non inventa.',
      'Il chatbot inventa le risposte?',
      'Che cosa succede se il chatbot non sa rispondere?',
      'E se sbaglia?',
    ),
    answer(
      'No: video, immagini e documenti scansionati non si leggono. Vanno bene PDF con testo, TXT, CSV, DOCX e XLSX, fino a 1 MB l’uno.',
      'Posso caricare video?',
      'Legge anche i PDF scansionati?',
      'Legge le immagini?',
    ),
    answer(
      'Non da solo: le domande a cui non ha saputo rispondere stanno nell’elenco Da migliorare, e la risposta la aggiungi tu.',
      'Il bot impara dalle conversazioni?',
      'Il chatbot impara da solo?',
    ),
  ],
  'documento-non-letto': [
    answer(
      'Il motivo è scritto accanto al file: di solito è vuoto, ha una password, è una scansione senza testo o è danneggiato. Salvalo come PDF con testo o DOCX e ricaricalo, oppure incolla il testo.',
      'Il chatbot non è riuscito a leggere un documento: perché?',
      'Perché il documento non viene letto?',
    ),
  ],
  'rispondere-di-persona': [
    also(
      'Posso intervenire io nella chat?',
      'Posso prendere io la parola con un visitatore?',
      'Posso leggere le conversazioni del chatbot?',
    ),
    answer(
      'Sì: il chatbot risponde a qualsiasi ora, tutti i giorni. Se serve una persona, ricevi una notifica e un’email.',
      'Risponde anche di notte?',
      'Il chatbot risponde 24 ore su 24?',
    ),
  ],
  'limiti-messaggi-chatbot': [
    answer(
      '5.000 al mese, con un limite al giorno che scegli tu. Ti avvisiamo all’80% e al 100%; i messaggi in più si comprano dalla sezione Statistiche e non scadono.',
      'Quanti messaggi comprende il chatbot?',
      'Quanti messaggi al mese ho?',
      'Ci sono limiti?',
    ),
    answer(
      'Ti avvisiamo per email all’80% e al 100%. Finiti i messaggi il chatbot lo dice con garbo ai visitatori; non ti addebitiamo nulla da soli: se vuoi, ne compri altri dalla sezione Statistiche.',
      'Che cosa succede se supero il limite gratuito?',
      'Che cosa succede se finisco i messaggi?',
      'Che cosa succede se supero il limite dei messaggi?',
    ),
  ],
  'conservazione-conversazioni': [
    answer(
      '30, 90 o 365 giorni dall’ultimo messaggio, come scegli nella sezione Chat; poi si cancellano da sole. Puoi cancellarne una in ogni momento o esportarle in CSV.',
      'Per quanto tempo restano le conversazioni dei visitatori?',
      'Per quanto conservate le conversazioni?',
    ),
  ],
  'lingue-del-chatbot': [
    also(
      'In che lingua risponde il chatbot?',
      'Il chatbot parla inglese?',
      'Il chatbot risponde in tedesco?',
      'Parla spagnolo?',
      'Parla altre lingue?',
    ),
  ],
};
