import type { texts as english } from '../en/compatibility.ts'
import { formatOf } from '../format.ts'
import type { Translation } from '../translation.ts'

const { day, number } = formatOf('de')

/** Texts of the page that says what works with what, in German. */
export const texts: Translation<typeof english> = {
  title: 'Kompatibilität',
  description:
    'Welche Clients, Frameworks und Coding-Agenten mit welchem Anbieter funktionieren: Chat, Streaming, Tool Calling, strukturierte Ausgabe und Wiederholungen, mit dem Grund für jede Lücke.',
  lead: 'Wie gut Clients, Frameworks und Coding-Agenten mit Chat funktionieren. Ein Häkchen bedeutet: Das Beispiel lief mit der genannten Version gegen einen Mock des Anbieters. Ein Strich bedeutet: Es gibt kein Beispiel; der Link nennt den Grund. Rot markiert einen Fehler des Clients, mit einem Programm, das ihn zeigt, und einer Quelle für das richtige Verhalten.',
  provider: 'Anbieter',
  way: 'Verbindung',
  ways: { routed: 'Über den Hugging-Face-Router', direct: 'Mit dem API-Schlüssel des Anbieters' },
  clients: 'Clients',
  frameworks: 'Frameworks',
  agents: 'Coding-Agenten',
  client: 'Client',
  framework: 'Framework',
  agent: 'Agent',
  release: 'Getestete Version',
  session: 'Sitzung mit Tools',
  features: {
    plain: 'Chat',
    stream: 'Streaming',
    tools: 'Tool-Schleife',
    'streamed-tools': 'Tool-Schleife, Streaming',
    schema: 'Strukturierte Ausgabe',
    retries: 'Wiederholungen',
    async: 'Asynchron',
    responses: 'Responses-API',
    messages: 'Messages-API',
  },
  ran: (date) => `ausgeführt am ${day(date)}`,
  not: 'nicht angeboten',
  broken: 'fehlerhaft',
  source: 'Richtiges Verhalten',
  program: (name) => `Kleinstes Programm, das den Fehler zeigt: ${name}`,
  nothing: 'nicht getestet',
  behaviours: 'Undokumentiertes Verhalten von Diensten',
  behavioursLead:
    'Dienste tun mehr, als sie dokumentieren. Wir testen jeden Client der betroffenen API mit jedem Verhalten unten, mit und ohne Streaming.',
  clientsRight: (count) => `${number(count)} ${count === 1 ? 'Client kommt' : 'Clients kommen'} damit zurecht`,
  openFor: (clients) => `noch nicht unterstützt von ${clients}`,
  seenAt: 'Quellen:',
  defectOf: (client) => `Bekannter Fehler von ${client}`,
  reasons: 'Warum manche Beispiele fehlen',
  asJson: 'Als JSON ansehen',
}
