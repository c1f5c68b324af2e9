import type { TaskEntry } from '../pages/task-entry.ts'

export const keypointDetection = {
  id: 'keypoint-detection',
  label: 'Keypoint Detection',
  summary:
    'Keypoint detection finds significant points in an image, such as a person’s joints, the corners of the eyes, or details that also appear in another image. It’s used for pose estimation, gesture recognition, and 3D reconstruction.',
  demo: {
    inputs: [{ type: 'img', filename: 'person.png' }],
    outputs: [{ type: 'img', filename: 'person-keypoints.png' }],
  },
  models: [
    {
      id: 'magic-leap-community/superpoint',
      description: 'Finds distinctive points in an image and describes them.',
    },
    {
      id: 'magic-leap-community/superglue_outdoor',
      description: 'Matches points between two images of the same outdoor scene.',
    },
    { id: 'qualcomm/RTMPose-Body2d', description: 'Finds people’s joints; designed for mobile devices.' },
    { id: 'ETH-CVG/lightglue_disk', description: 'Quickly matches DISK keypoints between two images.' },
  ],
  datasets: [
    {
      id: 'Vincent-luo/hagrid-mediapipe-hands',
      description: 'Images of hand gestures with the keypoints of each hand.',
    },
  ],
  metrics: [],
  spaces: [
    { id: 'datasciencedojo/Hand-Keypoint-Detection-Realtime', description: 'Track your hand’s keypoints live.' },
    { id: 'ETH-CVG/LightGlue', description: 'Match points between two images.' },
  ],
  libraries: ['transformers'],
  widgetModels: [],
} satisfies TaskEntry
