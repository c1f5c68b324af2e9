// Written by `npm run generate` from the languages' records. Do not edit.

import bat from '@shikijs/langs/bat'
import go from '@shikijs/langs/go'
import java from '@shikijs/langs/java'
import javascript from '@shikijs/langs/javascript'
import json from '@shikijs/langs/json'
import php from './alone/php.generated.json' with { type: 'json' }
import powershell from '@shikijs/langs/powershell'
import python from '@shikijs/langs/python'
import ruby from './alone/ruby.generated.json' with { type: 'json' }
import rust from '@shikijs/langs/rust'
import shellscript from '@shikijs/langs/shellscript'

/** Every grammar that a program of the examples, or the JSON that it sends, is highlighted with. */
export const GRAMMARS = [bat, go, java, javascript, json, php, powershell, python, ruby, rust, shellscript]
