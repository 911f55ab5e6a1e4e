import { type ESTree, parseSync, Visitor } from 'vite';

type Parent = ESTree.JSXElement | ESTree.JSXFragment;
type Shown = 'text' | 'element' | 'nothing';

/** What draws elements, and never words, though its name alone does not tell. */
const drawsElements = new Set(['act', 'aside', 'bulk', 'button', 'children', 'icon', 'PayButton', 'size']);

/**
 * Where a component shows text that may change or go beside other things in one element. A browser's translator puts elements
 * of its own in place of the text, and React then changes what is shown no more, or fails to take it away
 * (https://github.com/facebook/react/issues/11538). Text that is all there is in an element is safe: React sets it anew.
 */
export function findBareText(path: string, code: string): string[] {
  const { program } = parseSync(path, code);
  const found: string[] = [];
  const elements = new Set<string>();
  const look = (parent: Parent) => {
    const children = parent.children.filter((child) => !isLayout(child));
    if (children.length < 2) return;
    children.forEach((child, at) => {
      if (child.type !== 'JSXExpressionContainer' || child.expression.type === 'Literal') return;
      const { expression } = child;
      const shown = shownBy(expression as ESTree.Expression, elements);
      if (!shown.has('text') && !(mayGrow(expression.type) && isText(children[at + 1]))) return;
      found.push(`${path}:${code.slice(0, child.start).split('\n').length} ${code.slice(child.start, child.end)}`);
    });
  };
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init && !shownBy(init, elements).has('text')) elements.add(id.name);
    },
  }).visit(program);
  new Visitor({ JSXElement: look, JSXFragment: look }).visit(program);
  return found;
}

/** All that an expression may show; what cannot be told counts as text. */
function shownBy(expression: ESTree.Expression, elements: ReadonlySet<string>): Set<Shown> {
  const of = (...parts: ESTree.Expression[]) => new Set(parts.flatMap((part) => [...shownBy(part, elements)]));
  switch (expression.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return new Set(['element']);
    case 'Literal':
      return new Set([expression.value === null || typeof expression.value === 'boolean' ? 'nothing' : 'text']);
    case 'ParenthesizedExpression':
    case 'ChainExpression':
      return of(expression.expression);
    case 'ConditionalExpression':
      return of(expression.consequent, expression.alternate);
    case 'LogicalExpression':
      return expression.operator === '&&' ? of(expression.right) : of(expression.left, expression.right);
    case 'Identifier':
      return new Set([elements.has(expression.name) || drawsElements.has(expression.name) ? 'element' : 'text']);
    case 'CallExpression': {
      const { callee } = expression;
      if (callee.type === 'Identifier') return new Set([drawsElements.has(callee.name) ? 'element' : 'text']);
      return new Set([callee.type === 'MemberExpression' && 'name' in callee.property && callee.property.name === 'map' ? 'element' : 'text']);
    }
    default:
      return new Set(['text']);
  }
}

const mayGrow = (type: string) => ['ConditionalExpression', 'LogicalExpression', 'CallExpression'].includes(type);

/** A thing that comes is put before the text that follows it, which may no longer be there. */
const isText = (child: Parent['children'][number] | undefined) =>
  child?.type === 'JSXText' || (child?.type === 'JSXExpressionContainer' && child.expression.type === 'Literal');

/** Line breaks between elements, and comments. */
function isLayout(child: Parent['children'][number]): boolean {
  if (child.type === 'JSXText') return /^\s*\n\s*$/.test(child.value);
  return child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression';
}
