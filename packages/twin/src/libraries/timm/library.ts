import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const timm: TwinLibrary = {
  key: 'timm',
  subjects: [
    {
      record: catalogued('timm/mobilenetv3_small_100.lamb_in1k'),
      make: 'test_vit',
      files: { 'photo.jpg': 'street.jpg' },
      shows: [{ prints: /tensor\(/ }],
    },
  ],
}
