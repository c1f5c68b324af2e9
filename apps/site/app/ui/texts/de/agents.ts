import type { texts as english } from '../en/agents.ts'
import type { Translation } from '../translation.ts'

/** Texts of the page for agents, in German. */
export const texts: Translation<typeof english> = {
  title: 'Für Coding-Agenten',
  description:
    'Ein MCP-Server, der Ihrem Coding-Agenten funktionierende Codebeispiele liefert. Einrichtung für VS Code, Cursor, Claude, Zed und andere.',
  heading: 'Funktionierende Beispiele für Ihren Coding-Agenten',
  lead: 'Coding-Agenten schreiben API-Aufrufe aus dem Gedächtnis, und ihr Wissen veraltet. Dieser Server gibt ihnen die Beispiele dieser Website, mit Ihren Nachrichten und Parametern.',
  editor: 'Editor oder Agent',
  local: 'Auf Ihrem Rechner',
  localHint:
    'Sie brauchen Node.js 22 (ab 22.22), 24 (ab 24.11) oder eine Version ab 26 sowie einen Klon des Repositorys, denn das Paket ist noch nicht veröffentlicht. Führen Sie im Klon einmal npm run setup && npm run build aus und ersetzen Sie /path/to/model-snippets durch den Pfad des Klons. Ihre Anfragen bleiben auf Ihrem Rechner: Der Server sendet nur Modellnamen an Hugging Face, und HUB_TOKEN, falls Sie es setzen. Mit HUB_URL=off und ROUTER_URL=off schalten Sie diese Abfragen ab.',
  remote: 'Auf dieser Website',
  remoteHint:
    'Sie müssen nichts installieren. Ihr Agent ruft den Server dieser Website auf, der Ihre Anfragen nicht speichert.',
  remoteMissing: (label) =>
    `Die Konfigurationsdatei von ${label} unterstützt keine Remote-Server. Tragen Sie die unten angezeigte URL in den Einstellungen von ${label} als Connector ein.`,
  merge: 'Falls die Datei schon existiert, fügen Sie diesen Eintrag dort ein.',
  run: 'Führen Sie diesen Befehl im Terminal aus.',
  setup: (label, way) => `die Konfiguration für ${label} (${way})`,
  address: 'URL',
  skill: 'Oder als Skill',
  skillHint:
    'Für Agenten ohne MCP: eine Anleitung dazu, wie sie über die HTTP-API dieser Website ein Beispiel abrufen, es ausführen und die Ursache von Fehlern finden. Dieser Befehl installiert sie für die Agenten, die er auf Ihrem Rechner findet.',
  installSkill: 'der Befehl, der den Skill installiert',
  tools: 'Tools',
  toolsHint:
    'Alle Tools haben nur Lesezugriff. Ist ein Argument ungültig, sagt die Fehlermeldung, was stattdessen erwartet wird.',
}
