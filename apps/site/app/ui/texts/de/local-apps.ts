import type { texts as english } from '../en/local-apps.ts'
import { formatOf } from '../format.ts'
import type { Translation } from '../translation.ts'

const { bytes, number, plural } = formatOf('de')

/** Texts of the apps that run a model on the reader’s machine, in German. */
export const texts: Translation<typeof english> = {
  title: 'Auf Ihrem Rechner ausführen',
  lead: 'Befehle für Apps, die dieses Modell lokal ausführen, und Programme, die deren Server aufrufen. Die Befehle passen zu Ihrer Anfrage: Nutzt sie Tools, starten sie den Server mit Tool Calling. Bei jeder App steht, ob wir die Befehle ausgeführt, anhand einer veröffentlichten Version geprüft oder nur aus der Dokumentation übernommen haben.',
  toForm: 'Ändern Sie die Eingabe der Programme im Formular.',
  noFile: 'Der Eintrag des Modells nennt keine Dateien. Welche Datei geladen wird, hängt deshalb von der App ab.',
  file: 'Datei:',
  parts: (count) => `in ${number(count)} Teilen`,
  size: (size) => bytes(size),
  sizeUnknown: 'Größe unbekannt',
  quantization: 'Quantisierung',
  memory:
    'Die ganze Datei muss in den Speicher passen. Wir rechnen dafür mit drei Vierteln des Speichers; der Rest bleibt für das Gespräch und andere Programme.',
  fits: (gigabytes) => `für Rechner mit mindestens ${number(gigabytes)} GB RAM`,
  context: 'Kontextlänge in Tokens',
  contextHint: 'Wenn das Feld leer ist, gilt der Standardwert der jeweiligen App.',
  contextMost: (tokens) => `Das Modell unterstützt bis zu ${number(tokens)} Tokens.`,
  cards: 'GPUs mit genug Speicher, zum Beispiel:',
  show: 'Anzeigen',
  needs: 'Voraussetzung:',
  install: 'Installieren',
  installOn: (systems) => `Unter ${systems} installieren`,
  token: 'Umgebungsvariable setzen:',
  tokenHint: 'Token eines Kontos mit Zugang zum Modell',
  steps: {
    add: 'Das Plug-in installieren',
    fetch: 'Das Modell herunterladen',
    'fetch-template': 'Das Chat-Template herunterladen',
    load: 'Das Modell unter seinem Hugging-Face-Namen laden',
    configure: 'Die Kontextlänge festlegen',
    serve: 'Den Server starten',
    rank: 'Texte nach Relevanz ordnen',
    chat: 'Im Terminal chatten',
    'fetch-and-chat': 'Das Modell herunterladen und im Terminal chatten',
  },
  open: 'Das Modell in der App öffnen',
  openIn: (app) => `Das Modell in ${app} öffnen`,
  container: 'Oder den Server in Docker starten',
  keepsRunning: 'Der Server läuft, bis Sie ihn beenden. Öffnen Sie für die nächsten Schritte ein zweites Terminal.',
  ask: 'Server aufrufen',
  server: 'Der Server läuft unter',
  knownAs: 'und kennt das Modell unter dem Namen',
  noProgram:
    'Programme, die den Server aufrufen, haben wir nur für Embedding-Modelle und für Modelle, die als Chatmodelle gekennzeichnet sind.',
  notAsked: 'Für diese Anfrage haben wir kein Programm:',
  programInstall: 'Installieren Sie die Pakete, die das Programm braucht:',
  documented: 'Die Befehle stammen aus der Dokumentation der App.',
  linked: 'Der Link stammt aus der veröffentlichten App-Liste von Hugging Face.',
  against: (name) => `Geprüft haben wir die Befehle und Optionen anhand von ${name} vom`,
  run: (release, isOwnInstall, date, programs) =>
    `Wir haben diese Befehle am ${date} unter Linux ausgeführt, mit ${release}${isOwnInstall ? '' : ' (auf andere Weise installiert)'} und einem kleinen Modell mit Zufallsgewichten statt dieses Modells. ${plural(programs, { one: '1 Programm bekam', other: `${number(programs)} Programme bekamen` })} eine Antwort vom Server.`,
  notRun: 'Wir haben diese App nicht ausgeführt.',
  others: (count) =>
    plural(count, {
      one: '1 App kann dieses Modell nicht ausführen',
      other: `${number(count)} Apps können dieses Modell nicht ausführen`,
    }),
}
