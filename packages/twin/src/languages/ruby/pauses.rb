# Loaded before an example that waits for a queue: pauses are cut short, and a question that was answered in the same way
# again and again is answered from memory. So minutes of waiting, and hundreds of questions, take a moment.
require "net/http"

# From this many equal answers to one question on, the same answer is given from memory.
EQUAL_ANSWERS = 6

# The example's own pauses alone: limits of time sleep, too.
define_singleton_method(:sleep) { |seconds| seconds.round }

Net::HTTP.singleton_class.prepend(
  Module.new do
    def get_response(*question)
      @answers = [] unless @question == question
      @question = question
      return @answers.last if @answers.length >= EQUAL_ANSWERS

      super.tap { |answer| @answers << answer }
    end
  end
)
