import { z } from 'zod';
import { readStatement, type StatementTexts, splitStatements, writeStatement } from './statements.ts';

const maxStatements = 40;

/** Reads statements, as a list or with commas between them, as `writeStatement` gives them; each once. What is none is said in a sentence. */
export function statementList(texts: StatementTexts, example: string) {
  const wanted = `Please enter codes such as ${example}, separated by commas, ${maxStatements} at most.`;
  return z
    .union([z.array(z.string()), z.string(), z.null()], wanted)
    .transform((said, context) => {
      const written = Array.isArray(said) ? said.flatMap(splitStatements) : splitStatements(said ?? '');
      const read = written.map((one) => readStatement(texts, one));
      const problem = written.length > maxStatements ? wanted : read.find((one) => typeof one === 'string');
      if (problem === undefined) return [...new Set(read.flatMap((one) => (typeof one === 'string' ? [] : writeStatement(one))))];
      context.addIssue({ code: 'custom', message: problem });
      return z.NEVER;
    })
    .meta({
      anyOf: [
        { type: 'array', maxItems: maxStatements, items: { type: 'string', enum: Object.keys(texts).filter((code) => code !== 'EUH208') } },
        { type: 'string', examples: [example] },
        { type: 'null' },
      ],
    });
}
