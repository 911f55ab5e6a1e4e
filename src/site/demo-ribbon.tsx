import { pageWidth } from '#ui/page.tsx';

/** Says that nothing here is for sale, on every page of a demo shop. */
export function DemoRibbon() {
  return (
    <aside aria-label="About this shop" className="bg-ink text-sm text-paper">
      <p className={`${pageWidth} py-2`}>
        <strong className="mr-2 border border-oak px-1 text-white">Demo shop</strong>
        Everything here is made up. No orders are charged or delivered.
      </p>
    </aside>
  );
}
