/** An order to the writer, by its first words. */
const ORDERS = new RegExp(
  String.raw`^(?:(?:per favore|please|ti prego|mi raccomando|spesso|soprattutto|sempre|magari|in generale|often|mostly|e|ma|inoltre|poi|so|and|ciao|nei post|sui social)[,:!]?\s+)*(?:` +
    [
      String.raw`non \p{L}+(?:ar|er|ir|rr)(?:e|ci|lo|la|li|le|mi|ne|si|vi)(?!\p{L})`,
      String.raw`non (?:scriv|dir|parl|dare\b|dai\b|date\b|us(?:are|ate|a\b)|mett(?:ere|ete|i\b)|cit|promett|critic|pubblic|nomin|rispond|esager|chiam(?:are|ate)|fare\b|fate\b|inventa|copia|ripet)\w*`,
      String.raw`non si (?:parl|scriv|dic|nomin|cit|pubblic|promett|mett)\p{L}*(?!\p{L})`,
      String.raw`(?:mai|niente|nessun[ao]?|zero|massimo|evita\w*|vietat\w+|senza(?! (?:prenotazion|appuntament|impegn|obblig|cost|fil|cod|attes|iscrizion|anticip)))\b`,
      String.raw`(?:(?:parla|parlate|racconta|raccontate|ricorda|ricordate|spiega|spiegate|insisti|mostra|mostrate)(?:ci|mi|gli|lo|la|li|le|ne|cene|cela|celo)(?= (?:spesso|sempre|molto|tanto|anche|ogni|di|del|dell|dei|delle|della|degli|come|pure|bene|che|il|la|i|le|gli|un|una)(?!\p{L}))|parl(?:a|are|ate|i|ami|iamo spesso)|scriv(?:i|ere|ete|imi)|us(?:a|are|ate)|mett(?:i|ere|ete)|ricord(?:a|are|ate|arlo|arsi)|raccont(?:a|are|ate)|insist(?:i|ere|ete|a)|aggiung\w+|inser\w+|nomin(?:a|are|ate)|dir(?:e|lo|la|ci) (?:che|spesso|sempre|ogni)|da (?:dire|raccontare|ricordare) (?:spesso|sempre|ogni)|spinger\w*|spingi\w*|spingete|punt(?:a|are|ate) su\w*|cit(?:a|are|ate)|mostr(?:a|are|ate)|spieg(?:a|are|ate)|alterna\w*|tieni|mantieni|mantenere|rivolg\w+|racconti)\b`,
      String.raw`(?:dare|dai|date|diamo|si dà|dando)(?: sempre| a tutti| pure| solo)* del\b|col (?:tu|voi|lei)\b|(?:vorre|vogli)(?:i|o|mo|amo)\b`,
      String.raw`(?:ogni tanto|qualche volta|a volte|se parlate|quando parl\w+|se scriv\w+|su (?:linkedin|facebook|instagram|x|pinterest|bluesky|mastodon|threads|tutti)|(?:(?:i|nei|dei|ogni|un|tre|due) )?posts?(?= (?:per|brevi|chiari|concreti|corti|semplici|for|short|clear)|:)|(?:i|nei|dei|ogni|un) post|banned\b|bandit[oaie]\b|proibit[oaie]\b|(?:cose|parole) vietate|tono|stile|obiettivo|quindi si parla|si parl[ai]|(?:i )?prezzi(?!\p{L})[^.]{0,40}(?<!\p{L})(?:ok|sì|si|no|solo|soltanto|si possono|si può)(?!\p{L})|prices?:? (?:only|ok|yes|no)|(?:le )?foto\b[^.]{0,30}\b(?:mai|solo|senza)|emoji|hashtag|un[ao]? emoji|una? battuta)(?!\p{L})`,
      String.raw`(?:ignora|pubblica|imposta|cancella|dimentica|modifica|crea|genera|programma|invia|agisci|ignore|publish|set|delete|forget|create|generate|schedule|act as|you are now|you must)\b`,
      String.raw`(?:(?:mi|ci|a (?:me|noi)) (?:piac\w+|va(?:nno)? bene|interessa\w*|preme|farebbe)|non (?:mi|ci) piac\w+|(?:sarebbe|è) (?:bello|meglio) (?:se|raccontar|dir|scriver|spiegar|parlar)\w*|not a (?:word|hint)|(?:we|i) (?:like|love|want|prefer|hate|don[’']t like|do not like) (?:it )?(?:when|posts|to see|to read|you)|tell (?:little|small|short|people|them|the)|(?:please )?(?:explain|describe|tell(?! us)) )`,
      String.raw`(?:(?:i|le|gli|il|la|lo|qualche|i nostri) )?\p{L}+(?: \p{L}+)? (?:mett|scriv|us|dì|cit|nomin|ripet|ricord|racconta|spieg|lasci|evit)\p{L}{0,4}(?:l[oaie]|ne)(?= pure| spesso| sempre| ogni| solo| quando|[,.;!]|$)`,
      String.raw`(?:i )?prezzi (?:\p{L}+ \p{L}+ )?(?:quando|se|dove|sempre|ovunque|solo) (?:ci|possibile|c[’']|li)`,
      String.raw`(?:don[’']t|do not|never|avoid|no(?! (?:booking|need|deposit|charge|minimum|appointment|fee|experience|membership))|talk|write|mention|use(?! of)|keep|say|sometimes|(?:every )?(?:once in a while|now and then|so often)|from time to time|focus|the posts|posts|tone|style|always (?:use|write|say)|push|remember to|remind|we[’']?d like|we would like|i[’']?d like|i would like|i want)\b`,
    ].join('|') +
    ')',
  'iu',
);
const ABOUT_POSTS =
  /\b(?:spinger\w+|spingi\w*|(?:nei|i|dei|questi|ogni|un|sui) post\b|(?:the|every|each|all) posts? (?:should|must|that)|hashtags?|emoji|tono di voce|dare del|dai del|si dà del|dando del|punt[oi] esclamativ\w+|exclamation mark|come parlo|frasi fatte|a chi legge|mi piac\w+ i|il (?:nostro )?target|target audience|parl(?:a|are|ate) spesso|talk (?:a lot|often)|quindi si parla|system prompt|istruzioni|instructions|british spelling)\b/iu;

/** `Rette mai, si danno in segreteria`. */
const NEVER_LAST = /^[\p{L}’' ]{3,30} (?:mai|never)(?:[,.;!]|$)/iu;

/** "Non do consigli da veterinario: niente malattie, niente farmaci". */
const RULES_OUT =
  /^(?:tu|voi|lei) (?:a|ai|con i|con le|alle) (?:nostr[ie] )?client\p{L}+|:\s(?:niente|mai|no|never)\s[^.]*,\s(?:niente|mai|no|never)\s/iu;

/** True for a sentence that tells the writer how to write, and customers nothing. */
export const isDirective = (sentence: string): boolean =>
  ORDERS.test(sentence) ||
  RULES_OUT.test(sentence) ||
  ABOUT_POSTS.test(sentence) ||
  NEVER_LAST.test(sentence);
