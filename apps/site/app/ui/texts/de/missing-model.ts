import type { texts as english } from '../en/missing-model.ts'
import type { Translation } from '../translation.ts'

/** Texts of the page of a model that cannot be shown, in German. */
export const texts: Translation<typeof english> = {
  title: 'Modell nicht gefunden',
  unknownTitle: 'Das Modell konnte nicht abgefragt werden',
  gatedTitle: 'Der Zugang zu diesem Modell ist beschränkt',
  leads: {
    off: 'Der eingebaute Katalog enthält kein Modell mit diesem Namen, und Abfragen bei Hugging Face sind auf dieser Website abgeschaltet. Prüfen Sie die Schreibweise: Namen haben die Form besitzer/name.',
    missing:
      'Weder im eingebauten Katalog noch bei Hugging Face finden wir ein Modell mit diesem Namen. Vielleicht ist es privat. Prüfen Sie die Schreibweise: Namen haben die Form besitzer/name.',
    gated:
      'Hugging Face zeigt den Eintrag dieses Modells nur Konten mit Zugang. Um ihn hier zu zeigen, braucht diese Website ein Token (HUB_TOKEN) von einem Konto, das den Bedingungen des Modells bei Hugging Face zugestimmt hat.',
    unreachable:
      'Der eingebaute Katalog enthält kein Modell mit diesem Namen, und die Abfrage bei Hugging Face ist fehlgeschlagen. Ob es das Modell gibt, wissen wir deshalb nicht. Laden Sie die Seite gleich noch einmal.',
    refused:
      'Der eingebaute Katalog enthält kein Modell mit diesem Namen. Bei Hugging Face konnten wir nicht nachsehen: Hugging Face hat das Token dieser Website abgelehnt.',
  },
  chooseTask: 'Aufgabe des Modells',
  chooseTaskHint:
    'Wählen Sie die Aufgabe des Modells, um Code zu bekommen. Wer Zugang zum Modell hat, kann den Code ausführen.',
  showCode: 'Code anzeigen',
  hubPage: 'Modellseite bei Hugging Face',
  near: 'Ähnliche Modelle',
}
