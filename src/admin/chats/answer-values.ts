/** What the form of an answer holds. */
export type AnswerValues = { question: string; also_asked: string; answer: string };

/** An answer as its form holds it. */
export function answerWritten({ question, alsoAsked, answer }: { question: string; alsoAsked: readonly string[]; answer: string }): AnswerValues {
  return { question, also_asked: alsoAsked.join('\n'), answer };
}
