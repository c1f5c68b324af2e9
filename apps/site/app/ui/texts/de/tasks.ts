import type { texts as english } from '../en/tasks.ts'
import { formatOf } from '../format.ts'
import type { Translation } from '../translation.ts'

const { number, plural } = formatOf('de')

/** Texts of the tasks’ pages, in German. */
export const texts: Translation<typeof english> = {
  modalities: {
    multimodal: 'Multimodal',
    nlp: 'Sprachverarbeitung',
    cv: 'Bildverarbeitung',
    audio: 'Audio',
    tabular: 'Tabellen',
    rl: 'Bestärkendes Lernen',
    other: 'Sonstiges',
  },
  list: {
    title: 'Aufgaben',
    pageTitle: (query) => (query === '' ? 'Aufgaben' : `${query} · Aufgaben`),
    description:
      'Was Machine-Learning-Modelle können: Aufgaben mit Demos, Modellen, Datensätzen, Metriken und Beispielcode.',
    lead: 'Was Modelle können, nach Art der Daten. Zu den meisten Aufgaben finden Sie Beispieleingaben, die Ausgaben dazu und Code für ein passendes Modell.',
    searchLabel: 'Aufgabe finden',
    searchPlaceholder: 'Name, Teilaufgabe oder Zweck, auf Englisch',
    search: 'Suchen',
    kinds: 'Arten von Daten',
    count: (count, query) =>
      `${number(count)} ${plural(count, { one: 'Aufgabe', other: 'Aufgaben' })}${query === '' ? '' : ` zu „${query}“`}`,
    empty: (query) => `Keine Aufgabe passt zu „${query}“.`,
    emptyHint: 'Suchen Sie auf Englisch nach der Art der Eingabe oder Ausgabe, zum Beispiel image, speech oder table.',
    showAll: 'Alle Aufgaben anzeigen',
    examples: {
      ran: 'Geprüfte Beispiele',
      library: 'Bibliotheksbeispiel',
      none: 'Noch kein Beispiel',
    },
  },
  page: {
    pageTitle: (name) => `${name}: Demo, Modelle und Beispielcode`,
    all: 'Alle Aufgaben',
    caseOf: 'Eine Art von',
    placeholder: 'Wir haben diese Seite noch nicht geschrieben. Hier finden Sie die allgemeinere Aufgabe:',
    undescribed: 'Wir haben diese Aufgabe noch nicht beschrieben, deshalb fehlen Demo und Modellvorschläge.',
    models: 'Modelle',
    modelsInCatalogue: (count) =>
      plural(count, {
        one: `${number(count)} Modell im Katalog für diese Aufgabe`,
        other: `${number(count)} Modelle im Katalog für diese Aufgabe`,
      }),
    datasets: 'Datensätze',
    metrics: 'Metriken',
    spaces: 'In einem Space ausprobieren',
    facts: 'Über die Aufgabe',
    id: 'Name bei Hugging Face',
    modality: 'Art der Daten',
    subtasks: 'Teilaufgaben',
    narrower: 'Speziellere Aufgaben',
    libraries: 'Passende Bibliotheken',
    video: 'Video',
    videoLink: 'Eine Einführung auf YouTube',
    plainFile: (name) => `Als ${name} öffnen`,
  },
  demo: {
    title: 'Demo',
    input: 'Eingabe',
    output: 'Ausgabe',
    pause: 'Animation anhalten',
    play: 'Animation abspielen',
    sound: 'Aufnahme',
    table: 'Tabelle',
    samples: {
      'announcement.flac':
        'Zu hören ist eine Stimme, die auf Englisch sagt: „The train to Lake Valley now leaves from platform four, ten minutes late.“',
      'balloon.gif': 'Ein Heißluftballon steigt über Hügeln auf.',
      'butterflies.png': 'Vier Schmetterlinge.',
      'cat-answer.wav':
        'Zu hören ist eine Stimme, die auf Englisch sagt: „An orange cat sits on a blue rug, beside a plant.“',
      'cat.gif': 'Eine getigerte Katze auf einem Teppich blinzelt und bewegt die Schwanzspitze.',
      'cat.png': 'Eine getigerte Katze auf einem Teppich.',
      'coast.gif': 'Wellen rollen heran, und das Boot segelt auf den Leuchtturm zu.',
      'coast.jpg': 'Ein Leuchtturm und ein Segelboot bei Sonnenuntergang.',
      'invoice.png': 'Eine Rechnung mit Posten, Steuer und Summe.',
      'juggling.gif': 'Eine Person jongliert mit drei Bällen.',
      'keyword.wav': 'Eine Stimme sagt auf Englisch: „left“.',
      'mixture-music.wav': 'Nur die gezupften Töne.',
      'mixture-voice.wav': 'Nur die Stimme, auf Englisch: „Can you hear the music behind my voice?“',
      'mixture.wav': 'Eine Stimme und gezupfte Töne zugleich.',
      'person-keypoints.png': 'Die winkende Person mit markierten Gelenken und Knochen.',
      'person.png': 'Eine winkende Person.',
      'report-pages.png': 'Drei Seiten eines Berichts: Inhalt, ein Niederschlagsdiagramm, eine Karte.',
      'savanna.jpg': 'Ein Elefant und sein Junges bei Sonnenuntergang.',
      'speech.flac':
        'Zu hören ist eine Stimme, die auf Englisch sagt: „The ferry to the island leaves at nine, and tickets are sold on board.“',
      'still-life-found.png': 'Das Stillleben mit Rahmen um Schale, Birne und Banane.',
      'still-life-grey.png': 'Das Stillleben in Graustufen.',
      'still-life-masks.png': 'Das Stillleben, jeder Gegenstand in einer anderen Farbe.',
      'still-life.jpg':
        'Eine Schale mit zwei Äpfeln und einer Birne, daneben auf dem Tisch ein dritter Apfel, eine Banane und ein Becher.',
      'street-depth.png': 'Tiefenkarte der Straße: Weiß ist nah, Schwarz ist fern.',
      'street-night.jpg': 'Die Straße bei Nacht.',
      'street-objects.png': 'Die Straße mit Rahmen um Person, Auto und Ampel.',
      'street-segments.png': 'Die Straße, jede Art von Objekt in einer anderen Farbe.',
      'street.jpg': 'Eine Straße mit Häusern, Baum, Person, Auto und Ampel.',
      'toy-house.png': 'Ein Spielzeughaus aus wenigen Polygonen.',
      'traffic-day.gif': 'Ein Auto hält an einer roten Ampel und fährt bei Grün weiter.',
      'traffic-night.gif': 'Nachts hält ein Auto an einer roten Ampel und fährt bei Grün weiter.',
      'welcome.wav': 'Zu hören ist eine Stimme, die auf Englisch sagt: „Welcome! Today the museum is open until six.“',
    },
  },
  example: {
    title: 'Beispielcode',
    byProvider: 'Dieser Code ruft ein Modell für diese Aufgabe bei dem Anbieter auf, den der Router wählt:',
    byClients:
      'Dieser Code ruft ein Modell für diese Aufgabe auf. Die Hugging-Face-Clients schlagen nach, welcher Anbieter das Modell anbietet:',
    byLibrary:
      'Wir kennen keinen Anbieter für diese Aufgabe. Dieser Code führt ein Modell mit einer Bibliothek auf Ihrem Rechner aus:',
    more: 'Alle Anbieter, Eingaben und Parameter finden Sie auf der Modellseite.',
    none: 'Für diese Aufgabe haben wir noch keinen Beispielcode.',
  },
  missing: {
    title: 'Aufgabe nicht gefunden',
    lead: 'Es gibt keine Aufgabe mit diesem Namen. Verwenden Sie den Namen, den die Aufgabe bei Hugging Face hat: in Kleinbuchstaben, mit Bindestrichen.',
    near: 'Ähnliche Aufgaben',
  },
}
