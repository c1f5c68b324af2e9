import { LANGUAGE_RECORDS } from '@model-snippets/core'
import type { texts as english } from '../en/pages.ts'
import { formatOf, listed } from '../format.ts'
import type { Translation } from '../translation.ts'

const labels = LANGUAGE_RECORDS.map(({ label }) => label)
const languages = listed(labels, 'und')
const { number, plural } = formatOf('de')

/** Texts of the frame, the list, the messages and the head of a model’s page, in German. */
export const texts: Translation<typeof english> = {
  labels: {
    copy: 'Kopieren',
    copied: 'Kopiert',
    selected: 'Markiert: Strg+C oder ⌘C drücken',
    copyFailed: 'Das Kopieren ging nicht',
    copyWhat: (what) => `Kopieren: ${what}`,
    copyOutcome: (what) => `Kopiert: ${what}`,
    languages: 'Sprache',
    clients: (language) => `Client für ${language}`,
    frameworks: 'Frameworks',
    provider: 'Anbieter',
    providerAuto: 'Beliebiger Anbieter (auto)',
    providerFastest: 'Der schnellste Anbieter',
    providerCheapest: 'Der günstigste Anbieter',
    providerPreferred: 'Der erste Anbieter der eigenen Einstellungen',
    streaming: 'Antwort streamen',
    noExamples: 'Für diese Wahl gibt es kein Beispiel.',
    noExampleInLanguage: 'In dieser Sprache gibt es hier kein Beispiel.',
    notOffered: 'Nicht angeboten',
    ignored: 'Ohne Wirkung auf die Anfrage:',
    wrongOption: 'Die Beispiele lassen sich nicht schreiben:',
    assumed: 'Das beruht auf einer Annahme.',
    loading: 'Die Beispiele sind unterwegs.',
    tryAgain: 'Noch einmal versuchen',
    install: 'Installieren',
    setUp: 'Installieren und Token setzen',
    token: 'Token setzen',
    files: 'Beispieldatei holen',
    ownFiles: 'Eigene Datei bereitlegen',
    filesBeside: (name, fileName) => `${name} muss neben ${fileName} liegen.`,
    fileElsewhere: (name, fileName) => `${fileName} liest ${name}.`,
    fileAtHome: (name, fileName) =>
      `${fileName} hält das ~ in ${name} für den Namen eines Ordners. Bitte den ganzen Pfad angeben.`,
    run: 'Ausführen',
    setUpCommands: 'die Befehle zum Einrichten',
    existingProject: 'In einem Projekt, das es schon gibt',
    addCommand: 'die Zeile für ein Projekt, das es schon gibt',
    code: (client) => `das Beispiel für ${client}`,
    nothingToInstall: (client, comesWith) =>
      `Nichts zu installieren: ${client} gehört zu ${comesWith ?? 'jedem gängigen System'}.`,
    variable: ({ name, vendorName }) =>
      name === 'HF_TOKEN'
        ? 'Das Token bei Hugging Face, das Inference Providers aufrufen darf.'
        : name === 'API_TOKEN'
          ? 'Das Token des eigenen Endpunkts; irgendein Text, wenn er keines verlangt.'
          : `Der API-Schlüssel des Anbieters${vendorName === undefined ? '' : `, vielleicht schon als ${vendorName} gesetzt`}.`,
    whereToGet: 'Token holen',
    saveAs: 'Speichern als',
    thenRun: '– ausführen mit',
  },
  site: {
    show: 'Anzeigen',
    name: 'Model Snippets',
    skip: 'Zum Inhalt',
    tagline: 'Beispiele, bei denen steht, was gelaufen ist',
    description: `Beispiele in ${languages}, die gehostete Modelle des maschinellen Lernens aufrufen. Auf den Seiten steht, was davon gelaufen ist.`,
    sections: 'Bereiche',
    models: 'Modelle',
    tasks: 'Aufgaben',
    libraries: 'Bibliotheken',
    agents: 'Agenten',
    api: 'API',
    errors: 'Fehler',
    compatibility: 'Was womit läuft',
    locale: 'Sprache dieser Seiten',
    theme: 'Farben',
    themes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
    loading: 'Wird geladen',
    offline: 'Sie sind offline. Ihr Text bleibt hier stehen, und die Seite lädt, sobald Sie wieder online sind.',
    pageNotLoaded: 'Die Seite wurde nicht geladen. Diese hier bleibt, wie sie ist.',
    partNotLoaded:
      'Ein Teil dieser Seite wurde nicht geladen. Ihr Text bleibt hier stehen. Prüfen Sie Ihre Verbindung.',
    partBroke: 'Dieser Teil der Seite ist ausgefallen. Alles andere funktioniert.',
    tryAgain: 'Erneut versuchen',
    dismiss: 'Schließen',
    footer:
      'Beispiele, die einen Anbieter aufrufen, laufen vorher gegen einen Stellvertreter des Dienstes auf unserem eigenen Rechner, mit der veröffentlichten Version jedes Clients. Kein Anbieter hat sie gesehen.',
  },
  home: {
    language: 'Sprache',
    tasks: 'Beliebte Aufgaben',
    title: 'Code kopieren, der ein Modell aufruft',
    lead: 'Ein Modell wählen und ein ganzes Programm bekommen: in der eigenen Sprache, für den eigenen Anbieter, mit der eigenen Eingabe und den Befehlen, die es installieren und ausführen.',
    proof:
      'Die Aufrufe eines Anbieters, mit denen sich die Seite eines Modells aus dem Katalog öffnet, sind vorher Zeichen für Zeichen gelaufen, gegen einen Stellvertreter des Dienstes.',
    example: (client) => `das Beispiel für ${client}`,
    inLanguage: 'Dasselbe in',
    more: 'Anbieter, Eingabe und Parameter ändern',
    price: (input, output) => `ab ${input} gesendet, ${output} empfangen je Million Token`,
    searchLabel: 'Modell finden',
    searchPlaceholder: 'Name oder Aufgabe',
    search: 'Suchen',
    gated: 'beschränkt',
    notCalled: 'kein Aufruf eines Anbieters',
  },
  palette: {
    open: 'Suche',
    what: 'Modelle, Aufgaben und Bibliotheken',
    notLoaded: 'Die Suche ließ sich nicht laden. Steht die Verbindung?',
  },
  notFound: {
    title: 'Hier ist nichts',
    page: 'Zu dieser Adresse gibt es keine Seite.',
  },
  failed: {
    title: 'Diese Seite ist gescheitert',
    lead: 'Der Fehler liegt bei uns. Das Getippte steht noch in der Adresse: Oft genügt es, die Seite neu zu laden.',
    home: 'Zu allen Modellen',
  },
  model: {
    heads: {
      '': {
        title: (id) => `${id}: Codebeispiele`,
        description: (id) => `Code, der ${id} aufruft oder ausführt. Bei jedem Beispiel steht, was davon gelaufen ist.`,
      },
      'run-locally': {
        title: (id) => `${id}: lokal ausführen`,
        description: (id) => `${id} auf dem eigenen Rechner ausführen, mit einer Bibliothek oder einer App.`,
      },
      'coding-agents': {
        title: (id) => `${id}: Coding-Agenten`,
        description: (id) => `${id} in Codex, Claude Code und anderen Coding-Agenten verwenden.`,
      },
    },
    noProvider: 'Für diese Aufgabe ist kein Anbieter bekannt, darum gibt es kein Beispiel, das einen aufruft.',
    belowAreOthers:
      'Darunter steht, wie das Modell auf dem eigenen Rechner läuft, und jeweils, wie weit das erprobt ist.',
    nothing: 'Für dieses Modell gibt es hier kein Beispiel, weder ein gelaufenes noch ein nachgesehenes.',
    whatItIs: 'Was es ist',
    whereItRuns: 'Wo es läuft',
    unknownTask: 'Sein Eintrag nennt keine Aufgabe.',
    ofTask: (task) => `Ein Modell für die Aufgabe ${task}.`,
    byLibrary: (library) => `Auf dem eigenen Rechner, mit der Bibliothek ${library}.`,
    byItsCard:
      'Wie der Besitzer es auf der Seite im Hub sagt: Der Eintrag nennt keine Bibliothek, die hier ein Beispiel hat.',
    onHub: 'Seite des Modells im Hub öffnen',
    copyName: 'der Name des Modells',
    ownTask: 'Die Aufgabe ist die gewählte: Zu diesem Modell fand sich kein Eintrag.',
    pages: 'Seiten dieses Modells',
    tabs: { '': 'API', 'run-locally': 'Lokal ausführen', 'coding-agents': 'Coding-Agenten' },
    providers: (count) => plural(count, { one: '1 Anbieter', other: `${number(count)} Anbieter` }),
    prices: (input, output) => `ab ${input} Eingabe, ${output} Ausgabe je 1 Mio. Tokens`,
    abilities: { tools: 'Tools', schema: 'Strukturierte Ausgabe' },
    context: (thousands) => `${number(thousands)}k Kontext`,
    callProvider: 'Einen Anbieter aufrufen',
    nothingLocal: 'Hier gibt es keine Bibliothek und keine App, die dieses Modell auf dem eigenen Rechner ausführt.',
    nothingForAgents: 'Coding-Agenten brauchen ein Chat-Modell, und dieses ist keins.',
    toExamples: 'Zu den Beispielen für die API',
    gatedTitle: 'Zugang beschränkt.',
    gated: 'Das Token gilt erst, wenn angenommen sind:',
    gatedLink: 'die Bedingungen im Hub',
  },
}
