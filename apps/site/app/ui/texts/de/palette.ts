import type { texts as english } from '../en/palette.ts'
import { formatOf } from '../format.ts'
import type { Translation } from '../translation.ts'

const { number, plural } = formatOf('de')

/** Texts of the palette, in German. */
export const texts: Translation<typeof english> = {
  title: 'Zu einem Modell, einer Aufgabe oder einer Bibliothek gehen',
  placeholder: 'Modell, Aufgabe oder Bibliothek',
  results: 'Treffer',
  groups: { models: 'Modelle', tasks: 'Aufgaben', libraries: 'Bibliotheken', errors: 'Fehler', pages: 'Seiten' },
  everywhere: (query) => (query === '' ? 'Alle Modelle durchsuchen' : `Alle Modelle nach „${query}“ durchsuchen`),
  count: (count) => `${number(count)} ${plural(count, { one: 'Treffer', other: 'Treffer' })}`,
  none: 'Hier enthält nichts alle diese Wörter.',
  loading: 'Die Liste wird geladen',
  offline: 'Keine Verbindung. Die Liste wird geladen, sobald sie wieder da ist.',
  failed: 'Die Liste ließ sich nicht laden.',
  again: 'Noch einmal versuchen',
  close: 'Schließen',
}
