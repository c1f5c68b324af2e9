import { catalogued, type TwinLibrary } from '../twin-library.ts'

const PAGE = { 'page.jpg': 'street.jpg' }
const READS = [{ prints: /collection/i }]

export const htrflow: TwinLibrary = {
  key: 'htrflow',
  subjects: [
    { record: catalogued('Riksarkivet/yolov9-lines-within-regions-1'), make: 'reader', files: PAGE, shows: READS },
  ],
}
