import { COMPANY, CONSULTATION, IDEA, MARKETPLACE, SOCIAL } from '../knowledge/entry';
import type { UntaughtProblem } from './problem';

/** People, reviews, too much work, beginning, goods that lie, selling online. */
export const OPERATION_PROBLEMS: readonly UntaughtProblem[] = [
  {
    id: 'staff',
    topic: 'staff',
    step: CONSULTATION,
    weight: 6,
    pattern:
      /(?:si (?:e|sono)|mi si (?:e|sono)) licenziat\w*|licenziati (?:tutti|in)|(?:dipendent|ragazz|collaborator|commess|operai|apprendist|soci|educatric|stagista)\w*.{0,60}(?:telefon|cellulare|discut|ruba|non (?:fa|viene|ascolt|impara)|andat[oaie] via|dai concorrent|se ne (?:sono|e) andat)|(?:non (?:si )?trov\w*|cerco|manca\w*|mi servirebbe) (?:\w+ ){0,2}(?:persone|mano ?d'?opera|manodopera|educator\w*|educatric\w*|aiutant\w*|estetist\w*|parrucchier\w*|murator\w*|meccanic\w*|pizzaiol\w*|pasticcer\w*|autist\w*|sarta|sarte|stagional\w*|bagnin\w*|tecnic\w*)|non trovo (?:personale|nessuno|un|una|camerier|cuoc|commess|operai|person|dipendent|collaborat)\w*|(?:trov|cerc)\w* (?:personale|dipendent|camerier|cuoc|operai|commess|collaborator|autist|parrucchier|apprendist)\w*|(?:dipendent|personale|camerier|collaborator|commess|ragazz)\w*.{0,50}(?:se ne va|vanno via|scapp|litig|lent|svogliat|ritard|assent|si licenzi|malattia|demotivat|non (?:lavora|ha voglia))|manca personale|turni\b|motivar\w*/,
    plan: ({ shop, sells, season, partners }) => ({
      opening: `Chi lavora bene sceglie dove stare: per ${shop} contano orari certi, paga chiara e un capo che insegna, più dell’annuncio.`,
      steps: [
        `**Oggi**: scrivi su un foglio che cosa offri davvero — turni, paga lorda, riposi, che cosa si impara — e togli dall’annuncio tutto il resto. Mandalo a clienti e fornitori su WhatsApp: metà delle persone buone arriva così.`,
        `**Turni con due settimane di anticipo** e un riposo fisso: è la cosa che fa restare. Nei picchi (${season}) un aiuto a chiamata o part-time.`,
        `**Prova pagata e affiancamento**: due giornate, poi una persona esperta per due settimane con una lista di dieci cose da saper fare (${sells}).`,
        `**Un colloquio al mese di quindici minuti**: che cosa va, che cosa no, che cosa vuoi imparare. E un premio semplice legato a un numero che dipende da loro.`,
        `**Se qualcuno non funziona**: dillo presto, per iscritto, con una data per riparlarne; prima di contestazioni o licenziamento senti il consulente del lavoro.`,
      ],
      measure: `Quanti mesi restano in media le persone, ore di straordinario, candidati per annuncio. Utili anche ${partners}, per passarsi nomi.`,
      ask: 'Che figura cerchi, per quante ore e con quale paga? Ti scrivo l’annuncio e ti calcolo il costo.',
    }),
  },
  {
    id: 'bad-reviews',
    topic: 'reviews',
    step: MARKETPLACE,
    weight: 5,
    pattern:
      /recension\w*|una stella|stelle su google|parla(?:no)? male|lament\w*(?! (?:dei|del|sui|per i) prezz)|reclam\w*/,
    plan: ({ clients, shop, sells }) => ({
      opening: `Una recensione negativa fa meno danno di una risposta stizzita; il voto si alza con tante recensioni vere, chieste nel momento giusto.`,
      steps: [
        `**Oggi**: rispondi alle negative degli ultimi tre mesi: scuse, il fatto preciso, che cosa hai cambiato, invito a sentirsi. Mandami il testo e ti scrivo la risposta.`,
        `**Chiedile a tutti i contenti**: cartoncino con QR e un messaggio WhatsApp due ore dopo; cinque a settimana bastano. Mai in cambio di sconti: è vietato.`,
        `**Guarda che cosa si ripete**: se tre persone dicono la stessa cosa (attesa, telefono, prezzo), è lì che si lavora in ${shop}.`,
        `**Quelle false**: segnalale a Google con le prove e intanto rispondi con calma che non risulta il passaggio.`,
      ],
      measure: `Media e numero di recensioni al mese, e tempo di risposta. Chi sceglie tra ${sells} guarda prima le ultime dieci.`,
      ask: `Che voto hai ora e con quante recensioni? Ti calcolo quante buone servono per salire. Che cosa criticano più spesso ${clients}?`,
    }),
  },
  {
    id: 'overload',
    topic: 'customers',
    step: MARKETPLACE,
    weight: 3,
    pattern:
      /non riesco a delegare|rifiut\w* (?:gente|client|lavor|person|appuntament)\w*|mando via (?:gente|client|lavor)\w*|non stacco mai|(?:sono|siamo) (?:sempre )?(?:strapien\w*|oberat\w*|sovraccaric\w*|pien\w* di lavoro)|(?:non|mai) (?:riesco a )?(?:prendere |fare )?(?:un giorno di )?(?:ferie|vacanz)\w* (?:da|mai)|non ci sto (?:piu )?dietro|(?:domenic\w*|notte|sera) (?:a fare|faccio) (?:preventivi|fatture|conti)|non ho (?:piu )?tempo|troppo lavoro|non riesco a star\w* dietro|telefono (?:che )?squilla|sommers[oa]|sempre al telefono|rispondere a tutti|non ce la faccio piu a (?:fare|seguire|rispondere)|faccio tutto (?:io|da sol[oa])|delegare|lavoro 1[0-9] ore/,
    plan: ({ clients, shop, sells, extra }) => ({
      opening: `Quando il tempo manca si tolgono prima i lavori che non rendono, poi si dà a una regola o a uno strumento ciò che si ripete.`,
      steps: [
        `**Oggi**: segna per tre giorni che cosa fai ogni mezz’ora. Cerchia ciò che può fare un altro, uno strumento o nessuno.`,
        `**Prenotazioni e domande ripetute**: agenda online e risposte pronte su WhatsApp (orari, prezzi, ${sells.split(',')[0] ?? 'servizi'}); una segreteria o un chatbot nelle ore in cui lavori.`,
        `**Alza il prezzo o togli**: i due lavori che ti prendono più ore e rendono meno (${sells}).`,
        `**Due ore protette a settimana** senza telefono per conti e decisioni, sempre lo stesso giorno.`,
        `**Poi qualcuno**: dieci ore a settimana costano meno di ciò che perdi; comincia da una mansione sola.`,
      ],
      measure: `Ore lavorate e incasso all’ora di ${shop}: se l’incasso all’ora sale, stai togliendo le cose giuste. Aiuta anche ${extra}.`,
      ask: `Quante ore lavori a settimana, e quali tre cose te ne portano via di più? ${clients[0]?.toUpperCase() ?? ''}${clients.slice(1)} come ti contattano?`,
    }),
  },
  {
    id: 'opening',
    topic: 'startup',
    step: IDEA,
    weight: 4,
    pattern:
      /(?:vorrei|voglio|sto per|pensavo di|stiamo per|mi piacerebbe|penso di|devo) (?:aprir|avvi|inizi|metter su|mettere su|fare partire|far partire)\w*|\bidea\b|apro (?:un|una|tra|a|il|la)\b|(?:conviene|ha senso) aprire|aprir\w* .{0,40}(?:ha senso|conviene|vale la pena)|(?:capire|sapere) se (?:c'e mercato|aprire|funziona|ha senso|puo funzionare)|primi passi|da dove (?:comincio|parto|inizio)|avviare (?:un|una)|progetto di aprire/,
    plan: ({ shop, clients, sells, economics, rules, business, partners, comeback }, { folded }) => {
      const wantsCompetitors = /concorren/.test(folded);
      return {
        opening: `Prima di spendere, verifica tre cose: che ${clients} lo vogliano davvero, chi li serve già, e quanti te ne servono per stare in piedi.`,
        steps: [
          `**Oggi, i concorrenti**: elenca chi serve già le stesse persone (${sells}) — diretti, alternative, “fai da te”. Per ognuno prezzo, recensioni, tempi, che cosa manca. Compra da due.${wantsCompetitors ? ' Dividili in tre gruppi: chi fa la stessa cosa, chi risolve lo stesso bisogno in altro modo (bar, mense, app di consegna), chi potrebbe copiarti. Lo spazio è nelle lamentele ripetute.' : ''}`,
          `**Questa settimana, dieci interviste**: ${business}. Chiedi che cosa fanno oggi, quanto spendono, che cosa li scontenta. Non chiedere «lo compreresti?»: chiedi un ordine di prova.`,
          `**Prova piccola e pagata** (due settimane, due o tre clienti, menu o listino ridotto) prima di affitti e attrezzature: misura quanti riordinano.`,
          `**I conti**: ${economics}. Scrivimi spese fisse al mese, prezzo e costo: ti dico quanti ne servono al giorno e quanti soldi per i primi sei mesi.`,
          `**Le regole**: ${rules}; partita IVA con il codice ATECO giusto, SCIA al SUAP del Comune. Poi ${partners} per i primi clienti, e ${comeback}.`,
        ],
        measure:
          'Interviste fatte, prove pagate, riordini su prove: con meno di 4 riordini su 10 si cambia offerta prima di aprire.',
        ask: `Quanto hai da investire e quanto vorresti guadagnare al mese? Con questo calcolo quanti clienti servono perché ${shop} regga.`,
      };
    },
  },
  {
    id: 'stock',
    topic: 'suppliers',
    step: COMPANY,
    weight: 4,
    pattern:
      /rimast\w* .{0,50}(?:cap[io]\b|merce|roba|pezzi|scatol|articol|collezion|taglie|invernal|estiv|negozio|sullo stomaco|sul groppone)|sul groppone|non riesco a smaltir\w*|smaltir\w*|svuotare il (?:magazzino|negozio)|fondi di magazzino|magazzin\w*.{0,40}(?:pien|ferm|troppo|bloccat|invendut)|merce ferma|troppa merce|articoli (?:vecchi|fermi)|collezion\w* (?:vecchi|passat)/,
    plan: ({ shop, waste, sells, extra, clients }) => ({
      opening: `La merce ferma è denaro che non puoi usare e ogni mese vale meno: si libera in fretta e non si ricompra uguale.`,
      steps: [
        `**Oggi**: dividi ciò che hai in tre mucchi — venduto negli ultimi 60 giorni, tra 60 e 180, oltre — con il valore di ciascuno.`,
        `**Il terzo mucchio esce in 30 giorni**: ${waste}. Meglio il 50% adesso.`,
        `**Vendi a chi ti conosce**: un messaggio a ${clients} giusti per quell’articolo, e una vetrina o un post a tema.`,
        `**Regola d’acquisto**: prima si vende metà, poi si riordina; quantità piccole sul nuovo, conto vendita quando si può.`,
        `**Usa i fermi per far spendere di più**: kit con ${extra}.`,
      ],
      measure: `Giorni di scorta (magazzino ÷ costo del venduto × 365) ogni mese, per ${shop}: ${sells}.`,
      ask: 'Quanto vale il magazzino al costo e quanto ti costa il venduto in un anno? Calcolo i giorni di scorta.',
    }),
  },
  {
    id: 'online-sales',
    topic: 'ecommerce',
    step: MARKETPLACE,
    weight: 5,
    pattern:
      /carrell\w* abbandonat\w*|nessuno compra (?:sul|dal) sito|vend\w* (?:online|su internet|on line|di piu online)|aprire (?:un )?(?:e-?commerce|negozio online)|conversion\w*|spedizion\w*|spese di spedizione/,
    plan: ({ clients, shop, sells, comeback, extra, partners, rules }) => ({
      opening: `Online comprano dall’attività che toglie dubbi: che cos’è, quanto costa con la spedizione, quando arriva, come si restituisce.`,
      steps: [
        `**Oggi**: fai un acquisto sul tuo sito dal telefono e cronometra. Ogni campo e ogni sorpresa sul prezzo va tolto.`,
        `**Dieci prodotti prima di cento**: foto vere, tre righe, domande frequenti, recensioni (${sells}).`,
        `**Spedizione chiara**: costo in vista e gratis sopra una soglia del 20–30% più alta dello scontrino medio; ${extra}.`,
        `**E-mail dopo un’ora e dopo un giorno** a chi ha lasciato il carrello; poi ${comeback}.`,
        `**Porta chi è già caldo**: i tuoi ${clients.replace(/^(?:i|le|gli|la|il|chi) /, '')} di persona, e ${partners}. Controlla: ${rules}.`,
      ],
      measure: `Visite, carrelli, ordini e costo per ordine di ${shop}: 1–2 ordini su 100 visite è normale.`,
      ask: 'Quante visite e quanti ordini hai al mese, con quale spesa media? Calcolo conversione e costo per cliente.',
    }),
  },
  {
    id: 'young-customers',
    topic: 'marketing',
    step: SOCIAL,
    weight: 5,
    pattern:
      /(?:sotto|sopra|oltre) i (?:\d0|trenta|quaranta|cinquanta|sessanta)(?: anni)?|(?:client\w*|pubblico).{0,30}(?:anzian|vecchi|giovan)|giovan\w*.{0,25}(?:non|poch|mai)|(?:attirare|arrivare a|prendere|portare|coinvolgere) (?:i |dei |piu )?(?:giovan|ragazz|famigli|turist|stranier|mamme|student)\w*|ricambio generazional\w*/,
    plan: ({ clients, shop, quiet, extra, edge, sells, partners }, { folded }) => {
      const who = /famigli/.test(folded)
        ? 'le famiglie'
        : /turist|stranier/.test(folded)
          ? 'i turisti'
          : /student/.test(folded)
            ? 'gli studenti'
            : /mamme/.test(folded)
              ? 'le mamme'
              : 'i più giovani';
      return {
        opening: `Per portare ${who} in ${shop} serve un motivo pensato per loro, senza scacciare chi c’è.`,
        steps: [
          `**Oggi**: chiedi a cinque persone di quel pubblico perché non vengono e dove vanno. Dieci minuti ciascuna.`,
          `**Una proposta tutta loro**: ${quiet}, in un orario diverso da quello abituale.`,
          `**Falla vedere dove guardano**: foto e video brevi fatti col telefono — ${edge} — tre a settimana per un mese.`,
          `**Un ingresso facile**: ${extra}; prezzo chiaro, prenotazione dal telefono.`,
          `**Chi li porta**: ${partners}.`,
        ],
        measure: `Quanti volti nuovi di quel pubblico a settimana, e quanti tornano. ${clients[0]?.toUpperCase() ?? ''}${clients.slice(1)} di sempre devono restare quanti sono.`,
        ask: `Che età hanno oggi i tuoi clienti e che cosa comprano (${sells})? E quanto puoi spendere al mese?`,
      };
    },
  },
];
