import type { texts as english } from '../en/compatibility.ts'
import { formatOf } from '../format.ts'
import type { Translation } from '../translation.ts'

const { day, number } = formatOf('de')

/** Texts of the page that says what works with what, in German. */
export const texts: Translation<typeof english> = {
  title: 'Kompatibilität',
  description:
    'Welche Clients, Frameworks und Coding-Agenten mit welchem Anbieter funktionieren: Chat, Streaming, Tool Calling, strukturierte Ausgabe und Wiederholungen, mit dem Grund für jede Lücke.',
  lead: 'So funktioniert Chat mit jedem Client, Framework und Coding-Agenten. Ein Häkchen bedeutet: Wir haben das Beispiel mit der genannten Version gegen einen Mock des Anbieters ausgeführt. Ein Strich bedeutet: Es gibt kein Beispiel; der Link führt zum Grund. Ein rotes Zeichen bedeutet: Der Client hat einen Fehler; der Link führt zu einem Programm, das ihn reproduziert, und zu einer Quelle für das richtige Verhalten.',
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
    // Soft hyphens: the table fits the page.
    schema: 'Struktu\u00adrierte Ausgabe',
    retries: 'Wieder\u00adholungen',
    async: 'Asynchron',
    responses: 'Responses-API',
    messages: 'Messages-API',
  },
  ran: (date) => `ausgeführt am ${day(date)}`,
  not: 'kein Beispiel',
  broken: 'fehlerhaft',
  source: 'Quelle für das richtige Verhalten',
  program: (name) => `Minimales Programm, das den Fehler reproduziert: ${name}`,
  nothing: 'nicht getestet',
  behaviours: 'Ungewöhnliches Verhalten von Diensten',
  behavioursLead:
    'Manche Dienste antworten anders, als Clients es erwarten. Wir testen jedes Verhalten unten mit jedem Client, den es betreffen kann.',
  does: 'Dienst:',
  right: 'Richtiges Programm:',
  clientsRight: (count) => `${number(count)} ${count === 1 ? 'Client kommt' : 'Clients kommen'} damit zurecht`,
  openFor: (clients) => `noch nicht alle Beispiele für ${clients} kommen damit zurecht`,
  seenAt: 'Quellen:',
  defectOf: (client) => `Bekannter Fehler in ${client}`,
  reasons: 'Warum manche Beispiele fehlen',
  asJson: 'Als JSON ansehen',
}
