import type { texts as english } from '../en/api-reference.ts'
import { formatOf } from '../format.ts'
import type { Translation } from '../translation.ts'

const { plural } = formatOf('de')

/** Texts of the API's reference, in German. */
export const texts: Translation<typeof english> = {
  title: 'HTTP-API',
  description:
    'Die HTTP-API dieser Website: Modelle, geprüfte Beispiele, Anfragen im Rohformat, Aufgaben und Bibliotheken.',
  heading: 'Dieselben Beispiele per HTTP',
  lead: 'Nutzen Sie diese Website in Ihren eigenen Programmen. Die API verwendet dieselben Parameter wie eine Modellseite und liefert Byte für Byte dieselben Beispiele.',
  document: 'OpenAPI-3.1-Beschreibung',
  contents: 'Endpoints',
  rules: 'Konventionen',
  rulesList: [
    [
      'Formate',
      'Mit dem Accept-Header wählen Sie das Format: application/json, text/plain für Code oder text/markdown für Dokumente.',
    ],
    [
      'Caching',
      'Jede erfolgreiche Antwort auf eine GET-Anfrage enthält ein starkes ETag. Wenn Sie es in If-None-Match zurücksenden und sich nichts geändert hat, bekommen Sie 304 ohne Body.',
    ],
    [
      'Lange Eingaben',
      'GET akzeptiert URLs von bis zu 48 kB. Für längere Eingaben und für Modelle ohne öffentlichen Eintrag verwenden Sie POST mit einem JSON-Body von bis zu 1 MB.',
    ],
    ['CORS', 'Skripte auf beliebigen Websites können die API aufrufen, aber keine Anmeldedaten mitsenden.'],
    ['Rate Limits', 'Wenn Sie das Limit überschreiten, bekommen Sie 429 mit einem Retry-After-Header.'],
    [
      'Tokens',
      'Senden Sie Ihr Token nicht an die API. Die Beispiele lesen es beim Ausführen aus einer Umgebungsvariablen.',
    ],
  ],
  problems: 'Fehler',
  problemsLead:
    'Die API liefert Fehler als Problem Details (RFC 9457, application/problem+json). Das Feld type verweist auf einen der Einträge unten, das Feld detail erklärt das Problem. Das Feld errors nennt jedes ungültige Feld, mit den gültigen Werten, falls es dafür eine feste Liste gibt.',
  parameters: (count) => plural(count, { one: `${count} Parameter`, other: `${count} Parameter` }),
  body: 'Body der Anfrage',
  result: 'Felder der Antwort',
  answers: 'Antworten',
  required: 'erforderlich',
  example: (operation) => `der curl-Befehl für ${operation}`,
  noBody: 'Die Antwort hat keinen Body.',
}
