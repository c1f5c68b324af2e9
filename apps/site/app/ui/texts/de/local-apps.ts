import type { texts as english } from '../en/local-apps.ts'
import { formatOf } from '../format.ts'
import type { Translation } from '../translation.ts'

const { bytes, number, plural } = formatOf('de')

/** Texts of the apps that run a model on the reader’s machine, in German. */
export const texts: Translation<typeof english> = {
  title: 'Auf dem eigenen Rechner ausführen',
  lead: 'Befehle für Programme, die dieses Modell auf dem eigenen Rechner ausführen, und Code, der ihren Server dort fragt. Bei jedem steht, wie weit die Befehle erprobt sind: ausgeführt, in der Version nachgesehen oder der Dokumentation entnommen.',
  toForm: 'Was die Programme fragen, steht im Formular.',
  noFile: 'Der Eintrag des Modells nennt keine Dateien: Jedes Programm nimmt die übliche.',
  file: 'Diese Datei wird ausgeführt:',
  parts: (count) => `in ${number(count)} Teilen`,
  size: (size) => bytes(size),
  sizeUnknown: 'Größe unbekannt',
  quantization: 'Quantisierung',
  memory:
    'Die ganze Datei muss in den Speicher passen: Gerechnet sind drei Viertel davon; der Rest bleibt dem Gespräch und was sonst läuft.',
  fits: (gigabytes) => `ein Rechner mit ${number(gigabytes)} GB`,
  cards: 'Grafikkarten mit genug Speicher sind zum Beispiel:',
  show: 'Zeigen',
  needs: 'Voraussetzung:',
  install: 'Installieren',
  installOn: (systems) => `Installieren auf ${systems}`,
  token: 'Setzen',
  tokenHint: 'Token eines Kontos, dem der Zugang zum Modell gewährt ist',
  steps: {
    fetch: 'Das Modell herunterladen',
    load: 'Unter seinem Namen auf dem Hub laden',
    serve: 'Den Server starten',
    chat: 'Im Terminal chatten',
    'fetch-and-chat': 'Das Modell herunterladen und im Terminal chatten',
  },
  open: 'Im Programm öffnen',
  openIn: (app) => `Das Modell in ${app} öffnen`,
  container: 'Oder mit Docker, anstelle von allem darüber',
  keepsRunning: 'Er läuft, bis er angehalten wird: Was folgt, braucht ein eigenes Terminal.',
  ask: 'Den Server fragen',
  server: 'Er antwortet unter',
  knownAs: 'und kennt das Modell als',
  noProgram: 'Das Modell ist nicht als eines zum Chatten gekennzeichnet: Es gibt keinen Code zu zeigen.',
  notAsked: 'Sein Server wird in dieser Form nicht gefragt:',
  programInstall: 'Der Code braucht:',
  documented: 'Die Befehle stammen aus der Dokumentation.',
  linked: 'Der Link ist der aus der veröffentlichten Tabelle der Programme.',
  against: (name) => `Befehle und Optionen wurden nachgeschlagen in der Version ${name} vom`,
  run: (release, isOwnInstall, date, programs) =>
    `Genau diese Befehle, bis auf den Namen des Modells, liefen unter Linux am ${date}, mit ${release}${isOwnInstall ? '' : ', das anders als oben installiert war'}. Das Modell war ein kleines aus Zufallsgewichten, und ${number(programs)} Programme bekamen eine Antwort des Servers.`,
  notRun: 'Nicht ausgeführt.',
  others: (count) =>
    plural(count, {
      one: 'Ein Programm wird nicht angeboten',
      other: `${number(count)} Programme werden nicht angeboten`,
    }),
}
