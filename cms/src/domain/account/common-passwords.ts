/**
 * Passwords that guessing programs try first, Italian habits included: names, teams, cities, affection, swearing kept mild.
 * Digits at the end are dropped before looking (`juventus1`, `amore2024`), so each word stands once.
 */
const WORDS = `
password passw0rd p4ssword pass passa parola parolachiave parolina chiave segreto segreta segretissimo accesso accedi entra login
admin administrator amministratore root utente user guest ospite test testtest prova provaprova demo default welcome benvenuto
benvenuta changeme cambiami letmein master superuser supervisor segreteria ufficio azienda ditta negozio cliente clienti
qwerty qwertyuiop qwert qwertz azerty asdfgh asdfghjkl asdasd asdasdasd zxcvbn zxcvbnm qazwsx qazwsxedc wasd qweasd qweqwe qweasdzxc
poiuyt mnbvcxz lkjhgfdsa
abc abcabc abcdef abcdefg abcdefgh abcd aaa aaaaaa
iloveyou loveyou love lovely lover princess sunshine monkey dragon football baseball basketball soccer hockey master shadow michael
jordan superman batman spiderman ironman trustno trustnoone starwars pokemon minecraft fortnite naruto hello hellohello freedom
whatever computer internet google facebook instagram whatsapp twitter youtube amazon apple samsung microsoft windows android
summer winter spring autumn january february march april june july august september october november december monday sunday
secret killer pepper ginger cookie cheese banana orange purple yellow flower jessica ashley jennifer daniel charlie thomas andrew
joshua matthew robert hunter buster tigger harley ranger ferrari porsche mustang corvette mercedes yamaha honda ducati vespa
amore amoremio amoretuo tiamo tiamotanto amoreamore amo amor tesoro tesoromio cucciolo cucciola cucciolotto piccola piccolo
principessa principe bella bello bellissima bellissimo ciao ciaociao ciaobella ciaone salve buongiorno buonasera grazie prego
stella stellina sole luna lunapiena mare cielo terra vita vitamia cuore cuoricino angelo angelica angioletto fiore farfalla rosa
gatto gattino gatta micio cane cagnolino topolino paperino pluto pippo pippobaudo minnie orso orsetto leone tigre lupo aquila
delfino cavallo coniglio pulcino
juve juventus forzajuve milan forzamilan acmilan inter forzainter napoli forzanapoli roma asroma forzaroma lazio sslazio torino
fiorentina sampdoria genoa bologna palermo catania cagliari atalanta udinese verona parma bari lecce salernitana
italia italy milano venezia firenze sicilia sardegna sassari messina trieste padova brescia modena perugia pescara taranto siena
marco luca andrea giuseppe giovanni francesco francesca antonio antonella alessandro alessandra alessia matteo lorenzo davide
simone federico federica gabriele riccardo stefano stefania roberto roberta paolo paola mario maria maurizio massimo mattia
martina giulia giulio chiara sara sarah elisa elena anna valentina silvia laura giorgia giorgio claudia claudio daniela daniele
cristina cristian christian valeria valerio monica barbara michela michele nicola nicole salvatore vincenzo domenico pasquale
carmine ciro gennaro raffaele raffaella emanuele emanuela filippo edoardo tommaso leonardo sofia aurora alice ginevra camilla
beatrice greta viola vittoria ilaria serena sabrina patrizia luisa lucia teresa rita nadia samuele pietro jacopo gianluca
gianni enrico fabio fabrizio diego dario alberto angela
mamma papa mammamia nonna nonno famiglia figlio figlia fratello sorella bambino bambina bimba bimbo
pizza pasta spaghetti nutella cioccolato cioccolata gelato birra vino caffe fragola ciliegia banana limone arancia
calcio pallone portiere campione campioni maradona ronaldo messi delpiero totti baggio buffon pirlo ibrahimovic valentinorossi
vascorossi vasco ligabue madonna gesu gesucristo padrepio dio santo
merda cazzo stronzo vaffanculo culo coglione bastardo puttana
estate inverno primavera autunno gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre
lunedi martedi mercoledi giovedi venerdi sabato domenica natale pasqua compleanno
casa casamia scuola lavoro macchina moto computer telefono telefonino cellulare musica cinema libro viaggio vacanze
officina officinaai
fuckyou fuck asshole bitch pussy sexy
zaq xsw qaz wsx
`;

export const COMMON_WORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter(Boolean));
