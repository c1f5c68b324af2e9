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
    copyFailed: 'Kopieren fehlgeschlagen',
    copyWhat: (what) => `Kopieren: ${what}`,
    copyOutcome: (what) => `Kopiert: ${what}`,
    languages: 'Sprache',
    clients: (language) => `Client für ${language}`,
    frameworks: 'Frameworks',
    provider: 'Anbieter',
    providerAuto: 'Auto: schnellster verfügbarer Anbieter',
    providerFastest: 'Schnellster Anbieter',
    providerCheapest: 'Günstigster Anbieter',
    providerPreferred: 'Ihre bevorzugte Reihenfolge (Hugging-Face-Einstellungen)',
    streaming: 'Antwort streamen',
    noExamples: 'Für diese Auswahl gibt es kein Beispiel.',
    noExampleInLanguage: 'In dieser Sprache gibt es kein Beispiel.',
    notOffered: 'Nicht verfügbar',
    ignored: 'Ignorierte Optionen:',
    wrongOption: 'Die Beispiele ließen sich nicht erzeugen:',
    assumed: 'Dieses Beispiel beruht auf einer Annahme.',
    loading: 'Beispiele werden geladen …',
    tryAgain: 'Erneut versuchen',
    install: 'Installieren',
    setUp: 'Installieren und Token setzen',
    token: 'Token setzen',
    files: 'Beispieldatei herunterladen',
    ownFiles: 'Ihre Datei bereitlegen',
    filesBeside: (name, fileName) => `${name} muss im selben Ordner liegen wie ${fileName}.`,
    fileElsewhere: (name, fileName) => `${fileName} liest ${name}.`,
    fileAtHome: (name, fileName) =>
      `${fileName} behandelt das ~ in ${name} als Ordnernamen. Geben Sie den vollständigen Pfad an.`,
    run: 'Ausführen',
    setUpCommands: 'die Befehle zum Einrichten',
    existingProject: 'In einem vorhandenen Projekt',
    addCommand: 'der Befehl für ein vorhandenes Projekt',
    code: (client) => `das Beispiel für ${client}`,
    nothingToInstall: (client, comesWith) =>
      `Sie müssen nichts installieren: ${client} ist in ${comesWith ?? 'Ihrem System'} enthalten.`,
    variable: ({ name, vendorName }) =>
      name === 'HF_TOKEN'
        ? 'Ihr Hugging-Face-Token mit Zugriff auf Inference Providers.'
        : name === 'API_TOKEN'
          ? 'Das Token Ihres Endpoints. Wenn er keines verlangt, genügt ein beliebiger Text.'
          : `Ihr API-Schlüssel beim Anbieter${vendorName === undefined ? '' : ` (vielleicht schon als ${vendorName} gesetzt)`}.`,
    whereToGet: 'Token anlegen',
    saveAs: 'Speichern als',
    thenRun: 'und ausführen:',
  },
  site: {
    show: 'Anzeigen',
    name: 'Model Snippets',
    skip: 'Zum Inhalt springen',
    tagline: 'Codebeispiele für Modelle, mit dem Nachweis, welche wir ausgeführt haben',
    description: `Codebeispiele in ${languages}, die gehostete Machine-Learning-Modelle aufrufen. Die Seite jedes Modells zeigt, welchen Code wir ausgeführt haben.`,
    sections: 'Bereiche',
    models: 'Modelle',
    tasks: 'Aufgaben',
    libraries: 'Bibliotheken',
    agents: 'Agenten',
    api: 'API',
    errors: 'Fehler',
    compatibility: 'Kompatibilität',
    locale: 'Sprache der Website',
    theme: 'Farbschema',
    themes: { system: 'System', light: 'Hell', dark: 'Dunkel' },
    loading: 'Wird geladen',
    offline:
      'Sie sind offline. Ihr Text bleibt hier stehen, und die Seite wird geladen, sobald Sie wieder online sind.',
    pageNotLoaded: 'Die Seite ließ sich nicht laden. Sie sind noch auf der bisherigen Seite.',
    partNotLoaded:
      'Ein Teil dieser Seite ließ sich nicht laden. Ihr Text bleibt hier stehen. Prüfen Sie Ihre Verbindung.',
    partBroke: 'Dieser Teil der Seite ist ausgefallen. Alles andere funktioniert.',
    tryAgain: 'Erneut versuchen',
    dismiss: 'Schließen',
    footer:
      'Wir führen Beispiele, die einen Anbieter aufrufen, gegen einen lokalen Mock des Dienstes aus, mit der veröffentlichten Version jedes Clients. Gegen die Dienste selbst haben wir sie nicht ausgeführt.',
  },
  home: {
    language: 'Sprache',
    tasks: 'Beliebte Aufgaben',
    title: 'Kopieren Sie Code, der ein Modell aufruft',
    lead: 'Wählen Sie ein Modell und kopieren Sie ein vollständiges Programm für Ihre Sprache, Ihren Anbieter und Ihre Eingabe, mit den Befehlen zum Installieren und Ausführen.',
    proof:
      'Das erste API-Beispiel auf der Seite jedes Katalogmodells haben wir genau wie gezeigt gegen einen lokalen Mock des Dienstes ausgeführt.',
    example: (client) => `das Beispiel für ${client}`,
    inLanguage: 'Dasselbe Beispiel in',
    more: 'Anbieter, Eingabe und Parameter ändern',
    price: (input, output) => `Eingabe ${input}, Ausgabe ${output} pro 1 Mio. Tokens`,
    searchLabel: 'Modell finden',
    searchPlaceholder: 'Name oder Aufgabe',
    search: 'Suchen',
    gated: 'Zugang beschränkt',
    notCalled: 'kein API-Beispiel',
  },
  palette: {
    open: 'Suche',
    what: 'Modelle, Aufgaben und Bibliotheken',
    notLoaded: 'Die Suche ließ sich nicht laden. Prüfen Sie Ihre Verbindung.',
  },
  notFound: {
    title: 'Seite nicht gefunden',
    page: 'Unter dieser Adresse gibt es keine Seite.',
  },
  failed: {
    title: 'Auf dieser Seite ist ein Fehler aufgetreten',
    lead: 'Der Fehler liegt bei uns. Versuchen Sie, die Seite neu zu laden: Ihre Eingabe steht in der URL, außer wenn sie sehr lang ist.',
    home: 'Alle Modelle',
  },
  model: {
    heads: {
      '': {
        title: (id) => `${id}: Codebeispiele`,
        description: (id) => `Code, der ${id} aufruft oder ausführt, und wie wir jedes Beispiel geprüft haben.`,
      },
      'run-locally': {
        title: (id) => `${id} lokal ausführen`,
        description: (id) => `${id} mit einer Bibliothek oder einer App auf Ihrem Rechner ausführen.`,
      },
      'coding-agents': {
        title: (id) => `${id}: Coding-Agenten`,
        description: (id) => `${id} in Codex, Claude Code und anderen Coding-Agenten verwenden.`,
      },
    },
    noProvider:
      'Wir kennen keinen Inference-Anbieter für diese Aufgabe, deshalb gibt es kein Beispiel, das einen aufruft.',
    belowAreOthers:
      'Die Beispiele unten führen das Modell auf Ihrem Rechner aus. Bei jedem steht, wie wir es geprüft haben.',
    nothing: 'Für dieses Modell haben wir kein Beispiel.',
    whatItIs: 'Art des Modells',
    whereItRuns: 'Wo es läuft',
    unknownTask: 'Der Eintrag des Modells nennt keine Aufgabe.',
    ofTask: (task) => `Ein Modell für ${task}.`,
    byLibrary: (library) => `Auf Ihrem Rechner, mit ${library}.`,
    byItsCard:
      'Schlagen Sie in der Model Card bei Hugging Face nach: Der Eintrag des Modells nennt keine Bibliothek, für die wir ein Beispiel haben.',
    onHub: 'Modellseite bei Hugging Face öffnen',
    copyName: 'der Name des Modells',
    ownTask:
      'Wir haben keinen Eintrag zu diesem Modell gefunden, deshalb verwendet diese Seite die Aufgabe, die Sie gewählt haben.',
    pages: 'Seiten zu diesem Modell',
    tabs: { '': 'API', 'run-locally': 'Lokal ausführen', 'coding-agents': 'Coding-Agenten' },
    providers: (count) => plural(count, { one: '1 Anbieter', other: `${number(count)} Anbieter` }),
    prices: (input, output) => `Eingabe ab ${input}, Ausgabe ab ${output} pro 1 Mio. Tokens`,
    abilities: { tools: 'Tools', schema: 'Strukturierte Ausgabe' },
    context: (thousands) => `${number(thousands)}k Kontext`,
    callProvider: 'Anbieter aufrufen',
    nothingLocal: 'Wir kennen keine Bibliothek oder App, die dieses Modell auf Ihrem Rechner ausführt.',
    nothingForAgents: 'Coding-Agenten brauchen ein Chatmodell. Dieses Modell ist keines.',
    toExamples: 'API-Beispiele ansehen',
    gatedTitle: 'Zugang beschränkt.',
    gated: 'Ihr Hugging-Face-Token funktioniert, sobald Sie Zugang haben. Stimmen Sie dafür diesen Bedingungen zu:',
    gatedLink: 'Nutzungsbedingungen auf der Modellseite bei Hugging Face',
  },
}
