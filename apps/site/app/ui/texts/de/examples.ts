import type { texts as english } from '../en/examples.ts'
import { formatOf } from '../format.ts'
import type { Translation } from '../translation.ts'

const { day, number, plural } = formatOf('de')

/** Texts around the examples, in German. */
export const texts: Translation<typeof english> = {
  code: 'Code',
  changesHere: 'Hier steht, was sich im Code ändert.',
  request: 'Anfrage',
  update: 'Code aktualisieren',
  problems: 'Ein Teil dieser Anfrage ist nicht verwendbar',
  ignored: 'Das hat keine Wirkung auf die Anfrage',
  seeSample: 'Ein Beispiel ansehen',
  copyAsMarkdown: 'Als Markdown kopieren',
  ifItFails: 'Wenn es scheitert',
  asMarkdown: 'alle Schritte als Markdown',
  openIn: {
    title: 'Öffnen in',
    prompt: (address) => `Lies ${address} und hilf mir, dieses Beispiel zu verwenden.`,
    private: 'Sie öffnen die Adresse dieser Seite. Diese hier ist privat, und vielleicht erreichen sie sie nicht.',
  },
  streamed: 'Die Antwort des Modells, Stück für Stück, während sie entsteht.',
  outcomes: {
    'audio-classification': 'Labels für den Klang, jedes mit einem Wert.',
    'audio-to-audio':
      'Die gefundenen Klänge mit ihren Labels. Die Clients des Hubs speichern jeden in einer eigenen Datei.',
    'automatic-speech-recognition': 'Die gesprochenen Worte als Text.',
    conversational: 'Die Antwort des Modells, sobald sie vollständig ist.',
    'document-question-answering': 'Die Antwort, die im Dokument steht.',
    'feature-extraction': 'Der Text als Liste von Zahlen, sein Embedding.',
    'fill-mask': 'Wörter, die in die Lücke passen, jedes mit einem Wert.',
    'image-classification': 'Labels für das Bild, jedes mit einem Wert.',
    'image-segmentation':
      'Die gefundenen Teile mit ihren Labels. Die Clients des Hubs speichern jede Maske in einer eigenen Datei.',
    'image-text-to-image': 'Der Name einer Bilddatei, die neben dem Beispiel gespeichert ist.',
    'image-text-to-video': 'Der Name einer Videodatei, die neben dem Beispiel gespeichert ist.',
    'image-to-image': 'Der Name einer Bilddatei, die neben dem Beispiel gespeichert ist.',
    'image-to-text': 'Ein Text, der sagt, was das Bild zeigt.',
    'image-to-video': 'Der Name einer Videodatei, die neben dem Beispiel gespeichert ist.',
    'object-detection': 'Die gefundenen Dinge, jedes mit Label, Wert und Ort im Bild.',
    'question-answering': 'Die Antwort und wo sie im Kontext steht.',
    'sentence-similarity': 'Eine Zahl je Text: wie nahe er dem Satz kommt.',
    summarization: 'Die Zusammenfassung als Text.',
    'table-question-answering': 'Die Antwort und die Zellen der Tabelle, aus denen sie stammt.',
    'tabular-classification': 'Ein Label je Zeile.',
    'tabular-regression': 'Eine Zahl je Zeile.',
    'text-classification': 'Labels für den Text, jedes mit einem Wert.',
    'text-generation': 'Der Text, mit dem das Modell fortfährt.',
    'text-to-audio': 'Der Name einer Tondatei, die neben dem Beispiel gespeichert ist.',
    'text-to-image':
      'Der Name einer Bilddatei, die neben dem Beispiel gespeichert ist. Wo es 5 Schritte verlangt, ist das eine schnelle Probe: FLUX.1-dev etwa will 28 bis 50.',
    'text-to-speech': 'Der Name einer Tondatei, die neben dem Beispiel gespeichert ist.',
    'text-to-video': 'Der Name einer Videodatei, die neben dem Beispiel gespeichert ist.',
    'token-classification': 'Die gefundenen Wörter, jedes mit Art, Wert und Ort im Text.',
    translation: 'Die Übersetzung als Text.',
    'visual-question-answering': 'Antworten auf die Frage, jede mit einem Wert.',
    'zero-shot-classification': 'Die eigenen Labels, jedes mit einem Wert.',
    'zero-shot-image-classification': 'Die eigenen Labels, jedes mit einem Wert.',
  },
  shortcuts: {
    title: 'Tastenkürzel',
    close: 'Schließen',
    keys: {
      c: 'Beispiel kopieren',
      l: 'Nächste Sprache',
      p: 'Anbieter wählen',
      s: 'Antwort streamen oder nicht',
      '?': 'Diese Liste',
    },
    on: 'Tasten mit einem Buchstaben',
    hint: 'Dieser Browser merkt es sich. Alles auf der Seite geht auch ohne sie.',
    streamingOn: 'Die Antwort wird gestreamt',
    streamingOff: 'Die Antwort wird nicht gestreamt',
  },
  copyLink: 'Link kopieren',
  link: 'der Link zu dieser Seite',
  download: 'Herunterladen',
  downloads: {
    code: 'Nur der Code',
    md: 'Die Schritte als Markdown',
    ipynb: (language) => `Ein Jupyter-Notebook für ${language}`,
    zip: 'Alles, was zum Ausführen gehört: Code, Beispieldatei, genaue Versionen, Schritte',
  },
  plainFile: (name) => `Als ${name} öffnen`,
  ran: 'Genau dieser Text lief mit',
  formRan: 'Ein Beispiel dieser Form, mit anderen Eingaben, lief mit',
  javascriptRan: 'Das JavaScript dieser Form lief mit',
  ranOn: 'am',
  ranHow: 'unverändert, in einem leeren Ordner',
  notRun: 'Diese Kombination ist noch nicht gelaufen.',
  assumed: 'Das beruht auf einer Annahme',
  giveId: 'Namen angeben',
  notOffered: 'Nicht angeboten, und warum',
  missing: {
    title: (language) => `Hier gibt es kein Beispiel in ${language}`,
    needsProvider: (language) => `${language} braucht einen Anbieter:`,
    gives: 'So gibt es eines:',
    nothing: 'Keine Auswahl weiter oben führt zu einem.',
  },
  ways: {
    provider: (label) => `${label} nehmen`,
    unknownProvider: (label) => `${label} nehmen (ob mit diesem Modell, ist nicht bekannt)`,
    router: 'Den Router einen Anbieter wählen lassen',
    auto: 'Beliebigen Anbieter nehmen (auto)',
    direct: 'Anbieter direkt aufrufen',
    routed: 'Über den Router des Hubs aufrufen',
    api: 'Chat Completions nehmen',
    streaming: 'Antwort nicht streamen',
    endpointUrl: 'Endpunkt weglassen',
    recipe: 'Einfache Antwort verlangen',
  },
  otherLanguages: {
    Kotlin: 'Das Beispiel in Java nehmen: Kotlin verwendet dieselben Clients.',
    'C#, Swift, Dart':
      'Die Beispiele laufen unter Debian 12, und das hat kein Paket des .NET SDK, von Swift oder Dart.',
  },
  chooseProvider: 'Anbieter wählen',
  wire: 'Rohe Anfrage',
  wireHint: 'Der Platzhalter steht für das Token.',
  wireSeen: (clients, dates, isOwnRequest) => {
    const [first = '', last = first] = [dates[0], dates.at(-1)]
    const when = first === last ? `am ${day(first)}` : `zwischen ${day(first)} und ${day(last)}`
    return `${isOwnRequest ? 'Mit der Beispieleingabe gesehen' : 'Gesehen'} bei ${clients}, ${when}.`
  },
  wireBody: 'Inhalt',
  wireCode: 'das JSON der Anfrage',
  runHere: 'Hier ausführen',
  runLoading: 'Wird geladen …',
  runNotLoaded: 'Dieser Teil der Seite wurde nicht geladen. Bitte die Verbindung prüfen.',
  tryAgain: 'Noch einmal versuchen',
  changed: (client, count) =>
    `Beispiel für ${client}: ${plural(count, { one: `${number(count)} Zeile`, other: `${number(count)} Zeilen` })} geändert`,
  tooLong: 'Diese Anfrage ist zu lang für eine Adresse: Der Link lässt die Nachrichten weg.',
  couldNotUpdate:
    'Der Code ließ sich nicht aktualisieren: Ein Teil dieser Seite wurde nicht geladen. Steht die Verbindung wieder,',
  reload: 'die Seite neu laden',
}
