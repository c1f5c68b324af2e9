import type { texts as english } from '../en/coding-agents.ts'
import type { Translation } from '../translation.ts'

/** Texts of the coding agents that are set up for a model, in German. */
export const texts: Translation<typeof english> = {
  title: 'In einem Coding-Agenten verwenden',
  lead: 'Diese Konfigurationen verwenden den Anbieter, den Sie im Tab „API“ gewählt haben. Tokens bleiben in Umgebungsvariablen. Auch das Kommandozeilenprogramm kann die Konfigurationen ausgeben und anwenden.',
  toForm: 'Wählen Sie Anbieter und Terminal im Tab „API“.',
  leadOnMachine: (app) =>
    `Mit diesen Konfigurationen läuft das Modell in ${app} auf Ihrem eigenen Rechner, mit Tool Calling und mit der Kontextlänge, die der Agent braucht, sofern das Modell sie unterstützt.`,
  toFormOnMachine: 'Wählen Sie das Terminal im Tab „API“.',
  place: 'Wo das Modell läuft',
  hosted: 'Anbieter oder Endpoint aus dem Tab „API“',
  onMachine: (app) => `Mein Rechner, mit ${app}`,
  show: 'Anzeigen',
  form: 'Mit genau dieser Konfiguration haben wir den Agenten nicht ausgeführt, aber mit einer ähnlichen, gegen einen Mock des Dienstes.',
  notRun: 'Wir haben diesen Agenten nicht ausgeführt. Die Konfiguration folgt seiner Dokumentation.',
  ran: (agent, day) =>
    `Am ${day} haben wir ${agent} mit genau dieser Konfiguration gegen einen Mock des Dienstes ausgeführt. Der Agent hat eine Datei bearbeitet und einen Befehl ausgeführt.`,
  setUp: (agent) => `die Konfiguration für ${agent}`,
}
