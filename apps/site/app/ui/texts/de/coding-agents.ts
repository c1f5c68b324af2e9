import type { texts as english } from '../en/coding-agents.ts'
import type { Translation } from '../translation.ts'

/** Texts of the coding agents that are set up for a model, in German. */
export const texts: Translation<typeof english> = {
  title: 'In einem Coding-Agenten verwenden',
  lead: 'Diese Konfigurationen verwenden den Anbieter, den Sie im Tab „API“ gewählt haben. Tokens bleiben in Umgebungsvariablen. Auch das Kommandozeilenprogramm kann die Konfigurationen ausgeben und anwenden.',
  toForm: 'Wählen Sie Anbieter und Terminal im Tab „API“.',
  form: 'Mit genau dieser Konfiguration haben wir den Agenten nicht ausgeführt, aber mit einer ähnlichen, gegen einen Mock des Dienstes.',
  ran: (agent, day) =>
    `Am ${day} haben wir ${agent} mit genau dieser Konfiguration gegen einen Mock des Dienstes ausgeführt. Der Agent hat eine Datei bearbeitet und einen Befehl ausgeführt.`,
  setUp: (agent) => `die Konfiguration für ${agent}`,
}
