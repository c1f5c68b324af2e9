import { GGUF_SUBJECTS, GGUF_USED, type TwinLocalApp } from '../twin-local-app.ts'

export const ollama: TwinLocalApp = {
  id: 'ollama',
  // Its own command downloads from its own host. Go modules have no `vendor` folder, so the headers are Debian's.
  otherInstall: {
    package: 'github.com/ollama/ollama',
    release: '0.17.4',
    headers: {
      packages: {
        'libs/libstb/libstb-dev_0.0~git20250907.fede005+ds-1+b2_amd64.deb':
          '716814d0f3d4595f0f68e8a5c049200a5e5ff724a7e3ddbea9ab8098d8dcecd9',
        'm/miniaudio/libminiaudio-dev_0.11.25+dfsg-1_all.deb':
          '84c7da1c42dde660c65cb54c3006df7acb5a2295a988f3b0e5d7769e1f83ffde',
        'n/nlohmann-json3/nlohmann-json3-dev_3.12.0.really.3.12.0.really.3.11.3-3_all.deb':
          '00e6d1978f21e7b9d3e516575168bc86397fd727aa41e3bd6e8b5cfe4affce79',
      },
      links: { 'miniaudio/miniaudio.h': 'miniaudio.h' },
    },
  },
  subjects: GGUF_SUBJECTS,
  usedWith: GGUF_USED,
  background: 'ollama serve',
  typed: ['Why is the sky blue?'],
}
