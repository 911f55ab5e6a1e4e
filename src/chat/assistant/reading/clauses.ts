const opener =
  "(?:do|does|did|can|could|will|would|is|are|was|am i|have|has|how|what|whats|when|where|wheres|which|who|why|should|shall|any chance|got (?:any|some)|also|plus do|tell me|show me|if not|and if|does that|i also|i(?:'d| would)? (?:also )?need|can't)";
const question = '(?:do|does|did|can|could|will|would|is|are|have|has|how|what|whats|when|where|wheres|which|why|should)';

/** A message as the things it says, in order: at full stops and question marks, and where an 'and' begins another question. */
export function splitClauses(text: string): string[] {
  return (
    text
      .split(/(?<=[?!;])\s*|(?<=[a-z0-9"')²])\.+(?=\s|$)|\n+/)
      .flatMap((sentence) =>
        sentence.split(
          new RegExp(
            String.raw`\s*(?:,|\s-)?\s+(?:and|&|\+|but|also|then|plus)\s+(?=(?:also |then |just |if so,? |if not,? )?${question}\b(?! (?:about|not|\d+|be|easily|stand up|cope)\b))`,
          ),
        ),
      )
      .flatMap((sentence) => sentence.split(new RegExp(String.raw`,\s+(?=${opener}\b)`)))
      // 'is it in stock or is there something similar': two questions.
      .flatMap((sentence) =>
        sentence.split(
          /,?\s+or\s+(?=(?:is there|are there|have (?:you|yous)|do (?:you|yous) (?:have|do|sell))\b(?: \w+){0,3} (?:similar|like it|alternatives?|another|else|something|instead)\b)/,
        ),
      )
      .map((clause) => clause.replaceAll(/[?!;]+/g, ' ').trim())
      .filter((clause) => /[\p{L}\p{N}]/u.test(clause))
      .slice(0, 8)
  );
}
