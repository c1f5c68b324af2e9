import type { texts as english } from '../en/errors.ts'
import { formatOf } from '../format.ts'
import type { Translation } from '../translation.ts'

const { day } = formatOf('de')

/** What is said of each cause. */
const causes: Translation<typeof english>['causes'] = {
  'missing-variable': {
    title: 'Die Umgebungsvariable für das Token ist nicht gesetzt',
    meaning:
      'Das Programm liest sein Token aus einer Umgebungsvariablen, die nicht gesetzt ist. Es wurde nichts gesendet.',
    action:
      'Setzen Sie die Variable aus der Meldung in der Shell, in der das Programm läuft, etwa mit export HF_TOKEN=…, und starten Sie das Programm noch einmal.',
  },
  unauthorized: {
    title: '401: ungültiges Token',
    meaning:
      'Der Dienst erkennt das Token nicht. Vielleicht enthält es einen Tippfehler, ist abgelaufen, wurde widerrufen oder gehört zu einem anderen Dienst.',
    action:
      'Legen Sie ein neues Token an und schreiben Sie es ohne Anführungs- und Leerzeichen in die Variable. Aufrufe über Hugging Face brauchen ein Hugging-Face-Token (hf_…), direkte Aufrufe den API-Schlüssel des Anbieters.',
  },
  'payment-required': {
    title: '402: kein Guthaben mehr',
    meaning:
      'Das Guthaben des Kontos ist verbraucht, oder es ist kein Zahlungsmittel hinterlegt. Manche Dienste melden das als 429 mit einem Code wie insufficient_quota.',
    action:
      'Laden Sie auf der Abrechnungsseite Guthaben auf oder buchen Sie einen Tarif. Soll eine Hugging-Face-Organisation zahlen, setzen Sie die Option billTo.',
  },
  forbidden: {
    title: '403: nicht erlaubt',
    meaning:
      'Der Dienst hat die Anfrage verstanden, erlaubt sie aber nicht: Dem Token fehlt eine Berechtigung, oder die Ressource ist gesperrt.',
    action:
      'Lesen Sie die Meldung des Dienstes und geben Sie dem Token die genannte Berechtigung. Ein „Fine-grained“-Token von Hugging Face braucht die Berechtigung „Make calls to Inference Providers“.',
  },
  gated: {
    title: '403: Zugang zum Modell beschränkt',
    meaning: 'Der Besitzer des Modells vergibt den Zugang auf Anfrage, und dieses Konto hat ihn noch nicht.',
    action:
      'Melden Sie sich bei Hugging Face an, öffnen Sie die Modellseite und beantragen Sie den Zugang. Verwenden Sie danach ein Token, das zugangsbeschränkte Repositorys lesen darf.',
  },
  'not-found': {
    title: '404: Modell oder Adresse nicht gefunden',
    meaning: 'Unter dieser Adresse oder diesem Modellnamen findet der Dienst nichts.',
    action:
      'Vergleichen Sie den Modellnamen mit der Liste des Anbieters: Oft heißt das Modell dort anders als bei Hugging Face. Prüfen Sie bei einem eigenen Endpoint, ob die Base-URL so endet, wie der Client es erwartet, meist auf /v1.',
  },
  'not-served': {
    title: 'Keiner Ihrer Anbieter bietet dieses Modell an',
    meaning: 'Keiner der in Ihrem Konto aktivierten Anbieter bietet dieses Modell für diese Aufgabe an.',
    action:
      'Wählen Sie auf der Modellseite einen Anbieter und aktivieren Sie ihn in Ihren Hugging-Face-Einstellungen, oder nehmen Sie ein Modell, das einer Ihrer aktivierten Anbieter anbietet.',
  },
  'not-chat': {
    title: 'Das ist kein Chatmodell',
    meaning: 'Sie haben eine Chat-Anfrage gesendet, aber der Dienst bietet dieses Modell nicht für Chat an.',
    action:
      'Nehmen Sie eine Instruct- oder Chat-Version des Modells oder das Beispiel für die eigentliche Aufgabe des Modells.',
  },
  timeout: {
    title: 'Zeitüberschreitung',
    meaning:
      'Der Dienst oder der Client hat nicht länger gewartet. Vielleicht ist die Antwort lang, der Dienst überlastet oder das Netz langsam.',
    action:
      'Versuchen Sie es noch einmal, streamen Sie die Antwort, fordern Sie weniger Tokens an oder erhöhen Sie das Timeout des Clients.',
  },
  'too-large': {
    title: '413: Die Anfrage ist zu groß',
    meaning: 'Die Anfrage ist größer, als der Dienst erlaubt, meist wegen eines Bildes oder einer Audiodatei.',
    action: 'Senden Sie eine kleinere Datei, die URL der Datei oder weniger Nachrichten.',
  },
  'too-long': {
    title: 'Die Eingabe ist zu lang für das Modell',
    meaning: 'Die Eingabe, allein oder mit der maximalen Tokenzahl der Antwort, überschreitet die Grenze des Modells.',
    action:
      'Kürzen Sie die Nachrichten, senken Sie die maximale Tokenzahl oder nehmen Sie ein Modell mit längerem Kontext.',
  },
  'invalid-request': {
    title: '400 oder 422: ungültige Anfrage',
    meaning: 'Der Dienst hat die Anfrage gelesen und ein Feld abgelehnt. Meist nennt die Meldung das Feld.',
    action:
      'Entfernen oder korrigieren Sie das Feld aus der Meldung. Nicht jeder Anbieter unterstützt jeden Parameter.',
  },
  'rate-limited': {
    title: '429: zu viele Anfragen',
    meaning:
      'Das Konto hat mehr Anfragen gesendet oder mehr Tokens verbraucht, als der Dienst in diesem Zeitraum erlaubt.',
    action:
      'Warten Sie so lange, wie der Retry-After-Header angibt, und senden Sie seltener Anfragen. Kostenpflichtige Tarife haben höhere Limits. Erwähnt die Meldung ein Guthaben („credits“) oder Kontingent („quota“), hilft Warten nicht: Prüfen Sie Ihre Abrechnung.',
  },
  'server-error': {
    title: '500: Fehler im Dienst',
    meaning: 'Beim Dienst ist ein Fehler aufgetreten. An Ihrer Anfrage liegt es vermutlich nicht.',
    action:
      'Versuchen Sie es später noch einmal. Wenn der Fehler bestehen bleibt, nehmen Sie einen anderen Anbieter und melden Sie dem Dienst die Request-ID.',
  },
  unavailable: {
    title: '502 oder 503: Dienst nicht verfügbar',
    meaning: 'Der Dienst ist überlastet oder startet neu, oder sein Gateway erreicht ihn nicht.',
    action: 'Warten Sie kurz und versuchen Sie es noch einmal, oder nehmen Sie einen anderen Anbieter.',
  },
  loading: {
    title: '503: Das Modell wird geladen',
    meaning: 'Das Modell wurde eine Weile nicht verwendet, und der Dienst lädt es gerade.',
    action:
      'Warten Sie so lange, wie das Feld estimated_time der Antwort angibt, und versuchen Sie es dann noch einmal.',
  },
  'gateway-timeout': {
    title: '504: Der Dienst hat nicht rechtzeitig geantwortet',
    meaning: 'Das Gateway des Dienstes hat vergeblich auf eine Antwort gewartet.',
    action: 'Versuchen Sie es noch einmal, streamen Sie die Antwort oder fordern Sie weniger Tokens an.',
  },
  'stream-error': {
    title: 'Fehler des Dienstes mitten in der Antwort',
    meaning: 'Der Dienst meldete einen Fehler, als der Stream schon begonnen hatte.',
    action: 'Versuchen Sie es noch einmal. Wenn der Fehler bestehen bleibt, nehmen Sie einen anderen Anbieter.',
  },
  'no-host': {
    title: 'Host nicht gefunden',
    meaning:
      'Der Hostname lässt sich nicht auflösen. Vielleicht sind Sie offline, oder der Name enthält einen Tippfehler.',
    action: 'Prüfen Sie, ob Ihr Rechner online ist, ob die URL stimmt und ob Sie einen Proxy brauchen.',
  },
  'connection-refused': {
    title: 'Verbindung abgelehnt',
    meaning: 'Auf diesem Host und Port lauscht kein Programm.',
    action: 'Starten Sie den Server und vergleichen Sie Host und Port mit denen, die er ausgibt.',
  },
  'connection-lost': {
    title: 'Verbindung abgebrochen',
    meaning:
      'Der Dienst oder etwas auf dem Weg dorthin hat die Verbindung geschlossen, bevor die Antwort vollständig war. Falls Sie eine Ausgabe sehen, ist sie unvollständig.',
    action:
      'Versuchen Sie es noch einmal. Wenn es öfter passiert, prüfen Sie, ob ein Proxy, eine Firewall oder ein VPN lange Antworten abschneidet.',
  },
  certificate: {
    title: 'Zertifikat nicht vertrauenswürdig',
    meaning:
      'Der Client konnte das Zertifikat des Servers nicht prüfen. Meist vertraut dieser Rechner der Zertifizierungsstelle nicht, wegen eines Firmenproxys, der den Datenverkehr mitliest, oder wegen veralteter Systemzertifikate. Das Zertifikat kann auch abgelaufen sein oder zu einem anderen Host gehören.',
    action:
      'Übergeben Sie dem Client das Zertifikat dieser Zertifizierungsstelle, etwa mit SSL_CERT_FILE, REQUESTS_CA_BUNDLE oder NODE_EXTRA_CA_CERTS, oder aktualisieren Sie die Zertifikate des Systems. Nennt die Meldung ein Datum oder einen Hostnamen, prüfen Sie die Uhr dieses Rechners und die URL. Schalten Sie die Prüfung nicht ab.',
  },
  'no-connection': {
    title: 'Dienst nicht erreichbar',
    meaning:
      'Der Client bekam keine Antwort, und die Meldung nennt keinen Grund. Vielleicht sind Sie offline, die URL ist falsch, oder ein Proxy oder ein nicht vertrauenswürdiges Zertifikat verhindert die Verbindung. Läuft der Code im Browser, erlaubt der Dienst vielleicht keine Aufrufe von anderen Websites.',
    action:
      'Suchen Sie die Zeile mit dem Grund und fügen Sie sie ebenfalls ein. In Node.js steht sie hinter „cause“, in Python über dem letzten Fehler. Oder rufen Sie die URL mit curl -v auf.',
  },
  'missing-module': {
    title: 'Der Client ist nicht installiert',
    meaning: 'Das Programm wurde in einer Umgebung gestartet, in der seine Pakete fehlen.',
    action:
      'Führen Sie den Installationsbefehl über dem Beispiel aus und starten Sie das Programm dann in derselben Umgebung oder im selben Ordner.',
  },
  'managed-python': {
    title: 'Im System-Python lassen sich keine Pakete installieren',
    meaning:
      'Das Betriebssystem verwaltet die Pakete dieser Python-Installation, deshalb verweigert pip die Installation. Es wurde nichts installiert.',
    action:
      'Legen Sie im Ordner des Programms mit python3 -m venv .venv eine virtuelle Umgebung an, aktivieren Sie sie mit source .venv/bin/activate und führen Sie den Installationsbefehl noch einmal aus.',
  },
  'old-client': {
    title: 'Der installierte Client passt nicht zum Beispiel',
    meaning:
      'Das Programm verwendet einen Namen, den die installierte Version nicht hat. Vielleicht wurde das Beispiel für eine andere Version geschrieben, oder der Name enthält einen Tippfehler.',
    action:
      'Führen Sie den Installationsbefehl über dem Beispiel noch einmal aus: Er installiert eine Version, für die das Beispiel geschrieben wurde.',
  },
}

/** Texts of the page of errors, in German. */
export const texts: Translation<typeof english> = {
  title: 'Fehlerbehebung',
  description:
    'Was Clients ausgeben, wenn ein Aufruf scheitert, was die Ausgabe bedeutet und wie Sie den Fehler beheben: 401, 402, 403, 404, 429, 5xx, abgebrochene Streams, Zertifikate, fehlende Module. Fügen Sie eine Meldung ein, um ihre Ursache zu finden.',
  heading: 'Fehlerbehebung',
  lead: 'Wir haben diese Fehler mit veröffentlichten Clients gegen einen lokalen Mock des Dienstes ausgelöst. Zu jedem Fehler sehen Sie, was der Client ausgegeben hat, was das bedeutet und was Sie tun können.',
  paste: 'Fehlermeldung einfügen',
  pasteHint: 'Ihr Browser wertet die Meldung selbst aus und sendet nichts. Tokens macht er unkenntlich.',
  sendHint: 'Unser Server wertet die Meldung aus, ohne sie zu speichern. Tokens macht er unkenntlich.',
  explain: 'Ursache finden',
  unknown: 'Wir kennen diese Meldung nicht und wollen nicht raten.',
  asSeen: 'Ausgabe der Clients',
  addRetries: 'Wiederholungen in den Code einbauen',
  language: 'Sprache',
  client: 'Client',
  clients: (client) => `Ausgabe von ${client}`,
  next: 'Was Sie tun können',
  ran: (release, runtime, date) => `${release} unter ${runtime}, ${day(date)}`,
  mayBe: 'Mögliche Ursachen:',
  notSeen: 'Diesen Fehler haben wir mit diesem Client nicht ausgelöst.',
  causes,
}
