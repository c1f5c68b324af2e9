import type { TaskEntry } from '../pages/task-entry.ts'

export const keypointDetection = {
  id: 'keypoint-detection',
  label: 'Keypoint Detection',
  summary:
    'Keypoint detection finds points that matter in a picture, such as the joints of a person, the corners of a face, or places that can be found again in another picture. Poses, gestures, and 3D reconstructions are built from them.',
  demo: {
    inputs: [{ type: 'img', filename: 'person.png' }],
    outputs: [{ type: 'img', filename: 'person-keypoints.png' }],
  },
  models: [
    {
      id: 'magic-leap-community/superpoint',
      description: 'Finds points in a picture that are easy to recognize, and describes them.',
    },
    {
      id: 'magic-leap-community/superglue_outdoor',
      description: 'Matches the points of two pictures of the same outdoor place.',
    },
    { id: 'qualcomm/RTMPose-Body2d', description: 'Finds the joints of people, made to run on small devices.' },
    { id: 'ETH-CVG/lightglue_disk', description: 'Matches the points of two pictures quickly, with DISK keypoints.' },
  ],
  datasets: [
    {
      id: 'Vincent-luo/hagrid-mediapipe-hands',
      description: 'Pictures of hand gestures with the points of each hand.',
    },
  ],
  metrics: [],
  spaces: [
    { id: 'datasciencedojo/Hand-Keypoint-Detection-Realtime', description: 'Follow the points of your hand live.' },
    { id: 'ETH-CVG/LightGlue', description: 'Match the points of two pictures.' },
  ],
  libraries: ['transformers'],
  widgetModels: [],
} satisfies TaskEntry
