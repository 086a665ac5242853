const PREPOSITION = String.raw`(?:di|d[’']|del(?:l[’']|lo|la|le)?|dei|degli|su(?:l(?:l[’']|lo|la|le)?|i|gli)?|about|on|of)`;
export const WISH = new RegExp(
  String.raw`\b(?:parl(?:a|are|ate|i|atene)(?:ci|mi|ne)?|si parl[ai]|scriv(?:i|ere|ete)|insist(?:i|ere|ete|a|iamo)|batt(?:ere|i|ete|a)|calc(?:are|a|ate) (?:la mano )?|torn(?:are|a|ate|i) (?:spesso )?|puntiamo|sottoline\w+|evidenzi\w+|spinger\w*|spingi|spingete|punt(?:a|are|ate)|raccont(?:a|are|ate)|ricord(?:a|are|ate)|talk|write|push|focus|mention|tell (?:people|them)|cit(?:are|ate|a|i)|menzion(?:are|ate|a)|nomin(?:are|ate|a)|mostr(?:are|ate|a)|capire|capisca|sappia|sappiano|veda|emerga|di[’']|d(?:ì|ite|ire|illo|itelo|irlo)(?=\s(?:molto |tanto )?(?:spesso|sempre|soprattutto|che)))\s+(?:molto |tanto |anche )?(spesso|soprattutto|sempre|molto|tanto|di più|più|volentieri|often|a lot|mostly|always|mainly)?\s*:?\s*(?:${PREPOSITION}\s*:?|(?=(?:il|lo|la|i|gli|le|che|the|our|that)\s|l[’']))\s*(.+)$`,
  'iu',
);
export const SOMETIMES =
  /\b(?:ogni tanto|qualche volta|a volte|sometimes|(?:every )?(?:once in a while|now and then|so often)|from time to time)\b[:,]?\s*(?:(?:parl|raccont|cit|ricord|menzion|nomin|mostr|spieg|accenn|mett|inser|aggiung)\p{L}*|d(?:ì|i[’']|ite|ire|ici|illo|itelo)|fa(?:i|te|re) (?:vedere|un cenno|cenno)|talk|write|mention|remind(?: people)?|show|explain|say|bring up)?\s*(.+)$/iu;
const HOW_OFTEN = String.raw`(?:(?:almeno\s+)?(?:una|due|1|2)\s+volt[ae]\s+(?:a|alla|per|ogni)\s+settimana|ogni\s+(?:settimana|tanto|giorno)|qualche\s+volta|a\s+volte|(?:at\s+least\s+)?(?:once|twice)\s+a\s+week|every\s+(?:week|now\s+and\s+then)|now\s+and\s+then|sometimes)`;
export const BETWEEN = new RegExp(
  // A preposition within a name ("noleggio di violini") follows its noun; between wishes stand a comma, an "and", or how often.
  String.raw`(?:,\s*|\s+(?:e|ed|and)\s+|,\s*(?:e|and)\s+)(?:anche\s+)?(?:${HOW_OFTEN}\s+)?(?=${PREPOSITION}(?:\s|(?<=[’']))["“«]?\p{L}(?![^(]*\)))`,
  'iu',
);
/** Where what is wanted often ends and what is wanted now and then begins. */
export const NOW_AND_THEN = new RegExp(
  String.raw`(?:,\s*|\s+(?:e|ed|and)\s+)(?:ogni\s+tanto|qualche\s+volta|a\s+volte|sometimes|(?:every\s+)?now\s+and\s+then|once\s+in\s+a\s+while)\s+(?:anche\s+|also\s+)?(?=${PREPOSITION}(?:\s|(?<=[’'])))`,
  'iu',
);
export const BETWEEN_ARTICLES =
  /(?:,\s*(?:e|and)\s+|\s+(?:e|ed|and)\s+)(?=(?:(?:il|lo|la|i|gli|le|the|our)\s|l[’'])(?!più|more|most))/iu;
export const LEADING = new RegExp(
  String.raw`^(?:anche\s+)?(?:${PREPOSITION}(?:\s+|(?<=[’'])))?(?:(?:il|lo|la|i|gli|le|un|una|uno|the|an?)\s+|(?:l|un)[’'])?(?:(?:our|nostr[oaie])\s+)?`,
  'iu',
);
/** A clause that states something, and is no mere name of a subject. */
export const STATES =
  /\d|\b(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|two|three|four|five|six|seven|eight|nine|ten)\b|\b\p{L}+iamo\b|\b(?:si|ci|lo|la|li|le|ne) \p{L}+(?:a|e|no|mo)\b|(?<!\p{L})(?:è|sono|c[’']è|ha|hanno|vale|valgono|costa|costano|dura|durano|deve|devono|serve|servono|is|are|has|have|lasts?|costs?|must|can|off|we \p{L}+)(?!\p{L})/iu;
