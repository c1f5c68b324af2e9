import type { texts as english } from '../en/palette.ts'
import { formatOf } from '../format.ts'
import type { Translation } from '../translation.ts'

const { number, plural } = formatOf('de')

/** Texts of the palette, in German. */
export const texts: Translation<typeof english> = {
  title: 'Modell, Aufgabe oder Bibliothek öffnen',
  placeholder: 'Modell, Aufgabe oder Bibliothek',
  results: 'Treffer',
  groups: { models: 'Modelle', tasks: 'Aufgaben', libraries: 'Bibliotheken', errors: 'Fehler', pages: 'Seiten' },
  everywhere: (query) => (query === '' ? 'Alle Modelle durchsuchen' : `Alle Modelle nach „${query}“ durchsuchen`),
  count: (count) => `${number(count)} ${plural(count, { one: 'Treffer', other: 'Treffer' })}`,
  none: 'Kein Eintrag passt zu allen Suchwörtern.',
  loading: 'Wird geladen …',
  offline: 'Sie sind offline. Die Liste wird geladen, sobald Sie wieder online sind.',
  failed: 'Die Liste ließ sich nicht laden.',
  again: 'Erneut versuchen',
  close: 'Schließen',
}
