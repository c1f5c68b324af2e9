/** Where a page that has no code yet says that there is no connection; the server sends the words along. */
export const OFFLINE_NOTICE = 'offline-notice'

/** Says so, or takes it back: the page is given to React as the server sent it. */
export function showOffline(isOffline: boolean): void {
  const notice = document.getElementById(OFFLINE_NOTICE)
  if (notice === null) return
  notice.hidden = !isOffline
  notice.textContent = isOffline ? (notice.dataset['words'] ?? '') : ''
}
