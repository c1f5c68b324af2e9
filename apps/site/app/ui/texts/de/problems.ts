import type { texts as english } from '../en/problems.ts'
import { formatOf } from '../format.ts'
import type { Translation } from '../translation.ts'

const { number } = formatOf('de')

const range = (least: number, most: number): string => `zwischen ${number(least)} und ${number(most)}`

/** What is wrong with a field of the form, or has no effect, in German. */
export const texts: Translation<typeof english> = {
  notOfThisTask: 'Die Aufgabe dieses Modells unterstützt dieses Feld nicht, deshalb lassen wir es weg.',
  messages:
    'Die Nachrichten in der URL dieser Seite müssen ein JSON-Array von Objekten sein, die jeweils eine Rolle haben. Sie sehen stattdessen die Beispielnachrichten.',
  platform: (known) => `Muss einer dieser Werte sein: ${known}. Sie sehen die Befehle für macOS und Linux (posix).`,
  language: (known) => `Muss einer dieser Werte sein: ${known}. Ihre Angabe wird ignoriert.`,
  client: (known) => `Muss einer dieser Werte sein: ${known}. Ihre Angabe wird ignoriert.`,
  number: (least, most) => `Muss eine Zahl ${range(least, most)} sein.`,
  wholeNumber: (least, most) => `Muss eine ganze Zahl ${range(least, most)} sein.`,
  decimalPoint: (number) => `Verwenden Sie einen Dezimalpunkt: ${number}`,
  outOfRange: (least, most) =>
    `Muss ${range(least, most)} liegen. Um einen anderen Wert zu senden, leeren Sie dieses Feld und geben Sie den Wert als JSON unter „Weitere Felder im Body“ oder „Weitere Parameter“ an.`,
  switch: 'Muss „true“ oder „false“ sein.',
  choice: (known) => `Muss einer dieser Werte sein: ${known}.`,
  notJson: (line, column) => `Ungültiges JSON in Zeile ${line}, Spalte ${column}.`,
  notObject: 'Muss ein JSON-Objekt sein, zum Beispiel {"seed": 7}.',
  notSchema: 'Muss ein JSON-Schema oder eine Beispielantwort wie {"city": "Lyon"} sein.',
  notTools:
    'Muss ein JSON-Array von Tools sein, zum Beispiel [{"type": "function", "function": {"name": "get_time"}}].',
  inexact: (value) =>
    `${value} lässt sich nicht exakt darstellen: Die Zahl ist zu groß oder hat zu viele Ziffern. Verwenden Sie eine andere Zahl, oder setzen Sie sie in Anführungszeichen, um sie als String zu senden.`,
  written: (name) => `Das Beispiel setzt „${name}“ selbst. Ändern Sie den Wert über die anderen Felder.`,
  twice: (name) => `Für „${name}“ gibt es auch ein eigenes Feld. Geben Sie den Wert nur an einer Stelle an.`,
  sentences: 'Muss ein JSON-Array von Strings sein.',
  grid: 'Muss ein JSON-Array von Zeilen sein. Die erste Zeile enthält die Spaltennamen.',
  sameColumns: (name) => `Zwei Spalten heißen „${name}“. Spaltennamen müssen eindeutig sein.`,
  unknownProvider: (name) =>
    `Es gibt keinen Anbieter namens „${name}“. In den Beispielen unten wählt der Router den Anbieter (auto).`,
  otherProvider: (label) =>
    `${label} unterstützt diese Aufgabe nicht. In den Beispielen unten wählt der Router den Anbieter (auto).`,
  ignored: {
    unknownParameter: (provider, task) =>
      `${provider} dokumentiert diesen Parameter für ${task} nicht, deshalb wird er nicht gesendet`,
    routerBills: 'nur der Hugging-Face-Router kann über eine Organisation abrechnen',
    endpointHasNoProvider: 'das Beispiel ruft Ihren eigenen Endpoint auf, keinen Anbieter',
    directNeedsProvider: (policy) =>
      `mit ${policy} wählt der Router den Anbieter; ein direkter Aufruf braucht einen bestimmten Anbieter`,
    messagesAreInput: 'im Chat sind die Nachrichten die einzige Eingabe',
    notTaggedAsChat: 'nur für Chatmodelle; diesem Modell fehlt das Tag conversational',
    notChat: (task) => `nur für Chatmodelle; die Aufgabe dieses Modells ist ${task}`,
    onlyEmbeddings: (task) => `nur für Feature Extraction; die Aufgabe des Modells ist ${task}`,
    comparesSeveral: 'ein Vergleich braucht mindestens zwei Texte in inputs',
    asyncInPython: 'nur Python-Beispiele gibt es auch asynchron',
    fallbacksNeedRetries: 'nur Beispiele mit Wiederholungen können auf einen anderen Anbieter ausweichen',
    fallbacksNeedRouter: 'nur der Hugging-Face-Router erreicht einen anderen Anbieter mit demselben Token',
    idFoundWithAuto: 'mit auto ermittelt das Beispiel Anbieter und Modell-ID erst beim Ausführen',
    idFoundByRouter: 'der Router schlägt die Modell-ID des Anbieters selbst nach',
    recipeHasFormat: 'das Rezept structured-output legt das Format selbst fest',
    recipeShowsAnswer: 'das Rezept structured-output gibt nur die Antwort aus',
    loopShowsAnswer: 'das Rezept tool-loop gibt nur die Tool Calls und die Antwort aus',
    messageIsShown: 'mit Tools gibt das Beispiel die ganze Nachricht aus',
    answerIsShown: 'Shell-Beispiele geben die ganze Antwort aus',
    directIsRouted: 'auch direkte Aufrufe dieses Anbieters laufen über den Hugging-Face-Router',
    defaultsAreLost: (fields) =>
      `Dienste wenden Standardwerte aus einem Schema nicht an, deshalb werden sie für diese Felder nicht gesendet: ${fields}`,
    optionalIsNull: (fields) =>
      `strikte Schemas verlangen jedes Feld, deshalb werden diese optionalen Felder als Pflichtfelder gesendet und dürfen null sein: ${fields}`,
    recipeHasNoSchema: 'nur das Rezept structured-output verwendet ein Schema',
    typesInJavaScript: 'nur JavaScript-Beispiele gibt es auch als TypeScript',
    sameOnPlatforms: 'das Beispiel ist auf allen Systemen gleich',
    optionIsTaken: (option) => `die Option ${option} ist auch gesetzt und hat Vorrang`,
    endpointServesOne: 'bei dieser Aufgabe senden nur Clients für OpenAIs API eine Modell-ID an Ihren eigenen Endpoint',
    apiLacksField: (api) => `die ${api} hat kein solches Feld, deshalb wird diese Option nicht gesendet`,
    serviceLacksField: (api, field) =>
      `der Dienst dokumentiert das Feld ${field} der ${api} nicht, deshalb wird es nicht gesendet`,
    completionsShowIt:
      'nur Beispiele mit Chat Completions haben diese Option; mit anderen APIs geben Beispiele die Antwort aus, curl die ganze Antwort des Dienstes',
    reasoningUnknown: 'wir wissen nicht, wie sich das Reasoning dieses Modells einstellen lässt',
    modelLacksLevel: (level, source) =>
      `der Hersteller dokumentiert die Stufe ${level} für dieses Modell nicht (${source})`,
    providerLacksLevel: (provider, level) =>
      `${provider} dokumentiert nicht, wie man für dieses Modell die Stufe ${level} einstellt`,
    apiLacksLevel: (api, level) => `die ${api} dieses Dienstes kennt die Stufe ${level} nicht`,
    levelNeedsProvider: (policy) =>
      `jeder Anbieter schaltet das Reasoning anders ab; wählen Sie statt ${policy} einen Anbieter`,
  },
}
