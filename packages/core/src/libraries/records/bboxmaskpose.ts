import type { Library } from '../library.ts'

export const bboxmaskpose: Library = {
  key: 'bboxmaskpose',
  prettyLabel: 'BBoxMaskPose',
  repoName: 'BBoxMaskPose',
  repoUrl: 'https://github.com/MiraPurkrabek/BBoxMaskPose',
  filter: false,
  countDownloads: 'path_extension:"pth"',
}
