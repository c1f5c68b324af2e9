import type { texts as english } from '../en/libraries.ts'
import { formatOf } from '../format.ts'
import type { Translation } from '../translation.ts'

const { day, number, plural } = formatOf('de')

/** Texts of the libraries’ pages and of library examples elsewhere, in German. */
export const texts: Translation<typeof english> = {
  list: {
    title: 'Bibliotheken',
    pageTitle: (query) => (query === '' ? 'Bibliotheken' : `${query} · Bibliotheken`),
    description:
      'Codebeispiele für Bibliotheken, die Machine-Learning-Modelle auf Ihrem Rechner ausführen, mit den Versionen, anhand derer wir sie geprüft haben.',
    lead: 'Führen Sie ein Modell auf Ihrem Rechner aus. Wo eine Version genannt ist, haben wir Importe, Funktionen und Argumente der Beispiele anhand dieser Version geprüft. Beispiele, die wir auch ausgeführt haben, sind markiert.',
    searchLabel: 'Bibliothek finden',
    searchPlaceholder: 'Name oder Paket',
    search: 'Suchen',
    filters: 'Bibliotheken filtern',
    filter: {
      example: 'mit Beispiel',
      downloads: 'mit eigener Zählweise für Downloads',
      checked: 'anhand einer veröffentlichten Version geprüft',
    },
    count: (count, all) =>
      `${count === all ? '' : `${number(count)} von `}${number(all)} ${plural(all, { one: 'Bibliothek', other: 'Bibliotheken' })}`,
    empty: 'Keine passende Bibliothek gefunden.',
    emptyHint: 'Suchen Sie nach einem Teil des Namens oder entfernen Sie einen Filter.',
    showAll: 'Alle Bibliotheken anzeigen',
    repo: 'Code',
    docs: 'Doku',
    repoOf: (label) => `Code von ${label}`,
    docsOf: (label) => `Doku von ${label}`,
    noExample: 'kein Beispiel',
    checked: (name, version, date) => `geprüft anhand von ${name} ${version} vom ${day(date)}`,
    notChecked: 'nicht geprüft:',
  },
  page: {
    pageTitle: (label, hasExample) => (hasExample ? `${label}: Codebeispiele` : label),
    description: (label, hasExample) =>
      hasExample
        ? `Beispiele, die Modelle mit ${label} ausführen, und wie wir sie geprüft haben.`
        : `Über ${label}, eine Bibliothek für Machine-Learning-Modelle. Dafür haben wir noch kein Beispiel.`,
    all: 'Alle Bibliotheken',
    facts: 'Über die Bibliothek',
    key: 'Schlüssel bei Hugging Face',
    repository: 'Quellcode',
    documentation: 'Dokumentation',
    packageOn: (registry) => `Paket auf ${registry}`,
    filter: 'Suchfilter bei Hugging Face',
    yes: 'ja',
    no: 'nein',
    downloads: 'Zählweise für Downloads',
    downloadsDefault: 'Standard von Hugging Face',
    plainFile: (name) => `Als ${name} öffnen`,
    example: 'Beispiel',
    noExample:
      'Für diese Bibliothek haben wir noch kein Beispiel. Schlagen Sie in der Dokumentation der Bibliothek nach.',
    noExampleHere: 'Für diese Bibliothek gibt es Beispiele, aber keines passt zu diesem Modell.',
    sample:
      'Der eingebaute Katalog enthält kein Modell für diese Bibliothek. Dieser Modellname ist erfunden: Ersetzen Sie ihn durch den Namen Ihres Modells.',
    named: (id) =>
      `${id} ist nicht im eingebauten Katalog, deshalb beruht dieses Beispiel nur auf seinem Namen. Sein Eintrag bei Hugging Face erfordert vielleicht anderen Code.`,
    otherLibrary: (id, library) =>
      library === undefined
        ? `Der Eintrag von ${id} nennt keine Bibliothek.`
        : `Laut Eintrag bei Hugging Face ist ${id} für ${library} vorgesehen.`,
    toModel: (id) => `Zur Seite von ${id}`,
    models: 'Modelle für diese Bibliothek',
    allModels: (count) => `Alle ${number(count)} Modelle`,
  },
  model: { searchLabel: 'Modell', searchPlaceholder: 'besitzer/name', search: 'Anzeigen' },
  check: {
    title: 'So haben wir geprüft',
    against: 'Namen geprüft anhand von',
    of: 'vom',
    notChecked: 'Nicht anhand einer veröffentlichten Version geprüft:',
    missing: (count) =>
      plural(count, {
        one: 'In dieser Version fehlt einer der Namen.',
        other: `In dieser Version fehlen ${number(count)} der Namen.`,
      }),
    note: 'Nicht die neueste Version:',
    summary: (found, all) =>
      all === 0
        ? 'Die Beispiele verwenden keine Namen, die wir nachschlagen konnten.'
        : all === 1
          ? `Die Beispiele für diese Bibliothek verwenden einen Namen aus einem Paket. Wir haben ihn in ${found === 1 ? 'einer' : 'keiner'} veröffentlichten Version gefunden.`
          : found === all
            ? `Die Beispiele für diese Bibliothek verwenden ${number(all)} Namen aus Paketen. Wir haben alle in veröffentlichten Versionen gefunden.`
            : `Die Beispiele für diese Bibliothek verwenden ${number(all)} Namen aus Paketen. Wir haben ${found === 0 ? 'keinen' : number(found)} davon in veröffentlichten Versionen gefunden.`,
    found: 'In der Version definiert',
    foundByName: 'In der Version definiert, nur am Namen erkannt',
    notFound: 'Fehlt in der Version',
    unchecked: 'Nicht nachgeschlagen',
    names: (count) => plural(count, { one: `${number(count)} Name`, other: `${number(count)} Namen` }),
  },
  run: {
    ran: 'Genau dieser Code lief mit',
    ranFor: (model) => `Für ein anderes Modell, ${model}, lief dieser Code mit`,
    on: (runtime) => `unter ${runtime} am`,
    how: (weights) =>
      weights === undefined
        ? 'mit einem kleinen Testmodell, und gab ein Ergebnis aus'
        : weights === 'repeated'
          ? 'mit einem Platzhaltermodell (jeder Gewichtstensor enthält überall dieselbe Zufallszahl), und gab ein Ergebnis aus'
          : 'mit einer Modelldatei, die einen Teil der Gewichte enthielt (den Rest initialisierte der Loader), und gab ein Ergebnis aus',
    notRun: 'Wir haben diesen Code nicht ausgeführt.',
  },
  use: {
    title: 'Mit einer Bibliothek verwenden',
    lead: 'Führen Sie das Modell auf Ihrem Rechner aus. Wo eine Version genannt ist, haben wir Importe, Funktionen und Argumente der Beispiele anhand dieser Version geprüft. Beispiele, die wir auch ausgeführt haben, sind markiert.',
    toForm: 'Ändern Sie die Eingabe im Formular.',
  },
  code: (label, language) => `das Beispiel für ${label} in ${language}`,
  numbered: (name, place, count) => `${name} (${place} von ${count})`,
  notTaken: 'Dieses Beispiel ignoriert:',
  noCode: 'Aus dem Eintrag des Modells können wir keinen Code erzeugen:',
  completed:
    'Der Eintrag des Modells nennt die Klassen nicht, die das Modell laden. Das Beispiel verwendet die üblichen Klassen für die Aufgabe.',
  missing: {
    title: 'Bibliothek nicht gefunden',
    lead: 'Keine Bibliothek hat diesen Schlüssel. Verwenden Sie den Schlüssel genau in der Schreibweise von Hugging Face.',
    near: 'Ähnliche Bibliotheken',
  },
}
