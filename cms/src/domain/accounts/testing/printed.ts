/** The lines of the filed print of the accounts in `falegnameria-short-form.xbrl`, its cells parted by bars. */
export const PRINTED = `
v.2.14.1 | FALEGNAMERIA BOSCO ALTO S.R.L.
FALEGNAMERIA BOSCO ALTO S.R.L.
Bilancio di esercizio al 31-12-2024
Dati anagrafici
Sede in | VIA DEI LARICI 4 TRENTO
Codice Fiscale | 01234567897
Numero Rea | TN 123456
P.I. | 01234567897
Capitale Sociale Euro | 50.000 i.v.
Forma giuridica | SOCIETA' A RESPONSABILITA' LIMITATA
Settore di attività prevalente (ATECO) | 310920 Fabbricazione di altri mobili
Gli importi presenti sono espressi in Euro
Bilancio di esercizio al 31-12-2024 | Pag. 1 di 3 · Generato automaticamente - Conforme alla tassonomia itcc-ci-2018-11-04
Stato patrimoniale
31-12-2024 | 31-12-2023
Attivo
B) Immobilizzazioni
I - Immobilizzazioni immateriali | 20.000 | 10.000
II - Immobilizzazioni materiali | 180.000 | 180.000
Totale immobilizzazioni (B) | 200.000 | 190.000
C) Attivo circolante
I - Rimanenze | 120.000 | 110.000
II - Crediti
esigibili entro l'esercizio successivo | 260.000 | 230.000
esigibili oltre l'esercizio successivo | 10.000 | -
Totale crediti | 270.000 | 230.000
IV - Disponibilità liquide | 60.000 | 40.000
Totale attivo circolante (C) | 450.000 | 380.000
D) Ratei e risconti | 5.000 | 5.000
Totale attivo | 655.000 | 575.000
Passivo
A) Patrimonio netto
I - Capitale | 50.000 | 50.000
IV - Riserva legale | 10.000 | 10.000
VI - Altre riserve | 108.000 | 98.000
IX - Utile (perdita) dell'esercizio | 42.000 | 10.000
Totale patrimonio netto | 210.000 | 168.000
C) Trattamento di fine rapporto di lavoro subordinato | 65.000 | 57.000
D) Debiti
esigibili entro l'esercizio successivo | 290.000 | 270.000
esigibili oltre l'esercizio successivo | 80.000 | 70.000
Totale debiti | 370.000 | 340.000
E) Ratei e risconti | 10.000 | 10.000
Totale passivo | 655.000 | 575.000
Conto economico
31-12-2024 | 31-12-2023
A) Valore della produzione
1) ricavi delle vendite e delle prestazioni | 1.200.000 | 1.050.000
5) altri ricavi e proventi
altri | 10.000 | 5.000
Totale altri ricavi e proventi | 10.000 | 5.000
Totale valore della produzione | 1.210.000 | 1.055.000
B) Costi della produzione
6) per materie prime, sussidiarie, di consumo e di merci | 520.000 | 470.000
7) per servizi | 210.000 | 190.000
8) per godimento di beni di terzi | 60.000 | 60.000
9) per il personale
a) salari e stipendi | 205.000 | 185.000
b) oneri sociali | 60.000 | 52.000
Bilancio di esercizio al 31-12-2024 | Pag. 2 di 3 · Generato automaticamente - Conforme alla tassonomia itcc-ci-2018-11-04
c) trattamento di fine rapporto | 15.000 | 13.000
Totale costi per il personale | 280.000 | 250.000
10) ammortamenti e svalutazioni
a) ammortamento delle immobilizzazioni immateriali | 5.000 | 5.000
b) ammortamento delle immobilizzazioni materiali | 40.000 | 35.000
Totale ammortamenti e svalutazioni | 45.000 | 40.000
11) variazioni delle rimanenze di materie prime,
(10.000) | (5.000)
sussidiarie, di consumo e merci
14) oneri diversi di gestione | 15.000 | 12.000
Totale costi della produzione | 1.120.000 | 1.017.000
Differenza tra valore e costi della produzione (A - B) | 90.000 | 38.000
C) Proventi e oneri finanziari
17) interessi e altri oneri finanziari
altri | 18.000 | 20.000
Totale interessi e altri oneri finanziari | 18.000 | 20.000
Totale proventi e oneri finanziari (15 + 16 - 17 + - 17-bis) | (18.000) | (20.000)
Risultato prima delle imposte (A - B + - C + - D) | 72.000 | 18.000
20) Imposte sul reddito dell'esercizio, correnti, differite e anticipate
imposte correnti | 30.000 | 8.000
Totale delle imposte sul reddito dell'esercizio, correnti,
30.000 | 8.000
differite e anticipate
21) Utile (perdita) dell'esercizio | 42.000 | 10.000
`;
