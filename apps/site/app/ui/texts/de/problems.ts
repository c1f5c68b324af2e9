import type { texts as english } from '../en/problems.ts'
import { formatOf } from '../format.ts'
import type { Translation } from '../translation.ts'

const { number } = formatOf('de')

const range = (least: number, most: number): string => `von ${number(least)} bis ${number(most)}`

/** What is wrong with a field of the form, or has no effect, in German. */
export const texts: Translation<typeof english> = {
  notOfThisTask: 'Dieses Feld gibt es bei der Aufgabe dieses Modells nicht. Es bleibt weg.',
  messages:
    'Die Nachrichten in dieser Adresse sind keine JSON-Liste von Objekten mit einer Rolle. Zu sehen sind die des Beispiels.',
  platform: (known) => `Möglich sind ${known}. Die Beispiele gelten für posix.`,
  language: (known) => `Möglich sind ${known}. Die Angabe bleibt weg.`,
  client: (known) => `Möglich sind ${known}. Die Angabe bleibt weg.`,
  number: (least, most) => `Hier gehört eine Zahl ${range(least, most)} hin.`,
  wholeNumber: (least, most) => `Hier gehört eine ganze Zahl ${range(least, most)} hin.`,
  decimalPoint: (number) => `Dezimalzahlen mit Punkt schreiben: ${number}`,
  outOfRange: (least, most) => `Möglich sind Werte ${range(least, most)}. Andere Werte lassen sich als JSON angeben.`,
  switch: 'Möglich sind „true“ und „false“.',
  choice: (known) => `Möglich sind ${known}.`,
  notJson: (line, column) => `Das ist kein gültiges JSON: Zeile ${line}, Spalte ${column}.`,
  notObject: 'Hier gehört ein JSON-Objekt hin, zum Beispiel {"seed": 7}.',
  notSchema: 'Das muss ein JSON Schema sein oder ein Beispiel der Antwort, etwa {"city": "Lyon"}.',
  notTools:
    'Das muss eine JSON-Liste von Tools sein, zum Beispiel [{"type": "function", "function": {"name": "get_time"}}].',
  inexact: (value) =>
    `${value} lässt sich nicht genau speichern. Als Text in Anführungszeichen schreiben oder weniger Ziffern angeben.`,
  written: (name) => `„${name}“ schreibt das Beispiel selbst. Zum Ändern gibt es die anderen Felder.`,
  twice: (name) => `„${name}“ steht schon in einem eigenen Feld. Eine Stelle genügt.`,
  sentences: 'Hier gehört eine JSON-Liste von Texten hin.',
  grid: 'Hier gehört eine JSON-Liste von Zeilen hin, deren erste die Spalten benennt.',
  sameColumns: (name) => `Zwei Spalten heißen „${name}“. Jede braucht einen eigenen Namen.`,
  unknownProvider: (name) => `Kein Anbieter heißt „${name}“. Die Beispiele unten lassen die Wahl offen (auto).`,
  otherProvider: (label) => `${label} kann diese Aufgabe nicht. Die Beispiele unten lassen die Wahl offen (auto).`,
  ignored: {
    unknownParameter: (provider, task) =>
      `${provider} beschreibt für ${task} keinen solchen Parameter, er wird nicht gesendet`,
    routerBills: 'nur der Router des Hubs rechnet mit einer Organisation ab',
    endpointHasNoProvider: 'aufgerufen wird ein eigener Endpunkt und kein Anbieter',
    directNeedsProvider: (policy) => `${policy} ist eine Wahl des Routers; ein direkter Aufruf braucht einen Anbieter`,
    messagesAreInput: 'die Nachrichten sind die ganze Eingabe',
    notTaggedAsChat: 'das gibt es nur im Chat, und dem Modell fehlt das Tag conversational',
    notChat: (task) => `das gibt es nur im Chat, und die Aufgabe des Modells ist ${task}`,
    asyncInPython: 'nur die Clients für Python haben neben der gewöhnlichen eine asynchrone Schnittstelle',
    fallbacksNeedRetries: 'nur ein Beispiel, das Anfragen wiederholt, fragt einen anderen Anbieter',
    fallbacksNeedRouter: 'nur der Router des Hubs erreicht mit demselben Schlüssel einen anderen Anbieter',
    idFoundWithAuto: 'mit auto finden sich der Anbieter und sein Name für das Modell erst, wenn das Beispiel läuft',
    idFoundByRouter: 'den Namen des Modells beim Anbieter findet der Router',
    recipeHasFormat: 'das Rezept structured-output verlangt ein eigenes Format',
    recipeShowsAnswer: 'das Rezept structured-output zeigt allein die Antwort',
    loopShowsAnswer: 'das Rezept tool-loop zeigt allein die Aufrufe und die Antwort',
    messageIsShown: 'wo Werkzeuge angeboten sind, ist die ganze Nachricht zu sehen',
    answerIsShown: 'ein Beispiel für die Shell zeigt die ganze Antwort',
    directIsRouted: 'zu diesem Anbieter führt auch der direkte Aufruf über den Router des Hubs',
    defaultsAreLost: (fields) =>
      `Dienste füllen keinen Standardwert ein, deshalb wird er bei diesen Feldern nicht gesendet: ${fields}`,
    optionalIsNull: (fields) =>
      `strikte Schemas verlangen jedes Feld, deshalb werden optionale als Pflichtfelder gesendet und dürfen null sein: ${fields}`,
    recipeHasNoSchema: 'nur das Rezept structured-output verlangt eine Antwort nach einem Schema',
    typesInJavaScript: 'nur JavaScript wird mit Typen geschrieben',
    sameOnPlatforms: 'das Beispiel ist auf allen Systemen gleich',
    optionIsTaken: (option) => `die Angabe ${option} ist auch da, und sie gilt`,
    endpointServesOne: 'ein eigener Endpunkt bedient ein einziges Modell und bekommt dessen Namen nicht',
    apiLacksField: (api) => `in der ${api} gibt es kein Feld dafür, es wird nicht gesendet`,
    serviceLacksField: (api, field) => `der Dienst beschreibt kein Feld ${field} der ${api}, es wird nicht gesendet`,
    completionsShowIt: 'nur die Beispiele mit Chat Completions zeigen es',
  },
}
