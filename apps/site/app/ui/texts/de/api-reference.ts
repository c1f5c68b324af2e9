import type { texts as english } from '../en/api-reference.ts'
import { formatOf } from '../format.ts'
import type { Translation } from '../translation.ts'

const { plural } = formatOf('de')

/** Texts of the API's reference, in German. */
export const texts: Translation<typeof english> = {
  title: 'HTTP-API',
  description:
    'Die HTTP-API dieser Seiten: Modelle, Beispiele mit dem, was davon gelaufen ist, Anfragen an Anbieter, Aufgaben und Bibliotheken.',
  heading: 'Dieselben Beispiele, über HTTP',
  lead: 'Alles hier lässt sich auch von einem Programm abfragen. Die Parameter einer Modellseite gelten genauso und ergeben dieselben Bytes.',
  document: 'Beschreibung nach OpenAPI 3.1',
  contents: 'Was es gibt',
  rules: 'Was überall gilt',
  rulesList: [
    ['Formate', 'Accept sagt, was gewünscht ist: application/json, für Code text/plain, für Dokumente text/markdown.'],
    [
      'Caching',
      'Jede Antwort auf GET hat ein starkes ETag. Mit If-None-Match gesendet, kommt eine unveränderte Antwort ohne Inhalt.',
    ],
    [
      'Lange Eingaben',
      'GET nimmt Adressen bis 48 kB an. POST nimmt JSON bis 1 MB an, und Modelle, die in keiner Liste stehen.',
    ],
    ['Andere Seiten', 'Skripte jeder Seite dürfen fragen, ohne Anmeldedaten.'],
    ['Anfragelimits', 'Auf zu viele Anfragen folgt 429, und in Retry-After stehen die Sekunden bis zur nächsten.'],
    ['Tokens', 'Nie eines senden. Die Beispiele lesen ihres dort aus der Umgebung, wo sie laufen.'],
  ],
  problems: 'Wenn etwas nicht stimmt',
  problemsLead:
    'Fehler sind Problem Details (RFC 9457, application/problem+json): ein type aus dieser Liste, ein Satz und in errors die falschen Felder mit ihren gültigen Werten.',
  parameters: (count) => plural(count, { one: `${count} Parameter`, other: `${count} Parameter` }),
  body: 'Felder der Anfrage',
  result: 'Felder der Antwort',
  answers: 'Antworten',
  required: 'erforderlich',
  example: (operation) => `ein Befehl: ${operation}`,
  noBody: 'ohne Inhalt',
}
