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
    other: 'Anderes',
  },
  list: {
    title: 'Aufgaben',
    pageTitle: (query) => (query === '' ? 'Aufgaben' : `${query} · Aufgaben`),
    description:
      'Was Modelle des maschinellen Lernens können: jede Aufgabe mit Vorführung, Modellen, Datensätzen, Metriken und Beispielcode.',
    lead: 'Was Modelle können, nach der Art der Daten. Jede Aufgabe zeigt, was hineingeht und was herauskommt, und den Code eines Modells, das sie löst.',
    searchLabel: 'Aufgabe finden',
    searchPlaceholder: 'Name, Teilaufgabe oder Zweck, auf Englisch',
    search: 'Suchen',
    kinds: 'Arten von Daten',
    count: (count, query) =>
      `${number(count)} ${plural(count, { one: 'Aufgabe', other: 'Aufgaben' })}${query === '' ? '' : ` zu „${query}“`}`,
    empty: (query) => `Keine Aufgabe passt zu „${query}“.`,
    emptyHint: 'Es hilft zu suchen, was hineingeht oder herauskommt, auf Englisch: image, speech, table.',
    showAll: 'Alle Aufgaben zeigen',
    examples: {
      ran: 'Beispiele, die liefen',
      library: 'Für eine Bibliothek',
      none: 'Noch kein Beispiel',
    },
  },
  page: {
    pageTitle: (name) => `${name}: Vorführung, Modelle und Beispielcode`,
    all: 'Alle Aufgaben',
    caseOf: 'Ein Fall von',
    placeholder: 'Diese Seite vertritt eine, die noch nicht geschrieben ist. Die allgemeinere Aufgabe steht unter',
    undescribed: 'Diese Aufgabe hat noch niemand beschrieben: Es fehlen Vorführung und Modelle für den Anfang.',
    models: 'Modelle',
    modelsInCatalogue: (count) =>
      plural(count, {
        one: `${number(count)} Modell des Katalogs löst diese Aufgabe`,
        other: `${number(count)} Modelle des Katalogs lösen diese Aufgabe`,
      }),
    datasets: 'Datensätze',
    metrics: 'Metriken',
    spaces: 'In einem Space ausprobieren',
    facts: 'Über die Aufgabe',
    id: 'Name im Hub',
    modality: 'Art der Daten',
    subtasks: 'Teilaufgaben',
    narrower: 'Fälle davon',
    libraries: 'Bibliotheken dafür',
    video: 'Video',
    videoLink: 'Eine Einführung auf YouTube',
    plainFile: (name) => `Als ${name} öffnen`,
  },
  demo: {
    title: 'Vorführung',
    input: 'Was hineingeht',
    output: 'Was herauskommt',
    pause: 'Bewegung anhalten',
    play: 'Bewegung abspielen',
    sound: 'Aufnahme',
    table: 'Tabelle',
    samples: {
      'announcement.flac':
        'Eine Stimme auf Englisch: „Der Zug nach Lake Valley fährt jetzt von Gleis vier ab, mit zehn Minuten Verspätung.“',
      'balloon.gif': 'Ein Heißluftballon steigt über Hügel.',
      'butterflies.png': 'Vier Schmetterlinge.',
      'cat-answer.wav':
        'Eine Stimme auf Englisch: „Eine rötliche Katze sitzt neben einer Pflanze auf einem blauen Teppich.“',
      'cat.gif': 'Eine getigerte Katze auf einem Teppich blinzelt und bewegt die Schwanzspitze.',
      'cat.png': 'Eine getigerte Katze auf einem Teppich.',
      'coast.gif': 'Wellen laufen an die Küste, und ein Boot segelt am Leuchtturm vorbei.',
      'coast.jpg': 'Ein Leuchtturm und ein Segelboot bei Sonnenuntergang.',
      'invoice.png': 'Eine Rechnung mit Posten, Steuer und Summe.',
      'juggling.gif': 'Jemand jongliert mit drei Bällen.',
      'keyword.wav': 'Eine Stimme auf Englisch: „links“',
      'mixture-music.wav': 'Die gezupften Töne allein.',
      'mixture-voice.wav': 'Die Stimme allein, auf Englisch: „Hört man die Musik hinter meiner Stimme?“',
      'mixture.wav': 'Eine Stimme und gezupfte Töne zugleich.',
      'person-keypoints.png': 'Die winkende Person, Gelenke und Knochen sind markiert.',
      'person.png': 'Jemand winkt.',
      'report-pages.png': 'Drei Seiten eines Berichts: Inhalt, ein Diagramm zum Regen, eine Karte.',
      'savanna.jpg': 'Ein Elefant und sein Junges bei Sonnenuntergang.',
      'speech.flac': 'Eine Stimme auf Englisch: „Die Fähre zur Insel fährt um neun, und Fahrkarten gibt es an Bord.“',
      'still-life-found.png': 'Das Stillleben mit Rahmen um Schale, Birne und Banane.',
      'still-life-grey.png': 'Das Stillleben ohne Farbe.',
      'still-life-masks.png': 'Das Stillleben, jeder Gegenstand in einer eigenen Farbe.',
      'still-life.jpg':
        'Eine Schale mit zwei Äpfeln und einer Birne, daneben auf dem Tisch ein dritter Apfel, eine Banane und ein Becher.',
      'street-depth.png': 'Wie weit die Dinge in der Straße entfernt sind: Weiß ist nah, Schwarz ist fern.',
      'street-night.jpg': 'Die Straße bei Nacht.',
      'street-objects.png': 'Die Straße mit Rahmen um Person, Auto und Ampel.',
      'street-segments.png': 'Die Straße, jede Art von Ding in einer eigenen Farbe.',
      'street.jpg': 'Eine Straße mit Häusern, Baum, Person, Auto und Ampel.',
      'toy-house.png': 'Ein Spielzeughaus aus wenigen Flächen.',
      'traffic-day.gif': 'Ein Auto hält an einer roten Ampel und fährt bei Grün weiter.',
      'traffic-night.gif': 'Nachts hält ein Auto an einer roten Ampel und fährt bei Grün weiter.',
      'welcome.wav': 'Eine Stimme auf Englisch: „Willkommen! Heute ist das Museum bis sechs geöffnet.“',
    },
  },
  example: {
    title: 'Beispielcode',
    byProvider: 'Ruft ein Modell auf, das die Aufgabe löst, bei dem Anbieter, den der Router wählt:',
    byClients:
      'Ruft ein Modell auf, das die Aufgabe löst. Die Clients des Hubs fragen, welcher Anbieter es bereitstellt:',
    byLibrary:
      'Für diese Aufgabe ist kein Anbieter bekannt. Dieser Code führt ein Modell mit einer Bibliothek auf dem eigenen Rechner aus:',
    more: 'seine Seite hat jeden Anbieter, jede Eingabe und jeden Parameter.',
    none: 'Für diese Aufgabe gibt es noch keinen Beispielcode.',
  },
  missing: {
    title: 'Diese Aufgabe gibt es hier nicht',
    lead: 'Keine Aufgabe heißt so. Die Namen sind die des Hubs, klein geschrieben und mit Bindestrichen.',
    near: 'Gemeint war vielleicht',
  },
}
