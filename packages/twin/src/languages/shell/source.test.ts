import { describe, expect, it } from 'vitest'
import { readShell, shellVariables } from './source.ts'

const read = (content: string) => [...shellVariables(content).read]

describe('shellVariables', () => {
  it('finds variables outside and inside double quotes', () => {
    expect(read('curl -H "Authorization: Bearer $HF_TOKEN" "${URL}" $MORE')).toEqual(['HF_TOKEN', 'URL', 'MORE'])
  })

  it('ignores single quotes, backslashes, and comments', () => {
    expect(read(`echo '$A' \\$B "\\$C" # $D\necho a#$E`)).toEqual(['E'])
    expect(read(`echo 'it'\\''s $A' "'$B'"`)).toEqual(['B'])
  })

  it('distinguishes here-documents with and without a quoted end mark', () => {
    expect(read("cat <<'EOF'\n$A `b` $(c)\nEOF\necho $B")).toEqual(['B'])
    expect(read('cat <<EOF\n$A \\$X\nEOF\necho $B')).toEqual(['A', 'B'])
    expect(read('cat <<-EOF\n\t$A\n\tEOF\necho $B')).toEqual(['A', 'B'])
    expect(read("cat <<'EOF' | tr a $A\n$B\nEOF")).toEqual(['A'])
  })

  it('reads command substitutions, also in quotes', () => {
    expect(read('a="$(printf "%s" "$B" \')\')" c=`echo $D`')).toEqual(['B', 'D'])
  })

  it('finds variables that the program sets itself', () => {
    const { read: seen, assigned } = shellVariables('id=$(curl "$URL")\nfor i in 1 2; do echo "$id$i"; done')
    expect([...seen]).toEqual(['URL', 'id', 'i'])
    expect([...assigned]).toEqual(['id', 'i'])
  })
})

describe('readShell', () => {
  it('returns the variables that come from outside', async () => {
    expect((await readShell('x=1\ncurl "$HF_TOKEN$x"')).environment).toEqual(['HF_TOKEN'])
  })

  it('reports why a text isn’t a valid program', async () => {
    expect((await readShell("curl -d 'it's'")).error).toMatch(/^bash: /)
    expect((await readShell('a=(1 2)')).error).toMatch(/^sh: /)
  })
})
