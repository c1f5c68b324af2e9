# Reads Ruby examples without running them: a line of JSON asks, and a line of JSON answers.
require "json"
require "ripper"
require "tempfile"

# What the libraries of Ruby's own that examples require bring.
LIBRARIES = {
  "json" => { constants: %w[JSON], methods: %w[to_json] },
  "net/http" => { constants: %w[Net URI], methods: [] },
  # Its `open` is a method of files, too.
  "open-uri" => { constants: [], methods: %w[read] },
  "stringio" => { constants: %w[StringIO], methods: [] }
}.freeze

$VERBOSE = true
$warnings = +""
def Warning.warn(message, *) = $warnings << message

# What `ruby -wc` says of a program, warnings included; nil where it says nothing.
def complaint(program)
  $warnings.clear
  Tempfile.create("example.rb") do |file|
    file.write(program)
    file.close
    RubyVM::InstructionSequence.compile_file(file.path)
  end
  $warnings.empty? ? nil : $warnings.dup
rescue SyntaxError => error
  error.message
end

# Goes through the syntax tree of a program once.
class Reader
  attr_reader :required, :constants, :functions, :methods, :defined, :variables, :whole

  def initialize(program)
    @required, @constants, @functions, @methods, @defined, @variables = Array.new(6) { [] }
    @whole = false
    read(Ripper.sexp(program))
  end

  private

  def read(node)
    return unless node.is_a?(Array)
    return node.each { |part| read(part) } unless node.first.is_a?(Symbol)

    rest = node.drop(1)
    case node
    in [:method_add_arg, [:call, [:var_ref, [:@const, "ENV", *]], _, [:@ident, "fetch", *]], [:arg_paren, arguments]]
      read_variable(arguments)
      return
    in [:command, [:@ident, "require", *], [:args_add_block, [[:string_literal, [:string_content, [_, name, *]]]], *]]
      @required << name
    in [:def, [_, name, *], *]
      @defined << name
    in [:vcall | :fcall | :command, [_, name, *], *]
      @functions << name
    in [:call | :command_call, _, _, [_, name, *], *]
      @methods << name
    in [:var_ref, [:@const, "ENV", *]]
      @whole = true
    in [:var_ref, [:@const, name, *]]
      @constants << name
    else
    end
    rest.each { |part| read(part) }
  end

  def read_variable(arguments)
    case arguments
    in [:args_add_block, [[:string_literal, [:string_content, [:@tstring_content, name, *]]]], *]
      @variables << name
    else
      @whole = true
    end
  end
end

# Functions have the names of constants where they convert: `URI(…)`.
def facts(program)
  reader = Reader.new(program)
  required = reader.required.uniq
  brought = LIBRARIES.slice(*required).values
  constants = (reader.constants + reader.functions.grep(/\A[A-Z]/)).uniq
  functions = (reader.functions.grep_v(/\A[A-Z]/) - reader.defined).uniq
  used = ->(library) { constants.intersect?(library[:constants]) || reader.methods.intersect?(library[:methods]) }
  is_there = lambda do |name|
    owners = LIBRARIES.values.select { |library| library[:constants].include?(name) }
    owners.empty? ? Object.const_defined?(name) : owners.intersect?(brought)
  end
  lacking = LIBRARIES.values.flat_map { |library| library[:methods] } - brought.flat_map { |library| library[:methods] }
  {
    unusedImports: LIBRARIES.slice(*required).reject { |_, library| used.call(library) }.keys,
    undefinedNames: constants.reject(&is_there) + functions.reject { |name| Object.new.respond_to?(name, true) } +
                    reader.methods.uniq.intersection(lacking),
    packages: required - LIBRARIES.keys,
    environment: reader.variables.uniq,
    readsWholeEnvironment: reader.whole
  }
end

$stdout.sync = true
$stdin.each_line do |line|
  programs = JSON.parse(line)
  answers = programs.map do |program|
    error = complaint(program)
    error.nil? ? { error: nil, **facts(program) } : { error: error }
  end
  puts JSON.generate(answers)
end
