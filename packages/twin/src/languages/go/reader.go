// Reads Go programs without running them: a list of texts in JSON on each line of the input, a list of findings on each
// line of the output.
package main

import (
	"bufio"
	"encoding/json"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"log"
	"os"
	"strconv"
)

// Facts is what is told of a program.
type Facts struct {
	Error                 *string  `json:"error"`
	Imports               []string `json:"imports"`
	Environment           []string `json:"environment"`
	ReadsWholeEnvironment bool     `json:"readsWholeEnvironment"`
}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<30)
	answers := json.NewEncoder(os.Stdout)
	for lines.Scan() {
		var texts []string
		if err := json.Unmarshal(lines.Bytes(), &texts); err != nil {
			log.Fatal(err)
		}
		facts := []Facts{}
		for _, text := range texts {
			facts = append(facts, read(text))
		}
		if err := answers.Encode(facts); err != nil {
			log.Fatal(err)
		}
	}
	if err := lines.Err(); err != nil {
		log.Fatal(err)
	}
}

func read(text string) Facts {
	facts := Facts{Imports: []string{}, Environment: []string{}}
	file, err := parser.ParseFile(token.NewFileSet(), "example.go", text, parser.SkipObjectResolution)
	if err == nil {
		err = isFormatted(text)
	}
	if err != nil {
		said := err.Error()
		facts.Error = &said
		return facts
	}
	for _, each := range file.Imports {
		path, _ := strconv.Unquote(each.Path.Value)
		facts.Imports = append(facts.Imports, path)
	}
	ast.Inspect(file, func(node ast.Node) bool {
		if call, isCall := node.(*ast.CallExpr); isCall {
			facts.readCall(call)
		}
		return true
	})
	return facts
}

type otherwiseFormatted struct{ text string }

func (e otherwiseFormatted) Error() string { return "gofmt writes it otherwise:\n" + e.text }

func isFormatted(text string) error {
	formatted, err := format.Source([]byte(text))
	if err != nil {
		return err
	}
	if string(formatted) != text {
		return otherwiseFormatted{string(formatted)}
	}
	return nil
}

// readCall notes what a call reads of the environment.
func (facts *Facts) readCall(call *ast.CallExpr) {
	function, isSelector := call.Fun.(*ast.SelectorExpr)
	if !isSelector {
		return
	}
	if of, isName := function.X.(*ast.Ident); !isName || of.Name != "os" {
		return
	}
	switch function.Sel.Name {
	case "Environ", "ExpandEnv":
		facts.ReadsWholeEnvironment = true
	case "Getenv", "LookupEnv":
		literal, isLiteral := call.Args[0].(*ast.BasicLit)
		if !isLiteral {
			facts.ReadsWholeEnvironment = true
			return
		}
		name, _ := strconv.Unquote(literal.Value)
		facts.Environment = append(facts.Environment, name)
	}
}
