import { describe, expect, it } from 'vitest';
import { replyFromFiles, replyFromText } from '../testing/reply-from-text';

const COWORKING = `Spazio Telaio

Chi siamo
La responsabile è Anna Bossi. Degli eventi si occupa Martino Delfino, dell'amministrazione Greta Lombi.`;
const CLINIC = `Studio Vela

Il personale
Dei bambini si occupa la dottoressa Irene Poli, degli adulti il dottor Marco Sanna.
Alla cassa c'è Rita Bo, in magazzino Ugo Neri.`;
const SCHOOL = `Scuola Nota

Gli insegnanti
Le lezioni di chitarra le tiene Paolo Verdi, quelle di pianoforte Lucia Conti.`;
const CLUB = `Circolo Ponte

Chi siamo
Le prenotazioni le gestisce Anna Poli e i reclami Rita Conti.
I corsi di cucina li tengono Elia Prato e Nora Costa, con l'aiuto dei volontari.`;

describe('whoever is asked for among those whom a sentence names', () => {
  it.each([
    [COWORKING, ["chi si occupa dell'amministrazione?"], "Dell'amministrazione si occupa Greta Lombi."],
    [
      COWORKING,
      ["chi si occupa dell'amministrazione?", 'e gli eventi?'],
      'Degli eventi si occupa Martino Delfino.',
    ],
    [CLINIC, ['chi si occupa degli adulti?'], 'Degli adulti si occupa il dottor Marco Sanna.'],
    [
      CLINIC,
      ['chi si occupa degli adulti?', 'e dei bambini?'],
      'Dei bambini si occupa la dottoressa Irene Poli.',
    ],
    [CLINIC, ["chi c'è in magazzino?"], "In magazzino c'è Ugo Neri."],
    [SCHOOL, ['chi tiene le lezioni di pianoforte?'], 'Quelle di pianoforte le tiene Lucia Conti.'],
    [SCHOOL, ['chi tiene le lezioni di chitarra?'], 'Le lezioni di chitarra le tiene Paolo Verdi.'],
    [CLUB, ['chi gestisce i reclami?'], 'I reclami li gestisce Rita Conti.'],
  ])('is named alone: %#', async (text, questions, expected) => {
    expect(await replyFromFiles({ 'chi.txt': text }, ...questions)).toBe(expected);
  });

  it('is everybody who does it together', async () => {
    const reply = await replyFromText(CLUB, 'chi tiene i corsi di cucina?');
    expect(reply).toContain('Elia Prato e Nora Costa');
  });
});
