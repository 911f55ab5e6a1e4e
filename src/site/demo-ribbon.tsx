import { pageWidth } from '#ui/page.tsx';

/** Says that nothing here is for sale, on every page of a demo shop. */
export function DemoRibbon() {
  return (
    <p className="bg-ink text-sm text-paper">
      <span className={`${pageWidth} block py-2`}>
        <strong className="mr-2 border border-oak px-1 text-white">Demo shop</strong>
        The shop, its products, prices and reviews are invented to show how it works: no order is charged or delivered.
      </span>
    </p>
  );
}
