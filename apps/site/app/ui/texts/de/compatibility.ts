import type { texts as english } from '../en/compatibility.ts'
import { formatOf } from '../format.ts'
import type { Translation } from '../translation.ts'

const { day, number } = formatOf('de')

/** Texts of the page that says what works with what, in German. */
export const texts: Translation<typeof english> = {
  title: 'Was womit läuft',
  description:
    'Welcher Client, welches Framework und welcher Coding-Agent mit welchem Anbieter gelaufen ist: einfache Chats, Streams, Werkzeuge, Antworten als Daten, Wiederholungen, und der Grund für alles, was nicht angeboten wird.',
  lead: 'Chats mit allen Clients, Frameworks und Agenten, aus dem Verzeichnis der Läufe: Jedes Zeichen ist ein Beispiel, das in der genannten Version gegen einen Nachbau des Anbieters gelaufen ist. Was nicht angeboten wird, hat seinen Grund. Was ein Client kaputt macht, ist rot: mit seinem Programm und der Seite oder dem Paket, das sagt, wie es sein soll.',
  provider: 'Anbieter',
  way: 'Wie er gerufen wird',
  ways: { routed: 'Über den Router des Hubs', direct: 'Mit dem Schlüssel des Anbieters' },
  clients: 'Clients',
  frameworks: 'Frameworks',
  agents: 'Coding-Agenten',
  client: 'Client',
  framework: 'Framework',
  agent: 'Agent',
  release: 'Gelaufene Version',
  session: 'Eine Sitzung mit Werkzeugen',
  features: {
    plain: 'Antwort',
    stream: 'Gestreamt',
    tools: 'Werkzeuge',
    'streamed-tools': 'Werkzeuge, gestreamt',
    schema: 'Antwort als Daten',
    retries: 'Wiederholungen',
    async: 'Asynchron',
    responses: 'Responses-API',
    messages: 'Messages-API',
  },
  ran: (date) => `gelaufen am ${day(date)}`,
  not: 'nicht angeboten',
  broken: 'defekt',
  source: 'Wie es sein soll',
  program: (name) => `Das kleinste Programm, das es zeigt: ${name}`,
  nothing: 'nichts gelaufen',
  behaviours: 'Wie sich Dienste wirklich verhalten',
  behavioursLead:
    'Dienste tun mehr, als ihre Dokumentation sagt. Jedes Verhalten unten spielen wir allen Clients der API vor, gestreamt und am Stück.',
  clientsRight: (count) => `${number(count)} ${count === 1 ? 'Client macht' : 'Clients machen'} es richtig`,
  openFor: (clients) => `noch nicht richtig: ${clients}`,
  seenAt: 'Gesehen bei',
  defectOf: (client) => `Bekannter Fehler von ${client}`,
  reasons: 'Warum etwas nicht angeboten wird',
  asJson: 'Dasselbe als JSON',
}
