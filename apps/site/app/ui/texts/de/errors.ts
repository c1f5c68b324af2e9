import type { texts as english } from '../en/errors.ts'
import { formatOf } from '../format.ts'
import type { Translation } from '../translation.ts'

const { day } = formatOf('de')

/** What is said of each cause. */
const causes: Translation<typeof english>['causes'] = {
  'missing-variable': {
    title: 'Die Variable mit dem Token ist nicht gesetzt',
    meaning:
      'Das Programm liest sein Token aus einer Umgebungsvariablen, und die gibt es nicht. Gesendet wurde nichts.',
    action:
      'Die Variable, die in der Meldung steht, in der Shell setzen, in der das Programm läuft, etwa mit export HF_TOKEN=…, und es dort noch einmal starten.',
  },
  unauthorized: {
    title: '401: Das Token wird nicht angenommen',
    meaning: 'Der Dienst kennt das Token nicht: Es ist vertippt, abgelaufen, widerrufen oder für einen anderen Dienst.',
    action:
      'Beim Dienst ein neues Token anlegen und ohne Anführungs- und Leerzeichen in die Variable schreiben. Ein Aufruf über den Hub braucht ein Token des Hubs (hf_…), ein direkter den Schlüssel des Anbieters.',
  },
  'payment-required': {
    title: '402: Es ist kein Guthaben mehr da',
    meaning:
      'Das Konto hinter dem Token hat sein Guthaben verbraucht oder kein Zahlungsmittel. Manche Dienste melden das als 429 mit einem Wort wie insufficient_quota.',
    action:
      'Auf der Abrechnungsseite des Kontos Guthaben oder einen Tarif dazunehmen. Zahlt eine Organisation, nennt man sie in der Option dafür.',
  },
  forbidden: {
    title: '403: Das ist nicht erlaubt',
    meaning:
      'Der Dienst hat die Anfrage verstanden und lässt sie nicht zu: Dem Token fehlt das Recht, oder was verlangt wird, ist gesperrt.',
    action:
      'Die Worte des Dienstes lesen und dem Token das Recht geben. Ein fein eingestelltes Token des Hubs braucht „Make calls to Inference Providers“.',
  },
  gated: {
    title: '403: Das Modell ist zugangsbeschränkt',
    meaning: 'Sein Besitzer lässt nur zu, wer darum gebeten hat, und dieses Konto hat das nicht, oder noch nicht.',
    action:
      'Angemeldet die Seite des Modells im Hub öffnen, um Zugang bitten und warten, bis er gewährt ist. Das Token muss zugangsbeschränkte Repositorys lesen dürfen.',
  },
  'not-found': {
    title: '404: Das Modell oder die Adresse gibt es nicht',
    meaning: 'Der Dienst hat nichts unter dem Namen des Modells oder unter der Adresse der Anfrage.',
    action:
      'Den Namen des Modells mit dem vergleichen, den der Anbieter nennt: Oft ist es ein anderer als im Hub. Bei einem eigenen Endpunkt prüfen, ob die Adresse endet, wie der Client es erwartet, auf /v1.',
  },
  'not-served': {
    title: 'Kein Anbieter führt das Modell',
    meaning: 'Keiner der Anbieter, die im Konto eingeschaltet sind, führt dieses Modell, oder nicht für diese Aufgabe.',
    action:
      'Auf der Seite des Modells einen Anbieter wählen, ihn in den Einstellungen des Hubs einschalten, oder ein Modell nehmen, das angeboten wird.',
  },
  'not-chat': {
    title: 'Das Modell ist kein Chatmodell',
    meaning: 'Die Anfrage ist ein Chat, und dafür führt der Dienst dieses Modell nicht.',
    action:
      'Eine Instruct- oder Chat-Fassung des Modells nehmen, oder das Beispiel der Aufgabe, für die das Modell da ist.',
  },
  timeout: {
    title: 'Die Zeit war um',
    meaning:
      'Dienst oder Client haben nicht länger gewartet: eine lange Antwort, ein überlasteter Dienst oder ein langsames Netz.',
    action: 'Noch einmal starten, die Antwort streamen, weniger Tokens verlangen oder dem Client mehr Zeit geben.',
  },
  'too-large': {
    title: '413: Die Anfrage ist zu groß',
    meaning: 'Gesendet wurden mehr Bytes, als der Dienst annimmt, meist wegen eines Bildes oder Tons darin.',
    action: 'Eine kleinere Datei senden oder ihre Adresse, oder weniger Nachrichten.',
  },
  'too-long': {
    title: 'Die Eingabe ist zu lang für das Modell',
    meaning: 'Nachrichten und Antwort haben zusammen mehr Tokens, als das Modell fasst.',
    action: 'Die Nachrichten kürzen, die Grenze für die Antwort senken oder ein Modell mit längerem Kontext nehmen.',
  },
  'invalid-request': {
    title: '400 oder 422: Die Anfrage ist nicht gültig',
    meaning: 'Der Dienst hat die Anfrage gelesen und weist etwas darin zurück: Seine Worte nennen das Feld.',
    action:
      'Die Worte des Dienstes lesen und das Feld weglassen oder berichtigen. Nicht jeder Anbieter kennt jeden Parameter.',
  },
  'rate-limited': {
    title: '429: Zu viele Anfragen',
    meaning: 'Das Konto hat öfter gefragt oder mehr Tokens verlangt, als der Dienst in dieser Zeit zulässt.',
    action:
      'So lange warten, wie der Header retry-after sagt, und langsamer fragen. Bezahlte Tarife haben höhere Grenzen. Ist in den Worten von Guthaben oder Quote die Rede, hilft Warten nicht: Dann ist die Abrechnung gemeint.',
  },
  'server-error': {
    title: '500: Der Dienst ist gescheitert',
    meaning: 'Im Dienst ging etwas schief. Die Anfrage kann richtig sein.',
    action:
      'Später noch einmal starten. Bleibt es so, einen anderen Anbieter nehmen und dem Dienst die Kennung der Anfrage nennen.',
  },
  unavailable: {
    title: '502 oder 503: Der Dienst ist nicht da',
    meaning: 'Der Dienst ist überlastet, wird neu gestartet, oder sein Gateway erreicht ihn nicht.',
    action: 'Kurz warten und noch einmal starten, oder einen anderen Anbieter nehmen.',
  },
  loading: {
    title: '503: Das Modell wird geladen',
    meaning: 'Niemand hat in letzter Zeit nach dem Modell gefragt, und der Dienst lädt es gerade.',
    action: 'So viele Sekunden warten, wie die Antwort schätzt, und noch einmal starten.',
  },
  'gateway-timeout': {
    title: '504: Der Dienst hat nicht rechtzeitig geantwortet',
    meaning: 'Das Gateway des Dienstes hat auf eine Antwort gewartet und keine bekommen.',
    action: 'Noch einmal starten, die Antwort streamen oder weniger Tokens verlangen.',
  },
  'stream-error': {
    title: 'Der Dienst scheiterte mitten in der Antwort',
    meaning: 'Die Antwort hatte begonnen, als der Dienst in seinem Strom einen Fehler meldete.',
    action: 'Noch einmal starten. Bleibt es so, einen anderen Anbieter nehmen.',
  },
  'no-host': {
    title: 'Der Name des Rechners ist nicht bekannt',
    meaning: 'Zu dem Namen gibt es keine Adresse: Es besteht keine Verbindung, oder der Name ist vertippt.',
    action: 'Prüfen, ob der Rechner online ist, ob die Adresse stimmt und ob ein Proxy gesetzt werden muss.',
  },
  'connection-refused': {
    title: 'An der Adresse lauscht niemand',
    meaning: 'Unter dieser Adresse und diesem Port antwortet kein Programm.',
    action: 'Den Server starten und Rechner und Port mit denen vergleichen, die er ausgibt.',
  },
  'connection-lost': {
    title: 'Die Verbindung brach ab',
    meaning:
      'Der Dienst, oder etwas auf dem Weg zu ihm, hat die Verbindung geschlossen, bevor die Antwort ganz da war. Was bis dahin zu sehen war, ist ein Teil davon.',
    action:
      'Noch einmal starten. Kommt es öfter vor, nach einem Proxy, einer Firewall oder einem VPN suchen, das lange Antworten abschneidet.',
  },
  certificate: {
    title: 'Dem Zertifikat wird nicht vertraut',
    meaning:
      'Die Verbindung ist mit einem Zertifikat verschlüsselt, dessen Aussteller dieser Rechner nicht kennt: meist ein mitlesender Proxy der Firma, oder veraltete Zertifikate des Systems.',
    action:
      'Dem Client das Zertifikat des Ausstellers geben, etwa mit SSL_CERT_FILE, REQUESTS_CA_BUNDLE oder NODE_EXTRA_CA_CERTS, oder die des Systems erneuern. Die Prüfung nicht abschalten.',
  },
  'no-connection': {
    title: 'Der Dienst wurde nicht erreicht',
    meaning:
      'Der Client bekam keine Antwort, und die Meldung sagt nicht, warum: Vielleicht fehlt das Netz, die Adresse ist falsch, ein Proxy ist dazwischen, oder dem Zertifikat wird nicht vertraut. Im Browser kann es sein, dass der Dienst Aufrufe von fremden Seiten nicht erlaubt.',
    action:
      'Die Zeile suchen, die den Grund nennt, und sie auch einfügen. In Node.js steht sie hinter „cause“, in Python über dem letzten Fehler. Oder die Adresse mit curl -v fragen.',
  },
  'missing-module': {
    title: 'Der Client ist nicht installiert',
    meaning: 'Das Programm wurde gestartet, wo seine Pakete nicht installiert sind.',
    action:
      'Den Installationsbefehl über dem Beispiel in derselben Umgebung oder demselben Ordner ausführen und das Programm dort starten.',
  },
  'managed-python': {
    title: 'Das Python des Systems nimmt keine Pakete an',
    meaning:
      'Das System bringt dieses Python mit und verwaltet seine Pakete selbst. Darum weigert sich pip, daneben etwas zu installieren. Installiert wurde nichts.',
    action:
      'Im Ordner des Programms eine eigene Umgebung anlegen, python3 -m venv .venv, sie mit . .venv/bin/activate beginnen und den Installationsbefehl darin noch einmal ausführen.',
  },
  'old-client': {
    title: 'Der installierte Client hat nicht, was das Programm aufruft',
    meaning:
      'Meist ist es eine andere Version als die, für die das Beispiel geschrieben ist; sonst ist der Name vertippt.',
    action:
      'Den Installationsbefehl über dem Beispiel noch einmal ausführen: Er nennt die Version, mit der das Beispiel gelaufen ist.',
  },
}

/** Texts of the page of errors, in German. */
export const texts: Translation<typeof english> = {
  title: 'Wenn es scheitert',
  description:
    'Was jeder Client ausgibt, wenn der Aufruf eines Modells scheitert, was es heißt und was hilft: 401, 402, 403, 404, 429, 5xx, abgebrochene Ströme, Zertifikate, fehlende Module. Zu einer eingefügten Meldung gibt es die Ursache.',
  heading: 'Wenn es scheitert',
  lead: 'Jeder Fehler hier unten wurde auf unserem eigenen Rechner herbeigeführt, mit der veröffentlichten Version jedes Clients, gegen einen Nachbau des Dienstes. Hier steht, was das Programm dann ausgegeben hat, was es heißt und was zu tun ist.',
  paste: 'Meldung einfügen',
  pasteHint: 'Sie wird in diesem Browser gelesen und nirgendwohin gesendet. Tokens darin werden unkenntlich gemacht.',
  unknown: 'Diese Meldung ist hier nicht bekannt. Lieber wird keine Ursache genannt als eine falsche.',
  asSeen: 'Was Clients ausgeben',
  addRetries: 'Wiederholungen in den Code einbauen',
  language: 'Sprache',
  client: 'Client',
  clients: (client) => `Was ${client} ausgibt`,
  next: 'Was hilft',
  ran: (release, runtime, date) => `${release} auf ${runtime}, ${day(date)}`,
  played: 'Gespielt wurde',
  mayBe: 'Es kann eines davon sein:',
  notSeen: 'Bei diesem Client wurde das nicht herbeigeführt.',
  causes,
}
