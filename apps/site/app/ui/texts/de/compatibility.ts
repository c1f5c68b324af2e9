import type { texts as english } from '../en/compatibility.ts'
import { formatOf } from '../format.ts'
import type { Translation } from '../translation.ts'

const { day, number } = formatOf('de')

/** Texts of the page that says what works with what, in German. */
export const texts: Translation<typeof english> = {
  title: 'Kompatibilität',
  description:
    'Welcher Client, welches Framework und welcher Coding-Agent mit welchem Anbieter funktioniert: Chat, Streaming, Tool Calling, strukturierte Ausgabe und Wiederholungen, mit dem Grund für jede Lücke.',
  lead: 'Chat mit allen Clients, Frameworks und Coding-Agenten. Ein Häkchen bedeutet: Das Beispiel lief in der genannten Version gegen einen Mock des Anbieters. Wo wir kein Beispiel anbieten, steht der Grund. Rot markiert einen Fehler des Clients; ein Programm zeigt ihn, und ein Link belegt das richtige Verhalten.',
  provider: 'Anbieter',
  way: 'Aufruf',
  ways: { routed: 'Über den Hugging-Face-Router', direct: 'Mit dem API-Schlüssel des Anbieters' },
  clients: 'Clients',
  frameworks: 'Frameworks',
  agents: 'Coding-Agenten',
  client: 'Client',
  framework: 'Framework',
  agent: 'Agent',
  release: 'Getestete Version',
  session: 'Sitzung mit Werkzeugen',
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
  ran: (date) => `gelaufen am ${day(date)}`,
  not: 'nicht angeboten',
  broken: 'fehlerhaft',
  source: 'Richtiges Verhalten',
  program: (name) => `Kleinstes Programm, das es zeigt: ${name}`,
  nothing: 'nicht getestet',
  behaviours: 'Was Dienste wirklich tun',
  behavioursLead:
    'Dienste tun mehr, als sie dokumentieren. Wir testen jeden Client der API mit jedem Verhalten unten, mit und ohne Streaming.',
  clientsRight: (count) => `${number(count)} ${count === 1 ? 'Client kommt' : 'Clients kommen'} damit zurecht`,
  openFor: (clients) => `noch nicht: ${clients}`,
  seenAt: 'Gesehen bei',
  defectOf: (client) => `Bekannter Fehler von ${client}`,
  reasons: 'Warum Beispiele fehlen',
  asJson: 'Als JSON ansehen',
}
