import type { texts as english } from '../en/coding-agents.ts'
import type { Translation } from '../translation.ts'

/** Texts of the coding agents that are set up for a model, in German. */
export const texts: Translation<typeof english> = {
  title: 'In einem Coding-Agenten verwenden',
  lead: 'Die Konfiguration und die Befehle, die einen Agenten zu diesem Modell führen, dorthin, wo die Beispiele oben es aufrufen. Tokens stehen in Variablen und in keiner Datei. Die Kommandozeile kennt sie auch und kann sie anwenden.',
  outdated: 'Die Auswahl oben hat sich geändert, und die Einrichtung dafür ließ sich nicht schreiben: Seite neu laden.',
  form: 'Eine Einrichtung dieser Form wurde gegen eine Nachbildung des Dienstes gestartet, genau diese nicht.',
  ran: (agent, day) =>
    `${agent} wurde am ${day} mit genau dieser Einrichtung gegen eine Nachbildung des Dienstes gestartet, hat eine Datei geändert und einen Befehl ausgeführt.`,
  setUp: (agent) => `die Einrichtung von ${agent}`,
}
