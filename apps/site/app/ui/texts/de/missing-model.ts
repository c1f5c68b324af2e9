import type { texts as english } from '../en/missing-model.ts'
import type { Translation } from '../translation.ts'

/** Texts of the page of a model that cannot be shown, in German. */
export const texts: Translation<typeof english> = {
  title: 'Dieses Modell gibt es hier nicht',
  unknownTitle: 'Der Hub ließ sich nicht fragen',
  gatedTitle: 'Der Zugang zu diesem Modell ist beschränkt',
  leads: {
    off: 'Der eingebaute Katalog hat kein Modell dieses Namens, und ein Hub wird hier nicht gefragt. Namen müssen genau stimmen: Besitzer, Schrägstrich, Name.',
    missing:
      'Weder der eingebaute Katalog noch der Hub zeigt ein Modell dieses Namens. Vielleicht ist es privat. Namen müssen genau stimmen: Besitzer, Schrägstrich, Name.',
    gated:
      'Der Hub hat dieses Modell und zeigt seinen Eintrag nur Konten, denen der Besitzer Zugang gibt. Erst dort die Bedingungen annehmen; gelesen wird es hier mit dem Token in HUB_TOKEN.',
    unreachable:
      'Der eingebaute Katalog hat kein Modell dieses Namens, und der Hub hat nicht geantwortet: Vielleicht hat er es. In einer Weile lohnt es sich, die Seite neu zu laden.',
    refused:
      'Der eingebaute Katalog hat kein Modell dieses Namens, und der Hub hat das Token abgelehnt, mit dem hier gefragt wird.',
  },
  chooseTask: 'Die Aufgabe selbst wählen',
  chooseTaskHint: 'Der Code braucht nur Name und Aufgabe. Wer das Modell sehen darf, kann ihn ausführen.',
  showCode: 'Code zeigen',
  hubPage: 'Die Seite des Modells im Hub',
  near: 'Gemeint war vielleicht',
}
