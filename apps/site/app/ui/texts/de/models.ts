import type { texts as english } from '../en/models.ts'
import { formatOf } from '../format.ts'
import type { Translation } from '../translation.ts'

const { number, plural } = formatOf('de')

const onlyEmbedded = (size: number): string => `durchsucht sind nur die ${number(size)} eingebauten Modelle.`

/** Texts of the list of models, its filters and what the hub adds, in German. */
export const texts: Translation<typeof english> = {
  chat: 'Chat',
  facets: { task: 'Aufgabe', library: 'Bibliothek', provider: 'Anbieter' },
  any: { task: 'Alle Aufgaben', library: 'Alle Bibliotheken', provider: 'Alle Anbieter' },
  option: (label, count) => `${label} (${number(count)})`,
  apply: 'Filtern',
  chosen: 'Gewählte Filter',
  remove: (facet, label) => `Filter entfernen: ${facet} ${label}`,
  removeAll: 'Alle Filter entfernen',
  count: (total, query) =>
    `${number(total)} ${plural(total, { one: 'Modell', other: 'Modelle' })}${query === '' ? '' : ` zu „${query}“`}`,
  empty: (query) => (query === '' ? 'Kein Modell erfüllt alles davon.' : `Kein Modell passt zu „${query}“.`),
  emptyHint: (size) =>
    `Der Katalog ist eine Auswahl von ${number(size)} Modellen, die ohne Netz auskommt. Weniger Wörter oder Filter helfen.`,
  without: (label) => `Ohne „${label}“`,
  openModel: (id) => `Seite von ${id} öffnen`,
  showAll: 'Alle Modelle zeigen',
  near: 'Gemeint war vielleicht',
  providerNote: (label) =>
    `Modelle des Katalogs für die Aufgaben, die ${label} kann. Welche davon dort laufen, weiß nur der Hub.`,
  prices: {
    found: (day) =>
      `Preise des Anbieters, dessen Antworten am wenigsten kosten, wie der Router sie am ${day} genannt hat.`,
    missing: 'Preise nennt der Router; noch hat er keine genannt.',
    off: 'Preise nennt der Router; er wurde nicht gefragt.',
  },
  pages: 'Seiten',
  page: (page, pages) => `Seite ${number(page)} von ${number(pages)}`,
  previous: 'Zurück',
  next: 'Weiter',
  searching: 'Die Suche läuft',
  offline: 'Keine Verbindung. Unten steht, was vorher gefunden wurde; die Suche geht weiter, sobald sie wieder da ist.',
  retrying: 'Auf die Suche kam keine Antwort; sie wird wiederholt.',
  failed: 'Auf die Suche kam keine Antwort. Das Getippte bleibt stehen.',
  again: 'Noch einmal versuchen',
  hub: {
    title: 'Im Hub',
    served: (label) => `Laut dem Hub bei ${label} zu haben`,
    idle: 'Auch jedes andere Modell des Hubs lässt sich öffnen: Die Suche findet es.',
    asking: 'Der Hub wird gefragt',
    none: 'Der Hub hat sonst nichts, was passt.',
    more: 'Mehr aus dem Hub',
    first: 'Zurück zu seinen ersten Modellen',
    unreachable: (size) => `Der Hub hat nicht geantwortet: ${onlyEmbedded(size)}`,
    late: (size) => `Der Hub hat noch nicht geantwortet: Bisher ${onlyEmbedded(size)}`,
    busy: (size) => `Der Hub bittet zu warten: ${onlyEmbedded(size)}`,
    refused: (size) => `Der Hub hat das Token abgelehnt, mit dem hier gefragt wird: ${onlyEmbedded(size)}`,
    again: 'Noch einmal fragen',
  },
}
