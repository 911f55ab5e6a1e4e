import type { AnswerContext } from '../context.ts';
import { stepsIn } from './floor-measured.ts';

/** The unit or the width that was asked for, put into the question that wanted it. `asked`: that question. */
export function withWhatWasAsked(answer: string, asked: string, awaits: AnswerContext['awaits']): string {
  return awaits === 'unit' ? withUnit(answer, asked) : awaits === 'area' ? withSteps(answer, asked) : answer;
}

/** 'feet', after a room without a unit: the question before with the unit in it. */
function withUnit(answer: string, asked: string): string {
  const unit = /\b(?:feet|foot|ft)\b/i.test(answer) ? 'ft' : /\b(?:m|met(?:re|er)s?|mtrs?)\b/i.test(answer) ? 'm' : null;
  if (!unit || /\d/.test(answer)) return answer;
  return asked.replaceAll(/(\d+(?:\.\d+)?)\s*(x|×|by)\s*(\d+(?:\.\d+)?)/gi, `$1 ${unit} x $3 ${unit}`);
}

/** '80 cm wide', after steps whose width was asked: so many steps of that width. */
function withSteps(answer: string, asked: string): string {
  const [, width] = /^\D{0,25}(\d+(?:\.\d+)?\s?(?:mm|cm|m))\b(?: wide| across)?[\s.!]*$/i.exec(answer) ?? [];
  const steps = stepsIn(asked.toLowerCase());
  return width && steps ? `${/^(?:and|also|plus)\b/i.test(asked) ? 'add ' : ''}${steps} steps ${width} wide` : answer;
}
