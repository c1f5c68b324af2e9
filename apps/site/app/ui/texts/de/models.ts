import type { texts as english } from '../en/models.ts'
import { formatOf } from '../format.ts'
import type { Translation } from '../translation.ts'

const { number, plural } = formatOf('de')

const onlyEmbedded = (size: number): string =>
  `Deshalb haben wir nur die ${number(size)} eingebauten Modelle durchsucht.`

/** Texts of the list of models, its filters and what the hub adds, in German. */
export const texts: Translation<typeof english> = {
  chat: 'Chat',
  facets: { task: 'Aufgabe', library: 'Bibliothek', provider: 'Anbieter' },
  any: { task: 'Alle Aufgaben', library: 'Alle Bibliotheken', provider: 'Alle Anbieter' },
  option: (label, count) => `${label} (${number(count)})`,
  chosen: 'Aktive Filter',
  remove: (facet, label) => `Filter entfernen: ${facet} ${label}`,
  removeAll: 'Alle Filter entfernen',
  count: (total, query) =>
    `${number(total)} ${plural(total, { one: 'Modell', other: 'Modelle' })}${query === '' ? '' : ` zu „${query}“`}`,
  empty: (query) => (query === '' ? 'Kein Modell passt zu allen Filtern.' : `Kein Modell passt zu „${query}“.`),
  emptyHint: (size) =>
    `Der eingebaute Katalog enthält ${number(size)} ausgewählte Modelle. Versuchen Sie es mit weniger Wörtern oder Filtern.`,
  without: (label) => `Ohne „${label}“ suchen`,
  openModel: (id) => `${id} öffnen`,
  showAll: 'Alle Modelle anzeigen',
  near: 'Meinten Sie',
  providerNote: (label) =>
    `${label} unterstützt die Aufgaben dieser Katalogmodelle. Welche davon ${label} anbietet, steht nicht im Katalog, sondern bei Hugging Face.`,
  prices: {
    found: (day) =>
      `Die Preise stammen vom Router (Stand: ${day}). Chatmodelle mit bekannten Preisen zeigen die des verfügbaren Anbieters mit dem niedrigsten Preis pro Ausgabetoken.`,
    missing: 'Keine Preise: Der Router hat keine für diese Modelle gesendet.',
    off: 'Keine Preise: Online-Abfragen sind auf dieser Website abgeschaltet.',
  },
  pages: 'Seiten',
  page: (page, pages) => `Seite ${number(page)} von ${number(pages)}`,
  previous: 'Zurück',
  next: 'Weiter',
  offline: 'Sie sind offline. Sie sehen die bisherigen Treffer; die Suche geht weiter, sobald Sie wieder online sind.',
  retrying: 'Die Suche ist fehlgeschlagen. Neuer Versuch …',
  failed: 'Die Suche ist fehlgeschlagen. Ihre Eingabe bleibt erhalten.',
  again: 'Erneut versuchen',
  hub: {
    title: 'Bei Hugging Face',
    served: (label) => `Laut Hugging Face bei ${label} verfügbar`,
    idle: 'Mit der Suche finden und öffnen Sie jedes öffentliche Modell bei Hugging Face.',
    asking: 'Suche bei Hugging Face …',
    none: 'Keine weiteren Treffer bei Hugging Face.',
    more: 'Mehr von Hugging Face',
    first: 'Zurück zu den ersten Treffern',
    unreachable: (size) => `Die Suche bei Hugging Face ist fehlgeschlagen. ${onlyEmbedded(size)}`,
    late: (size) =>
      `Hugging Face hat noch nicht geantwortet. Bisher haben wir nur die ${number(size)} eingebauten Modelle durchsucht.`,
    busy: (size) => `Hugging Face begrenzt unsere Anfragen. ${onlyEmbedded(size)}`,
    refused: (size) => `Hugging Face hat das Token dieser Website abgelehnt. ${onlyEmbedded(size)}`,
    again: 'Erneut versuchen',
  },
}
