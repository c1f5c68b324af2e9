import type { texts as english } from '../en/run.ts'
import { formatOf } from '../format.ts'
import type { Translation } from '../translation.ts'

const { number } = formatOf('de')

/** Texts of the part that runs a request, in German. */
export const texts: Translation<typeof english> = {
  lead: (host) =>
    `Ihr Browser sendet die Anfrage oben an ${host} und zeigt die Antwort. Die Anfrage kostet so viel wie jeder andere Aufruf.`,
  elsewhere:
    'Hier können Sie nur Anfragen an den Hugging-Face-Router ausführen. Diese Anfrage geht an den Anbieter oder an Ihren eigenen Server: Kopieren Sie das Beispiel und führen Sie es selbst aus.',
  noRequest:
    'Bei dieser Auswahl fragt der Client zuerst Hugging Face, welcher Anbieter das Modell anbietet, deshalb lässt sich hier keine einzelne Anfrage senden. Wählen Sie einen Anbieter, um die Anfrage hier auszuführen.',
  token: 'Hugging-Face-Token',
  tokenHint: (host) =>
    `Ihr Token bleibt im Arbeitsspeicher dieser Seite und wird nur an ${host} gesendet. Es ist weg, sobald Sie die Seite verlassen.`,
  tokenMissing: 'Geben Sie zuerst ein Token ein.',
  tokenUnreadable:
    'Ein Token darf nur Buchstaben, Ziffern und Sonderzeichen enthalten: Entfernen Sie Leerzeichen und Zeilenumbrüche.',
  file: (name) => `Datei ${name}`,
  fileHint: 'Diese Seite kann weder Ihre Ordner noch andere Websites lesen. Wählen Sie die Datei selbst aus.',
  fileMissing: 'Wählen Sie zuerst eine Datei aus.',
  sampleLost: 'Die Beispieldatei ließ sich nicht laden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  run: 'Ausführen',
  stop: 'Stoppen',
  phases: {
    sending: 'Gesendet. Warten auf die Antwort …',
    answering: 'Antwort wird empfangen …',
    done: 'Die Antwort ist vollständig.',
    stopped: 'Gestoppt. Der bisher empfangene Teil bleibt stehen.',
    failed: 'Die Anfrage ist fehlgeschlagen.',
  },
  changed: 'Sie haben die Anfrage inzwischen geändert. Das ist die Antwort auf die vorige Anfrage.',
  status: 'Status',
  firstToken: 'Zeit bis zum ersten Token',
  total: 'Gesamtzeit',
  seconds: (seconds) => `${number(Number(seconds.toPrecision(3)))} s`,
  speed: 'Tokens pro Sekunde',
  usage: 'Tokens',
  tokens: (input, output) => `Eingabe: ${number(input)}, Ausgabe: ${number(output)}`,
  cost: 'Kosten',
  noUsage:
    'Nicht angegeben. Um die Zahl der Tokens anzufordern, schalten Sie „Tokenverbrauch ausgeben“ ein, falls die Option aus ist.',
  answer: 'Antwort',
  reasoning: 'Reasoning',
  calls: 'Tool Calls des Modells',
  noText: 'Die Antwort enthält keinen Text.',
  save: (name) => `${name} speichern`,
  image: (index) => `Bild ${number(index)} aus der Antwort`,
  sound: (index) => `Audio ${number(index)} aus der Antwort`,
  video: (index) => `Video ${number(index)} aus der Antwort`,
  links: 'URLs in der Antwort. Ihr Browser lädt eine URL erst, wenn Sie sie öffnen:',
  job: 'Manche Anbieter antworten zuerst mit einem Job statt mit dem Ergebnis. Falls das hier ein Job ist: Das Beispiel wartet, bis er fertig ist, und lädt das Ergebnis herunter.',
  json: 'die Antwort als JSON',
  raw: 'Antwort im Rohformat',
  rawText: 'die Antwort im Rohformat',
  shortened: (characters) => `… ${number(characters)} weitere Zeichen`,
  words: 'Meldung des Dienstes',
  noAnswer:
    'Keine Antwort. Mögliche Gründe: Sie sind offline, etwas blockiert die Verbindung, oder der Dienst erlaubt keine Aufrufe von Webseiten. Welcher davon zutrifft, verrät der Browser nicht.',
  offline: 'Sie sind offline.',
  tooLarge: 'Die Antwort ist größer als 100 MB, deshalb hat Ihr Browser das Laden abgebrochen.',
  unknown: 'Wir kennen diesen Fehler nicht und wollen nicht raten.',
  more: 'Mehr zu diesem Fehler',
  played: 'Kein Token? So antwortet unser Mock',
  playedHow:
    'Diese Antwort stammt nicht von einem Modell. So antwortet unser Mock des Dienstes auf die Beispielanfrage, wenn wir die Beispiele ausführen: Das Format entspricht dem des Dienstes, der Inhalt ist erfunden.',
  playedLoading: 'Wird geladen …',
  playedLost:
    'Die Antwort des Mocks ließ sich nicht laden. Prüfen Sie Ihre Verbindung und klappen Sie diesen Abschnitt zu und wieder auf.',
  notPlayed: 'Für solche Anfragen haben wir keine Mock-Antwort.',
}
