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
      'Bibliotheken, die Modelle des maschinellen Lernens auf dem eigenen Rechner ausführen: Beispiele für ein beliebiges Modell, mit der Version, an der jedes geprüft ist.',
    lead: 'Modelle auf dem eigenen Rechner ausführen. Die Namen in diesen Beispielen sind an der neuesten Version der Bibliothek geprüft: Jeder Import, jede Funktion und jedes Argument muss dort vorkommen. Bei denen, die auch gelaufen sind, steht es dabei.',
    searchLabel: 'Bibliothek finden',
    searchPlaceholder: 'Name oder Paket',
    search: 'Suchen',
    filters: 'Nur Bibliotheken',
    filter: {
      example: 'mit einem Beispiel',
      downloads: 'mit gezählten Downloads',
      checked: 'an einer Version geprüft',
    },
    count: (count, all) =>
      `${count === all ? '' : `${number(count)} von `}${number(all)} ${plural(all, { one: 'Bibliothek', other: 'Bibliotheken' })}`,
    empty: 'Keine Bibliothek passt.',
    emptyHint: 'Ein Teil des Namens genügt; ein Filter weniger hilft auch.',
    showAll: 'Alle Bibliotheken zeigen',
    repo: 'Code',
    docs: 'Doku',
    repoOf: (label) => `Code von ${label}`,
    docsOf: (label) => `Doku von ${label}`,
    noExample: 'kein Beispiel',
    checked: (name, version, date) => `geprüft an ${name} ${version} vom ${day(date)}`,
    notChecked: 'nicht geprüft:',
  },
  page: {
    pageTitle: (label) => `${label}: Beispiele und geprüfte Version`,
    description: (label) => `Beispiele, die Modelle mit ${label} ausführen, und die Version, an der sie geprüft sind.`,
    all: 'Alle Bibliotheken',
    facts: 'Steckbrief',
    key: 'Schlüssel im Hub',
    repository: 'Quellcode',
    documentation: 'Dokumentation',
    packageOn: (registry) => `Paket bei ${registry}`,
    filter: 'Suchfilter im Hub',
    yes: 'ja',
    no: 'nein',
    downloads: 'Was als Download zählt',
    downloadsDefault: 'die allgemeine Regel des Hubs',
    plainFile: (name) => `Als ${name} öffnen`,
    example: 'Beispiel',
    noExample: 'Für diese Bibliothek gibt es noch kein Beispiel. Ihre Dokumentation hilft weiter.',
    noExampleHere:
      'Die Bibliothek hat Beispiele, aber keines für dieses Modell: Sie hängen davon ab, was sein Eintrag sagt.',
    modelLabel: 'Modell',
    modelPlaceholder: 'besitzer/name',
    modelButton: 'Zeigen',
    sample: 'Der Katalog hat kein Modell dieser Bibliothek. Der Name ist erfunden: Hier gehört der eigene hin.',
    named: (id) =>
      `Der Katalog hat ${id} nicht: Das Beispiel entsteht allein aus dem Namen. Was vom übrigen Eintrag abhängt, kann abweichen.`,
    otherLibrary: (id, library) =>
      library === undefined
        ? `Der Eintrag von ${id} nennt keine Bibliothek.`
        : `Laut seinem Eintrag ist ${id} ein Modell von ${library}.`,
    toModel: (id) => `Zur Seite von ${id}`,
    models: 'Modelle dieser Bibliothek',
    allModels: (count) => `Alle ${number(count)}`,
  },
  check: {
    title: 'Wie geprüft wurde',
    against: 'Namen geprüft an',
    of: 'vom',
    notChecked: 'An keiner Version geprüft:',
    missing: (count) =>
      plural(count, {
        one: `In der neuesten Version fehlt ${number(count)} der Namen.`,
        other: `In der neuesten Version fehlen ${number(count)} der Namen.`,
      }),
    note: 'Es ist nicht die neueste Version:',
    summary: (found, all) =>
      all === 0
        ? 'Die Beispiele verwenden keinen Namen, der sich nachschlagen ließe.'
        : all === 1
          ? `Alle Beispiele dieser Bibliothek zusammen verwenden 1 Namen eines Pakets${found === 1 ? ', und die neueste Version definiert ihn.' : '.'}`
          : found === all
            ? `Alle Beispiele dieser Bibliothek zusammen verwenden ${number(all)} Namen aus Paketen, und die neuesten Versionen definieren jeden davon.`
            : `Alle Beispiele dieser Bibliothek zusammen verwenden ${number(all)} Namen aus Paketen. Die neuesten Versionen definieren ${number(found)} davon.`,
    found: 'In der Version definiert',
    foundByName: 'Dort definiert, allein am Namen erkannt',
    notFound: 'Fehlt in der Version',
    unchecked: 'Nicht nachgeschlagen',
    names: (count) => plural(count, { one: `${number(count)} Name`, other: `${number(count)} Namen` }),
  },
  run: {
    ran: 'Genau dieser Text lief mit',
    ranFor: (model) => `Dieser Text, mit ${model} als Name des Modells, lief mit`,
    on: (runtime) => `in ${runtime} am`,
    how: (weights) =>
      weights === undefined
        ? 'mit einem kleinen Modell, das dafür gemacht ist, und zeigte ein Ergebnis'
        : weights === 'repeated'
          ? 'mit einem Modell, in dem jedes Gewicht eine Zahl wiederholt, und zeigte ein Ergebnis'
          : 'mit einem Modell, von dessen Gewichten die Datei einen Teil enthielt, die übrigen so, wie der Lader sie anlegt, und zeigte ein Ergebnis',
    notRun: 'Nicht gelaufen: Nur die Namen sind geprüft.',
  },
  use: {
    title: 'Mit einer Bibliothek verwenden',
    lead: 'Um das Modell auf dem eigenen Rechner auszuführen. Die Namen in diesen Beispielen sind an der Version der Bibliothek geprüft. Bei denen, die auch gelaufen sind, steht es dabei.',
    toForm: 'Was die Beispiele fragen, steht im Formular.',
    more: (label) => `Mehr über ${label}`,
  },
  code: (label, language) => `das Beispiel für ${label} in ${language}`,
  numbered: (name, place, count) => `${name} (${place} von ${count})`,
  notTaken: 'Dieses Beispiel nimmt nicht:',
  noCode: 'Aus dem, was der Eintrag sagt, lässt sich kein Code schreiben:',
  completed: 'Der Eintrag sagt nicht, welche Klassen dieses Modell laden; hier stehen die üblichen seiner Aufgabe.',
  missing: {
    title: 'Diese Bibliothek gibt es hier nicht',
    lead: 'Keine Bibliothek hat diesen Schlüssel. Die Schlüssel sind die des Hubs, in genau ihrer Schreibweise.',
    near: 'Gemeint war vielleicht',
  },
}
