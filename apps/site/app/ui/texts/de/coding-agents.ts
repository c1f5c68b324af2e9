import type { texts as english } from '../en/coding-agents.ts'
import type { Translation } from '../translation.ts'

/** Texts of the coding agents that are set up for a model, in German. */
export const texts: Translation<typeof english> = {
  title: 'In einem Coding-Agenten verwenden',
  lead: 'Verwenden Sie dieses Modell in einem Coding-Agenten, über den Anbieter, den Sie auf der API-Seite gewählt haben. Tokens bleiben in Umgebungsvariablen. Auch das Kommandozeilenprogramm kann diese Konfigurationen ausgeben und anwenden.',
  toForm: 'Wählen Sie Anbieter und Terminal auf der API-Seite.',
  form: 'Wir haben eine solche Konfiguration gegen einen Mock des Dienstes ausgeführt, aber nicht genau diese.',
  ran: (agent, day) =>
    `Am ${day} haben wir ${agent} mit genau dieser Konfiguration gegen einen Mock des Dienstes ausgeführt. Der Agent hat eine Datei bearbeitet und einen Befehl ausgeführt.`,
  setUp: (agent) => `die Konfiguration für ${agent}`,
}
