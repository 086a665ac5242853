import { fold } from './tokenise';

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Words that ask: left out of matching like the others, but read first, for what they ask. */
const ITALIAN = words(`
  a ad ai al alla alle agli allo anche ancora avere aveva avevano avuto c che chi ci ciò coi col come con contro cosa cosi così
  cui d da dai dal dalla dalle dallo dagli degli dei del dell della delle dello di dove dov due e è ed era erano essere essi esse
  fa fanno fare fu furono gli ha hanno ho i il in io l la le lei li lo loro lui ma me mi mia mie miei mio molto n ne negli nei nel
  nell nella nelle nello no noi non nostra nostre nostri nostro o od ogni oppure per perché perche però più piu po poi può puo
  possono posso potete potrei possiamo potrebbe qual quale quali qualche quando quant quanto quanta quanti quante quel quella quelle
  quelli quello quegli questa queste questi questo qui s sa sarà sarebbe se sei si sì sia siamo siano siete solo son sono sta
  stata state stati stato stesso su sua sue sugli sui sul sulla sulle sullo suo suoi te ti tra fra tu tua tue tuo tuoi tutta
  tutte tutti tutto un una uno un' va vi voi vostra vostre vostri vostro vorrei volevo voglio sapere dire dirmi dimmi
  chiamato chiamata viene vengono venne vennero veniva venivano avete abbiamo ai hai avrei c'è com cos dovrebbe deve devono devo
  eventuale tipo dopo prima durante mentre secondo quindi dunque allora adesso ecco pure proprio già mai sempre
  ora fai fate faccio facciamo vuole vogliono volete vuoi vado andare serve servono occorre bisogna
  salve ciao buongiorno buonasera grazie favore cortesia
`);
const ENGLISH = words(`
  a about after all also am an and any are as at be because been before being between both but by can could d did do does doing
  during each for from had has have having he her here hers him his how i if in into is it its itself just ll me more most my no
  nor not now of off on once only or other our ours out over own please re s same she should so some such t tell than that the
  their theirs them then there these they this those through to too under until up ve very was we were what when where which
  while who whom whose why will with would you your yours hello hi thanks thank
`);
/** English words that mean something in Italian, or the other way round, stay searchable where they carry meaning. */
const STOP = new Set([...ITALIAN, ...ENGLISH].map(fold));
const ITALIAN_SET = new Set(ITALIAN.map(fold));
const ENGLISH_SET = new Set(ENGLISH.map(fold));

/** True for a word that says nothing about the subject; expects a folded word. */
export const isStopWord = (folded: string): boolean =>
  STOP.has(folded) || (folded.length === 1 && !/\d/.test(folded));

export const isItalianStopWord = (folded: string): boolean => ITALIAN_SET.has(folded);
export const isEnglishStopWord = (folded: string): boolean => ENGLISH_SET.has(folded);
