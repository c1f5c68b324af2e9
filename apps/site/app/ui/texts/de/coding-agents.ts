import type { texts as english } from '../en/coding-agents.ts'
import type { Translation } from '../translation.ts'

/** Texts of the coding agents that are set up for a model, in German. */
export const texts: Translation<typeof english> = {
  title: 'In einem Coding-Agenten verwenden',
  lead: 'Verwenden Sie dieses Modell in einem Coding-Agenten, über den Anbieter, den Sie auf der API-Seite gewählt haben. Tokens bleiben in Umgebungsvariablen. Auch das Kommandozeilenprogramm kann diese Einrichtungen ausgeben und anwenden.',
  toForm: 'Wählen Sie Anbieter und Terminal auf der API-Seite.',
  form: 'Eine Einrichtung dieser Form lief gegen einen Mock des Dienstes, genau diese noch nicht.',
  ran: (agent, day) =>
    `Am ${day} lief ${agent} mit genau dieser Einrichtung gegen einen Mock des Dienstes, bearbeitete eine Datei und führte einen Befehl aus.`,
  setUp: (agent) => `die Einrichtung für ${agent}`,
}
