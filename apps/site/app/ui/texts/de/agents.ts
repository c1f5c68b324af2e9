import type { texts as english } from '../en/agents.ts'
import type { Translation } from '../translation.ts'

/** Texts of the page for agents, in German. */
export const texts: Translation<typeof english> = {
  title: 'Für Agenten',
  description:
    'Ein Server des Model Context Protocol, der Programmieragenten Beispiele gibt und sagt, was davon gelaufen ist: Einrichtung für VS Code, Cursor, Claude, Zed und andere.',
  heading: 'Beispiele für Agenten, deren Form gelaufen ist',
  lead: 'Agenten schreiben Aufrufe von Modellen aus dem Gedächtnis, und das ist veraltet. Dieser Server gibt ihnen stattdessen die Beispiele dieser Seiten, mit den gewünschten Nachrichten und Parametern.',
  editor: 'Einrichten in',
  local: 'Auf dem eigenen Rechner',
  localHint:
    'Braucht Node 22.22 oder neuer und einen Klon, denn das Paket liegt noch in keinem Verzeichnis: darin einmal npm ci && npm run build ausführen und seinen Pfad statt /path/to/model-snippets einsetzen. Keine Frage verlässt den Rechner, nur der Name eines Modells, dessen Namen beim Anbieter allein der Hub kennt; HUB_URL=off behält auch den.',
  remote: 'Von dieser Adresse',
  remoteHint: 'Nichts zu installieren. Der Agent fragt diesen Server, der nichts aufbewahrt.',
  remoteMissing: (label) =>
    `${label} nimmt in dieser Datei keine Adressen an: Die Adresse unten wird in den Einstellungen als Connector eingetragen.`,
  merge: 'Gibt es die Datei schon, kommt der Eintrag dazu.',
  run: 'In einem Terminal ausführen.',
  setup: (label, way) => `die Einrichtung für ${label}: ${way}`,
  address: 'Die Adresse',
  tools: 'Was er kann',
  toolsHint: 'Jedes Werkzeug liest nur. Auf Fehler antwortet es mit den Werten, die richtig gewesen wären.',
}
