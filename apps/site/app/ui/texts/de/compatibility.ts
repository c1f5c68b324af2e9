import type { texts as english } from '../en/compatibility.ts'
import { formatOf } from '../format.ts'
import type { Translation } from '../translation.ts'

const { day, number } = formatOf('de')

/** Texts of the page that says what works with what, in German. */
export const texts: Translation<typeof english> = {
  title: 'Kompatibilität',
  description:
    'Welcher Client, welches Framework und welcher Coding-Agent mit welchem Anbieter funktioniert: Chat, Streaming, Tool Calling, strukturierte Ausgabe und Wiederholungen, mit dem Grund für jede Lücke.',
  lead: 'Chat mit allen Clients, Frameworks und Coding-Agenten. Ein Häkchen bedeutet: Das Beispiel lief mit der genannten Version gegen einen Mock des Anbieters. Wo wir kein Beispiel anbieten, nennen wir den Grund. Rot markiert einen Fehler des Clients: Wir verlinken ein Programm, das ihn zeigt, und die Quelle für das richtige Verhalten.',
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
  behaviours: 'Was Dienste wirklich tun',
  behavioursLead:
    'Dienste tun mehr, als sie dokumentieren. Wir testen jeden Client der API mit jedem Verhalten unten, mit und ohne Streaming.',
  clientsRight: (count) => `${number(count)} ${count === 1 ? 'Client kommt' : 'Clients kommen'} damit zurecht`,
  openFor: (clients) => `noch nicht unterstützt von: ${clients}`,
  seenAt: 'Beobachtet bei',
  defectOf: (client) => `Bekannter Fehler von ${client}`,
  reasons: 'Warum manche Beispiele fehlen',
  asJson: 'Als JSON ansehen',
}
