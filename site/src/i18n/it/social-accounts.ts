import { PLATFORM_NAMES } from '@contract';
import { plural } from '../plural';

/** Where the social builder connects accounts, and the guide that says how. */
export const socialAccounts = {
  lead: 'Collega le pagine e i profili su cui pubblicare. Ti colleghi sul sito del social o, su Bluesky, con una password fatta apposta: quella del tuo account non passa da qui.',
  failed: 'Non riusciamo a mostrare i tuoi account.',
  platforms: PLATFORM_NAMES,
  about: {
    facebook: 'Pagine Facebook che amministri.',
    instagram: 'Profili professionali, creator o aziendali.',
    x: 'Il tuo profilo su X.',
    linkedin: 'Il tuo profilo o la pagina della tua azienda.',
    pinterest: 'Le tue bacheche.',
    bluesky: 'Il tuo profilo, con una password per le app.',
    mastodon: 'Il tuo profilo, sul server su cui si trova.',
    threads: 'Il tuo profilo su Threads.',
    googlebusiness: 'La scheda della tua attività su Google e Maps.',
  },
  simulation: 'Simulazione',
  simulationHint:
    'Nessuna app di questo social è configurata su questa installazione: puoi provare tutto, ma i post non escono da qui.',
  simulationNotice:
    'Alcuni social sono in simulazione: tutto funziona, ma i post restano su questo server. Per pubblicare davvero serve l’app di ciascun social: lo spiega la guida.',
  connect: 'Collega',
  connectLabel: 'Collega {platform}',
  another: 'Collega un altro',
  anotherLabel: 'Collega un altro account {platform}',
  none: 'Nessun account collegato',
  obstacles: {
    'public-address':
      'Instagram richiede un indirizzo pubblico: scarica le immagini dal nostro server, che qui non è raggiungibile da internet.',
    'paused-by-operator': 'Questo social è fermo per un problema tecnico: ci stiamo lavorando.',
  },
  status: {
    connected: 'Collegato',
    expiring: plural('Scade tra {count} giorno', 'Scade tra {count} giorni'),
    expired: 'Scade oggi',
    reconnect: 'Da ricollegare',
    disconnected: 'Scollegato',
  },
  limited: 'Il social chiede una pausa: i post riprendono {when}.',
  pending: plural('{count} post in coda', '{count} post in coda'),
  held: plural('{count} post aspetta che lo ricolleghi.', '{count} post aspettano che lo ricolleghi.'),
  reconnect: 'Ricollega',
  reconnectLabel: 'Ricollega {name}',
  disconnect: 'Scollega',
  disconnectLabel: 'Scollega {name}',
  board: 'Bacheca',
  boardFailed: 'Non riusciamo a leggere le tue bacheche.',
  boardSaved: 'Bacheca cambiata',
  flow: {
    waiting: 'Continua nella finestra di {platform}…',
    waitingBody: 'Quando hai finito, questa pagina si aggiorna da sola.',
    reopen: 'Apri di nuovo la finestra',
    blocked: 'Il browser ha bloccato la finestra',
    blockedBody: 'Aprila da qui, oppure permetti le finestre popup per questo sito.',
    open: 'Apri la finestra',
    cancel: 'Annulla',
    connected: '{platform} collegato',
    closed: 'La finestra è stata chiusa prima di finire.',
    startFailed: 'Il collegamento non è partito',
    failedTitle: '{platform} non è stato collegato',
    failures: {
      cancelled: 'Collegamento annullato.',
      expired: 'È passato troppo tempo: riprova.',
      refused: 'Il social ha rifiutato il collegamento. Riprova tra poco.',
      scopes: 'Mancano dei permessi: riprova e lascia spuntate tutte le voci.',
      'no-targets': 'Non abbiamo trovato pagine o profili su cui pubblicare. La guida spiega che cosa serve.',
      unavailable: 'Il social non risponde. Riprova tra poco.',
    },
    missing: 'Permessi mancanti: {scopes}',
    guide: 'Apri la guida',
    chooseTitle: 'Quale vuoi collegare?',
    chooseBody: 'Hai più pagine o profili su {platform}. Ne colleghi uno per volta.',
    choose: 'Collega questo',
    chooseFailed: 'Non siamo riusciti a collegarlo',
  },
  signIn: {
    title: 'Collega {platform}',
    connect: 'Collega',
    server: 'Indirizzo del server',
    bluesky: {
      lead: 'Bluesky ti lascia creare una password solo per Officina: serve a pubblicare, non a cambiare il tuo account, e la cancelli quando vuoi.',
      steps: [
        'Apri bsky.app e vai in Impostazioni › Privacy e sicurezza › Password per le app.',
        'Premi «Aggiungi password per l’app», chiamala «Officina» e copia quella che appare.',
        'Incollala qui sotto.',
      ].join('\n'),
      open: 'Apri le password per le app',
      identifier: 'Nome utente',
      identifierHint: 'Come appare sul tuo profilo, per esempio pasticceria.bsky.social.',
      password: 'Password per l’app',
      passwordHint: 'Quattro gruppi di quattro lettere. Si usa una volta e non viene conservata.',
      ownServer: 'Il mio account è su un altro server',
      serverHint: 'Solo se non ti sei iscritto su bsky.social. Per esempio pds.tuaazienda.it.',
    },
    mastodon: {
      lead: 'Mastodon è fatto di tanti server: scrivi l’indirizzo del tuo. Si apre una sua finestra, dove accedi e dai il permesso.',
      serverHint: 'La parte dopo la seconda @ del tuo nome: per @forno@mastodon.uno è mastodon.uno.',
    },
    rules: {
      'password-refused': 'Nome utente o password per l’app non corretti.',
      'password-main-password':
        'Questa è la password del tuo account: apre tutto, e qui non serve. Creane una per le app con i passi qui sopra.',
      'password-second-factor':
        'Bluesky chiede un secondo codice: succede con la password dell’account. Creane una per le app con i passi qui sopra.',
      'identifier-refused': 'Il server non riconosce questo nome.',
      'server-required': 'Scrivi l’indirizzo del server.',
      'server-address': 'Non è l’indirizzo di un server: scrivilo così, mastodon.uno.',
      'server-private': 'Questo indirizzo è di una rete privata: non lo possiamo aprire.',
      'server-unreachable': 'Questo server non risponde come previsto. Controlla l’indirizzo.',
    },
    blocked:
      'Il server dice che questo account è sospeso o non attivo. Accedi sul suo sito per sapere perché, poi riprova.',
    failed: 'Non siamo riusciti a collegarlo',
  },
  disconnecting: {
    title: 'Scollegare {name}?',
    soft: 'Scollega qui',
    softBody: 'Dimentichiamo l’accesso. Statistiche e post pubblicati restano, e lo ricolleghi quando vuoi.',
    hard: 'Scollega ed elimina',
    hardBody:
      'Togliamo l’accesso anche sul social, eliminiamo l’account da qui e i suoi post non ancora usciti. Quelli pubblicati restano online.',
    pendingTitle: plural('{count} post non è ancora uscito', '{count} post non sono ancora usciti'),
    hold: 'Tienili in attesa finché lo ricolleghi',
    drop: 'Eliminali',
    confirm: 'Scollega',
    confirmHard: 'Scollega ed elimina',
    done: 'Account scollegato',
    failed: 'Non siamo riusciti a scollegarlo',
  },
  guide: {
    lead: 'Che cosa serve per ogni social e come si collega, passo per passo.',
    before: 'Prima di cominciare',
    beforeBody:
      'Ci si collega sul sito del social, con il proprio account, o su Bluesky con una password per le app. Officina riceve un permesso che puoi togliere quando vuoi, da qui o dalle impostazioni del social.',
    needs: 'Che cosa serve',
    steps: 'Come si fa',
    trouble: 'Se qualcosa non va',
    operator: 'Per chi gestisce questa installazione',
    connectHere: 'Vai a Collega Social',
    simulationHere: 'Su questa installazione è in simulazione.',
    realHere: 'Su questa installazione pubblica davvero.',
    networks: {
      facebook: {
        needs: [
          'Una Pagina Facebook: sui profili personali e nei gruppi non si può pubblicare da fuori.',
          'Il ruolo per creare contenuti su quella Pagina.',
        ].join('\n'),
        steps: [
          'Premi «Collega» accanto a Facebook: si apre una finestra di Facebook.',
          'Accedi e scegli le Pagine. Lascia spuntate tutte le voci: senza una di loro non possiamo pubblicare.',
          'Se hai più Pagine, scegli qui quale usare. Le altre le colleghi dopo.',
        ].join('\n'),
        trouble: [
          'Non vedi una Pagina? Se appartiene a un portfolio aziendale, chi lo amministra deve darti l’accesso.',
          'Se cambi la password di Facebook, ricollega la Pagina.',
        ].join('\n'),
        operator: [
          'Crea un’app su Meta for Developers e imposta FACEBOOK_CLIENT_ID e FACEBOOK_CLIENT_SECRET.',
          'Finché Meta non ha verificato l’app, si collegano solo le persone che vi hanno un ruolo.',
        ].join('\n'),
      },
      instagram: {
        needs: [
          'Un profilo professionale, creator o aziendale: quelli personali non si possono collegare.',
          'Un’immagine in ogni post: la aggiungi tu o la disegniamo noi.',
        ].join('\n'),
        steps: [
          'Nell’app di Instagram apri Impostazioni › Tipo di account e passa a un account professionale.',
          'Premi «Collega» accanto a Instagram e accetta i permessi.',
          'Scegli il profilo, se ne hai più d’uno.',
        ].join('\n'),
        trouble: [
          'Instagram scarica le immagini dal nostro server: serve un’installazione raggiungibile da internet.',
          'Un post pubblicato da qui non si può modificare né eliminare da qui: fallo nell’app.',
        ].join('\n'),
        operator: [
          'Imposta INSTAGRAM_CLIENT_ID e INSTAGRAM_CLIENT_SECRET, e un PUBLIC_URL raggiungibile da Meta.',
        ].join('\n'),
      },
      x: {
        needs: ['Un profilo su X.'].join('\n'),
        steps: ['Premi «Collega» accanto a X.', 'Accedi e premi «Autorizza app».'].join('\n'),
        trouble: [
          'I caratteri si contano come fa X: un link vale 23, un’emoji vale 2.',
          'Il permesso si rinnova da solo. Se X lo ritira, trovi qui «Da ricollegare».',
        ].join('\n'),
        operator: [
          'Crea un’app con OAuth 2.0 sul portale di X e imposta X_CLIENT_ID e X_CLIENT_SECRET.',
          'X fa pagare ogni post pubblicato via API, e di più quelli con un link.',
        ].join('\n'),
      },
      linkedin: {
        needs: ['Il tuo profilo, oppure una pagina aziendale di cui sei amministratore.'].join('\n'),
        steps: [
          'Premi «Collega» accanto a LinkedIn.',
          'Accedi e accetta i permessi.',
          'Scegli se pubblicare come te o come la pagina.',
        ].join('\n'),
        trouble: ['Il permesso dura 60 giorni: ti avvisiamo una settimana prima che scada.'].join('\n'),
        operator: [
          'Per pubblicare come persone: crea un’app su LinkedIn Developers con «Share on LinkedIn» e «Sign In with LinkedIn using OpenID Connect».',
          'Per le pagine: crea un’altra app con la sola «Community Management API», che LinkedIn non dà insieme ad altri prodotti, e imposta LINKEDIN_PAGES=true.',
          'Imposta LINKEDIN_CLIENT_ID e LINKEDIN_CLIENT_SECRET.',
        ].join('\n'),
      },
      pinterest: {
        needs: ['Un account Pinterest con almeno una bacheca.', 'Un’immagine in ogni Pin.'].join('\n'),
        steps: [
          'Premi «Collega» accanto a Pinterest e accetta i permessi.',
          'Scegli la bacheca su cui pubblicare. La puoi cambiare qui quando vuoi.',
        ].join('\n'),
        trouble: [
          'Se elimini la bacheca su Pinterest, i post si fermano finché non ne scegli un’altra.',
        ].join('\n'),
        operator: [
          'Crea un’app su Pinterest Developers e imposta PINTEREST_CLIENT_ID e PINTEREST_CLIENT_SECRET.',
          'Con l’accesso di prova i Pin li vede solo chi li ha creati: chiedi l’accesso standard.',
        ].join('\n'),
      },
      bluesky: {
        needs: [
          'Un account su Bluesky, o su un altro server di AT Protocol.',
          'Una password per le app, che si crea in un minuto.',
        ].join('\n'),
        steps: [
          'Su bsky.app apri Impostazioni › Privacy e sicurezza › Password per le app.',
          'Premi «Aggiungi password per l’app», chiamala «Officina» e copia quella che appare: non si rivede più.',
          'Qui premi «Collega» accanto a Bluesky, scrivi il tuo nome utente e incolla la password.',
        ].join('\n'),
        trouble: [
          'Non usare la password del tuo account: la rifiutiamo, perché apre molto più di quel che serve.',
          'Un post ha al massimo 300 caratteri; un’emoji vale 1. Un’immagine troppo pesante la riduciamo noi.',
          'Se cancelli la password per le app, il collegamento finisce: trovi qui «Da ricollegare».',
          'Bluesky non dice quante persone hanno visto un post: nelle statistiche la copertura resta vuota.',
        ].join('\n'),
        operator: [
          'Non c’è niente da configurare: Bluesky non chiede un’app.',
          'Un server in una rete privata si apre solo se è elencato in WEB_FETCH_ALLOW.',
        ].join('\n'),
      },
      mastodon: {
        needs: ['Un account su un server Mastodon, e l’indirizzo di quel server.'].join('\n'),
        steps: [
          'Premi «Collega» accanto a Mastodon e scrivi l’indirizzo del tuo server, per esempio mastodon.uno.',
          'Nella finestra del server accedi e premi «Autorizza».',
        ].join('\n'),
        trouble: [
          'Di solito un post ha al massimo 500 caratteri; un link vale sempre 23. Se il tuo server ne accetta meno, il post si ferma e lo dice.',
          'Il permesso non scade. Se lo togli dalle impostazioni del server, trovi qui «Da ricollegare».',
          'Mastodon non dice quante persone hanno visto un post: nelle statistiche la copertura resta vuota.',
        ].join('\n'),
        operator: [
          'Non c’è niente da configurare: Officina si registra da sola sul server che ciascuno indica.',
          'Un server in una rete privata si apre solo se è elencato in WEB_FETCH_ALLOW.',
        ].join('\n'),
      },
      threads: {
        needs: ['Un profilo su Threads.'].join('\n'),
        steps: [
          'Premi «Collega» accanto a Threads: si apre una finestra di Threads.',
          'Accedi e accetta tutti i permessi: senza uno di loro non possiamo pubblicare.',
        ].join('\n'),
        trouble: [
          'Un post ha al massimo 500 caratteri; un’emoji ne vale di solito 4 o più.',
          'Un post ha un solo argomento: il primo hashtag. Gli altri non escono.',
          'Il permesso dura 60 giorni e si rinnova da solo. Se lo togli dalle impostazioni di Threads, trovi qui «Da ricollegare».',
          'Threads scarica le immagini dal nostro server: se non è raggiungibile da internet, escono solo i post senza immagini.',
          'In 24 ore Threads accetta 250 post e 1.000 risposte: oltre, i post aspettano.',
        ].join('\n'),
        operator: [
          'Su Meta for Developers crea un’app con il caso d’uso di Threads e imposta THREADS_CLIENT_ID e THREADS_CLIENT_SECRET: sono l’ID e la chiave «di Threads», diversi da quelli dell’app.',
          'Finché Meta non ha verificato l’app, si collegano solo i suoi tester di Threads.',
        ].join('\n'),
      },
      googlebusiness: {
        needs: [
          'La scheda della tua attività su Google (Profilo dell’attività), verificata, di cui sei proprietario o gestore.',
        ].join('\n'),
        steps: [
          'Premi «Collega» accanto a Google Business e scegli l’account con cui gestisci la scheda.',
          'Accetta il permesso di gestire i profili dell’attività.',
          'Se hai più sedi, scegli qui quella su cui pubblicare. Le altre le colleghi dopo.',
        ].join('\n'),
        trouble: [
          'Un post ha al massimo 1.500 caratteri e una foto, larga e alta almeno 250 pixel.',
          'Il link diventa il pulsante «Scopri di più». Gli hashtag non escono: su Google non si possono seguire.',
          'Non scrivere numeri di telefono nel testo: Google rifiuta il post.',
          'Google scarica la foto dal nostro server: se non è raggiungibile da internet, escono solo i post senza foto.',
          'Google controlla ogni post, a volte dopo averlo accettato: uno rifiutato risulta «Non c’è più».',
          'Google non dà i numeri dei singoli post: nelle statistiche restano vuoti.',
        ].join('\n'),
        operator: [
          'In un progetto di Google Cloud chiedi l’accesso alle API di Google Business Profile: finché non arriva, il limite di chiamate è zero.',
          'Attiva «My Business Account Management», «My Business Business Information» e «Google My Business» e imposta GOOGLEBUSINESS_CLIENT_ID e GOOGLEBUSINESS_CLIENT_SECRET.',
          'Finché la schermata di consenso è «in fase di test», ogni collegamento scade dopo 7 giorni.',
        ].join('\n'),
      },
    },
  },
};
