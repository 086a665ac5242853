import type { SocialTone } from '../../../../contract';
import type { BriefDocument, PostBrief } from '../port';

const brief = (
  instructions: string,
  documents: BriefDocument[],
  tone: SocialTone,
  callToAction: string,
): PostBrief => ({
  businessName: '',
  businessTown: '',
  instructions,
  documents,
  tone,
  callToAction,
  link: '',
  language: 'it',
  profile: null,
});

/** The day on which these briefs were typed. */
export const TYPED_ON = '2026-11-23';

/** A florist who says tu, with wishes, bans, a dated workshop and things that nobody is to know. */
export const FLORIST = brief(
  `Bucaneve è un negozio di fiori a Belluno, in piazza Castello, aperto dal 2015. Facciamo mazzi di stagione, composizioni per matrimoni, piante in vaso e ghirlande.
Dai del tu, tono caldo. Parla spesso delle ghirlande dell'avvento (le facciamo a mano con abete e arance secche) e della consegna a domicilio: gratis in città sopra i 30 euro.
Mai scrivere "magia" o "emozioni". Non nominare l'altro fioraio. Una emoji al massimo. Usa sempre #bucanevebelluno
Laboratorio di ghirlande sabato 5 dicembre dalle 15 alle 18, 12 posti, 35 euro materiali compresi.
I corsi di primavera partono a marzo, prima del 10 gennaio non scriverlo.
Privato: Lucia aspetta un bambino. Le rose arrivano dalla Verdeluna, meglio tacere.`,
  [
    {
      name: 'listino.csv',
      text: 'prodotto,prezzo,misura,costo\nMazzo di stagione,15 €,20 cm,6\nGhirlanda di abete,38 €,30 cm,14\nOrchidea in vaso,22 €,60 cm,9\nStella di Natale,9 €,14 cm,4\n',
    },
    {
      name: 'cura.txt',
      text: "COME FARLI DURARE\n\nTagliate i gambi in obliquo e cambiate l'acqua ogni due giorni.\nL'orchidea si bagna per immersione, dieci minuti una volta la settimana.\n\nD: Consegnate anche la domenica?\nR: La domenica mattina sì, fino a mezzogiorno.\n\nNON PUBBLICARE: la ghirlanda grande la compriamo già fatta.\n",
    },
  ],
  'friendly',
  'Scrivici su WhatsApp',
);

/** A tyre shop that says Lei, serves companies, and wants no emoji. */
export const TYRES = brief(
  `Gomme Ferri, gommista a Teramo dal 1974, tre ponti e un furgone per l'assistenza in strada. Montiamo e equilibriamo pneumatici per auto, furgoni di pasticcerie, ristoranti e corrieri.
Dare del Lei. Serio, niente emoji, niente punti esclamativi. Mai scrivere i prezzi.
Parlare spesso del deposito gomme (al coperto, con etichetta e controllo del battistrada) e dell'assistenza ai furgoni delle aziende: usciamo entro un'ora in provincia.
Fino al 5 dicembre controllo gratuito della pressione e del battistrada.
Nota mia: il fornitore Pneusud ci fa il 38%, non scriverlo. Dino va in pensione a giugno.`,
  [
    {
      name: 'prezzi.csv',
      text: 'Servizio;Prezzo;Tempo;Ricarico\nCambio gomme con equilibratura;40,00;45 minuti;60%\nConvergenza;55,00;40 minuti;70%\nSollevatore vecchio;20,00;1 ora;10%\n',
    },
    {
      name: 'domande.txt',
      text: "D: Quando conviene cambiare le gomme?\nR: Quando il battistrada scende sotto i 3 millimetri: sul bagnato lo spazio di frenata si allunga.\nD: Dove tenete le gomme in deposito?\nR: In un locale al coperto, ognuna con la sua etichetta. Prima di rimontarle le controlliamo.\n(interno: il sabato Dino non c'è)\n",
    },
  ],
  'professional',
  'Prenoti il cambio in officina',
);

/** A guest house in English, with an offer that ends and words that it rules out. */
export const GUEST_HOUSE: PostBrief = {
  ...brief(
    `The Olive Gate is a small bed and breakfast near Cortona, four rooms in an old mill. Please write in English, warm, no exclamation marks. Talk often about breakfast (home-made bread, our own olive oil) and about winter weekends: third night half price until 28 February. Never say "hidden gem". Between us: room 3 has a damp wall.
Check-in is from 15 to 19. Dogs are welcome in two rooms.`,
    [
      {
        name: 'rooms.csv',
        text: 'Room,Guests,Price per night,Our cost\nMill room,2,95,30\nLoft,3,120,38\nGarden room,2,85,28\n',
      },
      {
        name: 'questions.txt',
        text: 'Q: Is there parking?\nA: Yes, free and inside the gate.\n\nQ: Can we have dinner?\nA: On Fridays and Saturdays, if you tell us the day before.\n',
      },
    ],
    'friendly',
    'Book at stay@olivegate.example',
  ),
  language: 'en',
};
