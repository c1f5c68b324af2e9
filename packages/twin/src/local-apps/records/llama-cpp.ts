import { GGUF_RANKER, GGUF_SUBJECTS, GGUF_USED, type TwinLocalApp } from '../twin-local-app.ts'

const LIBRARIES = 'usr/lib/x86_64-linux-gnu'

export const llamaCpp: TwinLocalApp = {
  id: 'llama-cpp',
  // Its own command uses Homebrew, which has its own folder on the machine.
  otherInstall: {
    package: 'llama.cpp-tools',
    release: '0.7.0+dfsg-2',
    packages: {
      'l/llama.cpp/llama.cpp-tools_0.7.0+dfsg-2_amd64.deb':
        '3007c170f116891974bd37d5ba802f094c7d020412f2100cc71582fc8530895c',
      'l/llama.cpp/libllama0_0.7.0+dfsg-2_amd64.deb':
        '7d49cde5582ccdc8c454b379ba627eea8c95813b6a9c70628653101f629204d6',
      'g/ggml/libggml0_0.27.0-1_amd64.deb': 'f621153d6615a8dd1ac4b14e110cbafca34cc66f551367c5f6326f71fb141b0d',
      'g/glibc/libc6_2.43-7_amd64.deb': '5c71715c51103beb4fbba9fe9f8dff604af6610dfa71c70bff342f54a7860803',
      'g/gcc-16/libgcc-s1_16.2.0-4_amd64.deb': 'd251ea642c3795e8723ac2b9eeebe511467ca04590ba70f3d555a7616787d7e3',
      'g/gcc-16/libgomp1_16.2.0-4_amd64.deb': '11cb09fd79c2de0acbdc23b0eb350445c563b16a36d879b355dfd45a5d2d6d3e',
      'g/gcc-16/libstdc++6_16.2.0-4_amd64.deb': 'cef6654bba1daece0bc0dbe0e3f69fa5a26eb6ba139f3536e6f4806bd787f3e7',
      'o/openssl/libssl3t64_3.6.5-1_amd64.deb': '0a0ec84fe860c5c93c74d53cbb071aea0793327a3761b483080e9d7b73c21b37',
      'libz/libzstd/libzstd1_1.5.7+dfsg-4_amd64.deb':
        '93e7930e4c25b918f1dd980cc1c6d4487654a248f5fa71eacb976ed7bbe954bd',
      'z/zlib/zlib1g_1.3.dfsg+really1.3.2-4_amd64.deb':
        '8506ce550a81ac14b047608e0df121037d9cbb10c3cc28446f68cf8c1d9d31ce',
    },
    programs: ['llama-server'],
    libraries: [LIBRARIES, `${LIBRARIES}/llama`],
    // By default, it looks in the machine's root folder. This library supports every processor.
    paths: { GGML_BACKEND_PATH: `${LIBRARIES}/ggml/backends0/libggml-cpu-x64.so` },
  },
  subjects: GGUF_SUBJECTS,
  usedWith: [...GGUF_USED, GGUF_RANKER],
  knowsNoProxy: true,
}
