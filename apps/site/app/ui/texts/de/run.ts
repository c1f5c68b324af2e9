import type { texts as english } from '../en/run.ts'
import { formatOf } from '../format.ts'
import type { Translation } from '../translation.ts'

const { number } = formatOf('de')

/** Texts of the part that runs a request, in German. */
export const texts: Translation<typeof english> = {
  lead: (host) =>
    `Der Browser sendet die Anfrage oben an ${host} und zeigt, was zurückkommt. Sie kostet so viel wie jeder andere Aufruf.`,
  elsewhere:
    'Hier laufen nur Anfragen, die über den Router des Hubs gehen. Diese geht an den Anbieter selbst oder an einen eigenen Server: das Beispiel kopieren und dort ausführen.',
  noRequest:
    'Bei dieser Wahl fragt der Client zuerst den Hub, wer das Modell anbietet; die eine Anfrage zum Senden gibt es nicht. Mit einem bestimmten Anbieter läuft sie hier.',
  token: 'Hugging-Face-Token',
  tokenHint: (host) =>
    `Es bleibt im Speicher dieser Seite und geht nur an ${host}. Mit dem Verlassen der Seite ist es weg.`,
  tokenMissing: 'Zuerst ein Token eingeben.',
  tokenUnreadable: 'Ein Token besteht nur aus Buchstaben, Ziffern und Zeichen: ohne Leerzeichen, ohne Zeilenumbrüche.',
  file: (name) => `Die Datei ${name}`,
  fileHint: 'Die Seite liest keinen Ordner und keine andere Website: Die Datei bitte selbst auswählen.',
  fileMissing: 'Zuerst die Datei auswählen.',
  sampleLost: 'Die Beispieldatei wurde nicht geladen. Bitte die Verbindung prüfen und es noch einmal versuchen.',
  run: 'Ausführen',
  stop: 'Anhalten',
  phases: {
    sending: 'Gesendet. Die Antwort steht noch aus …',
    answering: 'Die Antwort kommt …',
    done: 'Die Antwort ist vollständig.',
    stopped: 'Angehalten. Was bis dahin kam, bleibt stehen.',
    failed: 'Es ging schief.',
  },
  changed: 'Die Anfrage hat sich seitdem geändert: Das ist die Antwort auf die vorige.',
  status: 'Status',
  firstToken: 'Erstes Token',
  total: 'Bis zum Ende',
  seconds: (seconds) => `${number(Number(seconds.toPrecision(3)))} s`,
  speed: 'Tokens je Sekunde',
  usage: 'Tokens',
  tokens: (input, output) => `${number(input)} gesendet, ${number(output)} geantwortet`,
  cost: 'Kosten',
  noUsage: 'nicht genannt: „Die Zahl der Tokens ausgeben“ einschalten, um danach zu fragen',
  answer: 'Die Antwort',
  reasoning: 'Was das Modell denkt',
  calls: 'Das Modell möchte diese Funktionen aufgerufen haben',
  noText: 'Die Antwort enthält keinen Text.',
  save: (name) => `${name} speichern`,
  image: (index) => `Bild ${number(index)} der Antwort`,
  sound: (index) => `Ton ${number(index)} der Antwort`,
  video: (index) => `Video ${number(index)} der Antwort`,
  links: 'Adressen in der Antwort. Von dort wird nichts geladen, bevor man einer folgt:',
  job: 'Manche Anbieter antworten zuerst mit einem Auftrag. Das ist ihre erste Antwort; das Beispiel wartet auf das Ergebnis und holt es.',
  json: 'die Antwort als JSON',
  raw: 'Die Antwort, wie sie kam',
  shortened: (characters) => `… und ${number(characters)} Zeichen mehr`,
  words: 'Was der Dienst sagte',
  noAnswer:
    'Es kam keine Antwort. Vielleicht fehlt die Verbindung, etwas dazwischen sperrt sie, oder der Dienst lässt Seiten seine Antwort nicht lesen: Ein Browser sagt nicht, was davon.',
  offline: 'Es besteht keine Verbindung zum Internet.',
  tooLarge: 'Die Antwort ist größer als 100 MB und wurde nicht weiter gelesen.',
  unknown: 'Dieser Fehler ist hier nicht bekannt. Lieber wird keine Ursache genannt als eine falsche.',
  next: 'Was hilft',
  more: 'Mehr zu diesem Fehler',
  played: 'Ohne Token: was ein Stellvertreter antwortet',
  playedHow:
    'Das hat kein Modell geschrieben. Es ist, was unser eigener Stellvertreter des Dienstes auf die Beispielanfrage antwortet, wenn Beispiele mit ihm laufen: Die Form ist die des Dienstes, die Worte sind erfunden.',
  playedLoading: 'Wird geladen …',
  playedLost: 'Das wurde nicht geladen. Bitte die Verbindung prüfen, dann zu- und wieder aufklappen.',
  notPlayed: 'Zu so einer Anfrage ist keine Antwort verzeichnet.',
}
