import type { texts as english } from '../en/coding-agents.ts'
import type { Translation } from '../translation.ts'

/** Texts of the coding agents that are set up for a model, in German. */
export const texts: Translation<typeof english> = {
  title: 'In einem Coding-Agenten verwenden',
  lead: 'So verwendet ein Coding-Agent dieses Modell, über den Anbieter, der auf der API-Seite gewählt ist. Tokens bleiben in Umgebungsvariablen. Auch die Kommandozeile schreibt diese Einrichtungen und kann sie anwenden.',
  toForm: 'Anbieter und Terminal bei den API-Beispielen wählen.',
  form: 'Eine Einrichtung dieser Form wurde gegen eine Nachbildung des Dienstes gestartet, genau diese nicht.',
  ran: (agent, day) =>
    `${agent} wurde am ${day} mit genau dieser Einrichtung gegen eine Nachbildung des Dienstes gestartet, hat eine Datei geändert und einen Befehl ausgeführt.`,
  setUp: (agent) => `die Einrichtung von ${agent}`,
}
