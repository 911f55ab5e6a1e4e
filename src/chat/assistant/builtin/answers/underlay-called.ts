const words = 'silver|basic|foam|wood[- ]?fib\\w+|fib(?:re|er)\\w*|rubber|crumb|luxury|acoustic|low[- ]tog';
/** 'silver underlay', 'underlay, the rubber one' */
const called = new RegExp(
  `\\b(${words})(?: (?:foam|rubber|board|carpet|laminate|\\{mm\\}))* (?:underlay|one\\b)|\\bunderlay,? (?:in |with )?(?:the )?(${words})\\b`,
);

/** The word by which one of our underlays is called, as its name has it; empty where none is. */
export function underlayCalled(said: string): string {
  const [, before = '', after = ''] = called.exec(said) ?? [];
  return (before || after).replace(/^fib.*|^wood.*/, 'fibre').replace(/^low.*/, 'low-tog');
}
