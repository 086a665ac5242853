import { ESTIMATE_LABELS } from '../../../../contract';
import type { AdviceLanguage } from '../language';

export interface EstimateWords {
  /** In brackets after a figure of the model's own. */
  label: string;
  /** What the label means, below the advice. */
  explained: string;
  /** That a part was left out. */
  removed: string;
}

/** Notes on a model's advice, in the languages of most owners; a sign and several languages for the others. */
export const ESTIMATE_WORDS: Readonly<Record<AdviceLanguage, EstimateWords>> = {
  it: {
    label: ESTIMATE_LABELS.it,
    explained:
      'Le cifre segnate «stima» sono ipotesi del modello, non vengono dai tuoi dati: verificale prima di decidere.',
    removed: 'Ho tolto una parte che conteneva recapiti o link che non posso verificare.',
  },
  en: {
    label: ESTIMATE_LABELS.en,
    explained:
      'Figures marked “estimate” are assumptions of the model, not from your data: check them before you decide.',
    removed: 'I left out a part with contact details or links that I cannot verify.',
  },
  de: {
    label: 'Schätzung',
    explained:
      'Mit „Schätzung“ markierte Zahlen sind Annahmen des Modells und stammen nicht aus deinen Daten: Prüfe sie, bevor du entscheidest.',
    removed: 'Einen Teil mit Kontaktdaten oder Links, die ich nicht prüfen kann, habe ich weggelassen.',
  },
  fr: {
    label: 'estimation',
    explained:
      'Les chiffres marqués « estimation » sont des hypothèses du modèle et ne viennent pas de tes données : vérifie-les avant de décider.',
    removed: 'J’ai retiré une partie avec des coordonnées ou des liens que je ne peux pas vérifier.',
  },
  es: {
    label: 'estimación',
    explained:
      'Las cifras marcadas «estimación» son suposiciones del modelo y no salen de tus datos: compruébalas antes de decidir.',
    removed: 'He quitado una parte con contactos o enlaces que no puedo comprobar.',
  },
  pt: {
    label: 'estimativa',
    explained:
      'Os números marcados «estimativa» são suposições do modelo e não vêm dos teus dados: verifica-os antes de decidir.',
    removed: 'Retirei uma parte com contactos ou ligações que não consigo verificar.',
  },
  other: {
    label: '≈',
    explained: '(≈): estimate · stima · Schätzung · estimation · estimación',
    removed: '[…] not verified · non verificato · nicht geprüft · non vérifié · no verificado',
  },
};
